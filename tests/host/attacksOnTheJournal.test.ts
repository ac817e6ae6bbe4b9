import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { parseRecord } from '../../src-main/host/journalText.ts';
import { StoredJournal } from '../../src-main/host/storedJournal.ts';
import { journalPath, readJournalFile } from '../../src-main/journal/journalFile.ts';
import { systemFs } from '../../src-main/journal/journalFs.ts';
import { fileKeeper } from '../../src-main/journal/keepers.ts';
import { KeptTable } from '../../src-main/journal/keptTable.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, ORIGIN } from '../kit/memoryTable.ts';
import { MortalTable } from '../kit/mortalTable.ts';
import { provenDealer } from '../kit/provenDealer.ts';
import { firstChoice } from '../kit/tablePlay.ts';
import { play, quiet } from '../kit/trustPlay.ts';

vi.setConfig({ testTimeout: 60_000 });

const BACK_MS = 5_000;
/** More writes than one act causes, each after the one before. */
const WRITES = 8;

/** A table in the middle of its game, whose host has just died. */
async function dead(): Promise<MortalTable> {
  const table = new MortalTable();
  await table.seat(5, 0);
  table.guest('Wall', 'gallery');
  await quiet();
  table.door.kit.act({ type: 'start' });
  await quiet();
  await play(table.door, table.guests.slice(0, 5), 4);
  table.die();
  await quiet();
  return table;
}

function commandsIn(texts: readonly string[]): number {
  return texts.filter((text) => {
    const record = parseRecord(text);
    return record.ok && record.value.type === 'command';
  }).length;
}

async function riseWithout(table: MortalTable, records: number): Promise<number> {
  const before = commandsIn(table.texts);
  table.texts = table.texts.slice(0, table.texts.length - records);
  table.rise();
  await table.clock.run(BACK_MS);
  await quiet();
  return before - commandsIn(table.texts);
}

test.each([1, 2, 5, 9])(
  'Attack 16a: of a journal that was cut short by %i records every screen says by how many steps it went back.',
  async (records) => {
    const table = await dead();
    const steps = await riseWithout(table, records);

    expect(steps).toBeGreaterThan(0);
    for (const guest of table.guests) {
      expect(guest.events).toContainEqual({ event: 'wentBack', steps });
      expect(guest.table?.wentBack).toMatchObject({ steps });
    }
  },
);

test('Attack 16a: a host that is started again once more does not make the table forget that it went back.', async () => {
  const table = await dead();
  const steps = await riseWithout(table, 3);
  table.die();
  await quiet();
  table.rise();
  await table.clock.run(BACK_MS);
  await quiet();

  for (const guest of table.guests) expect(guest.table?.wentBack).toMatchObject({ steps });
});

test('Attack 16a: one guest that comes back is enough to notice.', async () => {
  const table = await dead();
  const [first, ...others] = table.guests;
  for (const { connection } of others) connection.giveUp();
  const steps = await riseWithout(table, 3);

  expect(first?.table?.wentBack).toEqual({ steps, toldBy: 0 });
});

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('Attack 19: a text editor finds nothing of the game in the journal’s file, which its owner alone may read.', async () => {
  folder = mkdtempSync(join(tmpdir(), 'kabinett-attack-'));
  const keeper = fileKeeper(systemFs, join(folder, 'key'));
  const file = new KeptTable({
    fs: systemFs,
    folder,
    tableId: ORIGIN.id,
    keeper,
    onKeeping: () => undefined,
  });
  const journal = new StoredJournal(file);
  await journal.begin([]);
  const written = async (): Promise<void> => {
    for (let write = 0; write < WRITES; write += 1) {
      // It resolves once all that was asked before is on the disk.
      await file.tryAgain();
      await settled();
    }
  };
  const kit = new MemoryTable({ dealer: provenDealer('attack'), journal });
  const guests = ['Ingeborg', 'Benedikt', 'Cleophea', 'Dagobert', 'Eleonore'].map((name) => kit.join(name));
  await written();
  kit.act({ type: 'start' });
  await written();
  const candidate = guests.find((guest) => firstChoice(guest.mine)?.type === 'nominate');
  const nomination = candidate === undefined ? null : firstChoice(candidate.mine);
  if (candidate !== undefined && nomination !== null) candidate.intend(nomination);
  await written();
  await journal.end(true);

  const path = journalPath(folder, ORIGIN.id);
  const read = await readJournalFile(systemFs, path, keeper);
  const inClear = read.ok ? read.value.records.join('\n') : '';
  const bytes = readFileSync(path, 'latin1');
  const words = ['Ingeborg', 'nominate', 'secretKey', kit.ring.tableCode, candidate?.handle ?? '', '"seed"'];
  for (const word of words) {
    expect(inClear).toContain(word);
    expect(bytes).not.toContain(word);
  }
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});
