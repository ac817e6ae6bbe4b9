import { expect, test } from 'vitest';
import { DoorTable, type DoorGuest } from '../kit/doorTable.ts';

async function joined(door: DoorTable, ...names: readonly string[]): Promise<readonly DoorGuest[]> {
  const guests = names.map((name) => {
    const guest = door.guest();
    guest.join(door.link, name);
    return guest;
  });
  await door.kit.clock.run(100);
  return guests;
}

async function one(door: DoorTable, name = 'Ann'): Promise<DoorGuest> {
  const [guest] = await joined(door, name);
  if (guest === undefined) throw new Error('nobody');
  return guest;
}

test('the product’s guest joins by link and by code, and stays for an hour', async () => {
  const door = new DoorTable();
  const ann = await one(door);
  const ben = door.guest();
  ben.join(door.code, 'Ben');
  await door.kit.clock.run(3_600_000);

  expect([ann.status, ben.status]).toEqual(['seated', 'seated']);
  expect([ann.seat, ben.seat]).toEqual([0, 1]);
  expect(ann.events.filter((event) => event.event === 'table')).toHaveLength(2);
});

test('a guest whose wire breaks comes back by itself to the same seat', async () => {
  const door = new DoorTable();
  const [ann, ben] = await joined(door, 'Ann', 'Ben');
  ann?.drop();
  await door.kit.clock.run(10_000);

  expect([ann?.status, ann?.seat]).toEqual(['seated', 0]);
  expect(ben?.table?.seats.map(({ presence }) => presence)).toEqual(['here', 'here']);
});

test('a guest that comes back during a game has the game again', async () => {
  const door = new DoorTable();
  const [ann] = await joined(door, 'Ann', 'Ben', 'Cem', 'Dea', 'Eva');
  await door.kit.start();
  await door.kit.clock.run(100);
  const before = ann?.update;
  ann?.drop();
  await door.kit.clock.run(10_000);

  expect(before).toBeDefined();
  expect(ann?.update).toEqual(before);
});

test('a wrong code is turned away as a wrong code, and so is the right one at a locked table', async () => {
  const door = new DoorTable();
  const eve = door.guest();
  eve.join({ kind: 'code', code: '000000', seal: null }, 'Eve');
  await door.kit.clock.run(100);
  expect(eve.status).toBe('turnedAway wrongCode');

  door.kit.act({ type: 'lock', locked: true });
  for (const secret of [door.code, door.link]) {
    eve.join(secret, 'Eve');
    await door.kit.clock.run(100);
    expect(eve.status).toBe('turnedAway wrongCode');
  }
});

test('a name that cannot be is turned away by its code, and a better one is let in', async () => {
  const door = new DoorTable();
  const ann = await one(door, '   ');
  expect(ann.status).toBe('turnedAway nameEmpty');

  ann.join(door.link, 'Ann');
  await door.kit.clock.run(100);
  expect([ann.status, ann.seat]).toEqual(['seated', 0]);
});

test('a removed guest is told so, forgets its key, and cannot come back', async () => {
  const door = new DoorTable();
  const ann = await one(door);
  const old = door.link;
  door.kit.act({ type: 'remove', seat: 0 });
  await door.kit.clock.run(60_000);
  expect([ann.status, ann.hasKey]).toEqual(['turnedAway removed', false]);

  ann.join(old, 'Ann');
  await door.kit.clock.run(100);
  expect(ann.status).toBe('turnedAway wrongCode');
});

test('a guest that leaves a game may come back by its key', async () => {
  const door = new DoorTable();
  const [ann] = await joined(door, 'Ann', 'Ben', 'Cem', 'Dea', 'Eva');
  await door.kit.start();
  await door.kit.clock.run(100);
  ann?.connection.leave();
  await door.kit.clock.run(5_000);
  expect(ann?.status).toBe('turnedAway left');
  expect(door.kit.table.view.seats[0]?.presence).toBe('left');

  ann?.connection.playHere();
  await door.kit.clock.run(100);
  expect([ann?.status, ann?.seat]).toEqual(['seated', 0]);
});

test('a closed table is told, and nobody tries to come back', async () => {
  const door = new DoorTable();
  const ann = await one(door);
  door.kit.table.close('tableClosed');
  await door.kit.clock.run(600_000);

  expect([ann.status, ann.hasKey]).toEqual(['turnedAway tableClosed', false]);
});

test('after thirty wrong codes the right one is no use until there is a new one, and the link still is', async () => {
  const door = new DoorTable();
  for (let guess = 0; guess < 30; guess += 1) {
    const eve = door.guest();
    eve.join({ kind: 'code', code: '000000', seal: null }, 'Eve');
    await door.kit.clock.run(100);
    door.kit.clock.jump(1_000_000);
  }
  const ben = door.guest();
  ben.join(door.code, 'Ben');
  await door.kit.clock.run(100);
  expect(ben.status).toBe('turnedAway wrongCode');

  // The guessing has turned the host's question on (decision 5); it is the link's way that is tried here.
  door.kit.act({ type: 'askFirst', on: false });
  const ann = await one(door);
  expect(ann.status).toBe('seated');
});
