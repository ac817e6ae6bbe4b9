import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import PastGames from '../../../src-renderer/screens/PastGames.svelte';
import { PageFacts } from '../../../src-renderer/pageFacts.svelte.ts';
import { Session } from '../../../src-renderer/session.svelte.ts';
import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import type { HistoryTold, PastGames as List } from '../../../src-shared/pastGames.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { pastGameText, retellHere } from '../../kit/pastGameText.ts';
import { teachDialogs } from '../dialog.ts';
import { FakeBridge, SHELL } from '../fakeBridge.ts';
import { teachMedia } from '../media.ts';

beforeAll(() => {
  teachDialogs();
  teachMedia();
});
afterEach(cleanup);

const ID = 'ab'.repeat(16);
const LIST: List = {
  games: [
    {
      id: ID,
      endedAt: 0,
      tableName: 'Friday',
      hostName: 'Ann',
      seats: [{ name: 'Ann', kind: 'person', role: 'liberal' }],
      seat: seatId(0),
      course: { verdict: { winner: 'liberal', reason: 'policies' }, rounds: 7, liberal: 5, fascist: 2 },
      found: 'verified',
    },
  ],
  unreadable: [{ file: 'letter.txt', fault: 'notOurs' }],
  isFull: false,
  isThere: true,
};

function history(told: HistoryTold): BridgeEvent {
  return { event: 'history', told };
}

/** The past games of a window whose device keeps these. */
function open(list: List = LIST): FakeBridge {
  const bridge = new FakeBridge();
  const session = new Session(bridge, ['en']);
  bridge.say(SHELL, history({ type: 'list', list }));
  session.past.isShown = true;
  render(PastGames, { session, retell: retellHere });
  return bridge;
}

function press(testid: string): Promise<boolean> {
  return fireEvent.click(screen.getByTestId(testid));
}

/** One game is opened, and told again. */
async function openGame(text: string | null = pastGameText(5, 1)): Promise<FakeBridge> {
  const bridge = open();
  await press(`past-${ID}`);
  bridge.say(history({ type: 'opened', id: ID, text }));
  await vi.waitFor(() =>
    expect(screen.queryByTestId('replay') ?? screen.queryByTestId('past-fault')).not.toBeNull(),
  );
  return bridge;
}

async function windowOf(kind: 'browser' | 'page'): Promise<FakeBridge> {
  const bridge = new FakeBridge();
  render(App, { session: new Session(bridge, ['en']), facts: new PageFacts(), address: '192.0.2.20:41932' });
  if (SHELL.event === 'shell') bridge.say({ ...SHELL, kind });
  flushSync();
  await vi.dynamicImportSettled();
  flushSync();
  return bridge;
}

describe('past games in the window', () => {
  test('open from the first page of an app, which asks for the list', async () => {
    const bridge = await windowOf('browser');
    await press('past-games');
    expect(bridge.calls.at(-1)).toEqual({ verb: 'history', act: { type: 'list' } });
    expect(screen.getByTestId('past')).toBeTruthy();
    await press('past-close');
    expect(screen.queryByTestId('past')).toBeNull();
  });

  test('are nothing that a page of a host knows of', async () => {
    await windowOf('page');
    expect(screen.queryByTestId('past-games')).toBeNull();
  });

  test('say that there are none', () => {
    open({ ...LIST, games: [], unreadable: [] });
    expect(screen.getByTestId('past-none').textContent).toMatch(/No game has ended/);
    expect(screen.queryByTestId('delete-all')).toBeNull();
  });

  test('name the files that are no games, and delete one at a word', async () => {
    const bridge = open();
    expect(screen.getByTestId('past-unreadable').textContent).toMatch(
      /letter\.txt.*no game file of Kabinett/s,
    );
    await press('delete-file');
    expect(bridge.calls.at(-1)).toEqual({ verb: 'history', act: { type: 'delete', id: 'letter.txt' } });
  });

  test('are all deleted only after a question', async () => {
    const bridge = open();
    bridge.calls.length = 0;
    await press('delete-all');
    await press('ask-no');
    expect(bridge.calls).toEqual([]);
    await press('delete-all');
    await press('ask-yes');
    expect(bridge.calls).toEqual([{ verb: 'history', act: { type: 'deleteAll' } }]);
  });

  test('take a picked file in by pieces, and say what became of it', async () => {
    const bridge = open();
    bridge.calls.length = 0;
    const file = new File([new Uint8Array(7000)], 'game.json');
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.resolve(new ArrayBuffer(7000)) });
    await fireEvent.change(screen.getByTestId('take-in-file'), { target: { files: [file] } });
    await vi.waitFor(() => expect(bridge.calls).toHaveLength(2));
    expect(bridge.calls).toMatchObject([
      { verb: 'history', act: { type: 'import', part: 1, parts: 2 } },
      { verb: 'history', act: { type: 'import', part: 2, parts: 2 } },
    ]);
    bridge.say(history({ type: 'imported', imported: { taken: 0, known: 1, refused: [] } }));
    flushSync();
    expect(screen.getByTestId('imported').textContent).toMatch(/here already/);
  });

  test('refuse a file that is too large before any of it is read', async () => {
    const bridge = open();
    bridge.calls.length = 0;
    const file = new File([], 'huge.json');
    Object.defineProperty(file, 'size', { value: 40 * 1024 * 1024 });
    await fireEvent.change(screen.getByTestId('take-in-file'), { target: { files: [file] } });
    expect(bridge.calls).toEqual([]);
    expect(screen.getByTestId('imported').textContent).toMatch(/too large/);
  });
});

describe('one past game in the window', () => {
  test('tells the verdict, the roles, the hidden history and both pictures', async () => {
    await openGame();
    for (const id of ['winner', 'roles', 'trust', 'history-1', 'together', 'course'])
      expect(screen.getByTestId(id)).toBeTruthy();
    expect(screen.getByTestId('trust').dataset['state']).toBe('verified');
  });

  test.each([
    [null, /cannot be read any more/],
    ['{', /not whole/],
    ['{"format":"kabinett-game","version":7}', /newer version/],
  ])('whose file gives %j says so and can still be deleted', async (text, why) => {
    await openGame(text);
    expect(screen.getByTestId('past-fault').textContent).toMatch(why);
    expect(screen.queryByTestId('replay')).toBeNull();
    await press('delete-one');
    expect(screen.getByTestId('ask-sheet')).toBeTruthy();
  });

  test('whose rules were broken is told up to there, and says so', async () => {
    const broken = pastGameText(5, 1).replace(
      /\\"type\\":\\"enact\\",\\"position\\":\d/,
      '\\"type\\":\\"peek\\"',
    );
    await openGame(broken);
    await press('replay');
    await press('leap-last');
    expect(screen.getByTestId('replay-stage').textContent).toMatch(/do not allow the game to go on/);
  });

  test('is replayed by keys, by buttons and by the slider, each step said aloud', async () => {
    await openGame();
    await press('replay');
    const stage = (): HTMLElement => screen.getByTestId('replay-stage');
    const at = (): string | undefined => stage().dataset['step'];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await fireEvent.keyDown(window, { key });
    expect(at()).toBe('1');
    expect(screen.getByTestId('announcement').textContent).toMatch(/^Step 2 of \d+, round 1\. ./);
    await fireEvent.keyDown(window, { key: 'PageDown' });
    expect(screen.getByTestId('announcement').textContent).toMatch(/round 2/);
    await fireEvent.keyDown(window, { key: 'Home' });
    await press('leap-step');
    expect(at()).toBe('1');
    await fireEvent.input(screen.getByTestId('replay-slider'), { target: { value: '7' } });
    expect(at()).toBe('7');
    await fireEvent.keyDown(window, { key: 'End' });
    await press('leap-step');
    expect(screen.getByTestId('leap-step').getAttribute('aria-disabled')).toBe('true');
  });

  test('shows what the seat saw, with its dossier of that step, or everything open', async () => {
    await openGame();
    await press('replay');
    expect(screen.getByTestId('replay-stage').dataset['sight']).toBe('own');
    await press('dossier-open');
    expect(screen.getByTestId('role').textContent).toMatch(/Liberal|Fascist|Hitler/);
    await press('close-sheet');
    await press('sight-open');
    expect(screen.getByTestId('replay-stage').dataset['sight']).toBe('open');
    expect(screen.queryByTestId('dossier-open')).toBeNull();
    for (let seat = 0; seat < 5; seat += 1)
      expect(screen.getByTestId(`seat-${seat}`).getAttribute('aria-label')).toMatch(/Liberal|Fascist|Hitler/);
  });

  test('leads back to the list, and from there to where one came from', async () => {
    await openGame();
    await press('replay');
    await press('replay-back');
    await press('past-back');
    expect(screen.getByTestId(`past-${ID}`)).toBeTruthy();
  });

  test('leaves as a file and is deleted after a question', async () => {
    const bridge = await openGame();
    bridge.calls.length = 0;
    await press('save-one');
    await press('delete-one');
    await press('ask-yes');
    expect(bridge.calls).toEqual([
      { verb: 'history', act: { type: 'export', id: ID } },
      { verb: 'history', act: { type: 'delete', id: ID } },
    ]);
    expect(screen.getByTestId('past-close')).toBeTruthy();
  });
});
