import { expect, test } from 'vitest';
import { LaterGuest } from '../../src-renderer/laterGuest.ts';
import type { PageGuest } from '../../src-renderer/pageBridge.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';

const JOINING: WindowEvent = { event: 'link', status: { state: 'joining' } };
const HOME: WindowEvent = { event: 'link', status: { state: 'home' } };
const KEPT_TABLE = 'a1b2';

/** A guest whose code comes when a test says so; `failures` fetches before that one are in vain. */
function guestAfter(failures: number) {
  const said: string[] = [];
  const heard: WindowEvent[] = [];
  const waiting: (() => void)[] = [];
  const fetched: PageGuest = {
    join: (where, name, as) => said.push(`join ${where} ${name} ${as}`),
    comeBack: (tableId) => said.push(`comeBack ${tableId}`) > 0,
    say: (call) => said.push(call.verb),
    saveGame: () => said.push('saveGame'),
    leave: () => said.push('leave'),
    playHere: () => said.push('playHere'),
    giveUp: () => said.push('giveUp'),
    wake: () => said.push('wake'),
  };
  let fetches = 0;
  const guest = new LaterGuest({
    fetch: () => {
      fetches += 1;
      return fetches > failures ? Promise.resolve(fetched) : Promise.reject(new Error('no host'));
    },
    hear: (event) => heard.push(event),
    after: (_delayMs, run) => waiting.push(run),
    keeps: (tableId) => tableId === KEPT_TABLE,
  });
  return { guest, said, heard, waiting, fetches: () => fetches };
}

/** All that a resolved or rejected fetch does has been done then. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('Who joins before the connection has come is shown as joining, and joins once it is there.', async () => {
  const { guest, said, heard } = guestAfter(0);
  guest.join('KB7M4T', 'Ann', 'seat');
  const before = [...said];
  await settle();
  expect([before, said, heard]).toEqual([[], ['join KB7M4T Ann seat'], [JOINING]]);
});

test('A connection that did not come is fetched again until it is there, and the join is not forgotten.', async () => {
  const { guest, said, waiting, fetches } = guestAfter(2);
  guest.join('KB7M4T', 'Ann', 'seat');
  await settle();
  waiting.shift()?.();
  await settle();
  waiting.shift()?.();
  await settle();
  expect([fetches(), said, waiting]).toEqual([3, ['join KB7M4T Ann seat'], []]);
});

test('Who stops joining before the connection has come is home again, and joins nothing later.', async () => {
  const { guest, said, heard } = guestAfter(0);
  guest.join('KB7M4T', 'Ann', 'seat');
  guest.giveUp();
  await settle();
  expect([said, heard]).toEqual([[], [JOINING, HOME]]);
});

test('A page that keeps a key comes back by it once the connection is there.', async () => {
  const { guest, said, heard } = guestAfter(0);
  const comes = guest.comeBack(KEPT_TABLE);
  await settle();
  expect([comes, said, heard]).toEqual([true, [`comeBack ${KEPT_TABLE}`], [JOINING]]);
});

test('A page that keeps no key stays at its form.', async () => {
  const { guest, said, heard } = guestAfter(0);
  const comes = guest.comeBack('c3d4');
  await settle();
  expect([comes, said, heard]).toEqual([false, [], []]);
});

test('Everything goes straight to a connection that is there.', async () => {
  const { guest, said } = guestAfter(0);
  guest.fetch();
  await settle();
  guest.join('KB7M4T', 'Ann', 'gallery');
  guest.say({ verb: 'ready', ready: true });
  guest.saveGame();
  guest.playHere();
  guest.wake();
  guest.leave();
  guest.giveUp();
  expect(said).toEqual([
    'join KB7M4T Ann gallery',
    'ready',
    'saveGame',
    'playHere',
    'wake',
    'leave',
    'giveUp',
  ]);
});

test('The connection is fetched once, however often it is asked for.', async () => {
  const { guest, fetches } = guestAfter(0);
  guest.fetch();
  guest.fetch();
  await settle();
  guest.fetch();
  expect(fetches()).toBe(1);
});
