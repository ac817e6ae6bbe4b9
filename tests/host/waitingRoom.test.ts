import { describe, expect, it } from 'vitest';
import type { GuestMessage } from '../../src-shared/protocol/messages.ts';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import { DoorTable } from '../kit/doorTable.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';

/** A table whose host is asked first, with Ann seated before that. */
function asking(): readonly [MemoryTable, MemoryGuest] {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  kit.act({ type: 'askFirst', on: true });
  return [kit, ann];
}

function waiting(kit: MemoryTable): readonly string[] {
  return kit.table.doorkeeper.room.visitors.map(({ name }) => name);
}

function askOf(kit: MemoryTable, name: string): number {
  const visitor = kit.table.doorkeeper.room.visitors.find((each) => each.name === name);
  if (visitor === undefined) throw new Error(`${name} is not at the door`);
  return visitor.ask;
}

describe('a table whose host asks first (decision 5)', () => {
  it('keeps a newcomer at the door, who is told so and nothing else', () => {
    const [kit, ann] = asking();
    const heard = ann.mark();
    const ben = kit.join('Ben', 'seat', '192.0.2.7');

    expect(ben.heard.map(({ type }) => type)).toEqual(['atDoor']);
    expect(waiting(kit)).toEqual(['Ben']);
    expect(heard()).toEqual([]);
  });

  it('is seen by all to ask first', () => {
    const [, ann] = asking();

    expect(ann.table.asksFirst).toBe(true);
  });

  it('seats the newcomer on a yes, under a free name', () => {
    const [kit] = asking();
    const other = kit.join('Ann', 'seat', '192.0.2.7');
    expect(kit.act({ type: 'answer', ask: askOf(kit, 'Ann'), yes: true })).toBeNull();

    expect([other.seat, other.name]).toEqual([1, 'Ann 2']);
    expect(waiting(kit)).toEqual([]);
  });

  it('turns the newcomer away on a no, and again for a minute', async () => {
    const [kit] = asking();
    const ben = kit.join('Ben', 'seat', '192.0.2.7');
    kit.act({ type: 'answer', ask: askOf(kit, 'Ben'), yes: false });
    const again = kit.join('Ben', 'seat', '192.0.2.7');
    await kit.clock.run(60_001);
    const later = kit.join('Ben', 'seat', '192.0.2.7');

    expect([ben.refusals, ben.end.isOpen]).toEqual([['notLetIn'], false]);
    expect([again.refusals, again.end.isOpen]).toEqual([['notLetIn'], false]);
    expect(later.heard.map(({ type }) => type)).toEqual(['atDoor']);
  });

  it('lets eight wait and turns the ninth away', () => {
    const [kit] = asking();
    const guests = Array.from({ length: 9 }, (_, index) =>
      kit.join(`G${index}`, 'seat', `192.0.2.${index + 10}`),
    );

    expect(waiting(kit)).toHaveLength(8);
    expect(guests.at(-1)?.refusals).toEqual(['doorFull']);
    expect(guests.at(-1)?.end.isOpen).toBe(false);
  });

  it('lets one wait from an address: the newest', () => {
    const [kit] = asking();
    const first = kit.join('Ben', 'seat', '192.0.2.7');
    kit.join('Benny', 'seat', '192.0.2.7');

    expect(waiting(kit)).toEqual(['Benny']);
    expect([first.refusals, first.end.isOpen]).toEqual([['knockedElsewhere'], false]);
  });

  it('asks about a screen that only watches too', () => {
    const [kit] = asking();
    const wall = kit.join('', 'gallery', '192.0.2.7');
    expect(kit.table.view.watching).toBe(0);
    kit.act({ type: 'answer', ask: askOf(kit, ''), yes: true });

    expect(kit.table.view.watching).toBe(1);
    expect(wall.seat).toBeNull();
  });

  it('refuses a bad name before the host is asked', () => {
    const [kit] = asking();
    const nobody = kit.join('   ', 'seat', '192.0.2.7');

    expect(nobody.refusals).toEqual(['nameEmpty']);
    expect(waiting(kit)).toEqual([]);
  });

  it('asks nobody who comes back by a key', () => {
    const [kit, ann] = asking();
    ann.end.drop();

    expect(kit.comeBack(ann).seat).toBe(0);
  });

  it('keeps those who wait when it stops asking, and asks about no one new', () => {
    const [kit] = asking();
    kit.join('Ben', 'seat', '192.0.2.7');
    kit.act({ type: 'askFirst', on: false });
    const cem = kit.join('Cem', 'seat', '192.0.2.8');

    expect(waiting(kit)).toEqual(['Ben']);
    expect(cem.seat).toBe(1);
  });

  it('answers a question once', () => {
    const [kit] = asking();
    kit.join('Ben', 'seat', '192.0.2.7');
    const ask = askOf(kit, 'Ben');
    kit.act({ type: 'answer', ask, yes: true });

    expect(kit.act({ type: 'answer', ask, yes: false })).toEqual({ code: 'noSuchAsk' });
  });
});

describe('whoever waits at the door', () => {
  it('may leave, with a goodbye', () => {
    const [kit] = asking();
    const ben = kit.join('Ben', 'seat', '192.0.2.7');
    ben.say({ type: 'leave' });

    expect([ben.goodbye, waiting(kit)]).toEqual(['left', []]);
  });

  it('is gone when the link breaks', () => {
    const [kit] = asking();
    kit.join('Ben', 'seat', '192.0.2.7').end.drop();

    expect(waiting(kit)).toEqual([]);
  });

  it('waits for an hour, beating, and is gone after twenty-five seconds of silence', async () => {
    const [kit] = asking();
    const ben = kit.join('Ben', 'seat', '192.0.2.7');
    await kit.clock.run(3_600_000);
    expect(waiting(kit)).toEqual(['Ben']);
    ben.isAwake = false;
    await kit.clock.run(DEFAULT_LIMITS.deadMs + 4_000);

    expect([waiting(kit), ben.end.isOpen]).toEqual([[], false]);
  });

  it.each<GuestMessage>([
    { type: 'sit', name: 'Ben' },
    { type: 'askForSeat', seat: 0 as never },
    { type: 'join', name: 'Ben', as: 'seat' },
    { type: 'return', revision: 0, head: null },
    { type: 'ready', ready: true },
  ])('is nobody yet: $type is no message there', (message) => {
    const [kit] = asking();
    const ben = kit.join('Ben', 'seat', '192.0.2.7');
    ben.say(message);

    expect([ben.goodbye, waiting(kit)]).toEqual(['badMessage', []]);
  });

  it('hears when the table closes', () => {
    const [kit] = asking();
    const ben = kit.join('Ben', 'seat', '192.0.2.7');
    kit.table.close('tableClosed');

    expect(ben.goodbye).toBe('tableClosed');
  });

  it('comes into the gallery where a game has begun meanwhile, and is told why', async () => {
    const kit = new MemoryTable();
    kit.people(5);
    kit.act({ type: 'askFirst', on: true });
    const ben = kit.join('Ben', 'seat', '192.0.2.7');
    await kit.start();
    kit.act({ type: 'answer', ask: askOf(kit, 'Ben'), yes: true });

    expect([ben.seat, ben.refusals]).toEqual([null, ['gameRunning']]);
  });
});

describe('asking first turns itself on', () => {
  it('after a removal (decision 5)', () => {
    const kit = new MemoryTable();
    kit.people(2);
    kit.act({ type: 'remove', seat: 1 });

    expect(kit.table.view.asksFirst).toBe(true);
  });

  it('not after the removal of a bot', () => {
    const kit = new MemoryTable();
    kit.bots(1);
    kit.act({ type: 'remove', seat: 0 });

    expect(kit.table.view.asksFirst).toBe(false);
  });

  it('after ten wrong codes, of which the host is told (decision 5; security 4.2)', async () => {
    const door = new DoorTable();
    for (let guess = 1; guess <= 10; guess += 1) {
      expect(door.guessing).toBeNull();
      const eve = door.guest();
      eve.join({ kind: 'code', code: '000000', seal: null }, 'Eve');
      await door.kit.clock.run(100);
      door.kit.clock.jump(1_000_000);
    }

    expect(door.kit.table.view.asksFirst).toBe(true);
    expect(door.guessing).toEqual({ count: 10, codeShut: false, from: '192.0.2.7' });
  });
});

describe('the product’s guest at the door', () => {
  async function knocked(): Promise<readonly [DoorTable, ReturnType<DoorTable['guest']>]> {
    const door = new DoorTable();
    door.kit.act({ type: 'askFirst', on: true });
    const ben = door.guest();
    ben.join(door.code, 'Ben');
    await door.kit.clock.run(60_000);
    return [door, ben];
  }

  it('waits as long as it takes, and is in at once on a yes', async () => {
    const [door, ben] = await knocked();
    expect([ben.status, ben.hasKey]).toEqual(['atDoor', false]);
    door.kit.act({ type: 'answer', ask: askOf(door.kit, 'Ben'), yes: true });
    await door.kit.clock.run(3_600_000);

    expect([ben.status, ben.seat, ben.hasKey]).toEqual(['seated', 0, true]);
  });

  it('is told of a no', async () => {
    const [door, ben] = await knocked();
    door.kit.act({ type: 'answer', ask: askOf(door.kit, 'Ben'), yes: false });
    await door.kit.clock.run(100);

    expect([ben.status, ben.hasKey]).toEqual(['turnedAway notLetIn', false]);
  });

  it('knocks again by itself when its wire breaks', async () => {
    const [door, ben] = await knocked();
    ben.drop();
    await door.kit.clock.run(5_000);

    expect([ben.status, waiting(door.kit)]).toEqual(['atDoor', ['Ben']]);
  });

  it('leaves the door when its person has enough', async () => {
    const [door, ben] = await knocked();
    ben.connection.leave();
    await door.kit.clock.run(5_000);

    expect([ben.status, waiting(door.kit)]).toEqual(['turnedAway left', []]);
  });
});
