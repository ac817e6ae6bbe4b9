import { expect, test } from 'vitest';
import { LINK, MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';

function linkShownTo(guest: MemoryGuest): string | null {
  return guest.last('table').mine.invitation?.link ?? null;
}

function numbers(kit: MemoryTable): readonly number[] {
  return kit.table.state.screens.map(({ number }) => number);
}

test('a gallery screen sees no invitation until the host marks it as the wall (decision 2)', () => {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  const wall = kit.join('Wall', 'gallery');
  const before = wall.last('table').mine.invitation;
  kit.act({ type: 'markWall', screen: 1, wall: true });

  expect([before, linkShownTo(wall), linkShownTo(ann)]).toEqual([null, LINK, null]);
});

test('a mark concerns one screen alone', () => {
  const kit = new MemoryTable();
  const [first, second] = [kit.join('', 'gallery'), kit.join('', 'gallery')];
  kit.act({ type: 'markWall', screen: 2, wall: true });

  expect([linkShownTo(first), linkShownTo(second)]).toEqual([null, LINK]);
});

test('a mark that is taken away takes the link with it', () => {
  const kit = new MemoryTable();
  const wall = kit.join('', 'gallery');
  kit.act({ type: 'markWall', screen: 1, wall: true });
  kit.act({ type: 'markWall', screen: 1, wall: false });

  expect(wall.last('table').mine.invitation).toBeNull();
});

test('a wall that lost its link is the wall again when it is back', () => {
  const kit = new MemoryTable();
  const wall = kit.join('', 'gallery');
  kit.act({ type: 'markWall', screen: 1, wall: true });
  wall.end.drop();

  expect(linkShownTo(kit.comeBack(wall))).toBe(LINK);
});

test('a wall shows the way back in while a game goes on', async () => {
  const [kit] = await MemoryTable.playing(5);
  const wall = kit.join('', 'gallery');
  kit.act({ type: 'markWall', screen: 1, wall: true });

  expect(linkShownTo(wall)).toBe(LINK);
});

test('a wall that sits down is a seat like any other, without the link', () => {
  const kit = new MemoryTable();
  const wall = kit.join('', 'gallery');
  kit.act({ type: 'markWall', screen: 1, wall: true });
  wall.say({ type: 'sit', name: 'Wil' });

  expect(wall.last('table').mine).toMatchObject({ seat: 0, invitation: { link: null } });
});

test('a removal takes the link off every wall (decision 5)', () => {
  const kit = new MemoryTable();
  kit.join('Ann');
  const wall = kit.join('', 'gallery');
  kit.act({ type: 'markWall', screen: 1, wall: true });
  kit.act({ type: 'remove', seat: 0 });

  expect(wall.last('table').mine.invitation).toBeNull();
});

test('a new code leaves the wall its mark', () => {
  const kit = new MemoryTable();
  const wall = kit.join('', 'gallery');
  kit.act({ type: 'markWall', screen: 1, wall: true });
  kit.act({ type: 'newCode' });

  expect(wall.last('table').mine.invitation).toMatchObject({ tableCode: kit.ring.tableCode, link: LINK });
});

test('a screen that the host closes is sent away, and its key dies (decision 7)', () => {
  const kit = new MemoryTable();
  const [first, second] = [kit.join('', 'gallery'), kit.join('', 'gallery')];
  kit.act({ type: 'closeScreen', screen: 1 });

  expect([first.goodbye, second.goodbye]).toEqual(['removed', null]);
  expect(kit.ring.key(first.handle)).toBeNull();
  expect(kit.table.view.watching).toBe(1);
});

test('the number of a screen is never given to another', () => {
  const kit = new MemoryTable();
  kit.join('', 'gallery');
  kit.join('', 'gallery');
  kit.act({ type: 'closeScreen', screen: 2 });
  kit.join('', 'gallery');

  expect(numbers(kit)).toEqual([1, 3]);
});

test.each([0, 2, -1, 0.5, Number.NaN])('an act on screen %d, which is none, is refused', (screen) => {
  const kit = new MemoryTable();
  kit.join('', 'gallery');

  expect(kit.act({ type: 'markWall', screen, wall: true })).toEqual({ code: 'noSuchScreen' });
  expect(kit.act({ type: 'closeScreen', screen })).toEqual({ code: 'noSuchScreen' });
  expect(kit.table.view.watching).toBe(1);
});
