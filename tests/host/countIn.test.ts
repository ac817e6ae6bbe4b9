import { expect, test } from 'vitest';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';

function counting(people = 5) {
  const kit = new MemoryTable({ limits: { countInSeconds: 3 } });
  const guests = kit.people(people);
  kit.act({ type: 'start' });
  return { kit, guests };
}

test('a start counts three seconds that everybody sees, and then deals', async () => {
  const { kit, guests } = counting();
  const screen = kit.join('Wall', 'gallery');
  const seen = [screen.table.countIn];
  for (let second = 0; second < 3; second += 1) {
    await kit.clock.run(1_000);
    seen.push(screen.table.countIn);
  }

  expect(seen).toEqual([
    { state: 'running', secondsLeft: 3 },
    { state: 'running', secondsLeft: 2 },
    { state: 'running', secondsLeft: 1 },
    { state: 'idle' },
  ]);
  expect(guests[4]?.table).toMatchObject({ activity: 'playing', game: 1 });
});

test('any seat stops the count-in, and everybody sees who it was', async () => {
  const { kit, guests } = counting();
  await kit.clock.run(2_999);
  guests[3]?.say({ type: 'stopCountIn' });
  await kit.clock.run(60_000);

  expect(guests[0]?.table).toMatchObject({ activity: 'lobby', countIn: { state: 'stopped', by: 3 } });
});

test('a host without a seat stops it by its own act', async () => {
  const { kit } = counting();

  expect(kit.act({ type: 'stopCountIn' })).toBeNull();
  await kit.clock.run(60_000);
  expect(kit.table.view).toMatchObject({ activity: 'lobby', countIn: { state: 'stoppedByHost' } });
});

test('a screen that watches cannot stop it', async () => {
  const { kit } = counting();
  const screen = kit.join('Wall', 'gallery');
  screen.say({ type: 'stopCountIn' });

  expect(screen.refusals).toEqual(['noSeat']);
  await kit.clock.run(3_000);
  expect(kit.table.view.activity).toBe('playing');
});

test('there is nothing to stop before the start and after the deal', async () => {
  const kit = new MemoryTable({ limits: { countInSeconds: 3 } });
  kit.people(5);

  expect(kit.act({ type: 'stopCountIn' })).toEqual({ code: 'notNow' });
  kit.act({ type: 'start' });
  await kit.clock.run(3_000);
  expect(kit.act({ type: 'stopCountIn' })).toEqual({ code: 'notNow' });
});

test('a second start while it counts changes nothing', async () => {
  const { kit } = counting();
  await kit.clock.run(1_000);

  expect(kit.act({ type: 'start' })).toBeNull();
  expect(kit.table.view.countIn).toEqual({ state: 'running', secondsLeft: 2 });
});

test('a new start after a stop counts its own three seconds', async () => {
  const { kit, guests } = counting();
  await kit.clock.run(2_500);
  guests[0]?.say({ type: 'stopCountIn' });
  kit.act({ type: 'start' });
  await kit.clock.run(2_999);
  expect(kit.table.view).toMatchObject({ activity: 'lobby', countIn: { secondsLeft: 1 } });
  await kit.clock.run(1);

  expect(kit.table.view.activity).toBe('playing');
});

test.each([
  ['somebody joins', (kit: MemoryTable) => void kit.join('Late')],
  ['somebody leaves', (_: MemoryTable, guests: readonly MemoryGuest[]) => guests[5]?.say({ type: 'leave' })],
  ['a bot is added', (kit: MemoryTable) => void kit.act({ type: 'addBot' })],
  ['the seats move', (kit: MemoryTable) => void kit.act({ type: 'arrange', order: [1, 0, 2, 3, 4, 5] })],
  [
    'an option changes',
    (kit: MemoryTable) =>
      void kit.act({ type: 'setOptions', options: { ...DEFAULT_VIEW_OPTIONS, chronicle: false } }),
  ],
])('it stops when %s: what is dealt is what everybody saw', async (_, change) => {
  const { kit, guests } = counting(6);
  change(kit, guests);
  await kit.clock.run(60_000);

  expect(kit.table.view).toMatchObject({ activity: 'lobby', countIn: { state: 'stoppedByChange' } });
});

test('a ready mark, a lock and a lost link do not stop it', async () => {
  const { kit, guests } = counting();
  guests[1]?.say({ type: 'ready', ready: true });
  kit.act({ type: 'lock', locked: true });
  guests[2]?.end.drop();
  await kit.clock.run(3_000);

  expect(kit.table.view.activity).toBe('playing');
});

test('who stopped it is said no longer once the seats have changed', () => {
  const { kit, guests } = counting();
  guests[3]?.say({ type: 'stopCountIn' });
  guests[0]?.say({ type: 'leave' });

  expect(kit.table.view.countIn).toEqual({ state: 'idle' });
});

test('a table that closes while it counts deals nothing', async () => {
  const { kit } = counting();
  kit.table.close('tableClosed');
  await kit.clock.run(60_000);

  expect(kit.table.view.activity).toBe('lobby');
});

test('too few players begin no count-in', () => {
  const kit = new MemoryTable({ limits: { countInSeconds: 3 } });
  kit.people(4);

  expect(kit.act({ type: 'start' })).toEqual({ code: 'tooFewPlayers', missing: 1 });
  expect(kit.table.view.countIn).toEqual({ state: 'idle' });
});
