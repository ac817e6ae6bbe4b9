import { describe, expect, it } from 'vitest';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { PhaseClock } from '../../src-shared/talk/talkView.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest, type MemoryTableOptions } from '../kit/memoryTable.ts';
import { askedGuest, firstChoice, playTo, playUntil } from '../kit/tablePlay.ts';

async function clocked(
  people = 5,
  options: MemoryTableOptions = {},
): Promise<readonly [MemoryTable, readonly MemoryGuest[]]> {
  const kit = new MemoryTable(options);
  const guests = kit.people(people);
  kit.act({ type: 'setOptions', options: { ...DEFAULT_VIEW_OPTIONS, clock: 60 } });
  await kit.start();
  return [kit, guests];
}

function clockOf(guest: MemoryGuest | undefined): PhaseClock {
  if (guest === undefined) throw new Error('nobody');
  return guest.last('clock').clock;
}

describe('The clock', () => {
  it('is off unless the host sets it, and then nobody hears of one.', async () => {
    const [, guests] = await MemoryTable.playing(5);
    await playTo(guests, 'presidentDiscard');
    expect(guests.flatMap((guest) => guest.all('clock'))).toEqual([]);
  });

  it('is fixed at the start.', async () => {
    const [kit] = await clocked();
    expect(kit.act({ type: 'setOptions', options: DEFAULT_VIEW_OPTIONS })).toEqual({ code: 'gameRunning' });
  });

  it('gives every question its whole time, and tells everybody the same (decision 32).', async () => {
    const [kit, guests] = await clocked();
    const watcher = kit.join('', 'gallery');
    await kit.clock.run(10_000);
    await playTo(guests, 'election');
    const told = [...guests, watcher].map(clockOf);
    expect(new Set(told.map((clock) => JSON.stringify(clock))).size).toBe(1);
    expect(told[0]).toEqual({
      question: guests[0]?.question,
      leftMs: 60_000,
      ofMs: 60_000,
      running: true,
    });
  });

  it('belongs to its question: the time of one that was answered at the last moment ends nothing of the next (B-68).', async () => {
    const [kit, guests] = await clocked();
    await kit.clock.run(59_000);
    await playTo(guests, 'election');
    const before = JSON.stringify(guests.map((guest) => guest.last('update')));
    await kit.clock.run(2_000);
    expect(JSON.stringify(guests.map((guest) => guest.last('update')))).toBe(before);
    expect(clockOf(guests[0]).leftMs).toBe(60_000);
  });

  it('begins anew after a special election was called with three seconds left (B-69).', async () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const [kit, guests] = await clocked(7, { seed: `clock ${seed}` });
      await playUntil(
        guests,
        ({ stage }) =>
          stage.name === 'concluded' ||
          (stage.name === 'presidentialPower' && stage.power === 'specialElection'),
        (mine) => {
          const liberal = mine.hand.indexOf('liberal');
          const fascist = mine.hand.indexOf('fascist');
          if (mine.options.kind === 'discard') return { type: 'discard', position: Math.max(0, liberal) };
          if (mine.options.kind === 'enact') return { type: 'enact', position: Math.max(0, fascist) };
          return firstChoice(mine);
        },
      );
      if (guests[0]?.public.stage.name !== 'presidentialPower') continue;
      await kit.clock.run(57_000);
      const caller = askedGuest(guests);
      const intent = firstChoice(caller.mine);
      if (intent !== null) caller.intend(intent);
      await settled();
      expect(caller.public.specialElection).toBe(true);
      expect(clockOf(caller).leftMs).toBe(60_000);
      return;
    }
    throw new Error('no special election');
  });

  it('is told as what is left, to whoever comes in too, so that no two clocks are compared (B-70).', async () => {
    const [kit, guests] = await clocked();
    await kit.clock.run(25_000);
    const late = kit.join('', 'gallery');
    expect(clockOf(late).leftMs).toBe(35_000);
    expect(Object.keys(clockOf(guests[0]))).toEqual(['question', 'leftMs', 'ofMs', 'running']);
  });

  it('stands still under a pause and goes on from there.', async () => {
    const [kit, guests] = await clocked();
    await kit.clock.run(20_000);
    kit.act({ type: 'pause', paused: true });
    expect(clockOf(guests[0])).toMatchObject({ leftMs: 40_000, running: false });
    await kit.clock.run(30_000);
    kit.act({ type: 'pause', paused: false });
    expect(clockOf(guests[0])).toMatchObject({ leftMs: 40_000, running: true });
  });

  it('is told with every update, a ballot’s too.', async () => {
    const [kit, guests] = await clocked();
    await playTo(guests, 'election');
    await kit.clock.run(5_000);
    guests[3]?.intend({ type: 'castBallot', ballot: 'nein' });
    await settled();
    expect(clockOf(guests[0]).leftMs).toBe(55_000);
  });

  it('plays for nobody and tells nothing when the time limit is over, whatever the roles are (X-08, G-08).', async () => {
    const [kit, guests] = await clocked();
    const before = guests.map((guest) => JSON.stringify(guest.last('update')));
    const heard = guests.map((guest) => guest.mark());
    await kit.clock.run(600_000);
    expect(guests.map((guest) => JSON.stringify(guest.last('update')))).toEqual(before);
    expect(heard.flatMap((since) => since()).every(({ type }) => type === 'beat')).toBe(true);
    expect(clockOf(kit.join('', 'gallery')).leftMs).toBe(0);
  });

  it('is gone with the game.', async () => {
    const [kit, guests] = await clocked();
    kit.act({ type: 'endGame' });
    await settled();
    const late = kit.join('', 'gallery');
    expect([guests[0]?.table.activity, late.all('clock').length]).toEqual(['ended', 0]);
  });
});
