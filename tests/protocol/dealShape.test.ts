import { describe, expect, it } from 'vitest';
import type { OpenedCommand, Opening } from '../../src-shared/fairness/terms.ts';
import { parseContext, parseOpening } from '../../src-shared/protocol/dealShape.ts';
import { parseGuestMessage, parseHostMessage } from '../../src-shared/protocol/parse.ts';
import { tablePrivate, tableView } from '../../src-shared/protocol/tableShape.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { MINE, TABLE, TABLE_ID } from './kit.ts';
import { expectExact } from './spoilt.ts';

const HASH = '0123456789abcdef'.repeat(4);

const CONTEXT = {
  table: TABLE_ID,
  game: 1,
  deal: 2,
  seats: [
    { name: 'Ann', kind: 'person' },
    { name: '빈', kind: 'bot' },
    { name: 'Ed', kind: 'absent' },
  ],
  options: DEFAULT_VIEW_OPTIONS,
  roles: ['liberal', 'fascist', 'hitler'],
  tiles: { liberal: 6, fascist: 11 },
};

const COMMANDS: readonly OpenedCommand[] = [
  { type: 'nominate', seat: seatId(0), nominee: seatId(1) },
  { type: 'castBallot', seat: seatId(1), ballot: 'nein' },
  { type: 'discard', seat: seatId(0), position: 2 },
  { type: 'discard', seat: seatId(0), position: null },
  { type: 'enact', seat: seatId(1), position: 1 },
  { type: 'enact', seat: seatId(1), position: null, party: 'fascist' },
  { type: 'peek', seat: seatId(0) },
];

const UNPLAYED: Omit<Opening, 'steps'> = {
  record: {
    context: JSON.stringify(CONTEXT),
    commitment: HASH,
    commitments: [{ seat: seatId(0), commitment: HASH }],
    shares: [{ seat: seatId(0), share: HASH }],
  },
  seed: HASH,
  revision: 3,
  brokenOff: 40,
};

const OPENING: Opening = {
  ...UNPLAYED,
  steps: COMMANDS.map((command, at) => ({ revision: at + 4, question: at, command })),
};

/** JSON writes minus zero as zero, which would be no change: it is spelled as a sender would have to. */
function onTheWire(value: unknown): string {
  const text = JSON.stringify(value ?? null, (_, held: unknown) => (Object.is(held, -0) ? '-0' : held));
  return text.replace('"-0"', '-0');
}

/** The same with fields that take nearly anything. */
function beside(value: unknown, more: object): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...more, ...value } : value;
}

const guestSays = (value: unknown): boolean => parseGuestMessage(onTheWire(value)).ok;
const hostSays = (value: unknown): boolean => parseHostMessage(onTheWire(value)).ok;

describe('the shape of a deal', () => {
  it('is exact in what a guest answers, reports and asks for', () => {
    expectExact(
      [
        { type: 'commit', game: 1, deal: 1, commitment: HASH },
        { type: 'reveal', game: 1, deal: 1, share: HASH },
        { type: 'askForSeat', seat: seatId(3) },
      ],
      guestSays,
    );
    for (const head of ['', '0123ABCD'])
      expectExact([{ type: 'found', game: 1, found: 'unchecked' }], (value) =>
        guestSays(beside(value, { head })),
      );
  });

  it('is exact in what a host tells of it', () => {
    expectExact(
      [
        { type: 'dealList', commitments: [{ seat: seatId(9), commitment: HASH }] },
        { type: 'dealShares', shares: [{ seat: seatId(9), share: HASH }] },
      ],
      hostSays,
    );
    expectExact([{ type: 'dealOpen', commitment: HASH }], (value) =>
      hostSays(beside(value, { context: '{}' })),
    );
    expectExact([{ type: 'opening', part: 1, parts: 512 }], (value) =>
      hostSays(beside(value, { text: 'x' })),
    );
    expect(hostSays({ type: 'dealOpen', context: '', commitment: HASH })).toBe(false);
    expect(hostSays({ type: 'opening', part: 1, parts: 1, text: '' })).toBe(false);
    expect(hostSays({ type: 'opening', part: 1, parts: 513, text: 'x' })).toBe(false);
  });

  it('is exact in its context', () => {
    expectExact([CONTEXT], (value) => parseContext(onTheWire(value)).ok);
  });

  it.each(['', 'A\u202enn', 'x'.repeat(65)])('takes no seat of the name %j', (name) => {
    expect(parseContext(JSON.stringify({ ...CONTEXT, seats: [{ name, kind: 'person' }] })).ok).toBe(false);
  });

  it('is exact in the opened game, whether tiles stay closed or not', () => {
    const opens = (value: unknown): boolean => parseOpening(onTheWire(value)).ok;
    expectExact([UNPLAYED, { ...UNPLAYED, brokenOff: null }], (value) => opens(beside(value, { steps: [] })));
    expectExact([{ revision: 4, question: 0 }], (value) =>
      opens({ ...UNPLAYED, steps: [beside(value, { command: COMMANDS[0] })] }),
    );
    expectExact(COMMANDS, (command) =>
      opens({ ...UNPLAYED, steps: [{ revision: 4, question: 0, command }] }),
    );
  });

  it('gives an opened game with its context, each as it was', () => {
    expect(parseOpening(JSON.stringify(OPENING))).toEqual({
      ok: true,
      value: { opening: OPENING, context: CONTEXT },
    });
    expect(parseContext(OPENING.record.context)).toEqual({ ok: true, value: CONTEXT });
  });

  it.each([
    ['notText', '"\ud800"'],
    ['notJson', '{'],
    ['wrongShape', '[]'],
    ['wrongShape', JSON.stringify({ ...OPENING, record: { ...OPENING.record, context: '[]' } })],
    ['notJson', JSON.stringify({ ...OPENING, record: { ...OPENING.record, context: '{' } })],
    ['wrongShape', JSON.stringify({ ...OPENING, record: { ...OPENING.record, context: '' } })],
    ['wrongShape', JSON.stringify({ ...OPENING, steps: [{ revision: 1, question: 1, command: null }] })],
    ['wrongShape', JSON.stringify({ ...OPENING, steps: [{ revision: 1, question: 1, command: 'peek' }] })],
  ])('refuses with %s', (code, text) => {
    expect(parseOpening(text)).toEqual({ ok: false, error: { code } });
  });

  it.each([
    ['a hash that is too short', HASH.slice(1)],
    ['a hash that is too long', `${HASH}0`],
    ['a hash with something before it', `g${HASH}`],
    ['a hash in capitals', HASH.toUpperCase()],
    ['one digit', 'a'],
    ['no digit', 'g'.repeat(64)],
  ])('takes %s for none', (_, commitment) => {
    expect(guestSays({ type: 'commit', game: 1, deal: 1, commitment })).toBe(false);
  });

  it.each(['0123ABC', '0123ABCDE', 'x0123ABCD', '0123abcd', 'A', 'GGGGGGGG'])('takes no head %s', (head) => {
    expect(guestSays({ type: 'found', game: 1, found: 'verified', head })).toBe(false);
  });

  it.each([`0${TABLE_ID}`, `${TABLE_ID}0`, 'a', 'g'.repeat(32)])('takes no table %s', (table) => {
    expect(parseContext(JSON.stringify({ ...CONTEXT, table })).ok).toBe(false);
  });
});

describe('the shape of what a table says of its deals and its bots', () => {
  const unreported = {
    voided: 2,
    voids: [{ deal: 1, seat: seatId(1) }],
    contributors: [seatId(0)],
  } as const;
  const trust = { ...unreported, reports: [{ seat: seatId(0), found: 'weaker', head: '0123ABCD' }] } as const;

  it('is exact', () => {
    const takes = (value: unknown): boolean => tableView({ ...TABLE, trust: value });
    expectExact([unreported], (value) => takes(beside(value, { reports: [] })));
    expectExact([{ seat: seatId(0), found: 'weaker' }], (value) =>
      takes({ ...unreported, reports: [beside(value, { head: '' })] }),
    );
    expectExact([{ ...TABLE, notice: { number: 1, kind: 'botSatIn', seat: seatId(1) } }], tableView);
  });

  it('holds as many void deals as ten seats can make, and not one more', () => {
    const voids = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ deal: 1 + Math.floor(at / 10), seat: seatId(at % 10) }));
    const takes = [20, 21].map((count) => tableView({ ...TABLE, trust: { ...trust, voids: voids(count) } }));
    expect(takes).toEqual([true, false]);
  });

  it('is exact in what a bot did', () => {
    const deed = {
      round: 1,
      question: 4,
      type: 'castBallot',
      target: seatId(2),
      ballot: 'ja',
      party: 'liberal',
    };
    const none = { ...deed, target: null, ballot: null, party: null };
    const takes = (value: unknown): boolean => tablePrivate({ ...MINE, botDeeds: [value] });
    for (const consent of [true, null])
      expectExact([deed, none], (value) => takes(beside(value, { consent })));
    expect(['yes', 1, undefined].map((consent) => takes({ ...deed, consent }))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
