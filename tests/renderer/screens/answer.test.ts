import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import Sounds from '../../../src-renderer/screens/Sounds.svelte';
import { PageFacts } from '../../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../../src-renderer/session.svelte.ts';
import { Player } from '../../../src-renderer/sound/player.ts';
import type { TimedCue } from '../../../src-renderer/tableModel/cues.ts';
import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/settings.ts';
import { ANSWER_MS } from '../../../src-shared/hitlerQuestion.ts';
import type { Happening, PrivateView, PublicView } from '../../../src-shared/view/seatView.ts';
import { teachDialogs } from '../dialog.ts';
import { FakeBridge, SEATED, mineAt, tableOf } from '../fakeBridge.ts';
import { privateView, publicView, record, seats } from '../literals.ts';

const FIVE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const ANSWERS = ['hitler', 'cleared'] as const;
type Answered = (typeof ANSWERS)[number];

/** A player that writes down when each sound would be heard. */
class Listener extends Player {
  readonly heard: string[] = [];
  readonly #begun = Date.now();

  override play(cues: readonly TimedCue[]): void {
    for (const { cue, afterMs } of cues) this.heard.push(`${Date.now() - this.#begun + afterMs} ${cue}`);
  }
  override wake(): Promise<void> {
    return Promise.resolve();
  }
}

const VOTING: Partial<PublicView> = {
  ...PAIR,
  fascist: 3,
  stage: { name: 'election', ...PAIR, ballotsIn: 4, voted: seats(0, 1, 2, 3) },
  awaiting: seats(4),
};
const VOTED = record(1, 0, {
  nominee: seatId(1),
  ballots: ['ja', 'ja', 'ja', 'nein', 'nein'],
  outcome: 'elected',
});
const REVEALED: Happening = {
  type: 'ballotsRevealed',
  ...PAIR,
  ballots: ['ja', 'ja', 'ja', 'nein', 'nein'],
  elected: true,
};

const AFTER: Readonly<Record<Answered, Partial<PublicView>>> = {
  hitler: {
    ...PAIR,
    fascist: 3,
    chronicle: [VOTED],
    awaiting: [],
    stage: {
      name: 'concluded',
      verdict: { winner: 'fascist', reason: 'election' },
      roles: ['liberal', 'hitler', 'liberal', 'fascist', 'liberal'],
      secrets: [],
    },
  },
  cleared: {
    ...PAIR,
    fascist: 3,
    chronicle: [{ ...VOTED, notHitler: true }],
    awaiting: seats(0),
    stage: { name: 'presidentDiscard', president: seatId(0), chancellor: seatId(1) },
  },
};
const TOLD: Readonly<Record<Answered, readonly Happening[]>> = {
  hitler: [REVEALED, { type: 'concluded', verdict: { winner: 'fascist', reason: 'election' } }],
  cleared: [
    REVEALED,
    { type: 'checkedNotHitler', chancellor: seatId(1) },
    { type: 'tilesDrawn', president: seatId(0) },
  ],
};

function updateOf(
  revision: number,
  view: Partial<PublicView>,
  happenings: readonly Happening[],
  mine: Partial<PrivateView>,
): BridgeEvent {
  const update = { revision, question: revision, happenings };
  return { event: 'update', update: { ...update, public: publicView(5, view), mine: privateView(5, mine) } };
}

function tableOfGame(activity: 'playing' | 'concluded', seat: number | null): BridgeEvent {
  const mine = mineAt(seat, seat === null ? 'Fay' : (FIVE[seat] ?? ''));
  return { event: 'table', table: tableOf(FIVE, { activity, game: 1 }), mine };
}

/** All that a window is told from the last ballot on: the answer, and what comes at once after it. */
function answered(answer: Answered, seat: number | null): readonly BridgeEvent[] {
  const own = seat === null ? { seat: null, role: 'unknown' as const } : { seat: seatId(seat) };
  if (answer === 'hitler')
    return [updateOf(9, AFTER.hitler, TOLD.hitler, own), tableOfGame('concluded', seat)];
  const asked = seat === 0 ? { ...own, options: { kind: 'discard' as const }, hand: HAND } : own;
  const passed: Happening = { type: 'tilesPassed', president: seatId(0), chancellor: seatId(1) };
  return [
    updateOf(9, AFTER.cleared, TOLD.cleared, asked),
    { event: 'clock', clock: { question: 9, leftMs: 60_000, ofMs: 60_000, running: true } },
    updateOf(10, AFTER.cleared, [passed], asked),
  ];
}

const HAND = ['fascist', 'liberal', 'fascist'] as const;

interface Opened {
  readonly bridge: FakeBridge;
  readonly player: Listener;
}

/** A window of this seat with the vote open; null watches from the wall. */
async function open(seat: number | null): Promise<Opened> {
  const bridge = new FakeBridge();
  const session = new Session(bridge, ['en']);
  const facts = new PageFacts();
  const player = new Listener();
  render(App, { session, facts, address: '192.0.2.20:41932' });
  render(Sounds, { session, player });
  const settings = { ...DEFAULT_SETTINGS, sound: true };
  const own = seat === null ? { seat: null, role: 'unknown' as const } : { seat: seatId(seat) };
  bridge.say(
    { event: 'shell', kind: 'browser', version: '1.2.3', settings },
    SEATED,
    tableOfGame('playing', seat),
    updateOf(8, VOTING, [], own),
  );
  await vi.dynamicImportSettled();
  flushSync();
  return { bridge, player };
}

/** What is on the screen, in the title, and said to a screen reader, without the numbers that tie labels together. */
function picture(): string {
  return `${document.title} ${document.documentElement.outerHTML}`.replace(
    /(?<=["#])[a-z]\d+(?=[")])/g,
    'id',
  );
}

/** A picture every hundred milliseconds from the arrival of the answer until just before it is told. */
async function film(answer: Answered, seat: number | null) {
  const { bridge, player } = await open(seat);
  const pictures: string[] = [];
  for (const event of answered(answer, seat)) {
    bridge.say(event);
    flushSync();
    pictures.push(picture());
  }
  while (pictures.length < 3) pictures.push(picture());
  for (let ms = 100; ms < ANSWER_MS; ms += 100) {
    vi.advanceTimersByTime(100);
    flushSync();
    pictures.push(picture());
  }
  const silent = player.heard.length;
  vi.advanceTimersByTime(100);
  flushSync();
  const told = picture();
  cleanup();
  return { pictures, told, silent };
}

beforeEach(() => {
  teachDialogs();
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the pause before it is told whether the Chancellor is Hitler', () => {
  test.each([
    ['the President', 0, false],
    ['the Chancellor', 1, false],
    ['who said Nein', 3, false],
    ['the wall', null, false],
    ['the President with less motion', 0, true],
    ['the wall with less motion', null, true],
  ])(
    'For %s it is the same picture by picture for both answers, and silent (R-ELE-01, X-14).',
    async (_, seat, less) => {
      teachMotion(less);
      const [hitler, cleared] = [await film('hitler', seat), await film('cleared', seat)];
      expect(hitler.pictures).toEqual(cleared.pictures);
      expect(hitler.pictures[0]).toContain('data-testid="finale"');
      expect([hitler.silent, cleared.silent]).toEqual([0, 0]);
      expect(hitler.told).not.toEqual(cleared.told);
      expect(hitler.told).toContain('data-winner="fascist"');
    },
  );

  test.each(ANSWERS)(
    'Whoever touches the screen gets the answer “%s” at once, with all that came after it.',
    async (answer) => {
      teachMotion(false);
      const { bridge } = await open(0);
      bridge.say(...answered(answer, 0));
      flushSync();
      expect(document.querySelector('[data-testid=finale]')).not.toBeNull();
      await fireEvent.pointerDown(window);
      expect(document.querySelector('[data-testid=finale]')).toBeNull();
      expect(document.querySelector('[data-stage]')?.getAttribute('data-stage')).toBe(
        answer === 'hitler' ? 'concluded' : 'presidentDiscard',
      );
    },
  );

  test('A table that is gone is told at once.', async () => {
    teachMotion(false);
    const { bridge } = await open(0);
    bridge.say(...answered('hitler', 0), { event: 'link', status: { state: 'home' } });
    flushSync();
    expect(document.querySelector('[data-testid=finale]')).toBeNull();
    expect(document.querySelector('[data-testid=stage]')).toBeNull();
  });

  test('A window that comes in the middle goes straight to the state.', async () => {
    teachMotion(false);
    const bridge = new FakeBridge();
    render(App, {
      session: new Session(bridge, ['en']),
      facts: new PageFacts(),
      address: '192.0.2.20:41932',
    });
    const settings = DEFAULT_SETTINGS;
    bridge.say(
      { event: 'shell', kind: 'browser', version: '1.2.3', settings },
      SEATED,
      ...answered('hitler', 0),
    );
    await vi.dynamicImportSettled();
    flushSync();
    expect(document.querySelector('[data-winner=fascist]')).not.toBeNull();
  });

  test.each([
    ['a vote before the third Fascist policy', { fascist: 2 }, REVEALED],
    ['a government that was rejected', { fascist: 3 }, { ...REVEALED, elected: false }],
  ])('After %s nobody waits.', async (_, view, happening) => {
    teachMotion(false);
    const { bridge } = await open(0);
    bridge.say(updateOf(9, { ...AFTER.cleared, ...view }, [happening], {}));
    flushSync();
    expect(document.querySelector('[data-testid=finale]')).toBeNull();
  });
});

/** The drawn-up DOM knows no media queries: here one screen is wide, and the person may want less motion. */
function teachMotion(less: boolean): void {
  const value = (query: string) => ({
    matches: query.includes('reduced-motion') ? less : query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
}
