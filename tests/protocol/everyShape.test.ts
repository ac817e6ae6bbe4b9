import { describe, expect, it, vi } from 'vitest';
import { happening, intent, privateView, publicView } from '../../src-shared/protocol/gameShape.ts';
import { parseGuestMessage, parseHostMessage } from '../../src-shared/protocol/parse.ts';
import { INTENT_TYPES, type Intent } from '../../src-shared/rules/commands.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { randomGame } from '../kit/randomGame.ts';
import { MINE } from './kit.ts';
import { expectExact, spoilt } from './spoilt.ts';

// Every spoilt form of many views: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

/** So many games of each size and temper; one of each where the tests run once for every mutant. */
const GAMES = process.env['KABINETT_SHORT_TESTS'] === undefined ? [1, 2, 3] : [1];

/** Made when a test first asks for it, for most mutants need none of it. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
}

const turns = once(() =>
  [5, 7, 10].flatMap((players) =>
    GAMES.flatMap((number) => [
      ...randomGame(players, number),
      ...randomGame(players, number, { ja: 90, veto: 95 }),
      ...randomGame(players, number, { ja: 20, veto: 50 }),
    ]),
  ),
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

const publicViews = once(() => {
  const views = turns().map(({ after }) => projectPublic(after, DEFAULT_VIEW_OPTIONS));
  const ended = views.filter(({ stage }) => stage.name === 'concluded');
  return oneOfEach([...views.filter((_, index) => index % 5 === 0), ...ended]);
});
const stages = once(() =>
  oneOfEach(turns().map(({ after }) => projectPublic(after, DEFAULT_VIEW_OPTIONS).stage)),
);
const privateViews = once(() =>
  oneOfEach(
    turns()
      .flatMap(({ after }) => seatsOf(after.players).map((seat) => projectPrivate(after, seat)))
      .filter((_, index) => index % 3 === 0),
  ),
);
const happenings = once(() =>
  oneOfEach(turns().flatMap(({ events }) => projectHappenings(events, DEFAULT_VIEW_OPTIONS))),
);

const INTENTS: readonly Intent[] = [
  { type: 'nominate', nominee: seatId(9) },
  { type: 'castBallot', ballot: 'ja' },
  { type: 'castBallot', ballot: 'nein' },
  { type: 'discard', position: 2 },
  { type: 'enact', position: 1 },
  { type: 'proposeVeto' },
  { type: 'answerVeto', consent: true },
  { type: 'investigate', target: seatId(0) },
  { type: 'callSpecialElection', target: seatId(1) },
  { type: 'peek' },
  { type: 'execute', target: seatId(2) },
];

describe('the shape of', () => {
  it('each intent is exact', () => {
    expect(new Set(INTENTS.map(({ type }) => type))).toEqual(new Set(INTENT_TYPES));
    expectExact(INTENTS, intent);
  });

  it('a public view takes every one of whole games', () => {
    expect(publicViews().filter((view) => !publicView(view))).toEqual([]);
  });

  it('a public view takes none with one thing lost, added or changed', () => {
    const wrong = publicViews()
      .slice(-4)
      .flatMap((view) => [...spoilt(view)].filter((spoiltView) => publicView(spoiltView)));
    expect(wrong).toEqual([]);
  });

  it('each stage is exact', () => {
    const [view] = publicViews();
    expectExact(stages(), (stage) => publicView(Object.assign({}, view, { stage })));
  });

  it('a private view is exact', () => {
    expect(privateViews().filter((view) => !privateView(view))).toEqual([]);
    const longest = privateViews().toSorted(
      (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
    );
    expectExact(longest.slice(0, 6), privateView);
  });

  it('each memory and each kind of options is exact', () => {
    const views = turns()
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

  it('each happening is exact', () => {
    expect(happenings().length).toBeGreaterThanOrEqual(19);
    expectExact(happenings(), happening);
  });

  it('a round of the chronicle takes every outcome, every veto and every way to enact', () => {
    const rounds = turns().flatMap(({ after }) => projectPublic(after, DEFAULT_VIEW_OPTIONS).chronicle);
    expect(new Set(rounds.map(({ outcome }) => outcome))).toEqual(new Set(['open', 'rejected', 'elected']));
    expect(new Set(rounds.map(({ veto }) => veto))).toEqual(
      new Set(['none', 'proposed', 'refused', 'accepted']),
    );
    expect(new Set(rounds.map(({ enacted }) => enacted?.by))).toEqual(
      new Set([undefined, 'government', 'chaos']),
    );
    const [view] = publicViews();
    expectExact(oneOfEach(rounds), (round) => publicView(Object.assign({}, view, { chronicle: [round] })));
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
    const [view] = publicViews();
    const [mine] = privateViews();
    const update = (told: readonly string[]): string =>
      JSON.stringify({
        type: 'update',
        revision: 1,
        question: 1,
        public: JSON.stringify(view),
        happenings: told,
        mine,
      });
    const good = JSON.stringify(happenings()[0]);
    expect(
      [[], [good], ['{}'], [good, 'x'], Array<string>(33).fill(good)].map(
        (told) => parseHostMessage(update(told)).ok,
      ),
    ).toEqual([true, true, false, false, false]);
  });
});
