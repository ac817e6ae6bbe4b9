import { expect, test } from 'vitest';
import type { Journal, JournalRecord } from '../../src-main/host/journal.ts';
import { MemoryTable } from '../kit/memoryTable.ts';

test('A bot whose move is being written does not move again, however long the disk takes.', async () => {
  const moves: JournalRecord[] = [];
  const journal: Journal = {
    append: (record) => {
      if (record.type !== 'command') return null;
      moves.push(record);
      return new Promise(() => undefined);
    },
  };
  const kit = new MemoryTable({ journal });
  kit.people(1);
  kit.bots(5);
  kit.act({ type: 'remove', seat: 0 });
  await kit.start();
  await kit.clock.run(60_000);

  expect(moves).toHaveLength(1);
});
