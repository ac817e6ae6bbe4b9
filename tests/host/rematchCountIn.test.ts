import { expect, test } from 'vitest';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';

const COUNT_IN = { limits: { countInSeconds: 3 } };

/** A table whose game the host has ended, and whose host has asked for the next one. */
async function counting(people = 6) {
  const kit = new MemoryTable(COUNT_IN);
  const guests = kit.people(people);
  kit.act({ type: 'start' });
  await kit.clock.run(3_000);
  kit.act({ type: 'endGame' });
  await settled();
  kit.act({ type: 'rematch' });
  return { kit, guests };
}

function names(kit: MemoryTable): readonly string[] {
  return kit.table.view.seats.map(({ name }) => name);
}

test('a rematch counts three seconds that everybody sees, and then deals', async () => {
  const { kit, guests } = await counting();
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
  expect(guests[4]?.table).toMatchObject({ activity: 'playing', game: 2 });
});

test('until the deal of a rematch the game before stays open to whoever comes back', async () => {
  const { kit, guests } = await counting();
  await kit.clock.run(2_999);
  const back = kit.comeBack(guests[3] ?? kit.knock());

  expect(back.table).toMatchObject({ activity: 'ended', game: 1 });
  expect(back.all('update').at(-1)?.update.public.stage.name).toBe('concluded');
});

test('any seat stops the count-in of a rematch, and everybody sees who it was', async () => {
  const { kit, guests } = await counting();
  guests[3]?.say({ type: 'stopCountIn' });
  await kit.clock.run(60_000);

  expect(guests[0]?.table).toMatchObject({
    activity: 'ended',
    game: 1,
    countIn: { state: 'stopped', by: 3 },
  });
});

test('a rematch that was stopped can be asked for again', async () => {
  const { kit, guests } = await counting();
  guests[3]?.say({ type: 'stopCountIn' });
  kit.act({ type: 'rematch' });
  await kit.clock.run(3_000);

  expect(kit.table.view).toMatchObject({ activity: 'playing', game: 2, countIn: { state: 'idle' } });
});

test.each([
  ['somebody leaves', (_: MemoryTable, guests: readonly MemoryGuest[]) => guests[5]?.say({ type: 'leave' })],
  ['somebody is removed', (kit: MemoryTable) => void kit.act({ type: 'remove', seat: 5 })],
])('the count-in of a rematch stops when %s: what is dealt is what everybody saw', async (_, change) => {
  const { kit, guests } = await counting();
  change(kit, guests);
  await kit.clock.run(60_000);

  expect(kit.table.view).toMatchObject({ activity: 'ended', countIn: { state: 'stoppedByChange' } });
});

test('who left the table before a rematch has no chair in it', async () => {
  const { kit, guests } = await counting();
  guests[5]?.say({ type: 'leave' });
  kit.act({ type: 'rematch' });
  await kit.clock.run(3_000);

  expect([kit.table.view.activity, names(kit)]).toEqual(['playing', ['P0', 'P1', 'P2', 'P3', 'P4']]);
});

test('a link that is lost while a rematch counts leaves an empty chair (decision 27)', async () => {
  const { kit, guests } = await counting();
  guests[5]?.end.drop();
  await kit.clock.run(3_000);

  expect([kit.table.view.activity, names(kit)]).toEqual(['playing', ['P0', 'P1', 'P2', 'P3', 'P4']]);
});

test('a rematch that too few are left for at its last second is not dealt, and everybody is told', async () => {
  const { kit, guests } = await counting(5);
  guests[4]?.end.drop();
  await kit.clock.run(60_000);

  expect(guests[0]?.table).toMatchObject({
    activity: 'ended',
    game: 1,
    countIn: { state: 'stoppedByChange' },
  });
});

test('back to the lobby ends the count-in of a rematch', async () => {
  const { kit } = await counting();
  kit.act({ type: 'backToLobby' });
  await kit.clock.run(60_000);

  expect(kit.table.view).toMatchObject({ activity: 'lobby', game: 1, countIn: { state: 'idle' } });
});
