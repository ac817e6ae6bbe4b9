import { expect, test } from 'vitest';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';

function candidateOf(guests: readonly MemoryGuest[]): MemoryGuest {
  const candidate = guests.find((guest) => guest.mine.options.kind === 'nominate');
  if (candidate === undefined) throw new Error('no candidate');
  return candidate;
}

function seatOf(guest: MemoryGuest): number {
  if (guest.seat === null) throw new Error('no seat');
  return guest.seat;
}

test('a beat comes every three seconds to everybody (decision 12)', async () => {
  const kit = new MemoryTable();
  const [ann, ben] = [kit.join('Ann'), kit.join('Ben')];
  await kit.clock.run(9_000);

  expect([ann.all('beat').length, ben.all('beat').length]).toEqual([3, 3]);
});

test('whoever says nothing for nine seconds is away, and here again at the first word (decision 12)', async () => {
  const kit = new MemoryTable();
  const [ann, ben] = [kit.join('Ann'), kit.join('Ben')];
  ann.isAwake = false;
  await kit.clock.run(9_000);
  expect(ben.table.seats[0]?.presence).toBe('here');
  await kit.clock.run(2_000);
  expect(ben.table.seats[0]?.presence).toBe('away');

  ann.say({ type: 'beat' });
  expect(ben.table.seats[0]?.presence).toBe('here');
});

test('a link without a word for twenty-five seconds is cut, and the key leads back', async () => {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  ann.isAwake = false;
  await kit.clock.run(27_000);

  expect([ann.end.isOpen, ann.goodbye]).toEqual([false, null]);
  expect(kit.comeBack(ann).seat).toBe(0);
});

test('a clock that jumped judges nobody for nine seconds (decision 12)', async () => {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  await kit.clock.run(5_000);
  kit.clock.jump(3_600_000);
  await kit.clock.run(2_000);

  expect(ann.end.isOpen).toBe(true);
  expect(kit.table.view.seats[0]?.presence).toBe('here');
});

test('an absent seat that the table has waited for a minute is named to all (decision 25)', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const candidate = candidateOf(guests);
  candidate.end.drop();
  await kit.clock.run(59_000);
  expect(kit.table.view.longAbsent).toEqual([]);
  await kit.clock.run(2_000);

  expect(kit.table.view.longAbsent).toEqual([candidate.seat]);
  kit.comeBack(candidate);
  expect(kit.table.view.longAbsent).toEqual([]);
});

test('an absent seat that must answer nothing is not waited for', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const other = guests.find((guest) => guest !== candidateOf(guests));
  other?.end.drop();
  await kit.clock.run(120_000);

  expect(kit.table.view.longAbsent).toEqual([]);
});

test('a pause stops the count of waiting', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  candidateOf(guests).end.drop();
  await kit.clock.run(50_000);
  kit.act({ type: 'pause', paused: true });
  await kit.clock.run(50_000);
  kit.act({ type: 'pause', paused: false });
  await kit.clock.run(50_000);

  expect(kit.table.view.longAbsent).toEqual([]);
});

test('a bot sits in for an absent person and acts, until the person is back', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const candidate = candidateOf(guests);
  const seat = seatOf(candidate);
  candidate.end.drop();
  expect(kit.act({ type: 'sitIn', seat })).toBeNull();
  expect(kit.table.view.seats[seat]?.botSitsIn).toBe(true);
  await kit.clock.run(5_000);

  expect(guests.find((guest) => guest !== candidate)?.public.stage.name).toBe('election');
  const back = kit.comeBack(candidate);
  expect(kit.table.view.seats[seat]).toMatchObject({ botSitsIn: false, presence: 'here' });
  expect(back.mine.seat).toBe(seat);
});

test('once the person is back the bot acts no more', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const candidate = candidateOf(guests);
  candidate.end.drop();
  kit.act({ type: 'sitIn', seat: seatOf(candidate) });
  kit.comeBack(candidate);
  await kit.clock.run(60_000);

  expect(guests.find((guest) => guest !== candidate)?.public.stage.name).toBe('nomination');
});

test('a bot may sit in for somebody who was removed', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const seat = seatOf(candidateOf(guests));
  kit.act({ type: 'remove', seat });
  kit.act({ type: 'sitIn', seat });
  await kit.clock.run(5_000);

  expect(guests.find((guest) => guest.seat !== seat)?.public.stage.name).toBe('election');
});

test('no bot sits in for a person who is here, for a bot, or where there is no seat', async () => {
  const kit = new MemoryTable();
  kit.people(4);
  kit.bots(1);
  expect(kit.act({ type: 'sitIn', seat: 0 })).toEqual({ code: 'noGame' });
  await kit.start();

  expect(kit.act({ type: 'sitIn', seat: 0 })).toEqual({ code: 'notNow' });
  expect(kit.act({ type: 'sitIn', seat: 4 })).toEqual({ code: 'seatPlayedByBot' });
  expect(kit.act({ type: 'sitIn', seat: 9 })).toEqual({ code: 'noSuchSeat' });
});

test('bots do nothing while the table is paused', async () => {
  const kit = new MemoryTable();
  const wall = kit.join('', 'gallery');
  kit.bots(5);
  await kit.start();
  kit.act({ type: 'pause', paused: true });
  const before = wall.all('update').length;
  await kit.clock.run(600_000);
  expect(wall.all('update')).toHaveLength(before);

  kit.act({ type: 'pause', paused: false });
  await kit.clock.run(3_600_000);
  expect(kit.table.view.activity).toBe('concluded');
});

test('people and bots play one game, each person answering when asked', async () => {
  const kit = new MemoryTable({ seed: 'mixed' });
  const [ann] = kit.people(1);
  kit.bots(6);
  await kit.start();
  ann?.end.drop();
  kit.act({ type: 'sitIn', seat: 0 });
  await kit.clock.run(3_600_000);
  await settled();

  expect(kit.table.view.activity).toBe('concluded');
});
