import { expect, test } from 'vitest';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';
import { playByItself } from '../kit/playByItself.ts';
import { seededDice } from '../kit/seededDice.ts';

test.each([5, 6, 7, 8, 9, 10])('a table of %i bots alone plays to the verdict', async (bots) => {
  const kit = new MemoryTable({ seed: `bots ${bots}` });
  const wall = kit.join('', 'gallery');
  kit.bots(bots);
  await kit.start();

  await kit.clock.run(3_600_000);

  expect(kit.table.view.activity).toBe('concluded');
  expect(wall.public.stage.name).toBe('concluded');
  expect(wall.refusals).toEqual([]);
});

/** A game of people alone, each answering by itself, to its verdict; with a wall in the gallery. */
async function wholeGame(
  players: number,
): Promise<readonly [MemoryTable, readonly MemoryGuest[], readonly number[]]> {
  const kit = new MemoryTable({ seed: `people ${players}` });
  const viewers = [...kit.people(players), kit.join('', 'gallery')];
  const from = viewers.map(({ end }) => end.frames.length);
  for (const [index, viewer] of viewers.entries()) playByItself(viewer, seededDice(`seat ${index}`));
  kit.act({ type: 'start' });
  while (kit.table.view.activity !== 'concluded') await settled();
  return [kit, viewers, from];
}

test.each([5, 6, 7, 8, 9, 10])(
  '%i people play a whole game, and nobody is refused anything',
  async (players) => {
    const [kit, viewers] = await wholeGame(players);

    expect(kit.table.view.activity).toBe('concluded');
    expect(viewers.flatMap(({ refusals }) => refusals)).toEqual([]);
  },
);

test.each([5, 8, 10])(
  'in a whole game of %i every viewer gets equally many frames of equal sizes (X-15)',
  async (players) => {
    const [, viewers, from] = await wholeGame(players);
    const frames = viewers.map(({ end }, index) => end.frames.slice(from[index]));

    for (const seen of frames) expect(seen).toEqual(frames[0]);
  },
);

test('what is public travels as the same exact strings to every viewer, the gallery included', async () => {
  const [, viewers] = await wholeGame(7);
  const received = viewers.map((viewer) =>
    JSON.stringify(viewer.all('update').map((update) => update.received)),
  );

  expect(new Set(received).size).toBe(1);
});

test('after the verdict the gallery sees every role, and before it none (V-10, V-11)', async () => {
  const [, viewers] = await wholeGame(7);
  const wall = viewers.at(-1);
  const stages = wall?.all('update').map(({ update }) => update.public.stage) ?? [];

  expect(stages.filter((stage) => 'roles' in stage)).toHaveLength(1);
  expect(stages.at(-1)).toMatchObject({ name: 'concluded' });
  expect(wall?.all('update').every(({ update }) => update.mine.role === 'unknown')).toBe(true);
});

test('nothing private of one game is in the next (X-16)', async () => {
  const [kit, viewers] = await wholeGame(5);
  const updates = viewers.map((viewer) => viewer.all('update').length);
  kit.act({ type: 'rematch' });
  await settled();
  const first = viewers.map((viewer, index) => viewer.all('update')[updates[index] ?? 0]?.update);

  expect(first.map((update) => update?.public.round)).toEqual(Array(6).fill(1));
  expect(first.map((update) => update?.mine.memories)).toEqual(Array(6).fill([]));
});
