import { expect, test } from 'vitest';
import { MemoryTable } from '../kit/memoryTable.ts';

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
