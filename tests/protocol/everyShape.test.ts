import { describe, expect, it, vi } from 'vitest';
import { happening, privateView, publicView } from '../../src-shared/protocol/gameShape.ts';
import type { TableRefusal, TableView } from '../../src-shared/protocol/messages.ts';
import { parseGuestMessage, parseHostMessage } from '../../src-shared/protocol/parse.ts';
import { list, object, oneOf, tagged, text, whole } from '../../src-shared/protocol/shape.ts';
import { id, refusal, tablePrivate, tableView } from '../../src-shared/protocol/tableShape.ts';
import { phaseClock, talkView } from '../../src-shared/protocol/talkShape.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { CLAIM_KINDS, STATEMENTS, type Statement } from '../../src-shared/talk/statements.ts';
import { EMOTES, NO_TALK } from '../../src-shared/talk/talkView.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { randomGame } from '../kit/randomGame.ts';
import { MINE, TABLE, TABLE_ID } from './kit.ts';

// Every spoilt form of many views: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

type Judge = (value: unknown) => boolean;

const turns = [5, 7, 10].flatMap((players) =>
  [1, 2, 3].flatMap((number) => [
    ...randomGame(players, number),
    ...randomGame(players, number, { ja: 90, veto: 95 }),
    ...randomGame(players, number, { ja: 20, veto: 50 }),
  ]),
);

/** One of each form: two values of the same form have the same fields, all the way down. */
function oneOfEach(values: readonly unknown[]): readonly unknown[] {
  return [...new Map(values.map((value) => [formOf(value), value])).values()];
}

function formOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(formOf))].toSorted().join()}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, held]) => `${key}:${formOf(held)}`)
      .join()}}`;
  return typeof value === 'string' ? value : typeof value;
}

const publicViews = oneOfEach(
  turns
    .map(({ after }) => projectPublic(after, DEFAULT_VIEW_OPTIONS))
    .filter((_, index) => index % 5 === 0)
    .concat(
      turns
        .filter(({ after }) => after.phase.name === 'concluded')
        .map(({ after }) => projectPublic(after, DEFAULT_VIEW_OPTIONS)),
    ),
);
const stages = oneOfEach(turns.map(({ after }) => projectPublic(after, DEFAULT_VIEW_OPTIONS).stage));
const privateViews = oneOfEach(
  turns
    .flatMap(({ after }) => seatsOf(after.players).map((seat) => projectPrivate(after, seat)))
    .filter((_, index) => index % 3 === 0),
);
const happenings = oneOfEach(turns.flatMap(({ events }) => projectHappenings(events, DEFAULT_VIEW_OPTIONS)));

/** The same value with one thing in it changed, once for every thing and every change; names of people are left. */
function* spoilt(value: unknown): Generator {
  if (Array.isArray(value)) {
    yield Array(200).fill(value[0] ?? 'junk');
    yield [{ junk: 1 }];
    for (const [index, item] of value.entries())
      for (const wrong of spoilt(item)) yield value.map((held: unknown, at) => (at === index ? wrong : held));
    return;
  }
  if (typeof value === 'object' && value !== null) yield* spoiltFields(value);
  else yield* spoiltPlain(value);
}

function* spoiltFields(value: object): Generator {
  yield { ...value, junk: 1 };
  yield [value];
  for (const [key, held] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
    if (!['name', 'hostName'].includes(key))
      for (const wrong of spoilt(held)) yield { ...value, [key]: wrong };
  }
}

function* spoiltPlain(value: unknown): Generator {
  yield { junk: 1 };
  yield undefined;
  if (typeof value === 'string') yield* ['', '\u202e', 7];
  if (typeof value === 'number') yield* [-1, 0.5, -0, 2_000_000, String(value)];
  if (typeof value === 'boolean') yield* [Number(value), String(value), null];
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expectExact(values: readonly unknown[], judge: Judge): void {
  expect(values.filter((value) => !judge(value))).toEqual([]);
  for (const value of values) expect([...spoilt(value)].filter((wrong) => judge(wrong))).toEqual([]);
}

describe('the shape of', () => {
  it('a public view takes every one of whole games', () => {
    expect(publicViews.filter((view) => !publicView(view))).toEqual([]);
  });

  it('a public view takes none with one thing lost, added or changed', () => {
    const wrong = publicViews
      .slice(-4)
      .flatMap((view) => [...spoilt(view)].filter((spoiltView) => publicView(spoiltView)));
    expect(wrong).toEqual([]);
  });

  it('each stage is exact', () => {
    const [view] = publicViews;
    expectExact(stages, (stage) => publicView(Object.assign({}, view, { stage })));
  });

  it('a private view is exact', () => {
    expect(privateViews.filter((view) => !privateView(view))).toEqual([]);
    const longest = privateViews.toSorted(
      (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
    );
    expectExact(longest.slice(0, 6), privateView);
  });

  it('each memory and each kind of options is exact', () => {
    const views = turns
      .filter((_, index) => index % 4 === 0)
      .flatMap(({ after }) => seatsOf(after.players).map((seat) => projectPrivate(after, seat)));
    const [view] = views;
    expectExact(oneOfEach(views.flatMap(({ memories }) => memories)), (memory) =>
      privateView({ ...view, memories: [memory] }),
    );
    expectExact(oneOfEach(views.map(({ options }) => options)), (options) =>
      privateView({ ...view, options }),
    );
  });

  it('a claim and a reaction of a guest is exact, each statement and each sign', () => {
    const statements = CLAIM_KINDS.flatMap((kind): readonly Statement[] => STATEMENTS[kind]);
    const claims = statements.map((says) => ({ type: 'claim', round: 30, says }));
    const emotes = EMOTES.map((emote) => ({ type: 'emote', emote }));
    expectExact([...claims, ...emotes], (value) => parseGuestMessage(JSON.stringify(value) ?? '').ok);
  });

  it('a talk, a reaction and a clock of a host is exact', () => {
    const says = STATEMENTS.drew[2];
    const claim = { seat: seatId(3), round: 2, target: null, says };
    const about = { ...claim, target: seatId(0), says: STATEMENTS.investigated[0] };
    const open = CLAIM_KINDS.map((kind) => ({ seat: seatId(9), round: 1, kind, target: null }));
    expectExact([{ claims: [claim, about], open }, NO_TALK], talkView);
    expectExact(
      [{ type: 'emote', seat: seatId(1), emote: 'doubt' }],
      (value) => parseHostMessage(JSON.stringify(value) ?? '').ok,
    );
    expectExact([{ leftMs: 0, ofMs: 60_000, running: true }], (value) =>
      phaseClock(isRecord(value) ? { question: 1, ...value } : value),
    );
  });

  it('each happening is exact', () => {
    expect(happenings.length).toBeGreaterThanOrEqual(19);
    expectExact(happenings, happening);
  });

  it('a round of the chronicle takes every outcome, every veto and every way to enact', () => {
    const rounds = turns.flatMap(({ after }) => projectPublic(after, DEFAULT_VIEW_OPTIONS).chronicle);
    expect(new Set(rounds.map(({ outcome }) => outcome))).toEqual(new Set(['open', 'rejected', 'elected']));
    expect(new Set(rounds.map(({ veto }) => veto))).toEqual(
      new Set(['none', 'proposed', 'refused', 'accepted']),
    );
    expect(new Set(rounds.map(({ enacted }) => enacted?.by))).toEqual(
      new Set([undefined, 'government', 'chaos']),
    );
    const [view] = publicViews;
    expectExact(oneOfEach(rounds), (round) => publicView(Object.assign({}, view, { chronicle: [round] })));
  });
});

describe('the shape of a table', () => {
  const tables: readonly TableView[] = [
    TABLE,
    { ...TABLE, countIn: { state: 'running', secondsLeft: 3 } },
    { ...TABLE, countIn: { state: 'stopped', by: seatId(1) } },
    { ...TABLE, countIn: { state: 'stoppedByHost' } },
    { ...TABLE, countIn: { state: 'stoppedByChange' } },
    { ...TABLE, name: 'Friday', paused: 'host', longAbsent: [seatId(1)] },
    ...(['dealing', 'playing', 'concluded', 'ended'] as const).map((activity) => ({ ...TABLE, activity })),
    { ...TABLE, paused: 'fault', seats: TABLE.seats.map((seat) => ({ ...seat, presence: 'left' })) },
  ];

  it('is exact', () => {
    expectExact(tables, tableView);
  });

  it.each(['', 'A\u202enn', 'x'.repeat(65), '\u200b'])('takes no seat of the name %j', (name) => {
    expect(tableView({ ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, name })) })).toBe(false);
  });

  it('takes a label of 128 bytes and none of 129', () => {
    expect([128, 129].map((length) => tableView({ ...TABLE, hostName: 'x'.repeat(length) }))).toEqual([
      true,
      false,
    ]);
    expect(tableView({ ...TABLE, hostName: '' })).toBe(true);
    expect(
      [64, 65].map((length) =>
        tableView({ ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, name: 'x'.repeat(length) })) }),
      ),
    ).toEqual([true, false]);
  });

  it.each(['x'.repeat(201), 'a\nb', '한', 'a\u0000', '\u0000a'])('takes no link %j', (link) => {
    expect(tablePrivate({ ...MINE, invitation: { ...MINE.invitation, link } })).toBe(false);
  });

  it('takes a link of 200 characters, of 0, and a seat without an invitation', () => {
    const links = ['x'.repeat(200), '', ' ~'].map((link) =>
      tablePrivate({ ...MINE, invitation: { ...MINE.invitation, link } }),
    );
    expect([...links, tablePrivate({ ...MINE, seat: null, invitation: null })]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.each([
    `0${TABLE_ID}`,
    `${TABLE_ID}0`,
    TABLE_ID.toUpperCase(),
    TABLE_ID.slice(1),
    `g${TABLE_ID.slice(1)}`,
  ])('takes no id %s', (value) => {
    expect([id(value), id(TABLE_ID)]).toEqual([false, true]);
  });
});

describe('the shape of a refusal', () => {
  const REFUSALS: readonly TableRefusal[] = [
    { code: 'targetNotLiving', target: seatId(1) },
    { code: 'termLimited', target: seatId(1), limit: 'lastChancellor' },
    { code: 'alreadyInvestigated', target: seatId(1) },
    { code: 'tooFewPlayers', missing: 2 },
    { code: 'gameOver' },
    { code: 'tooFast' },
  ];

  it('is exact', () => {
    expectExact(REFUSALS, refusal);
  });

  it('names a taken name, and nothing that turns a line around', () => {
    const named = [{ name: 'Ben' }, {}, { name: 'Ben', more: 1 }, { name: '\u202e' }, { name: 7 }];
    expect(named.map((fields) => refusal({ code: 'nameTaken', ...fields }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a guard', () => {
  it('of whole numbers takes its ends and nothing beyond', () => {
    const guard = whole(0, 3);
    expect([0, 3, -1, 4, -0, 1.5, '1', null, Number.NaN].map(guard)).toEqual([
      true,
      true,
      ...Array<boolean>(7).fill(false),
    ]);
  });

  it('of an object takes no list, nothing inherited and no other thing', () => {
    const guard = object({ length: whole(0, 3) });
    const inherited: unknown = Object.create({ length: 1 });
    expect([{ length: 1 }, [], [1], null, 'ab', inherited, () => 1].map(guard)).toEqual([
      true,
      ...Array<boolean>(6).fill(false),
    ]);
  });

  it('of nothing takes no list and no text either', () => {
    const guard = object({});
    expect([{}, [], '', 0, null].map(guard)).toEqual([true, false, false, false, false]);
  });

  it('of a tag takes no text, no list and nothing without its tag', () => {
    const guard = tagged('type', { one: {} });
    expect([{ type: 'one' }, 'one', ['type', 'one'], null, {}, { type: 'two' }].map(guard)).toEqual([
      true,
      ...Array<boolean>(5).fill(false),
    ]);
  });

  it('of a list counts, and asks of each', () => {
    const guard = list(oneOf(['a']), 2);
    expect([[], ['a'], ['a', 'a'], ['a', 'a', 'a'], ['b'], 'a', { length: 1 }].map(guard)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('of text takes no half of a pair', () => {
    const guard = text(() => true);
    expect(['', '🦊', '\ud83e', 7].map(guard)).toEqual([true, true, false, false]);
  });
});

describe('the length of a text', () => {
  const padded = (length: number): string => `{"type":"beat"}${' '.repeat(length - 15)}`;

  it('of a guest may be 1,006 bytes and no more', () => {
    expect([1006, 1007].map((length) => parseGuestMessage(padded(length)).ok)).toEqual([true, false]);
  });

  it('of a host may be 65,518 bytes and no more', () => {
    expect([65_518, 65_519].map((length) => parseHostMessage(padded(length)).ok)).toEqual([true, false]);
    expect(parseGuestMessage(padded(1007))).toEqual({ ok: false, error: { code: 'tooLong' } });
  });

  it('inside a message is as bounded, and an empty one is none', () => {
    const table = JSON.stringify({ type: 'table', table: '', mine: MINE });
    expect(parseHostMessage(table)).toEqual({ ok: false, error: { code: 'wrongShape' } });
  });

  it('of a happening that is none spoils the update', () => {
    const [view] = publicViews;
    const [mine] = privateViews;
    const update = (told: readonly string[]): string =>
      JSON.stringify({
        type: 'update',
        revision: 1,
        question: 1,
        public: JSON.stringify(view),
        happenings: told,
        mine,
      });
    const good = JSON.stringify(happenings[0]);
    expect(
      [[], [good], ['{}'], [good, 'x'], Array<string>(33).fill(good)].map(
        (told) => parseHostMessage(update(told)).ok,
      ),
    ).toEqual([true, true, false, false, false]);
  });
});
