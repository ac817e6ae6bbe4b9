import { describe, expect, it } from 'vitest';
import { seatId } from '../../src-shared/rules/terms.ts';
import { hostAsks } from '../../src-main/host/hostAsks.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';

const SEAT = seatId(2);

function asks(kit: MemoryTable) {
  return hostAsks(kit.table.state, kit.table.doorkeeper, (at) => at);
}

function answer(kit: MemoryTable, yes: boolean) {
  const [first] = asks(kit);
  if (first === undefined) throw new Error('the host is asked nothing');
  return kit.act({ type: 'answer', ask: first.ask, yes });
}

/** A game of five whose third person comes by a new device, and has asked for the seat. */
async function asked(address: string | null = '192.0.2.7'): Promise<{
  readonly kit: MemoryTable;
  readonly guests: readonly MemoryGuest[];
  readonly old: MemoryGuest;
  readonly back: MemoryGuest;
}> {
  const [kit, guests] = await MemoryTable.playing(5);
  const old = guests[2];
  if (old === undefined) throw new Error('no third guest');
  const back = kit.join('Cem on a new phone', 'seat', address);
  back.say({ type: 'askForSeat', seat: SEAT });
  return { kit, guests, old, back };
}

describe('a seat whose key is lost (decision 4)', () => {
  it('is asked for from the gallery: the host is told whose it is and that its device is still there', async () => {
    const { kit, back } = await asked();

    expect(back.seat).toBeNull();
    expect(back.last('table').mine.askedFor).toBe(SEAT);
    expect(asks(kit)).toEqual([
      { kind: 'seat', ask: 1, name: 'Cem on a new phone', seat: SEAT, holder: 'here', awaySince: null },
    ]);
  });

  it('is told with how long it has been away', async () => {
    const { kit, old, guests } = await asked();
    const at = kit.clock.now();
    old.end.drop();
    await kit.clock.run(180_000);

    expect(asks(kit)).toMatchObject([{ holder: 'away', awaySince: at }]);
    expect(guests[0]?.table.seats[2]?.presence).toBe('away');
  });

  it('is told as left where its person chose to leave', async () => {
    const { kit, old } = await asked();
    old.say({ type: 'leave' });

    expect(asks(kit)).toMatchObject([{ holder: 'left' }]);
  });

  it('is the asker’s on a yes, with the seat’s name, its view and its secrets', async () => {
    const { kit, old, back } = await asked();
    const before = old.last('update').update;
    expect(answer(kit, true)).toBeNull();

    expect([back.seat, back.name]).toEqual([2, 'P2']);
    expect(back.last('update').update).toEqual({ ...before, happenings: [] });
    expect(kit.table.view.watching).toBe(0);
  });

  it('leaves the old device with a goodbye, and its key leads nowhere', async () => {
    const { kit, old } = await asked();
    const key = old.handle;
    answer(kit, true);

    expect([old.goodbye, old.end.isOpen]).toEqual(['replaced', false]);
    expect(kit.ring.key(key)).toBeNull();
  });

  it('is kept by the key of the asker’s own handshake', async () => {
    const { kit, back } = await asked();
    answer(kit, true);
    back.end.drop();

    expect(kit.comeBack(back).seat).toBe(2);
  });

  it('is said to be on another device by every screen', async () => {
    const { kit, guests } = await asked();
    const wall = kit.join('', 'gallery');
    answer(kit, true);

    for (const screen of [guests[0], guests[1], guests[3], guests[4], wall])
      expect(screen?.table.notice).toEqual({ number: 1, kind: 'otherDevice', seat: SEAT });
  });

  it('acts for the asker from then on', async () => {
    const [kit, guests] = await MemoryTable.playing(5);
    const candidate = guests.find(({ mine }) => mine.options.kind === 'nominate');
    if (candidate?.mine.options.kind !== 'nominate') throw new Error('no candidate');
    const back = kit.join('New', 'seat', '192.0.2.7');
    back.say({ type: 'askForSeat', seat: seatId(candidate.seat ?? 0) });
    answer(kit, true);
    const nominee = candidate.mine.options.nominees[0];
    if (nominee === undefined) throw new Error('no nominee');
    back.intend({ type: 'nominate', nominee });
    await settled();

    expect(back.public.stage.name).toBe('election');
  });

  it('is taken back from the bot that sits in it', async () => {
    const { kit, old } = await asked();
    old.end.drop();
    kit.act({ type: 'sitIn', seat: SEAT });
    answer(kit, true);

    expect(kit.table.view.seats[2]).toMatchObject({ botSitsIn: false, presence: 'here' });
  });

  it('may be one that the host had emptied', async () => {
    const { kit, back } = await asked();
    answer(kit, false);
    await kit.clock.run(61_000);
    kit.act({ type: 'remove', seat: SEAT });
    back.say({ type: 'askForSeat', seat: SEAT });
    expect(asks(kit)).toMatchObject([{ holder: 'removed' }]);
    answer(kit, true);

    expect([back.seat, kit.table.view.seats[2]?.presence]).toEqual([2, 'here']);
  });
});

describe('a no (decision 4)', () => {
  it('is told to the asker alone, and nothing changes', async () => {
    const { kit, old, back } = await asked();
    answer(kit, false);

    expect(back.refusals).toEqual(['gameRunning', 'seatNotGiven']);
    expect(back.last('table').mine.askedFor).toBeNull();
    expect([old.goodbye, kit.table.view.notice]).toEqual([null, null]);
  });

  it('stands for a minute for the whole address', async () => {
    const { kit, back } = await asked();
    answer(kit, false);
    const other = kit.join('Another', 'gallery', '192.0.2.7');
    for (const guest of [back, other]) guest.say({ type: 'askForSeat', seat: seatId(3) });
    expect([back.refusals.at(-1), other.refusals.at(-1)]).toEqual(['seatNotGiven', 'seatNotGiven']);
    await kit.clock.run(60_001);
    back.say({ type: 'askForSeat', seat: SEAT });

    expect(asks(kit)).toHaveLength(1);
  });

  it('concerns no other address', async () => {
    const { kit } = await asked();
    answer(kit, false);
    const other = kit.join('Another', 'gallery', '192.0.2.8');
    other.say({ type: 'askForSeat', seat: SEAT });

    expect(asks(kit)).toHaveLength(1);
  });
});

describe('a request for a seat', () => {
  it('is one at a time for an address (decision 4)', async () => {
    const { kit, back } = await asked();
    const other = kit.join('Another', 'gallery', '192.0.2.7');
    for (const guest of [back, other]) guest.say({ type: 'askForSeat', seat: seatId(3) });

    expect([back.refusals.at(-1), other.refusals.at(-1)]).toEqual(['askedAlready', 'askedAlready']);
    expect(asks(kit)).toHaveLength(1);
  });

  it('is one at a time for a screen of the host’s machine, where addresses do not count (decision 14)', async () => {
    const { kit, back } = await asked(null);
    const other = kit.join('Another', 'gallery', null);
    for (const guest of [back, other]) guest.say({ type: 'askForSeat', seat: seatId(3) });

    expect(back.refusals.at(-1)).toBe('askedAlready');
    expect(asks(kit)).toHaveLength(2);
  });

  it('ends with the asker’s link', async () => {
    const { kit, back } = await asked();
    back.end.drop();

    expect(asks(kit)).toEqual([]);
  });

  it('ends where the seat goes to somebody else first', async () => {
    const { kit } = await asked();
    const other = kit.join('Another', 'gallery', '192.0.2.8');
    other.say({ type: 'askForSeat', seat: SEAT });
    answer(kit, true);

    expect(asks(kit)).toEqual([]);
    expect(other.seat).toBeNull();
  });

  it.each([
    ['a bot’s seat', 5, 'seatPlayedByBot'],
    ['a seat that is not there', 9, 'noSuchSeat'],
  ])('for %s is refused', async (_, seat, code) => {
    const kit = new MemoryTable();
    kit.people(5);
    kit.bots(1);
    await kit.start();
    const back = kit.join('Eve', 'gallery', '192.0.2.7');
    back.say({ type: 'askForSeat', seat: seatId(seat) });

    expect([back.refusals, asks(kit)]).toEqual([[code], []]);
  });

  it('by one who has a seat of the game is refused: nobody moves', async () => {
    const [kit, guests] = await MemoryTable.playing(5);
    guests[0]?.say({ type: 'askForSeat', seat: SEAT });

    expect([guests[0]?.refusals, asks(kit)]).toEqual([['notNow'], []]);
  });

  it('in the lobby gives up the chair that the asker took on joining', async () => {
    const kit = new MemoryTable();
    const [, ben] = [kit.join('Ann'), kit.join('Ben'), kit.join('Cem')];
    ben.end.drop();
    await kit.clock.run(1_000);
    const back = kit.join('Ben', 'seat', '192.0.2.7');
    expect(back.name).toBe('Ben 2');
    back.say({ type: 'askForSeat', seat: seatId(1) });
    answer(kit, true);

    expect(kit.table.view.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cem']);
    expect([back.seat, back.name]).toEqual([1, 'Ben']);
  });
});
