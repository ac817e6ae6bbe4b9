import { expect, test } from 'vitest';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { Dealer } from '../../src-main/host/dealer.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, seededDealer } from '../kit/memoryTable.ts';
import { playByItself } from '../kit/playByItself.ts';
import { seededDice } from '../kit/seededDice.ts';

function names(kit: MemoryTable): readonly string[] {
  return kit.table.view.seats.map(({ name }) => name);
}

test.each([0, 1, 4])('a start with %i is refused and says how many are missing', (people) => {
  const kit = new MemoryTable();
  kit.people(people);

  expect(kit.act({ type: 'start' })).toEqual({ code: 'tooFewPlayers', missing: 5 - people });
  expect(kit.table.view.activity).toBe('lobby');
});

test('a start deals asynchronously: everybody sees the dealing, then the game', async () => {
  const kit = new MemoryTable();
  const guests = kit.people(5);
  const heard = guests[0]?.mark();
  kit.act({ type: 'start' });
  await settled();

  const seen = heard?.().map((message) => (message.type === 'table' ? message.table.activity : message.type));
  expect(seen).toEqual(['dealing', 'playing', 'update']);
});

test('a second start while cards are dealt is refused', () => {
  const kit = new MemoryTable();
  kit.people(5);
  kit.act({ type: 'start' });

  expect(kit.act({ type: 'start' })).toEqual({ code: 'gameRunning' });
});

test('a deal that fails leads back to the lobby, with everybody still there', async () => {
  const dealer: Dealer = { deal: () => Promise.reject(new Error('no chance')) };
  const kit = new MemoryTable({ dealer });
  kit.people(5);
  await kit.start();

  expect(kit.table.view).toMatchObject({ activity: 'lobby', paused: null });
  expect(names(kit)).toHaveLength(5);
});

test('a deal that comes after the host ended the game is not played', async () => {
  let deliver: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (deliver = resolve));
  const dealer: Dealer = { deal: (players) => ready.then(() => seededDealer('late').deal(players)) };
  const kit = new MemoryTable({ dealer });
  const [ann] = kit.people(5);
  await kit.start();
  kit.act({ type: 'endGame' });
  deliver();
  await settled();

  expect(kit.table.view.activity).toBe('ended');
  expect(ann?.all('update')).toEqual([]);
});

test('the host adds bots up to ten, each of another name', () => {
  const kit = new MemoryTable();
  kit.bots(10);

  expect(new Set(names(kit)).size).toBe(10);
  expect(kit.act({ type: 'addBot' })).toEqual({ code: 'tableFull' });
});

test('the host arranges the seats (decision 27)', () => {
  const kit = new MemoryTable();
  kit.people(3);
  kit.act({ type: 'arrange', order: [2, 0, 1] });

  expect(names(kit)).toEqual(['P2', 'P0', 'P1']);
});

test.each([[[0, 1]], [[0, 1, 1]], [[0, 1, 3]], [[0, 1, 2, 2]], [[]]])(
  'an order that is none of these three seats (%j) is refused',
  (order) => {
    const kit = new MemoryTable();
    kit.people(3);

    expect(kit.act({ type: 'arrange', order })).toEqual({ code: 'noSuchSeat' });
    expect(names(kit)).toEqual(['P0', 'P1', 'P2']);
  },
);

test('a shuffle keeps everybody', () => {
  const kit = new MemoryTable();
  kit.people(10);
  const before = names(kit);
  kit.act({ type: 'shuffleSeats' });

  expect(names(kit)).not.toEqual(before);
  expect(names(kit).toSorted()).toEqual(before.toSorted());
});

test.each(['arrange', 'shuffleSeats', 'addBot', 'setOptions', 'start'] as const)(
  'during a game %s is refused: nothing moves after the start',
  async (type) => {
    const [kit] = await MemoryTable.playing(5);
    const acts = {
      arrange: { type: 'arrange', order: [1, 0, 2, 3, 4] },
      shuffleSeats: { type: 'shuffleSeats' },
      addBot: { type: 'addBot' },
      setOptions: { type: 'setOptions', options: DEFAULT_VIEW_OPTIONS },
      start: { type: 'start' },
    } as const;

    expect(kit.act(acts[type])).toEqual({ code: 'gameRunning' });
    expect(names(kit)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  },
);

test('a removal in the lobby takes the chair, the key, the code and the link', () => {
  const kit = new MemoryTable();
  const [ann, ben] = [kit.join('Ann'), kit.join('Ben')];
  const { tableCode, linkSecret } = kit.ring;
  kit.act({ type: 'remove', seat: 0 });

  expect(ann.goodbye).toBe('removed');
  expect(ben.table.seats.map(({ name }) => name)).toEqual(['Ben']);
  expect(kit.ring.key(ann.handle)).toBeNull();
  expect(kit.ring.tableCode).not.toBe(tableCode);
  expect(kit.ring.linkSecret).not.toEqual(linkSecret);
  expect(ben.last('table').mine.invitation?.tableCode).toBe(kit.ring.tableCode);
  expect(kit.renewed).toBe(1);
});

test('a removal in a game leaves the seat, absent and without a key', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  kit.act({ type: 'remove', seat: 3 });

  expect(guests[3]?.goodbye).toBe('removed');
  expect(guests[0]?.table.seats[3]).toMatchObject({ name: 'P3', presence: 'left' });
  expect(kit.ring.key(guests[3]?.handle ?? kit.join('x').handle)).toBeNull();
});

test('removing a bot in the lobby renews no code', () => {
  const kit = new MemoryTable();
  kit.bots(1);
  kit.act({ type: 'remove', seat: 0 });

  expect(names(kit)).toEqual([]);
  expect(kit.renewed).toBe(0);
});

test.each([-1, 5, 0.5, Number.NaN])('a removal of seat %d, which is none, is refused', (seat) => {
  const kit = new MemoryTable();
  kit.people(5);

  expect(kit.act({ type: 'remove', seat })).toEqual({ code: 'noSuchSeat' });
});

test('a new code is told to every seat', () => {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  const old = ann.last('table').mine.invitation?.tableCode;
  kit.act({ type: 'newCode' });

  expect(ann.last('table').mine.invitation?.tableCode).toBe(kit.ring.tableCode);
  expect(kit.ring.tableCode).not.toBe(old);
});

test('the lock and the options are seen by all', () => {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  kit.act({ type: 'lock', locked: true });
  kit.act({ type: 'setOptions', options: { ...DEFAULT_VIEW_OPTIONS, showVoters: false } });

  expect(ann.table).toMatchObject({ locked: true, options: { showVoters: false } });
});

test('ending a game is final: no verdict, everything is opened, and no intent is taken (decision 25)', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  kit.act({ type: 'endGame' });
  guests[0]?.intend({ type: 'peek' });
  await settled();

  expect(guests[0]?.table.activity).toBe('ended');
  expect(guests[0]?.refusals).toEqual(['noGame']);
  const last = guests[0]?.all('update').at(-1)?.update;
  expect(last?.happenings).toEqual([{ type: 'brokenOff' }]);
  expect(last?.public.stage).toMatchObject({ name: 'concluded', verdict: null });
  expect(last?.mine.dossier.map(({ role }) => role)).not.toContain('unknown');
  expect(kit.act({ type: 'pause', paused: false })).toEqual({ code: 'noGame' });
});

test('a rematch has the same seats and bots, and empty chairs for the absent (decision 27)', async () => {
  const kit = new MemoryTable();
  const guests = kit.people(5);
  kit.bots(1);
  await kit.start();
  guests[1]?.end.drop();
  kit.act({ type: 'endGame' });
  kit.act({ type: 'rematch' });
  await settled();

  expect(names(kit)).toEqual(['P0', 'P2', 'P3', 'P4', 'Ada']);
  expect(kit.table.view).toMatchObject({ activity: 'playing', game: 2 });
  expect(kit.comeBack(guests[1] ?? kit.knock()).seat).toBeNull();
});

test('while a rematch is dealt nobody is shown the game before, whose seats were others', async () => {
  const deals: (() => void)[] = [];
  const dealer = seededDealer('rematch');
  const kit = new MemoryTable({
    dealer: {
      deal: (players) => new Promise((resolve) => deals.push(() => resolve(dealer.deal(players)))),
    },
  });
  const guests = kit.people(6);
  for (const [index, guest] of guests.entries()) playByItself(guest, seededDice(`guest ${index}`));
  await kit.start();
  deals[0]?.();
  for (let turn = 0; turn < 600 && kit.table.view.activity !== 'concluded'; turn += 1)
    await kit.clock.run(100);
  guests[0]?.end.drop();
  kit.act({ type: 'rematch' });
  const back = kit.comeBack(guests[3] ?? kit.knock());

  expect([kit.table.view.activity, back.seat]).toEqual(['dealing', 2]);
  expect(back.heard.map(({ type }) => type)).toEqual(['welcome', 'table']);
});

test('a rematch of fewer than five is refused, and the table stays as it was', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  guests[1]?.end.drop();
  kit.act({ type: 'endGame' });

  expect(kit.act({ type: 'rematch' })).toEqual({ code: 'tooFewPlayers', missing: 1 });
  expect(names(kit)).toHaveLength(5);
});

test('a rematch while the game runs is refused', async () => {
  const [kit] = await MemoryTable.playing(5);

  expect(kit.act({ type: 'rematch' })).toEqual({ code: 'gameRunning' });
});

test('back in the lobby those who left are gone, the away keep their chairs, and no game is shown', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  guests[1]?.end.drop();
  guests[2]?.say({ type: 'leave' });
  kit.act({ type: 'endGame' });
  kit.act({ type: 'backToLobby' });

  expect(names(kit)).toEqual(['P0', 'P1', 'P3', 'P4']);
  expect(kit.join('Eve').heard.map(({ type }) => type)).toEqual(['welcome', 'table']);
});

test('closing says goodbye to everybody, and nothing is heard afterwards', async () => {
  const [kit, guests] = await MemoryTable.playing(5);
  kit.table.close('tableClosed');
  const before = guests.map((guest) => guest.heard.length);
  await kit.clock.run(60_000);

  expect(guests.map(({ goodbye }) => goodbye)).toEqual(Array(5).fill('tableClosed'));
  expect(guests.map((guest) => guest.heard.length)).toEqual(before);
});

test('closing the table is the host process’s to carry out', () => {
  const kit = new MemoryTable();
  kit.act({ type: 'closeTable' });

  expect(kit.closed).toBe(1);
});
