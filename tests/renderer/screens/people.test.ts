import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/settings.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import App from '../../../src-renderer/App.svelte';
import { PageFacts } from '../../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../../src-renderer/session.svelte.ts';
import { teachDialogs } from '../dialog.ts';
import { FETCHED } from '../fetched.ts';
import { FakeBridge, HOSTING, LINK, SEATED, SHELL, mineAt, tableOf } from '../fakeBridge.ts';
import { teachMedia } from '../media.ts';

beforeAll(() => {
  teachDialogs();
  teachMedia();
});
afterEach(cleanup);

const FIVE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
/** A table whose game goes on, as its page tells it before anybody joins. */
const GOING_ON = {
  id: 'a',
  version: 1,
  name: null,
  host: 'Ann',
  seated: 5,
  seats: 10,
  phase: 'playing',
  locked: false,
} as const;
const PAGE: BridgeEvent = {
  ...SHELL,
  event: 'shell',
  kind: 'page',
  version: '',
  settings: DEFAULT_SETTINGS,
};

function open(...events: readonly BridgeEvent[]): { readonly bridge: FakeBridge; readonly facts: PageFacts } {
  const bridge = new FakeBridge();
  const facts = new PageFacts();
  const session = new Session(bridge, ['en'], FETCHED);
  render(App, { session, facts, address: '192.0.2.20:41932' });
  hear(bridge, ...events);
  return { bridge, facts };
}

function hear(bridge: FakeBridge, ...events: readonly BridgeEvent[]): void {
  bridge.say(...events);
  flushSync();
}

function lobby(names: readonly string[], seat: number | null, more = {}): BridgeEvent {
  return {
    event: 'table',
    table: tableOf(names, more),
    mine: mineAt(seat, seat === null ? '' : (names[seat] ?? '')),
  };
}

async function press(testid: string): Promise<void> {
  await fireEvent.click(screen.getByTestId(testid));
}

async function write(testid: string, text: string): Promise<void> {
  await fireEvent.input(screen.getByTestId(testid), { target: { value: text } });
}

describe('the home screen', () => {
  test('hosts a table under the name of the settings', async () => {
    const { bridge } = open(SHELL);
    await fireEvent.submit(screen.getByTestId('host-table'));
    expect(bridge.calls).toEqual([{ verb: 'hostTable', name: 'Ann', seated: true }]);
  });

  test('hosts without a seat where that is chosen (decision 33)', async () => {
    const { bridge } = open(SHELL);
    await press('host-unseated');
    await fireEvent.submit(screen.getByTestId('host-table'));
    expect(bridge.calls).toEqual([{ verb: 'hostTable', name: 'Ann', seated: false }]);
  });

  test('joins with whatever was written in the box (decision 1)', async () => {
    const { bridge } = open(SHELL);
    await write('join-box', '7KQ2-M9XD KB7M4T');
    await fireEvent.submit(screen.getByTestId('join'));
    expect(bridge.calls).toEqual([{ verb: 'joinTable', where: '7KQ2-M9XD KB7M4T', name: 'Ann', as: 'seat' }]);
  });

  test('says where sounds are on by themselves, and goes back to that (decision 33)', async () => {
    const { bridge } = open(SHELL);
    await press('settings');
    const choice = screen.getByTestId<HTMLSelectElement>('sound-switch');
    const first = choice.value;
    await fireEvent.change(choice, { target: { value: 'on' } });
    await fireEvent.change(choice, { target: { value: 'byPlace' } });
    expect([first, bridge.calls]).toEqual([
      'byPlace',
      [true, null].map((sound) => ({
        verb: 'saveSettings',
        settings: { ...DEFAULT_SETTINGS, name: 'Ann', sound },
      })),
    ]);
  });

  test('keeps a new name in the settings', async () => {
    const { bridge } = open(SHELL);
    await write('name', 'Bea');
    await press('watch');
    expect(bridge.calls.map((call) => call.verb)).toEqual(['saveSettings', 'joinTable']);
  });

  test('says why a join failed and keeps what was written', async () => {
    const { bridge } = open(SHELL);
    await write('join-box', 'KB7M4T');
    hear(bridge, { event: 'link', status: { state: 'turnedAway', reason: 'wrongCode' } });
    expect([
      screen.getByTestId('refusal').textContent,
      screen.getByTestId<HTMLInputElement>('join-box').value,
    ]).toEqual(['That code is not right.', 'KB7M4T']);
  });
});

describe('the way in where a host served the page', () => {
  test('asks for the table code where the address bar holds no link', () => {
    open(PAGE);
    expect(screen.queryByTestId('join-box')).not.toBeNull();
  });

  test('asks for the name alone where it holds one', () => {
    const { facts } = open(PAGE);
    facts.invited = true;
    flushSync();
    expect(screen.queryByTestId('join-box')).toBeNull();
  });

  test('offers to watch alone while a game goes on (decision 3)', () => {
    const { facts } = open(PAGE);
    facts.table = GOING_ON;
    flushSync();
    expect([screen.queryByTestId('join'), screen.queryByTestId('watch') === null]).toEqual([null, false]);
  });

  test('leads whoever played and lost their key to the question which seat was theirs (decision 4)', async () => {
    const { bridge, facts } = open(PAGE);
    facts.invited = true;
    facts.table = GOING_ON;
    flushSync();
    await write('name', 'Cat');
    await press('ask-for-seat');
    hear(bridge, SEATED, lobby(FIVE, null, { activity: 'playing', game: 1 }));
    await press('claim-2');
    expect(bridge.calls.slice(-2)).toEqual([
      { verb: 'joinTable', where: '', name: 'Cat', as: 'gallery' },
      { verb: 'askForSeat', seat: 2 },
    ]);
  });

  test('says beside the field that a name is too long, by the rule of the host, and takes it back', async () => {
    open(PAGE);
    await write('name', '\u{1F469}\u200D\u{1F680}'.repeat(3));
    const fits = screen.getByTestId('name-fault').textContent;
    await write('name', 'Maximiliane-Alexandria');
    const said = screen.getByTestId('name-fault').textContent;
    expect([fits, said]).toEqual(['', 'That name is too long: 20 characters at most.']);
  });

  test('says so where the browser keeps nothing (decision 23)', () => {
    const { facts } = open(PAGE);
    facts.keeps = false;
    flushSync();
    expect(screen.getByTestId('no-storage').textContent).toContain('keeps nothing');
  });
});

describe('the lobby', () => {
  test('shows the host a QR code of the link', () => {
    open(SHELL, { event: 'hosting', hosting: HOSTING }, SEATED, lobby(FIVE, 0));
    expect(screen.getByTestId('qr').getAttribute('data-link')).toBe(LINK);
  });

  test('shows a seat no link anywhere (decision 2)', () => {
    open(PAGE, SEATED, lobby(FIVE, 1));
    expect(document.body.innerHTML).not.toContain('#1.');
  });

  test('keeps the start grey with its reason below five', () => {
    open(SHELL, { event: 'hosting', hosting: HOSTING }, SEATED, lobby(['Ann', 'Ben'], 0));
    expect([
      screen.getByTestId<HTMLButtonElement>('start').disabled,
      screen.getByTestId('start-reason').textContent,
    ]).toEqual([true, '3 more players needed, or add bots']);
  });

  test('starts the game from five on', async () => {
    const { bridge } = open(SHELL, { event: 'hosting', hosting: HOSTING }, SEATED, lobby(FIVE, 0));
    await press('start');
    expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'start' } }]);
  });

  test('lets the host add a bot and lock the table', async () => {
    const { bridge } = open(SHELL, { event: 'hosting', hosting: HOSTING }, SEATED, lobby(FIVE, 0));
    await press('add-bot');
    await press('lock');
    expect(bridge.calls).toEqual([
      { verb: 'control', act: { type: 'addBot' } },
      { verb: 'control', act: { type: 'lock', locked: true } },
    ]);
  });

  test('moves a seat by its buttons and follows it (decision 27)', async () => {
    const { bridge } = open(SHELL, { event: 'hosting', hosting: HOSTING }, SEATED, lobby(FIVE, 0));
    await fireEvent.click(screen.getByRole('button', { name: /Ben.*seat 2/ }));
    await press('later');
    hear(bridge, lobby(['Ann', 'Cat', 'Ben', 'Dan', 'Eve'], 0));
    await press('later');
    expect(bridge.calls).toEqual([
      { verb: 'control', act: { type: 'arrange', order: [0, 2, 1, 3, 4] } },
      { verb: 'control', act: { type: 'arrange', order: [0, 1, 3, 2, 4] } },
    ]);
  });

  test('removes a seat', async () => {
    const { bridge } = open(SHELL, { event: 'hosting', hosting: HOSTING }, SEATED, lobby(FIVE, 0));
    await fireEvent.click(screen.getByRole('button', { name: /Dan.*seat 4/ }));
    await press('remove');
    expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'remove', seat: 3 } }]);
  });

  test('gives a guest no control of the table', () => {
    open(PAGE, SEATED, lobby(FIVE, 1));
    expect(
      ['start', 'add-bot', 'lock', 'close-table'].filter((id) => screen.queryByTestId(id) !== null),
    ).toEqual([]);
  });

  test('lets a guest say ready, and take it back', async () => {
    const { bridge } = open(PAGE, SEATED, lobby(FIVE, 1));
    await press('ready');
    expect(bridge.calls).toEqual([{ verb: 'ready', ready: true }]);
  });

  test('lets somebody who watches sit down', async () => {
    const { bridge } = open(PAGE, SEATED, lobby(FIVE, null));
    await write('name', 'Zoe');
    await fireEvent.submit(screen.getByTestId('sit'));
    expect(bridge.calls).toEqual([{ verb: 'sit', name: 'Zoe' }]);
  });

  test('asks before it closes the table', async () => {
    const { bridge } = open(SHELL, { event: 'hosting', hosting: HOSTING }, SEATED, lobby(FIVE, 0));
    await press('close-table');
    const before = bridge.calls.length;
    await press('ask-yes');
    expect([before, bridge.calls]).toEqual([0, [{ verb: 'control', act: { type: 'closeTable' } }]]);
  });

  test('tells a refusal to its author', () => {
    open(PAGE, SEATED, lobby(FIVE, 1), { event: 'refused', refusal: { code: 'nameTaken', name: 'Ann' } });
    expect(screen.getByTestId('refusal').textContent).toBe('That name is taken.');
  });

  test('shows a name as text whatever it holds', () => {
    open(PAGE, SEATED, lobby(['<img src=x>', ...FIVE.slice(1)], 1));
    expect([
      document.querySelector('img'),
      screen.getByTestId('chair-0').textContent.includes('<img src=x>'),
    ]).toEqual([null, true]);
  });
});

describe('the next game', () => {
  const RUNNING = { activity: 'ended', countIn: { state: 'running', secondsLeft: 3 } } as const;

  test('is counted in before every window, and any seat may stop it', async () => {
    const { bridge } = open(PAGE, SEATED, lobby(FIVE, 1, RUNNING));
    const said = screen.getByTestId('next-game').textContent;
    await press('stop-count-in');
    expect([said.includes('Starting in 3 seconds'), bridge.calls]).toEqual([true, [{ verb: 'stopCountIn' }]]);
  });

  test('is shown to a screen that watches, which cannot stop it', () => {
    open(PAGE, SEATED, lobby(FIVE, null, RUNNING));
    expect([screen.queryByTestId('next-game') === null, screen.queryByTestId('stop-count-in')]).toEqual([
      false,
      null,
    ]);
  });

  test('says who stopped it until that is read, and says it anew when it is stopped again', async () => {
    const stopped = { activity: 'ended', countIn: { state: 'stopped', by: 2 } } as const;
    const { bridge } = open(PAGE, SEATED, lobby(FIVE, 1, stopped));
    const said = screen.getByTestId('next-game-stopped').textContent;
    await press('close-stopped');
    bridge.say(lobby(FIVE, 1, stopped));
    flushSync();
    const read = screen.queryByTestId('next-game-stopped');
    bridge.say(lobby(FIVE, 1, RUNNING));
    flushSync();
    bridge.say(lobby(FIVE, 1, stopped));
    flushSync();
    const anew = screen.getByTestId('next-game-stopped').textContent;
    expect([said.includes('stopped the countdown'), read, anew]).toEqual([true, null, said]);
  });
});

describe('a window that is not at the table', () => {
  test('offers "Play here" after another window took its seat (decision 13)', async () => {
    const { bridge } = open(PAGE, { event: 'link', status: { state: 'turnedAway', reason: 'replaced' } });
    await press('play-here');
    expect(bridge.calls).toEqual([{ verb: 'playHere' }]);
  });

  test('keeps the lobby in sight while the link is lost, and offers to stop trying', async () => {
    const { bridge } = open(PAGE, SEATED, lobby(FIVE, 1), {
      event: 'link',
      status: { state: 'lost', retryInMs: 2000, attempt: 1 },
    });
    const shown = screen.getByTestId('link-status').textContent;
    await press('give-up');
    expect([shown.includes('2 seconds'), screen.queryByTestId('chair-0') === null, bridge.calls]).toEqual([
      true,
      false,
      [{ verb: 'giveUp' }],
    ]);
  });

  test('is told that the link is slow as soon as a beat is missed, and nothing once it is heard again', () => {
    const { bridge } = open(PAGE, SEATED, lobby(FIVE, 1), {
      event: 'link',
      status: { state: 'seated', late: true },
    });
    const shown = screen.getByTestId('link-status').textContent;
    bridge.say({ event: 'link', status: { state: 'seated' } });
    flushSync();
    expect([shown.includes('The connection is slow'), screen.queryByTestId('link-status')]).toEqual([
      true,
      null,
    ]);
  });

  test('lets the host lead back to the lobby after a game that was ended', async () => {
    const { bridge } = open(
      SHELL,
      { event: 'hosting', hosting: HOSTING },
      SEATED,
      lobby(FIVE, 0, { activity: 'ended' }),
    );
    await press('back-to-lobby');
    await press('ask-yes');
    expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'backToLobby' } }]);
  });

  test('tries at once when "Come back" is pressed, says so, and need not wait', async () => {
    const { bridge } = open(PAGE, { event: 'link', status: { state: 'turnedAway', reason: 'putAway' } });
    const before = screen.queryByTestId('trying');
    await press('play-here');
    const said = screen.getByTestId('trying').textContent;
    await press('home');
    expect([before, said, bridge.calls]).toEqual([
      null,
      'Trying now. If the table is not open yet, this device goes on waiting.',
      [{ verb: 'playHere' }, { verb: 'giveUp' }],
    ]);
  });

  test('tells everybody that the host has paused the game', () => {
    open(PAGE, SEATED, lobby(FIVE, 1, { paused: 'host', longAbsent: [seatId(0)] }));
    expect(screen.getByTestId('paused').textContent).toContain('The host has paused the game');
  });
});
