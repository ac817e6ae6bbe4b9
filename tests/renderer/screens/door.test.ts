import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { PageFacts } from '../../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../../src-renderer/session.svelte.ts';
import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import type { Hosting } from '../../../src-shared/hosting.ts';
import type { BotDeed, TablePrivate, TableView } from '../../../src-shared/protocol/tableView.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import type { PrivateView, PublicView } from '../../../src-shared/view/seatView.ts';
import { teachDialogs } from '../dialog.ts';
import { FakeBridge, HOSTING, SEATED, SHELL, mineAt, tableOf } from '../fakeBridge.ts';
import { plain, privateView, publicView, seats } from '../literals.ts';
import { teachMedia } from '../media.ts';

const FIVE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const ELECTION: Partial<PublicView> = {
  ...PAIR,
  stage: { name: 'election', ...PAIR, ballotsIn: 1, voted: seats(2) },
  awaiting: seats(0, 1, 3, 4),
};
const DEED: BotDeed = {
  round: 1,
  question: 7,
  type: 'castBallot',
  target: null,
  ballot: 'ja',
  party: null,
  consent: null,
};

beforeEach(() => {
  teachDialogs();
  teachMedia();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The app that was told this, once what it fetches behind its first screen is there. */
async function open(...events: readonly BridgeEvent[]): Promise<FakeBridge> {
  const bridge = new FakeBridge();
  render(App, { session: new Session(bridge, ['en']), facts: new PageFacts(), address: '192.0.2.20:41932' });
  hear(bridge, SHELL, SEATED, ...events);
  await vi.dynamicImportSettled();
  flushSync();
  return bridge;
}

function hear(bridge: FakeBridge, ...events: readonly BridgeEvent[]): void {
  bridge.say(...events);
  flushSync();
}

function playing(
  seat: number | null,
  table: Partial<TableView> = {},
  mine: Partial<TablePrivate> = {},
): BridgeEvent {
  return {
    event: 'table',
    table: tableOf(FIVE, { activity: 'playing', game: 1, ...table }),
    mine: { ...mineAt(seat, seat === null ? 'Fay' : (FIVE[seat] ?? '')), ...mine },
  };
}

function view(view: Partial<PublicView> = {}, mine: Partial<PrivateView> = {}): BridgeEvent {
  const update = { revision: 7, question: 7, happenings: [] };
  return {
    event: 'update',
    update: { ...update, public: publicView(5, view), mine: privateView(5, mine) },
  };
}

function hosting(more: Partial<Hosting>): BridgeEvent {
  return { event: 'hosting', hosting: { ...HOSTING, ...more } };
}

async function press(id: string): Promise<void> {
  await fireEvent.click(screen.getByTestId(id));
}

function text(id: string): string {
  return plain(screen.getByTestId(id).textContent);
}

describe('the door (decision 5)', () => {
  test('has a page for whoever waits, and a way out of it', async () => {
    const bridge = await open({ event: 'link', status: { state: 'atDoor' } });
    expect(text('at-door')).toContain('The host has been asked whether you may come in.');
    await press('leave');
    expect(bridge.calls).toEqual([{ verb: 'leave' }]);
  });

  test('says beside the form that the host said no', async () => {
    await open({ event: 'link', status: { state: 'turnedAway', reason: 'notLetIn' } });
    expect(document.body.textContent).toContain('The host did not let you in.');
  });

  test.each([
    ['ask-yes', true],
    ['ask-no', false],
  ])('puts the question on the host’s screen, and %s answers it', async (id, yes) => {
    const asks = [{ kind: 'door', ask: 3, name: 'Fay', as: 'seat', cameAt: 0 }] as const;
    const bridge = await open(hosting({ asks }), playing(0), view());
    expect(text('host-question')).toContain('Fay wants to come in');
    await press(id);
    expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'answer', ask: 3, yes } }]);
  });

  test('is watched or not by a switch of the host', async () => {
    const lobby = { event: 'table', table: tableOf(FIVE), mine: mineAt(0) } as const;
    const bridge = await open(hosting({}), lobby);
    await press('ask-first');
    expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'askFirst', on: true } }]);
    hear(bridge, { ...lobby, table: tableOf(FIVE, { asksFirst: true }) });
    expect(screen.getByTestId('ask-first').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('somebody who is long away (decision 25)', () => {
  const AWAY: Partial<TableView> = { longAbsent: [seatId(1)] };

  test('is put to the host on the table itself, not in a menu', async () => {
    const bridge = await open(hosting({}), playing(0, AWAY), view());
    expect(text('host-question')).toContain('Ben has been away for more than a minute.');
    await press('absent-sit-in');
    expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'sitIn', seat: 1 } }]);
  });

  test('is put to nobody else', async () => {
    await open(playing(0, AWAY), view());
    expect(screen.queryByTestId('host-question')).toBeNull();
  });

  test('may be waited for, until the next time', async () => {
    const bridge = await open(hosting({}), playing(0, AWAY), view());
    await press('absent-wait');
    expect(screen.queryByTestId('host-question')).toBeNull();
    hear(bridge, playing(0));
    hear(bridge, playing(0, AWAY));
    expect(screen.queryByTestId('host-question')).not.toBeNull();
  });

  test('ends the game only after a second word', async () => {
    const bridge = await open(hosting({}), playing(0, AWAY), view());
    await press('absent-end');
    expect(bridge.calls).toEqual([]);
    await press('ask-yes');
    expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'endGame' } }]);
  });
});

describe('a seat that goes on in another window (security 2.4)', () => {
  const told = (number: number): BridgeEvent => ({
    event: 'hosting',
    hosting: { ...HOSTING, takenOver: { number, seat: seatId(1) } },
  });

  test('is told to the host in one quiet line, each time once.', async () => {
    const bridge = await open(playing(0), view(), told(1));
    expect(text('taken-over')).toContain('Ben went on playing in another window.');
    await press('taken-over-ok');
    hear(bridge, told(1));
    expect(screen.queryByTestId('taken-over')).toBeNull();
    hear(bridge, told(2));
    expect(screen.queryByTestId('taken-over')).not.toBeNull();
  });

  test('is told to nobody else.', async () => {
    await open(playing(2), view());
    expect(screen.queryByTestId('taken-over')).toBeNull();
  });

  test('is not told where the table has no such seat.', async () => {
    const hosting = { ...HOSTING, takenOver: { number: 1, seat: seatId(9) } };
    await open(playing(0), view(), { event: 'hosting', hosting });
    expect(screen.queryByTestId('taken-over')).toBeNull();
  });
});

describe('a notice (decisions 4 and 26)', () => {
  const NOTICE = { number: 1, kind: 'botSatIn', seat: seatId(1) } as const;

  test('is said when it comes, and goes by itself', async () => {
    vi.useFakeTimers();
    const bridge = await open(playing(0), view());
    hear(bridge, playing(0, { notice: NOTICE }));
    expect(text('notice')).toContain('A bot plays for Ben until Ben is back.');
    vi.advanceTimersByTime(12_000);
    flushSync();
    expect(screen.queryByTestId('notice')).toBeNull();
  });

  test('that is old is not said to a window that opens', async () => {
    await open(playing(0, { notice: NOTICE }), view());
    expect(screen.queryByTestId('notice')).toBeNull();
  });

  test('is not said again by the next word of the table', async () => {
    const bridge = await open(playing(0), view());
    hear(bridge, playing(0, { notice: NOTICE }));
    await press('notice-ok');
    hear(bridge, playing(0, { notice: NOTICE, watching: 1 }));
    expect(screen.queryByTestId('notice')).toBeNull();
  });

  test('of the own return is said to a window that has just come in, and stays', async () => {
    vi.useFakeTimers();
    await open(
      playing(2, { notice: { number: 2, kind: 'personBack', seat: seatId(2) } }, { botDeeds: [DEED] }),
      view(),
    );
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(text('notice')).toContain('What it did and saw in your seat is in your dossier.');
  });
});

describe('what a bot did in the own seat (decision 26)', () => {
  const RETURNED = playing(2, {}, { botDeeds: [DEED, { ...DEED, type: 'peek', ballot: null }] });
  const VOTED = view(ELECTION, { seat: seatId(2), ballot: 'ja', options: { kind: 'vote' } });

  test('stands in the dossier', async () => {
    await open(RETURNED, VOTED);
    expect(screen.queryByTestId('bot-deeds')).toBeNull();
    await press('dossier-toggle');
    const lines = Array.from(
      screen.getByTestId('bot-deeds').querySelectorAll('li'),
      (line) => line.textContent,
    );
    expect(lines).toEqual(['Round 1: voted Ja', 'Round 1: looked at the top three tiles']);
  });

  test('leaves its ballot marked as the bot’s, not as one’s own choice', async () => {
    await open(RETURNED, VOTED);
    const ja = screen.getByTestId('ballot-ja');
    expect([ja.getAttribute('aria-pressed'), ja.textContent.includes('the bot’s ballot')]).toEqual([
      'false',
      true,
    ]);
    expect(text('tray')).toContain('A bot voted for you.');
    expect(text('tray')).not.toMatch(/\bJa\b/);
  });

  test('becomes one’s own choice by pressing the same ballot, and nothing is sent', async () => {
    const bridge = await open(RETURNED, VOTED);
    await press('ballot-ja');
    const ja = screen.getByTestId('ballot-ja');
    expect([ja.getAttribute('aria-pressed'), bridge.calls]).toEqual(['true', []]);
  });

  test('is replaced by pressing the other ballot', async () => {
    const bridge = await open(RETURNED, VOTED);
    await press('ballot-nein');
    expect(bridge.calls).toEqual([
      { verb: 'intent', question: 7, intent: { type: 'castBallot', ballot: 'nein' } },
    ]);
    hear(bridge, view(ELECTION, { seat: seatId(2), ballot: 'nein', options: { kind: 'vote' } }));
    expect(screen.getByTestId('ballot-nein').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('“That’s my seat” (decision 4)', () => {
  test('is offered to whoever watches under a name, and asks for the seat that is chosen', async () => {
    const bridge = await open(playing(null), view({}, { seat: null }));
    await fireEvent.click(within(screen.getByTestId('claim-strip')).getByTestId('claim'));
    await press('claim-2');
    expect(bridge.calls).toEqual([{ verb: 'askForSeat', seat: 2 }]);
  });

  test('says that the host has been asked, and what came of it', async () => {
    const bridge = await open(playing(null), view({}, { seat: null }));
    hear(bridge, playing(null, {}, { askedFor: seatId(2) }));
    expect(text('claim-strip')).toContain('The host has been asked whether the seat of Cat is yours.');
    hear(bridge, playing(null), { event: 'refused', refusal: { code: 'seatNotGiven' } });
    expect(text('claim-strip')).toContain('The host did not give you that seat.');
  });

  test('is put away by whoever only watches', async () => {
    await open(playing(null), view({}, { seat: null }));
    await press('watch-only');
    expect(screen.queryByTestId('claim-strip')).toBeNull();
  });
});

test('everybody sees in the game how many screens watch (decision 7)', async () => {
  await open(playing(0, { watching: 2 }), view());
  expect(text('watchers')).toBe('2 screens are watching');
});
