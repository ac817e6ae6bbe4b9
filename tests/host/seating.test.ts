import { expect, test } from 'vitest';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable } from '../kit/memoryTable.ts';

function names(kit: MemoryTable): readonly string[] {
  return kit.table.view.seats.map(({ name }) => name);
}

test('people sit in the order of joining (G-11, decision 27)', () => {
  const kit = new MemoryTable();
  kit.join('Ann');
  kit.join('Ben');

  expect(names(kit)).toEqual(['Ann', 'Ben']);
});

test('everybody is told of a newcomer, the newcomer after a welcome', () => {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  const ben = kit.join('Ben');

  expect(ann.table.seats).toHaveLength(2);
  expect(ben.heard.map(({ type }) => type)).toEqual(['welcome', 'table']);
});

test.each([
  ['another case', 'BEN'],
  ['full width', 'Ｂｅｎ'],
  ['invisible characters', 'B\u200ben'],
])('a name alike in %s becomes the next number (B-72, decision 6)', (_, name) => {
  const kit = new MemoryTable();
  kit.join('Ben');
  const other = kit.join(name);

  expect(other.name.endsWith(' 2')).toBe(true);
});

test('a third of the same name gets the third number', () => {
  const kit = new MemoryTable();
  for (const name of ['Ben', 'Ben', 'Ben']) kit.join(name);

  expect(names(kit)).toEqual(['Ben', 'Ben 2', 'Ben 3']);
});

test.each([
  ['an empty name', '', 'nameEmpty'],
  ['spaces only', '   ', 'nameEmpty'],
  ['invisible characters only', '\u200b\u2060\u202e', 'nameEmpty'],
  ['a long name', 'x'.repeat(21), 'nameTooLong'],
])('%s is refused with a code, and may be mended on the same link', (_, name, code) => {
  const kit = new MemoryTable();
  const guest = kit.join(name);
  expect(guest.refusals).toEqual([code]);
  expect(names(kit)).toEqual([]);

  guest.say({ type: 'join', name: 'Ann', as: 'seat' });
  expect(names(kit)).toEqual(['Ann']);
});

test('a link that gives no right name within its time is cut', async () => {
  const kit = new MemoryTable();
  const guest = kit.knock();
  await kit.clock.run(10_001);

  expect(guest.end.isOpen).toBe(false);
});

test('renaming to a free name is told to everybody', () => {
  const kit = new MemoryTable();
  const [ann, ben] = [kit.join('Ann'), kit.join('Ben')];
  ann.say({ type: 'rename', name: ' Anna ' });

  expect(ben.table.seats[0]?.name).toBe('Anna');
});

test('renaming to a taken name is refused to its author alone (decision 6)', () => {
  const kit = new MemoryTable();
  const [ann, ben] = [kit.join('Ann'), kit.join('Ben')];
  const heard = ben.mark();
  ann.say({ type: 'rename', name: 'bEN' });

  expect(ann.last('refused').refusal).toEqual({ code: 'nameTaken', name: 'bEN' });
  expect(heard()).toEqual([]);
});

test('one may change the case of the own name', () => {
  const kit = new MemoryTable();
  const ann = kit.join('ann');
  ann.say({ type: 'rename', name: 'Ann' });

  expect(names(kit)).toEqual(['Ann']);
});

test('the eleventh person watches, and is told that the table is full', () => {
  const kit = new MemoryTable();
  kit.people(10);
  const eleventh = kit.join('Eve');

  expect(eleventh.seat).toBeNull();
  expect(eleventh.refusals).toEqual(['tableFull']);
  expect(kit.table.view).toMatchObject({ watching: 1 });
  expect(names(kit)).toHaveLength(10);
});

test('from the gallery one may sit when a seat is free, under a free name', () => {
  const kit = new MemoryTable();
  const people = kit.people(10);
  const eve = kit.join('P3');
  eve.say({ type: 'sit', name: 'P3' });
  people[0]?.say({ type: 'leave' });
  eve.say({ type: 'sit', name: 'P3' });

  expect(eve.refusals).toEqual(['tableFull', 'tableFull']);
  expect([eve.seat, eve.name]).toEqual([9, 'P3 2']);
});

test('one who has a seat cannot sit again', () => {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  ann.say({ type: 'sit', name: 'Ann' });

  expect(ann.refusals).toEqual(['noSeat']);
});

test('the twenty-fifth gallery screen is turned away with a goodbye', () => {
  const kit = new MemoryTable();
  for (let screen = 0; screen < 24; screen += 1) kit.join('', 'gallery');
  const last = kit.join('', 'gallery');

  expect([last.refusals, last.goodbye]).toEqual([['tableFull'], 'tooMany']);
  expect(kit.table.view.watching).toBe(24);
});

test('a gallery screen that is gone makes room when the gallery is full', () => {
  const kit = new MemoryTable();
  const screens = Array.from({ length: 24 }, () => kit.join('', 'gallery'));
  screens[5]?.end.drop();
  const last = kit.join('', 'gallery');

  expect(last.goodbye).toBeNull();
  expect(kit.table.view.watching).toBe(24);
});

test('a gallery screen comes back by its own key', () => {
  const kit = new MemoryTable();
  const wall = kit.join('Wall', 'gallery');
  wall.end.drop();
  const back = kit.comeBack(wall);

  expect(back.handle).toBe(wall.handle);
  expect(kit.table.view.watching).toBe(1);
});

test('leaving the lobby gives the seat up, with a goodbye', () => {
  const kit = new MemoryTable();
  const [ann, ben] = [kit.join('Ann'), kit.join('Ben')];
  ann.say({ type: 'leave' });

  expect(ann.goodbye).toBe('left');
  expect(ben.seat).toBe(0);
  expect(kit.ring.key(ann.handle)).toBeNull();
});

test('leaving a game keeps the seat and its key (decision 25)', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  guests[1]?.say({ type: 'leave' });
  expect(guests[0]?.table.seats[1]).toMatchObject({ presence: 'left', name: 'P1' });

  const back = kit.comeBack(guests[1] ?? kit.knock());
  expect(back.seat).toBe(1);
  expect(guests[0]?.table.seats[1]?.presence).toBe('here');
});

test('a reload comes back to the same seat with welcome, table, the game and what was said of it at once', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const before = guests[2]?.mine;
  guests[2]?.end.drop();
  const back = kit.comeBack(guests[2] ?? kit.knock());

  expect(back.heard.map(({ type }) => type)).toEqual(['welcome', 'table', 'update', 'talk']);
  expect(back.mine).toEqual(before);
});

test('the newest link of a seat wins; the old one is told that it is replaced', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const heard = guests[0]?.mark();
  const back = kit.comeBack(guests[2] ?? kit.knock());

  expect(guests[2]?.goodbye).toBe('replaced');
  expect(back.seat).toBe(2);
  expect(
    heard?.().flatMap((message) => (message.type === 'table' ? [message.table.seats[2]?.presence] : [])),
  ).toEqual(['here']);
});

test('what a replaced link still says is not heard', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const old = guests[2] ?? kit.knock();
  kit.comeBack(old);
  old.end.send(JSON.stringify({ type: 'leave' }));
  await settled();

  expect(kit.table.view.seats[2]?.presence).toBe('here');
});

test('during a game code and link lead to the gallery only (decision 3)', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  const late = kit.join('Eve');

  expect(late.seat).toBeNull();
  expect(late.refusals).toEqual(['gameRunning']);
  expect(late.mine).toMatchObject({ seat: null, role: 'unknown', hand: [] });
  expect(late.public).toEqual(guests[0]?.public);
});

test('the gallery cannot sit down during a game', async () => {
  const [kit] = await MemoryTable.playing(5);
  const late = kit.join('Eve', 'gallery');
  late.say({ type: 'sit', name: 'Eve' });

  expect(late.refusals).toEqual(['gameRunning']);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"type":"join"}'],
  ['an unknown type', '{"type":"start"}'],
  ['a host act', '{"type":"control","act":{"type":"closeTable"}}'],
  ['too long', JSON.stringify({ type: 'rename', name: 'x'.repeat(2000) })],
  ['a second join', '{"type":"join","name":"Eve","as":"seat"}'],
  ['deep nesting', `${'['.repeat(400)}${']'.repeat(400)}`],
  ['a forged prototype', '{"type":"beat","__proto__":{"seat":0}}'],
])('a message that is none (%s) ends its link with badMessage, and nobody else is ended', (_, text) => {
  const kit = new MemoryTable();
  const [ann, ben] = [kit.join('Ann'), kit.join('Ben')];
  ann.end.send(text);

  expect(ann.goodbye).toBe('badMessage');
  expect([ben.goodbye, ben.refusals]).toEqual([null, []]);
  expect(names(kit)).toEqual(['Ann', 'Ben']);
});

test('a first message other than join, by code or link, is none', () => {
  const kit = new MemoryTable();
  const guest = kit.knock();
  guest.say({ type: 'return', revision: 0, head: null });

  expect(guest.goodbye).toBe('badMessage');
});

test('a frame that does not open makes its person away, and nobody else', () => {
  const kit = new MemoryTable();
  const [ann, ben] = [kit.join('Ann'), kit.join('Ben')];
  ann.end.drop(true);

  expect(ben.table.seats.map(({ presence }) => presence)).toEqual(['away', 'here']);
});

test('ready is told to everybody and is off again after a game', async () => {
  const [kit, guests] = [new MemoryTable(), [] as ReturnType<MemoryTable['join']>[]];
  guests.push(...kit.people(5));
  guests[0]?.say({ type: 'ready', ready: true });
  expect(guests[1]?.table.seats.map(({ ready }) => ready)).toEqual([true, false, false, false, false]);

  await kit.start();
  kit.act({ type: 'endGame' });
  kit.act({ type: 'backToLobby' });
  expect(guests[1]?.table.seats.some(({ ready }) => ready)).toBe(false);
});
