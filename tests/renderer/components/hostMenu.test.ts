import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seatId } from '../../../src-shared/rules/terms.ts';
import HostMenu from '../../../src-renderer/components/HostMenu.svelte';
import { ENGLISH } from '../english.ts';
import type { HostMenuAct } from '../../../src-renderer/lobbyModel/acts.ts';
import { hostMenuModel } from '../../../src-renderer/lobbyModel/hostMenu.ts';
import type { TableView } from '../../../src-shared/protocol/tableView.ts';
import { teachDialogs } from '../dialog.ts';
import { HOSTING, person, tableOf } from '../fakeBridge.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

async function opened(
  more: Partial<TableView>,
  hosting: Partial<typeof HOSTING> = {},
): Promise<readonly HostMenuAct[]> {
  const acts: HostMenuAct[] = [];
  const table = tableOf(['Ann', 'Ben', 'Cat', 'Dan', 'Eve'], { activity: 'playing', ...more });
  const model = hostMenuModel(table, { ...HOSTING, ...hosting }, ENGLISH);
  if (model === null) throw new Error('a host has a menu');
  render(HostMenu, { model, onAct: (act: HostMenuAct) => acts.push(act) });
  await press('host-menu');
  return acts;
}

async function press(testid: string): Promise<void> {
  await fireEvent.click(screen.getByTestId(testid));
}

describe('the menu of the host (decision 25)', () => {
  test('pauses the game', async () => {
    const acts = await opened({});
    await press('pause');
    expect(acts).toEqual([{ type: 'pause', paused: true }]);
  });

  test('lets a paused game go on', async () => {
    const acts = await opened({ paused: 'host' });
    await press('pause');
    expect(acts).toEqual([{ type: 'pause', paused: false }]);
  });

  test('lets a bot sit in for a person who is long away', async () => {
    const acts = await opened({ longAbsent: [seatId(2)] });
    await press('sit-in-2');
    expect(acts).toEqual([{ type: 'sitIn', seat: 2 }]);
  });

  test('sets what ends something for somebody apart, behind everything else', async () => {
    await opened({});
    const grave = screen.getByTestId('grave-acts');
    const inside = [...grave.querySelectorAll('button')].map((button) => button.dataset['testid']);
    expect(inside).toEqual(['remove-1', 'remove-2', 'remove-3', 'remove-4', 'end-game', 'close-table']);
    expect(grave.nextElementSibling).toBeNull();
    expect(grave.contains(screen.getByTestId('put-away'))).toBe(false);
  });

  test('puts the table away only after a second word', async () => {
    const acts = await opened({});
    await press('put-away');
    const before = acts.length;
    await press('ask-yes');
    expect([before, acts]).toEqual([0, [{ type: 'putAway' }]]);
  });

  test('says before it closes a game that the game is lost, and what keeps it', async () => {
    await opened({});
    await press('close-table');
    expect(screen.getByTestId('ask-sheet').textContent).toContain(
      ENGLISH.words.journal.putAway.closeQuestion,
    );
  });

  test('offers to put away no table without a game', async () => {
    await opened({ activity: 'concluded' });
    expect(screen.queryByTestId('put-away')).toBeNull();
  });

  test('ends the game only after a second word', async () => {
    const acts = await opened({});
    await press('end-game');
    const before = acts.length;
    await press('ask-yes');
    expect([before, acts]).toEqual([0, [{ type: 'endGame' }]]);
  });

  test('keeps the game when the host thinks better of it', async () => {
    const acts = await opened({});
    await press('end-game');
    await press('ask-no');
    expect([acts, screen.queryByTestId('ask-sheet')]).toEqual([[], null]);
  });

  test('removes a person from the game only after a second word, and says what becomes of the seat', async () => {
    const acts = await opened({});
    await press('remove-2');
    const question = screen.getByTestId('ask-sheet').textContent;
    await press('ask-yes');
    expect(question).toContain('The seat stays in the game');
    expect(acts).toEqual([{ type: 'remove', seat: 2 }]);
  });

  test('offers to remove neither the host nor a bot', async () => {
    const seats = [person('Ann', { isHost: true }), person('Ben'), person('Ada', { occupant: 'bot' })];
    await opened({ seats });
    const offered = ['remove-0', 'remove-1', 'remove-2'].map((id) => screen.queryByTestId(id) !== null);
    expect(offered).toEqual([false, true, false]);
  });

  test.each([
    ['ask-first', { type: 'askFirst', on: true }],
    ['new-code', { type: 'newCode' }],
    ['lock', { type: 'lock', locked: true }],
  ] as const)('has the door’s own act %s (decisions 3 and 5)', async (id, act) => {
    const acts = await opened({});
    await press(id);
    expect(acts).toEqual([act]);
  });

  test('offers neither pause nor end after the verdict', async () => {
    await opened({ activity: 'concluded' });
    expect([screen.queryByTestId('pause'), screen.queryByTestId('end-game')]).toEqual([null, null]);
  });

  test('shows how somebody comes back', async () => {
    await opened({});
    expect(screen.getByTestId('host-sheet').textContent).toContain('Scan to come back');
  });

  test('chooses the network that the code and the link show (decision 45)', async () => {
    const network = { name: 'wlan0', virtual: false, guests: 0 };
    const networks = [
      { ...network, address: '192.0.2.20', range: '192.0.2.0/24', shown: true },
      {
        ...network,
        name: 'eth0',
        address: '198.51.100.7',
        range: '198.51.100.0/24',
        shown: false,
        guests: 2,
      },
    ];
    const acts = await opened({}, { networks });
    expect(screen.getByTestId('network').textContent).toContain('192.0.2.0/24');
    const select = screen.getByTestId('choose-network');
    expect(select.textContent).toContain('2 players');
    await fireEvent.change(select, { target: { value: '198.51.100.7' } });
    await fireEvent.change(select, { target: { value: '' } });
    expect(acts).toEqual([
      { type: 'showNetwork', address: '198.51.100.7' },
      { type: 'showNetwork', address: null },
    ]);
  });

  test('offers no choice where there is one network', async () => {
    await opened({}, { networks: [] });
    expect(screen.queryByTestId('choose-network')).toBeNull();
  });
});
