import { describe, expect, it } from 'vitest';
import { seatId } from '../../src-shared/rules/terms.ts';
import { encodeTable, TABLE_PRIVATE_BYTES } from '../../src-shared/protocol/encode.ts';
import { MAX_BOT_DEEDS, type BotDeed, type TablePrivate } from '../../src-shared/protocol/tableView.ts';
import { utf8Length } from '../../src-shared/protocol/names.ts';
import { StandIn } from '../../src-main/host/standIn.ts';
import { settled } from '../kit/fakeClock.ts';
import { LINK, MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';
import { plantedChance } from '../kit/plantedChance.ts';
import { plantedDealer } from '../kit/plantedDealer.ts';
import { playTo } from '../kit/tablePlay.ts';

/** Five seats, Hitler in the last one, seat 0 begins; every tile of the first hands is Fascist. */
async function game(): Promise<readonly [MemoryTable, MemoryGuest[]]> {
  const dealer = plantedDealer(plantedChance({ roles: 'LLLFH', draw: 'FFFFFFLLLLLFFFFFL' }));
  const kit = new MemoryTable({ dealer });
  const guests = [...kit.people(5)];
  await kit.start();
  return [kit, guests];
}

function at(guests: readonly MemoryGuest[], seat: number): MemoryGuest {
  const guest = guests[seat];
  if (guest === undefined) throw new Error(`nobody at ${seat}`);
  return guest;
}

function deedsOf(guest: MemoryGuest): readonly BotDeed[] {
  return guest.last('table').mine.botDeeds;
}

async function botFor(kit: MemoryTable, guest: MemoryGuest): Promise<void> {
  guest.end.drop();
  kit.act({ type: 'sitIn', seat: guest.seat ?? 0 });
  await kit.clock.run(5_000);
}

describe('a bot that takes a person’s seat (decision 26)', () => {
  it('is said by every screen, and so is the person’s return', async () => {
    const [kit, guests] = await game();
    const wall = kit.join('', 'gallery');
    await botFor(kit, at(guests, 0));
    const screens = [...guests.slice(1), wall];
    expect(screens.map(({ table }) => table.notice)).toEqual(
      Array(5).fill({ number: 1, kind: 'botSatIn', seat: 0 }),
    );
    kit.comeBack(at(guests, 0));

    expect(screens.map(({ table }) => table.notice)).toEqual(
      Array(5).fill({ number: 2, kind: 'personBack', seat: 0 }),
    );
  });

  it('tells the person on return whom it nominated', async () => {
    const [kit, guests] = await game();
    await botFor(kit, at(guests, 0));
    const back = kit.comeBack(at(guests, 0));

    const { stage } = back.public;
    if (stage.name !== 'election') throw new Error('no election');
    expect(deedsOf(back)[0]).toMatchObject({ round: 1, type: 'nominate', target: stage.nominee });
  });

  it('tells the person how it voted, with the question it answered', async () => {
    const [kit, guests] = await game();
    await playTo(guests, 'election');
    await botFor(kit, at(guests, 3));
    const back = kit.comeBack(at(guests, 3));

    expect(back.mine.ballot).not.toBeNull();
    expect(deedsOf(back)).toEqual([
      expect.objectContaining({ type: 'castBallot', question: back.question, ballot: back.mine.ballot }),
    ]);
  });

  it('tells the person which tile it discarded, and the dossier what it saw', async () => {
    const [kit, guests] = await game();
    await playTo(guests, 'presidentDiscard');
    await botFor(kit, at(guests, 0));
    const back = kit.comeBack(at(guests, 0));

    expect(deedsOf(back).at(-1)).toMatchObject({ type: 'discard', party: 'fascist' });
    expect(back.mine.memories).toEqual([
      { kind: 'drew', round: 1, tiles: ['fascist', 'fascist', 'fascist'], discarded: 'fascist' },
    ]);
  });

  it('tells nobody else', async () => {
    const [kit, guests] = await game();
    await botFor(kit, at(guests, 0));
    const wall = kit.join('', 'gallery');
    kit.comeBack(at(guests, 0));

    expect([...guests.slice(1), wall].map(deedsOf)).toEqual([[], [], [], [], []]);
  });

  it('leaves its ballot marked as its own until the person casts one', async () => {
    const [kit, guests] = await game();
    await playTo(guests, 'election');
    await botFor(kit, at(guests, 3));
    const back = kit.comeBack(at(guests, 3));
    const other = back.mine.ballot === 'ja' ? 'nein' : 'ja';
    back.intend({ type: 'castBallot', ballot: other });
    await settled();
    back.end.drop();
    const again = kit.comeBack(back);

    expect(again.mine.ballot).toBe(other);
    expect(deedsOf(again)).toEqual([expect.objectContaining({ type: 'castBallot', ballot: null })]);
  });

  it('begins anew when a bot sits down again', async () => {
    const [kit, guests] = await game();
    await botFor(kit, at(guests, 0));
    const back = kit.comeBack(at(guests, 0));
    expect(deedsOf(back).length).toBeGreaterThan(0);
    await playTo([back, ...guests.slice(1)], 'presidentDiscard');
    back.end.drop();
    kit.act({ type: 'sitIn', seat: 0 });

    expect(deedsOf(kit.comeBack(back))).toEqual([]);
  });

  it('is forgotten with the game', async () => {
    const [kit, guests] = await game();
    await botFor(kit, at(guests, 0));
    const back = kit.comeBack(at(guests, 0));
    kit.act({ type: 'endGame' });
    kit.act({ type: 'rematch' });
    await settled();

    expect(deedsOf(back)).toEqual([]);
    expect(back.table.notice).toBeNull();
  });
});

describe('what a bot did in a seat', () => {
  const DEED: BotDeed = {
    round: 30,
    question: Number.MAX_SAFE_INTEGER,
    type: 'callSpecialElection',
    target: seatId(9),
    ballot: 'nein',
    party: 'fascist',
    consent: false,
  };

  it('is bounded to the latest', () => {
    const standIn = new StandIn();
    for (let round = 1; round <= 20; round += 1) standIn.note(seatId(0), { ...DEED, round });

    expect(standIn.of(seatId(0)).map(({ round }) => round)).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
  });

  it('fits the private part of a table, the longest way in and name beside it (decision 10)', async () => {
    const [kit] = await game();
    const mine: TablePrivate = {
      seat: seatId(9),
      name: '"'.repeat(64),
      invitation: {
        address: '255.255.255.255:65535',
        addressCode: 'A'.repeat(16),
        tableCode: 'CCCCCC',
        seal: 'S'.repeat(10),
        link: LINK,
      },
      askedFor: seatId(9),
      botDeeds: Array.from({ length: MAX_BOT_DEEDS }, () => DEED),
    };

    expect(utf8Length(JSON.stringify(mine))).toBeLessThanOrEqual(TABLE_PRIVATE_BYTES);
    expect(utf8Length(encodeTable(kit.table.view, mine))).toBe(
      utf8Length(encodeTable(kit.table.view, { ...mine, botDeeds: [], seat: null })),
    );
  });
});

describe('a removed person (decisions 4, 5, 25)', () => {
  it('is named by every screen, the seat stays in the game, and a bot may play it', async () => {
    const [kit, guests] = await game();
    kit.act({ type: 'remove', seat: 0 });
    expect(at(guests, 1).table.notice).toEqual({ number: 1, kind: 'removed', seat: 0 });
    expect(at(guests, 1).public.seats[0]?.living).toBe(true);
    await kit.clock.run(61_000);
    expect(at(guests, 1).table.longAbsent).toEqual([0]);
    kit.act({ type: 'sitIn', seat: 0 });
    await kit.clock.run(5_000);

    expect(at(guests, 1).public.stage.name).toBe('election');
  });

  it('cannot come back by the old key, nor by the code that was known', async () => {
    const [kit, guests] = await game();
    const gone = at(guests, 0);
    const [key, code] = [gone.handle, kit.ring.tableCode];
    kit.act({ type: 'remove', seat: 0 });

    expect([gone.goodbye, kit.ring.key(key), kit.ring.tableCode === code]).toEqual(['removed', null, false]);
  });
});
