import { plantedDealer } from '../kit/plantedDealer.ts';
import { describe, expect, it } from 'vitest';
import type { HostAct } from '../../src-shared/hosting.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';
import { plantedChance } from '../kit/plantedChance.ts';
import { playTo, playUntil } from '../kit/tablePlay.ts';

const STAGES = ['nomination', 'election', 'presidentDiscard', 'chancellorEnactment'] as const;

/** Seven seats, seat 0 begins, and four Fascist policies come first. */
async function sevenSeats(draw = 'FFLFFFFFFFFFLLLLL'): Promise<readonly [MemoryTable, MemoryGuest[]]> {
  const chance = plantedChance({ roles: 'LLLLFFH', draw, reshuffles: ['FFFFFFLLLLLL', 'FFFFFLLLLLL'] });
  const kit = new MemoryTable({ dealer: plantedDealer(chance) });
  const guests = [...kit.people(7)];
  await kit.start();
  return [kit, guests];
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

describe('a person who comes back', () => {
  it.each(STAGES)(
    'in %s has the same seat of the same game and the same view (B-50, B-51)',
    async (stage) => {
      const [kit, guests] = await sevenSeats();
      await playTo(guests, stage);
      for (const [seat, guest] of guests.entries()) {
        const before = guest.last('update').update;
        guest.end.drop();
        const back = kit.comeBack(guest);
        expect([back.seat, back.last('update').update]).toEqual([seat, { ...before, happenings: [] }]);
        guests[seat] = back;
      }
    },
  );

  it('as President five times has the same three tiles, and discards once (B-49)', async () => {
    const [kit, guests] = await sevenSeats();
    await playTo(guests, 'presidentDiscard');
    let president = at(guests, 0);
    const hand = president.mine.hand;
    for (let time = 0; time < 5; time += 1) {
      president.end.drop();
      president = kit.comeBack(president);
      expect(president.mine.hand).toEqual(hand);
    }
    president.intend({ type: 'discard', position: 0 });
    president.intend({ type: 'discard', position: 1 });
    await settled();

    expect(president.refusals).toEqual(['staleQuestion']);
    expect(at(guests, 1).mine.hand).toHaveLength(2);
  });

  it('as the investigating President reads the party, which nobody else does (B-31)', async () => {
    const [kit, guests] = await sevenSeats();
    await playTo(guests, 'presidentialPower');
    const president = guests.find(({ mine }) => mine.options.kind === 'choose');
    if (president?.mine.options.kind !== 'choose') throw new Error('nobody investigates');
    const target = president.mine.options.targets.at(-1);
    if (target === undefined) throw new Error('nobody to investigate');
    president.intend({ type: 'investigate', target });
    president.end.drop();
    await settled();
    const back = kit.comeBack(president);

    expect(back.mine.dossier[target]).toEqual({ role: 'unknown', party: 'fascist' });
    const liberals = guests.filter((guest, seat) => guest !== president && seat < 4);
    expect(liberals.map(({ mine }) => mine.dossier[target]?.party)).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it.each([100, 3_000, 60_000])(
    'after %i ms is let in at once, all ten seats taken (B-52, N-14)',
    async (ms) => {
      const kit = new MemoryTable();
      const guests = kit.people(10);
      await kit.start();
      at(guests, 2).end.drop();
      await kit.clock.run(ms);

      expect(kit.comeBack(at(guests, 2)).mine.seat).toBe(2);
      expect(kit.table.view.seats[2]?.presence).toBe('here');
    },
  );

  it('before the old link is known to be dead takes its place (B-52)', async () => {
    const [kit, guests] = await sevenSeats();
    const back = kit.comeBack(at(guests, 2));

    expect([back.mine.seat, at(guests, 2).goodbye]).toEqual([2, 'replaced']);
  });

  it('finds the own ballot, is not awaited, and may send it again without effect (B-09)', async () => {
    const [kit, guests] = await sevenSeats();
    await playTo(guests, 'election');
    at(guests, 3).intend({ type: 'castBallot', ballot: 'nein' });
    at(guests, 3).end.drop();
    await settled();
    const back = kit.comeBack(at(guests, 3));
    const heard = at(guests, 0).mark();
    back.intend({ type: 'castBallot', ballot: 'nein' });
    await settled();

    expect(back.mine.ballot).toBe('nein');
    expect(back.public.awaiting).not.toContain(3);
    expect(heard()).toEqual([]);
  });

  it('is seated in the next game as in this one (N-14)', async () => {
    const [kit, guests] = await sevenSeats();
    at(guests, 2).end.drop();
    guests[2] = kit.comeBack(at(guests, 2));
    kit.act({ type: 'endGame' });
    kit.act({ type: 'rematch' });
    await settled();

    expect(guests.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('the gallery', () => {
  it('gets the public part and one private part that never changes before the verdict (B-42)', async () => {
    const [kit, guests] = await sevenSeats();
    const wall = kit.join('', 'gallery');
    await playUntil(guests, ({ round }) => round === 4);
    const late = kit.join('', 'gallery');
    wall.end.drop();
    const back = kit.comeBack(wall);

    const known = [wall, late, back].flatMap((screen) =>
      screen.all('update').map(({ update }) => JSON.stringify({ ...update.mine, options: null })),
    );
    expect(new Set(known).size).toBe(1);
    expect(late.public).toEqual(at(guests, 0).public);
    expect(back.public).toEqual(at(guests, 0).public);
  });
});

describe('the lobby', () => {
  it('takes ten of eleven who come at once, and the eleventh watches (B-64)', () => {
    const kit = new MemoryTable();
    const guests = Array.from({ length: 11 }, () => kit.knock());
    for (const [index, guest] of guests.entries()) guest.say({ type: 'join', name: `P${index}`, as: 'seat' });

    expect(guests.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, null]);
    expect(kit.table.view).toMatchObject({ watching: 1 });
  });

  it.each<HostAct>([
    { type: 'start' },
    { type: 'addBot' },
    { type: 'remove', seat: 1 },
    { type: 'arrange', order: [1, 0, 2, 3, 4] },
    { type: 'shuffleSeats' },
    { type: 'setOptions', options: DEFAULT_VIEW_OPTIONS },
    { type: 'lock', locked: true },
    { type: 'newCode' },
    { type: 'pause', paused: true },
    { type: 'sitIn', seat: 1 },
    { type: 'endGame' },
    { type: 'rematch' },
    { type: 'backToLobby' },
    { type: 'closeTable' },
  ])('knows no $type as a word of a guest, of the first one neither (B-57)', async (act) => {
    const kit = new MemoryTable();
    const guests = kit.people(5);
    const before = { ...kit.table.view, seats: [] };
    for (const guest of guests.slice(0, 2)) guest.end.send(JSON.stringify(act));
    await settled();

    expect({ ...kit.table.view, seats: [] }).toEqual(before);
    expect(guests.slice(0, 2).map(({ goodbye }) => goodbye)).toEqual(['badMessage', 'badMessage']);
  });

  it('gives every seat the way in, in every phase, and a newcomer of a running game no seat (B-53)', async () => {
    const [kit, guests] = await sevenSeats();
    for (const stage of STAGES) {
      await playTo(guests, stage);
      const shown = guests.map((guest) => guest.last('table').mine.invitation?.address);
      expect(shown).toEqual(Array(7).fill('192.0.2.20:41932'));
    }
    expect(kit.join('Eve').seat).toBeNull();
  });
});

describe('a rematch', () => {
  it('happens once, however often it is asked for (B-59)', async () => {
    const [kit] = await sevenSeats();
    kit.act({ type: 'endGame' });
    const answers = [1, 2, 3].map(() => kit.act({ type: 'rematch' }));
    await settled();

    expect(answers).toEqual([null, { code: 'gameRunning' }, { code: 'gameRunning' }]);
    expect(kit.table.view.game).toBe(2);
  });

  it('keeps seats and names, and begins with 17 tiles and empty notes (B-60, X-16)', async () => {
    const [kit, guests] = await sevenSeats();
    await playUntil(guests, ({ round }) => round === 3);
    kit.act({ type: 'endGame' });
    kit.act({ type: 'rematch' });
    await settled();

    expect(kit.table.view.seats.map(({ name }) => name)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
    expect(at(guests, 0).public).toMatchObject({
      drawPile: 17,
      discardPile: 0,
      round: 1,
      liberal: 0,
      fascist: 0,
    });
    expect(guests.map(({ mine }) => [mine.memories, mine.hand, mine.ballot])).toEqual(
      Array(7).fill([[], [], null]),
    );
  });
});

describe('one person', () => {
  it('takes nothing from what the others see by anything it says after a vote (B-12)', async () => {
    const [, guests] = await sevenSeats();
    await playTo(guests, 'election');
    for (const guest of guests) guest.intend({ type: 'castBallot', ballot: 'nein' });
    await settled();
    const before = guests.map((guest) => JSON.stringify(guest.public));
    at(guests, 0).say({ type: 'ready', ready: true });
    at(guests, 0).intend({ type: 'castBallot', ballot: 'ja' });
    at(guests, 0).say({ type: 'leave' });
    await settled();

    expect(guests.map((guest) => JSON.stringify(guest.public))).toEqual(before);
    expect(at(guests, 1).public.chronicle[0]?.ballots).toEqual(Array(7).fill('nein'));
  });

  it('who chooses twice in one tick is heard once (B-30, N-05)', async () => {
    const [, guests] = await sevenSeats();
    await playTo(guests, 'presidentialPower');
    const president = guests.find(({ mine }) => mine.options.kind === 'choose');
    if (president?.mine.options.kind !== 'choose') throw new Error('no power');
    const [target] = president.mine.options.targets;
    if (target === undefined) throw new Error('no target');
    const heard = at(guests, 3).mark();
    for (let time = 0; time < 3; time += 1) president.intend({ type: 'investigate', target });
    await settled();

    expect(heard().filter(({ type }) => type === 'update')).toHaveLength(1);
    expect(president.refusals).toEqual(['staleQuestion', 'staleQuestion']);
  });

  it('of whom nothing is left but the seat is executed like any other (B-34)', async () => {
    const [kit, guests] = await sevenSeats('FFFFFFFFFFFLLLLLL');
    await playUntil(guests, ({ fascist, stage }) => fascist === 4 && stage.name === 'presidentialPower');
    const president = guests.find(({ mine }) => mine.options.kind === 'choose');
    if (president?.mine.options.kind !== 'choose') throw new Error('no power');
    const target = president.mine.options.targets.find((seat) => seat !== 6);
    if (target === undefined) throw new Error('no target');
    kit.act({ type: 'remove', seat: target });
    president.intend({ type: 'execute', target });
    await settled();

    const other = guests.find((guest, seat) => seat !== Number(target) && guest !== president);
    expect(other?.public.seats.at(target)?.living).toBe(false);
    expect(other?.public.stage.name).toBe('nomination');
  });
});
