import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeMessage, encodeTable, encodeUpdate } from '../../src-shared/protocol/encode.ts';
import { PRIVATE_PART_BYTES, type GuestMessage } from '../../src-shared/protocol/messages.ts';
import { GOODBYE_REASONS } from '../../src-shared/protocol/refusals.ts';
import { parseGuestMessage, parseHostMessage } from '../../src-shared/protocol/parse.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import type { Memory, PrivateView } from '../../src-shared/view/seatView.ts';
import { branded, HAPPENINGS, MINE, PRIVATE_VIEW, PUBLIC_VIEW, SEATS, TABLE, TABLE_ID } from './kit.ts';

const seat = fc.constantFrom(...SEATS);
const intent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('nominate' as const), nominee: seat }),
  fc.record({
    type: fc.constant('castBallot' as const),
    ballot: fc.constantFrom('ja' as const, 'nein' as const),
  }),
  fc.record({
    type: fc.constantFrom('discard' as const, 'enact' as const),
    position: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ type: fc.constantFrom('proposeVeto' as const, 'peek' as const) }),
  fc.record({ type: fc.constant('answerVeto' as const), consent: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('investigate' as const, 'callSpecialElection' as const, 'execute' as const),
    target: seat,
  }),
);
const name = fc.string({ unit: 'grapheme', maxLength: 20 });
const guestMessage: fc.Arbitrary<GuestMessage> = fc.oneof(
  fc.record({
    type: fc.constant('join' as const),
    name,
    as: fc.constantFrom('seat' as const, 'gallery' as const),
  }),
  fc.record({
    type: fc.constant('return' as const),
    revision: fc.nat(),
    head: fc.option(fc.nat().map((seed) => seed.toString(16).padStart(64, '0'))),
  }),
  fc.record({ type: fc.constant('intent' as const), question: fc.nat(), intent }),
  fc.record({ type: fc.constantFrom('rename' as const, 'sit' as const), name }),
  fc.record({ type: fc.constant('ready' as const), ready: fc.boolean() }),
  fc.record({ type: fc.constantFrom('leave' as const, 'beat' as const) }),
);

function update(mine: PrivateView): string {
  return encodeUpdate({
    revision: 3,
    question: 2,
    public: branded(PUBLIC_VIEW),
    happenings: HAPPENINGS.map(branded),
    mine: branded(mine),
  });
}

const bytes = (text: string): number => Buffer.byteLength(text);

describe('A message', () => {
  it('of a guest is what it was after the wire', () => {
    fc.assert(
      fc.property(guestMessage, (message) => {
        expect(parseGuestMessage(encodeMessage(message))).toEqual({ ok: true, value: message });
      }),
    );
  });

  it('with a view is what it was after the wire, and its public strings as they came', () => {
    expect(parseHostMessage(update(PRIVATE_VIEW))).toEqual({
      ok: true,
      value: {
        type: 'update',
        update: { revision: 3, question: 2, public: PUBLIC_VIEW, happenings: HAPPENINGS, mine: PRIVATE_VIEW },
        received: {
          public: JSON.stringify(PUBLIC_VIEW),
          happenings: HAPPENINGS.map((happening) => JSON.stringify(happening)),
        },
      },
    });
  });

  it('with the table is what it was after the wire', () => {
    const heard = parseHostMessage(encodeTable(TABLE, MINE));
    expect(heard).toEqual({ ok: true, value: { type: 'table', table: TABLE, mine: MINE } });
  });

  it.each(GOODBYE_REASONS)('of goodbye (%s) is what it was after the wire', (reason) => {
    const message = { type: 'goodbye', reason } as const;
    expect(parseHostMessage(encodeMessage(message))).toEqual({ ok: true, value: message });
  });

  it('that lets a guest in or refuses is what it was after the wire', () => {
    const welcome = { type: 'welcome', handle: TABLE_ID, tableId: TABLE_ID } as const;
    const refused = {
      type: 'refused',
      refusal: { code: 'termLimited', target: seatId(3), limit: 'lastPresident' },
    } as const;
    expect([parseHostMessage(encodeMessage(welcome)), parseHostMessage(encodeMessage(refused))]).toEqual([
      { ok: true, value: welcome },
      { ok: true, value: refused },
    ]);
  });
});

describe('The private part', () => {
  const memories: readonly Memory[] = Array.from({ length: 22 }, (_, index) => ({
    kind: 'drew',
    round: index + 9,
    tiles: ['fascist', 'fascist', 'fascist'],
    discarded: 'fascist',
  }));
  const full: PrivateView = { ...PRIVATE_VIEW, role: 'liberal', party: 'liberal', memories };
  const gallery: PrivateView = {
    ...PRIVATE_VIEW,
    seat: null,
    role: 'unknown',
    party: 'unknown',
    options: { kind: 'wait', awaiting: [] },
  };

  it('gives an update the same length whatever a viewer knows', () => {
    expect(new Set([PRIVATE_VIEW, full, gallery].map((mine) => bytes(update(mine)))).size).toBe(1);
  });

  it('fills exactly its constant number of bytes', () => {
    const text = update(full);
    expect(bytes(text.slice(text.indexOf('"mine":') + 7, -1))).toBe(PRIVATE_PART_BYTES);
  });

  it('gives the table the same length whatever the name, the seat and the invitation are', () => {
    const others = [
      MINE,
      { seat: null, name: '🦊🦊한국', invitation: null, askedFor: null, botDeeds: [] },
      { ...MINE, name: '"\\"\\"\\"' },
    ];
    expect(new Set(others.map((mine) => bytes(encodeTable(TABLE, mine)))).size).toBe(1);
  });

  it('is never sent when it does not fit', () => {
    const tooMuch = { ...full, memories: [...memories, ...memories] };
    expect(() => update(tooMuch)).toThrow();
  });
});

describe('What is no message of a guest', () => {
  const join = '{"type":"join","name":"Ann","as":"seat"';
  it.each([
    ['a seat in an intent', '{"type":"intent","question":1,"intent":{"type":"peek","seat":3}}', 'wrongShape'],
    ['an unknown field', `${join},"x":1}`, 'wrongShape'],
    ['a prototype', `${join},"__proto__":{"as":"seat"}}`, 'wrongShape'],
    ['a constructor', `${join},"constructor":1}`, 'wrongShape'],
    ['a field too few', '{"type":"join","name":"Ann"}', 'wrongShape'],
    ['a field by the prototype only', '{"type":"join","name":"Ann","__proto__":{"as":"seat"}}', 'wrongShape'],
    ['a wrong type', '{"type":"join","name":7,"as":"seat"}', 'wrongShape'],
    ['an unknown type', '{"type":"toString"}', 'wrongShape'],
    ['no type', '{}', 'wrongShape'],
    ['a list', '[{"type":"beat"}]', 'wrongShape'],
    ['nothing', 'null', 'wrongShape'],
    ['half a number', '{"type":"return","revision":1.5}', 'wrongShape'],
    ['a huge number', '{"type":"return","revision":1e308}', 'wrongShape'],
    ['minus zero', '{"type":"return","revision":-0}', 'wrongShape'],
    [
      'an eleventh seat',
      '{"type":"intent","question":1,"intent":{"type":"execute","target":10}}',
      'wrongShape',
    ],
    ['an escaped lone surrogate', '{"type":"rename","name":"\\ud800"}', 'wrongShape'],
    ['a lone surrogate', '{"type":"rename","name":"\ud800"}', 'notText'],
    ['empty text', '', 'notJson'],
    ['two messages', '{"type":"beat"}{"type":"beat"}', 'notJson'],
    ['deep nesting', '['.repeat(500) + ']'.repeat(500), 'wrongShape'],
    ['a text that no frame holds', `{"type":"rename","name":"${'x'.repeat(1000)}"}`, 'tooLong'],
    ['wide characters that no frame holds', `{"type":"rename","name":"${'한'.repeat(350)}"}`, 'tooLong'],
  ])('is refused: %s', (_, text, code) => {
    expect(parseGuestMessage(text)).toEqual({ ok: false, error: { code } });
  });
});

describe('What is no message of a host', () => {
  const table = (change: object): string =>
    JSON.stringify({ type: 'table', table: JSON.stringify({ ...TABLE, ...change }), mine: MINE });
  const withView = (text: string): string =>
    JSON.stringify({
      type: 'update',
      revision: 1,
      question: 1,
      public: text,
      happenings: [],
      mine: PRIVATE_VIEW,
    });

  it.each([
    ['a message of a guest', '{"type":"leave"}', 'wrongShape'],
    ['a name that turns the line around', table({ hostName: 'A\u202enn' }), 'wrongShape'],
    ['an eleventh seat', table({ seats: Array.from({ length: 11 }, () => TABLE.seats[0]) }), 'wrongShape'],
    ['an id of another form', table({ id: 'ABC' }), 'wrongShape'],
    ['a table that is no JSON', JSON.stringify({ type: 'table', table: '{', mine: MINE }), 'notJson'],
    ['a view with a field more', withView(JSON.stringify({ ...PUBLIC_VIEW, roles: [] })), 'wrongShape'],
    ['a view that is no JSON', withView('x'), 'notJson'],
    ['nesting deeper than any parser', '['.repeat(60_000), 'notJson'],
    ['a nest that closes', '['.repeat(30_000) + ']'.repeat(30_000), 'wrongShape'],
    ['a text that no frame holds', ' '.repeat(65_519), 'tooLong'],
    ['a goodbye for no reason of the list', '{"type":"goodbye","reason":"fun"}', 'wrongShape'],
  ])('is refused: %s', (_, text, code) => {
    const parsed = parseHostMessage(text);
    expect(parsed).toEqual({ ok: false, error: { code } });
  });

  it('is refused with a code whatever it is', () => {
    const codes = new Set(['tooLong', 'notText', 'notJson', 'wrongShape']);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string()), (text) => {
        const parsed = [parseHostMessage(text), parseGuestMessage(text)];
        expect(parsed.every((result) => !result.ok && codes.has(result.error.code))).toBe(true);
      }),
    );
  });

  it('is refused when one field of a real one is lost or changed', () => {
    const real: unknown = JSON.parse(update(PRIVATE_VIEW));
    fc.assert(
      fc.property(
        fc.constantFrom('revision', 'question', 'public', 'happenings', 'mine'),
        fc.anything(),
        (field, junk) => {
          fc.pre(typeof junk !== 'number' && !(Array.isArray(junk) && junk.length === 0));
          const changed = JSON.stringify(Object.assign({}, real, { [field]: junk }));
          expect(parseHostMessage(changed).ok).toBe(false);
        },
      ),
    );
  });
});
