import { plantedDealer } from '../kit/plantedDealer.ts';
import { describe, expect, it } from 'vitest';
import { listen } from '../../src-main/host/entrance.ts';
import type { GuestMessage } from '../../src-shared/protocol/messages.ts';
import { settled } from '../kit/fakeClock.ts';
import { linkPair } from '../kit/memoryLink.ts';
import { MemoryGuest, MemoryTable } from '../kit/memoryTable.ts';
import { plantedChance } from '../kit/plantedChance.ts';
import { askedGuest, firstChoice, playTo, playUntil } from '../kit/tablePlay.ts';

/** A table whose deal is planted: five seats, Hitler in the last one, seat 0 begins. */
function planted(draw: string): MemoryTable {
  const dealer = plantedDealer(plantedChance({ roles: 'LLLFH', draw }));
  return new MemoryTable({ dealer });
}

async function plantedGame(draw: string): Promise<readonly [MemoryTable, readonly MemoryGuest[]]> {
  const kit = planted(draw);
  const guests = kit.people(5);
  await kit.start();
  return [kit, guests];
}

const EQUAL = 'FFFLLLLLLFFFFFFFF';
const MIXED = 'FLFFLLLLLFFFFFFFF';

/** All that a guest can say but an intent, in the middle of a game. */
const SAID_IN_A_GAME: readonly GuestMessage[] = [
  { type: 'rename', name: 'It was three Fascist tiles' },
  { type: 'ready', ready: true },
  { type: 'ready', ready: false },
  { type: 'stopCountIn' },
  { type: 'sit', name: 'Ben' },
  { type: 'beat' },
];

describe('a forced choice', () => {
  it('of three equal tiles waits for the President as long as any other (X-09, B-45)', async () => {
    const [kit, guests] = await plantedGame(EQUAL);
    await playTo(guests, 'presidentDiscard');
    const heard = guests.map((guest) => guest.mark());
    await kit.clock.run(3_600_000);

    const told = heard.map((since) => since().filter(({ type }) => type !== 'beat' && type !== 'table'));
    expect(told).toEqual([[], [], [], [], []]);
    expect(guests[0]?.public.stage.name).toBe('presidentDiscard');
  });

  it('takes a bot as long as a free one: its delay does not look at the hand (X-09)', async () => {
    const times = await Promise.all(
      [EQUAL, MIXED].map(async (draw) => {
        const kit = planted(draw);
        const wall = kit.join('', 'gallery');
        kit.bots(5);
        await kit.start();
        const stages: string[] = [];
        for (let tick = 0; tick < 600 && wall.public.round === 1; tick += 1) {
          await kit.clock.run(100);
          stages.push(wall.public.stage.name);
        }
        return stages.slice(0, stages.lastIndexOf('presidentDiscard') + 2);
      }),
    );
    expect(times[0]).toContain('presidentDiscard');
    expect(times[0]).toEqual(times[1]);
  });
});

describe('the other guests', () => {
  it.each(['presidentDiscard', 'chancellorEnactment'] as const)(
    'hear nothing that the pair says in %s: there is no channel between the two (R-LEG-05, G-10, B-82)',
    async (stage) => {
      const [, guests] = await plantedGame(MIXED);
      await playTo(guests, stage);
      const pair = guests.slice(0, 2);
      const heard = guests.map((guest) => guest.mark());
      for (const speaker of pair) for (const message of SAID_IN_A_GAME) speaker.say(message);
      await settled();

      expect(heard.slice(2).map((since) => since())).toEqual([[], [], []]);
      expect(heard.slice(0, 2).map((since) => since().map(({ type }) => type))).toEqual(
        Array(2).fill(Array(5).fill('refused')),
      );
    },
  );

  it('hear nothing of the dead, whatever they say (G-09, B-83, R-EXE-02)', async () => {
    const kit = new MemoryTable({
      dealer: plantedDealer(
        plantedChance({
          roles: 'LLLFH',
          draw: 'FFFFFFFFFFFLLLLLL',
          reshuffles: ['FFFFFFLLLLLL', 'FFFFFLLLLLL'],
        }),
      ),
    });
    const guests = kit.people(5);
    await kit.start();
    await playUntil(guests, (view) => view.seats.some(({ living }) => !living));
    const dead = guests.find((_, seat) => guests[0]?.public.seats[seat]?.living === false);
    const others = guests.filter((guest) => guest !== dead);
    const heard = others.map((guest) => guest.mark());
    for (const message of SAID_IN_A_GAME) dead?.say(message);
    dead?.intend({ type: 'castBallot', ballot: 'ja' });
    await settled();

    expect(dead).toBeDefined();
    expect(heard.map((since) => since())).toEqual([[], [], [], []]);
  });

  it('hear nothing of the gallery (B-48, V-11)', async () => {
    const [kit, guests] = await plantedGame(MIXED);
    const wall = kit.join('Eve', 'gallery');
    const heard = guests.map((guest) => guest.mark());
    for (const message of SAID_IN_A_GAME) wall.say(message);
    wall.intend({ type: 'castBallot', ballot: 'ja' });
    await settled();

    expect(heard.map((since) => since())).toEqual([[], [], [], [], []]);
  });

  it.each(['chat', 'say', 'emote', 'reaction', 'vote', 'kick', 'remake', 'proof', 'signature'])(
    'hear nothing of a message of the kind %s, which is none: no chat, no vote about the table, no proof (X-11, X-12, B-41)',
    async (type) => {
      const [, guests] = await plantedGame(MIXED);
      const [speaker, ...others] = guests;
      const heard = others.map((guest) => guest.mark());
      speaker?.end.send(JSON.stringify({ type, text: 'I am Liberal', seat: 1, value: true }));
      await settled();

      expect(speaker?.goodbye).toBe('badMessage');
      const told = heard.map((since) => JSON.stringify(since()));
      expect(told.every((text) => !text.includes('Liberal') && !text.includes(type))).toBe(true);
    },
  );

  it('get nothing of a word that rides on a lawful intent: it is no message then (X-11)', async () => {
    const [, guests] = await plantedGame(MIXED);
    const asked = askedGuest(guests);
    const intent = { ...firstChoice(asked.mine), note: 'trust me' };
    asked.end.send(JSON.stringify({ type: 'intent', question: asked.question, intent }));
    await settled();

    expect(asked.goodbye).toBe('badMessage');
    expect(guests[1]?.public.stage.name).toBe('nomination');
  });
});

describe('a seat', () => {
  it('cannot be had by its name during a game: the namesake watches (X-13, N-14, B-53)', async () => {
    const [kit, guests] = await plantedGame(MIXED);
    const namesake = kit.join('P4');

    expect(namesake.mine).toMatchObject({ seat: null, role: 'unknown', party: 'unknown' });
    expect(namesake.refusals).toEqual(['gameRunning']);
    expect(guests[4]?.goodbye).toBeNull();
  });

  it('cannot be had by its name while its person is away either (X-13, N-14)', async () => {
    const [kit, guests] = await plantedGame(MIXED);
    guests[4]?.end.drop();
    const namesake = kit.join('P4');
    namesake.say({ type: 'sit', name: 'P4' });

    expect(namesake.mine.seat).toBeNull();
    expect(namesake.refusals).toEqual(['gameRunning', 'gameRunning']);
  });

  it('shows a second window of its own key its own view, and the first one nothing more (X-13)', async () => {
    const [kit, guests] = await plantedGame(MIXED);
    const [first] = guests;
    if (first === undefined) throw new Error('no guest');
    const second = kit.comeBack(first);
    const heard = first.mark();
    second.intend({ type: 'nominate', nominee: 1 as never });
    await settled();

    expect(second.mine).toMatchObject({ seat: 0, role: 'liberal' });
    expect([first.goodbye, heard()]).toEqual(['replaced', []]);
  });

  it('stands where its person joined: nothing moves at the start (G-11)', async () => {
    const [kit, guests] = await plantedGame(MIXED);

    expect(kit.table.view.seats.map(({ name }) => name)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
    expect(guests.map(({ mine }) => mine.seat)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('an absent person', () => {
  it('is waited for: nothing is played at random, nobody is executed or shown (G-08, B-35, B-62, B-63)', async () => {
    const [kit, guests] = await plantedGame(MIXED);
    const [candidate, ...others] = guests;
    candidate?.end.drop();
    const before = JSON.stringify(others[0]?.public);
    await kit.clock.run(3_600_000);

    expect(JSON.stringify(others[0]?.public)).toBe(before);
    expect(others[0]?.public.seats.every(({ living }) => living)).toBe(true);
  });

  it('is named, and after a minute the host may wait, let a bot sit in, or end (G-08, B-61)', async () => {
    const [kit, guests] = await plantedGame(MIXED);
    guests[0]?.end.drop();
    expect(guests[1]?.table.seats[0]?.presence).toBe('away');
    expect(guests[1]?.public.awaiting).toEqual([0]);
    await kit.clock.run(61_000);

    expect(guests[1]?.table.longAbsent).toEqual([0]);
    expect(kit.act({ type: 'pause', paused: true })).toBeNull();
    expect(kit.act({ type: 'pause', paused: false })).toBeNull();
    expect(kit.act({ type: 'sitIn', seat: 0 })).toBeNull();
    expect(kit.act({ type: 'endGame' })).toBeNull();
  });

  it('who must vote is waited for, and no ballot is invented (G-08, B-61)', async () => {
    const [kit, guests] = await plantedGame(MIXED);
    await playTo(guests, 'election');
    guests[4]?.end.drop();
    for (const guest of guests.slice(0, 4)) guest.intend({ type: 'castBallot', ballot: 'ja' });
    await kit.clock.run(3_600_000);

    expect(guests[0]?.public.stage).toMatchObject({ name: 'election', ballotsIn: 4 });
    expect(guests[0]?.public.awaiting).toEqual([4]);
  });

  it('who is Hitler and was removed ends nothing and shows nothing (G-08, B-35, B-63)', async () => {
    const [kit, guests] = await plantedGame(MIXED);
    kit.act({ type: 'remove', seat: 4 });
    await settled();
    await kit.clock.run(600_000);

    expect(kit.table.view.activity).toBe('playing');
    expect(guests[0]?.mine.dossier[4]).toEqual({ role: 'unknown', party: 'unknown' });
    expect(guests[0]?.public.seats[4]?.living).toBe(true);
  });
});

describe('the host’s own window', () => {
  it('is told the same bytes of the game as a guest in the same seat (V-12)', async () => {
    const told = await Promise.all([true, false].map((isHost) => firstSeatOf(isHost)));

    expect(told[0]?.length).toBeGreaterThan(8);
    expect(told[0]).toEqual(told[1]);
  });
});

/** The updates that seat 0 gets in the first rounds of one deal, as the host or as any guest. */
async function firstSeatOf(isHost: boolean): Promise<readonly string[]> {
  const kit = planted(MIXED);
  const [link, end] = linkPair();
  listen(kit.table, link, { kind: 'newcomer', key: new Uint8Array(32), isHost }, () => undefined);
  const first = new MemoryGuest(end);
  first.say({ type: 'join', name: 'P0', as: 'seat' });
  const guests = [first, ...['P1', 'P2', 'P3', 'P4'].map((name) => kit.join(name))];
  await kit.start();
  await playUntil(guests, ({ round }) => round === 3);
  return first.all('update').map((message) => JSON.stringify(message));
}
