import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { PageFacts } from '../../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../../src-renderer/session.svelte.ts';
import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import type { TableView } from '../../../src-shared/protocol/tableView.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import type { Happening, PrivateView, PublicView } from '../../../src-shared/view/seatView.ts';
import { teachDialogs } from '../dialog.ts';
import { FakeBridge, SEATED, SHELL, mineAt, tableOf } from '../fakeBridge.ts';
import { privateView, publicSeats, publicView, record, seats } from '../literals.ts';
import { teachMedia } from '../media.ts';

const FIVE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const GOVERNMENT = { president: seatId(0), chancellor: seatId(1) } as const;
const VOTED = record(1, 0, {
  nominee: seatId(1),
  ballots: ['ja', 'ja', 'ja', 'ja', 'ja'],
  outcome: 'elected',
});

/** A view of the right shape that no game has: a host that is newer, broken or hostile could send it. */
interface Lie {
  readonly view?: Partial<PublicView>;
  readonly mine?: Partial<PrivateView>;
  readonly table?: Partial<TableView>;
  readonly happenings?: readonly Happening[];
  readonly also?: readonly BridgeEvent[];
}

const LIES: Readonly<Record<string, Lie>> = {
  'more seats in the game than at the table': { view: { seats: publicSeats(10) } },
  'fewer seats in the game than at the table': { view: { seats: publicSeats(2) } },
  'no seat at all': { view: { seats: [] }, table: { seats: [] } },
  'an own seat that the table does not have': { mine: { seat: seatId(9) } },
  'offices for seats that nobody has': {
    view: {
      candidate: seatId(9),
      nominee: seatId(8),
      lastGovernment: { president: seatId(9), chancellor: seatId(9) },
    },
  },
  'one seat awaited many times': { view: { awaiting: seats(1, 1, 9, 1, 0, 0) } },
  'nominees twice, dead and unknown': {
    mine: { options: { kind: 'nominate', nominees: seats(1, 1, 9, 0) } },
    view: { seats: publicSeats(5, { 1: { living: false } }) },
  },
  'a discard without a hand': {
    mine: { options: { kind: 'discard' }, hand: [] },
    view: { stage: { name: 'presidentDiscard', ...GOVERNMENT } },
  },
  'a hand in a vote': { mine: { options: { kind: 'vote' }, hand: ['fascist', 'fascist', 'fascist'] } },
  'a veto that nobody may answer': {
    view: { stage: { name: 'vetoAnswer', ...GOVERNMENT } },
    mine: { options: { kind: 'answerVeto' } },
  },
  'a power without targets': {
    view: {
      stage: { name: 'presidentialPower', president: seatId(9), power: 'execution', targets: seats(7, 7) },
    },
    mine: { options: { kind: 'choose', power: 'execution', targets: [] } },
  },
  'more voters than seats': {
    view: { ...PAIR, stage: { name: 'election', ...PAIR, ballotsIn: 10, voted: seats(0, 0, 9, 9) } },
    mine: { options: { kind: 'vote' }, ballot: 'ja' },
  },
  'full tracks in a game that goes on': { view: { liberal: 5, fascist: 6, tracker: 3, drawPile: 0 } },
  'one round told twice': { view: { chronicle: [VOTED, VOTED, VOTED] } },
  'thirty rounds at once': {
    view: { chronicle: Array.from({ length: 30 }, (_, n) => record(n + 1, 9, VOTED)) },
  },
  'memories of one round twice': {
    mine: {
      memories: Array.from({ length: 12 }, () => ({
        kind: 'investigated' as const,
        round: 1,
        target: seatId(9),
        party: 'fascist' as const,
      })),
    },
  },
  'a dossier of another size': { mine: { role: 'fascist', dossier: [] } },
  'happenings that contradict each other': {
    happenings: [
      { type: 'concluded', verdict: { winner: 'liberal', reason: 'policies' } },
      { type: 'policyEnacted', party: 'fascist', by: 'government', count: 6 },
      { type: 'policyEnacted', party: 'fascist', by: 'government', count: 6 },
      { type: 'checkedNotHitler', chancellor: seatId(9) },
      { type: 'executed', president: seatId(9), target: seatId(9) },
      { type: 'ballotsRevealed', ...PAIR, ballots: [], elected: true },
    ],
  },
  'an end without roles': {
    view: {
      candidate: null,
      chronicle: [VOTED, VOTED],
      stage: {
        name: 'concluded',
        verdict: { winner: 'liberal', reason: 'policies' },
        roles: [],
        secrets: [],
      },
    },
  },
  'an end with more roles than seats, and secrets of a round twice': {
    view: {
      chronicle: [VOTED],
      stage: {
        name: 'concluded',
        verdict: null,
        roles: Array.from({ length: 10 }, () => 'hitler' as const),
        secrets: [1, 1, 30].map((round) => ({
          round,
          drawn: [],
          discarded: 'liberal',
          passed: null,
          peeked: [],
          investigated: { target: seatId(9), party: 'fascist' },
        })),
      },
    },
  },
  'a game that is over at a table that plays': { table: { activity: 'concluded' } },
  'one claim many times, of seats that nobody has': {
    also: [
      {
        event: 'talk',
        talk: {
          claims: Array.from({ length: 90 }, () => ({
            seat: seatId(9),
            round: 1,
            target: null,
            says: { kind: 'received', tiles: ['fascist', 'fascist'] },
          })),
          open: Array.from({ length: 90 }, () => ({
            seat: seatId(0),
            round: 1,
            kind: 'received' as const,
            target: seatId(9),
          })),
        },
      },
      { event: 'emote', seat: seatId(9), emote: 'laugh' },
      { event: 'clock', clock: { question: 99, leftMs: 1e12, ofMs: 0, running: true } },
    ],
  },
  'absent seats and a notice of seats that nobody has': {
    table: {
      longAbsent: seats(9, 9),
      notice: { number: 4, kind: 'botSatIn', seat: seatId(9) },
      watching: 255,
    },
  },
  'ten people of one name': { table: { seats: tableOf(Array.from({ length: 10 }, () => 'Ann')).seats } },
};

function told(revision: number, lie: Lie): readonly BridgeEvent[] {
  const { view = {}, mine = {}, table = {}, happenings = [], also = [] } = lie;
  const update = { revision, question: revision, happenings };
  return [
    { event: 'table', table: tableOf(FIVE, { activity: 'playing', game: 1, ...table }), mine: mineAt(0) },
    { event: 'update', update: { ...update, public: publicView(5, view), mine: privateView(5, mine) } },
    ...also,
  ];
}

async function open(...events: readonly BridgeEvent[]): Promise<FakeBridge> {
  const bridge = new FakeBridge();
  render(App, { session: new Session(bridge, ['en']), facts: new PageFacts(), address: '192.0.2.20:41932' });
  hear(bridge, SHELL, SEATED, ...events);
  await vi.dynamicImportSettled();
  flushSync();
  return bridge;
}

function hear(bridge: FakeBridge, ...events: readonly BridgeEvent[]): void {
  for (const event of events) {
    bridge.say(event);
    flushSync();
  }
}

/** A sentence stands on the screen, and the way out is there. */
function expectWayOut(): void {
  expect(document.body.textContent.trim()).not.toBe('');
  expect(document.querySelector('[data-testid=menu], [data-testid=leave]')).not.toBeNull();
}

beforeEach(() => {
  teachDialogs();
  teachMedia();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a view that no game has', () => {
  test.each(Object.entries(LIES))('%s: nothing breaks, and the guest can leave.', async (_, lie) => {
    const bridge = await open(...told(1, {}), ...told(2, lie));
    expectWayOut();
    hear(bridge, ...told(3, {}));
    expect(document.querySelector('[data-testid=stage]')).not.toBeNull();
  });

  test.each(Object.entries(LIES))('%s: a window that comes in then shows it too.', async (_, lie) => {
    await open(...told(9, lie));
    expectWayOut();
  });

  test('What cannot be drawn at all is said in a sentence, and the guest can leave.', async () => {
    const bridge = await open(...told(1, { view: { chronicle: [VOTED, VOTED] } }));
    expect(document.body.textContent).toContain('What the host sent cannot be shown');
    document.querySelector<HTMLElement>('[data-testid=leave]')?.click();
    expect(bridge.calls).toContainEqual({ verb: 'leave' });
    hear(bridge, { event: 'link', status: { state: 'home' } });
    expect(document.querySelector('[data-testid=unshown]')).toBeNull();
  });

  test('Messages out of order and of earlier revisions leave a table that works.', async () => {
    const bridge = await open();
    const [table, update] = told(7, {});
    if (table === undefined || update === undefined) throw new Error('nothing to tell');
    hear(bridge, update, table, ...told(2, { view: { round: 30 } }), table, update, update);
    expectWayOut();
    hear(bridge, { event: 'link', status: { state: 'home' } }, update, table);
    expect(document.body.textContent.trim()).not.toBe('');
  });
});
