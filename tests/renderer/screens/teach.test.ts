import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { PageFacts } from '../../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../../src-renderer/session.svelte.ts';
import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { teachDialogs } from '../dialog.ts';
import { FakeBridge, HOSTING, SEATED, SHELL, mineAt, tableOf } from '../fakeBridge.ts';
import { privateView, publicView, tableView } from '../literals.ts';
import { teachMedia } from '../media.ts';

beforeAll(() => {
  teachDialogs();
  teachMedia();
});
afterEach(cleanup);

const FIVE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];

/** The app that was told this, once what it fetches behind its first screen is there. */
async function open(...events: readonly BridgeEvent[]): Promise<FakeBridge> {
  const bridge = new FakeBridge();
  render(App, { session: new Session(bridge, ['en']), facts: new PageFacts(), address: '192.0.2.20:41932' });
  bridge.say(SHELL, ...events);
  flushSync();
  await vi.dynamicImportSettled();
  flushSync();
  bridge.calls.length = 0;
  return bridge;
}

function press(testid: string): Promise<boolean> {
  return fireEvent.click(screen.getByTestId(testid));
}

const PLAYING: readonly BridgeEvent[] = [
  SEATED,
  { event: 'table', table: tableView(5), mine: mineAt(0) },
  {
    event: 'update',
    update: {
      revision: 1,
      question: 1,
      public: publicView(5, { round: 2 }),
      happenings: [],
      mine: privateView(5, { role: 'hitler' }),
    },
  },
];

test('how to play opens at home, and its pictures turn by buttons and by the arrow keys', async () => {
  await open();
  await press('how-to-play');
  await press('how-to-next');
  expect(screen.getByTestId('how-to-title').textContent).toBe('Elect a government');
  await fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByTestId('how-to-title').textContent).toBe('Enact a policy');
  await fireEvent.keyDown(window, { key: 'ArrowLeft' });
  await press('how-to-back');
  expect(screen.getByTestId('how-to-title').textContent).toBe('Two sides, one secret');
});

test('the new title takes the focus, so that a screen reader says it', async () => {
  await open();
  await press('how-to-play');
  await press('how-to-next');

  expect(document.activeElement).toBe(screen.getByTestId('how-to-title'));
});

test('the last picture leads to the rules', async () => {
  await open();
  await press('how-to-play');
  for (let turn = 0; turn < 4; turn += 1) await press('how-to-next');
  await press('how-to-rules');

  expect(screen.getByTestId('rules-sheet')).toBeTruthy();
});

test('the rules of a lobby are those of the number who sit there', async () => {
  await open(SEATED, { event: 'table', table: tableOf(FIVE), mine: mineAt(1) });
  await press('rules');

  expect(screen.queryByTestId('rules-players')).toBeNull();
  expect(screen.getByTestId('rules-roles').textContent).toContain('Liberals: 3.');
});

test('a search in the game says how many rules it found', async () => {
  await open(...PLAYING);
  await press('menu');
  await press('rules');
  await fireEvent.input(screen.getByTestId('rules-search'), { target: { value: 'tie' } });

  expect(screen.getByTestId('rules-found').textContent).toBe('1 rule found');
});

test('the coach is switched off in the settings and says nothing more', async () => {
  const bridge = await open(...PLAYING);
  expect(screen.getByTestId('reason').textContent).not.toBe('');
  await press('menu');
  await fireEvent.change(screen.getByTestId('coach'), { target: { value: 'off' } });

  expect(bridge.calls.at(-1)).toMatchObject({ verb: 'saveSettings', settings: { coach: false } });
  expect(screen.queryByTestId('reason')).toBeNull();
});

test('a guest stops the count-in by a word to the host', async () => {
  const table = tableOf(FIVE, { countIn: { state: 'running', secondsLeft: 3 } });
  const bridge = await open(SEATED, { event: 'table', table, mine: mineAt(2) });
  expect(screen.getByTestId('lobby-head').textContent).toBe('Starting in 3 seconds');
  await press('stop-count-in');

  expect(bridge.calls).toEqual([{ verb: 'stopCountIn' }]);
});

test('a host without a seat stops it by an act of the host', async () => {
  const table = tableOf(FIVE, { countIn: { state: 'running', secondsLeft: 3 } });
  const bridge = await open(
    SEATED,
    { event: 'hosting', hosting: HOSTING },
    { event: 'table', table, mine: mineAt(null) },
  );
  await press('stop-count-in');

  expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'stopCountIn' } }]);
});

test('who stopped it is said to everybody', async () => {
  const table = tableOf(FIVE, { countIn: { state: 'stopped', by: seatId(3) } });
  await open(SEATED, { event: 'table', table, mine: mineAt(1) });

  expect(screen.getByTestId('name-hint').textContent).toContain('stopped the countdown');
});

test('practice begins at home with as many players as were chosen, and a name where none is written', async () => {
  const bridge = await open();
  await fireEvent.input(screen.getByTestId('name'), { target: { value: ' ' } });
  await press('practise');
  await fireEvent.change(screen.getByTestId('practice-players'), { target: { value: '8' } });
  await press('practice-begin');

  expect(bridge.calls).toEqual([{ verb: 'practise', name: 'You', players: 8 }]);
});

test('in practice the step is explained, the role is advised on, and the host’s controls are away', async () => {
  const bridge = await open({ event: 'hosting', hosting: { ...HOSTING, practice: true } }, ...PLAYING);
  expect(screen.queryByTestId('host-menu')).toBeNull();
  expect(screen.getByTestId('practice-bar').textContent).toContain('A round begins.');
  await press('practice-advice');
  expect(screen.getByTestId('practice-role').textContent).toContain('know your Fascist');
  await press('practice-end');
  expect(bridge.calls).toEqual([]);
  await press('ask-yes');

  expect(bridge.calls).toEqual([{ verb: 'control', act: { type: 'closeTable' } }]);
});

test('the advice on a role stands in no other game', async () => {
  await open({ event: 'hosting', hosting: HOSTING }, ...PLAYING);

  expect(screen.queryByTestId('practice-bar')).toBeNull();
});
