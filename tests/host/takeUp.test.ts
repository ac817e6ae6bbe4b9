import { expect, test, vi } from 'vitest';
import { takeUp } from '../../src-main/host/takenUp.ts';
import type { DoorGuest } from '../kit/doorTable.ts';
import { parseRecord } from '../../src-main/host/journalText.ts';
import { MortalTable, type Plan } from '../kit/mortalTable.ts';
import { firstChoice, type Choose } from '../kit/tablePlay.ts';
import { quiet } from '../kit/trustPlay.ts';

vi.setConfig({ testTimeout: 120_000 });

const MOMENT_MS = 200;
/** From the start of the host to the seat, at most. */
const BACK_MS = 5_000;

/** Plays until the verdict; whenever the host is dead it is started anew, and all come back by themselves. */
async function playOn(table: MortalTable, choose: Choose = firstChoice): Promise<void> {
  for (let step = 0; step < 2_000; step += 1) {
    if (table.isDead) await riseAgain(table);
    if (table.guests.every(isOver)) return;
    // A deal that was being made as the host died is void, and the host starts it again.
    if (table.door.kit.table.view.activity === 'lobby') table.door.kit.act({ type: 'start' });
    for (const { connection, update } of table.guests) {
      const intent = update === undefined ? null : choose(update.mine);
      if (update !== undefined && intent !== null)
        connection.send({ type: 'intent', question: update.question, intent });
      await quiet();
      if (table.isDead) break;
    }
    await table.clock.run(MOMENT_MS);
    await quiet();
  }
  throw new Error('the game never ended');
}

function isOver({ update, trust }: DoorGuest): boolean {
  return update?.public.stage.name === 'concluded' && typeof trust?.finding === 'object';
}

async function riseAgain(table: MortalTable): Promise<void> {
  const told = table.guests.map(({ update }) => update?.question ?? 0);
  table.rise();
  for (let passed = 0; passed < BACK_MS && !table.guests.every(isBack); passed += MOMENT_MS) {
    await table.clock.run(MOMENT_MS);
    await quiet();
    if (table.isDead) return;
  }
  expect(table.guests.map(({ status }) => status)).toEqual(table.guests.map(() => 'seated'));
  for (const [at, { update }] of table.guests.entries())
    expect(update?.question ?? 0).toBeGreaterThanOrEqual(told[at] ?? 0);
}

function isBack({ status }: DoorGuest): boolean {
  return status === 'seated';
}

/**
 * Once before each record is on the disk and once after it, before anybody is told. Records of the table count as one
 * for each thing that a table can be doing.
 */
function everyRecord(): Plan {
  const seen = new Map<string, number>();
  return (text) => {
    const name = nameOf(text);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? 'dieBefore' : times === 2 ? 'dieAfter' : 'live';
  };
}

function nameOf(text: string): string {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`no record: ${record.error}`);
  const { value } = record;
  if (value.type === 'table') return `table ${value.table.activity}`;
  if (value.type === 'claim') return `claim ${JSON.stringify(value.claim)}`;
  return value.type === 'gameBegan' ? value.type : `${value.type} ${value.revision}`;
}

test('A host that dies after each record comes back with the same table, and every check at the end is green.', async () => {
  const table = new MortalTable();
  await table.seat(5, 0);
  table.plan = everyRecord();
  await playOn(table);

  expect(table.deaths).toBeGreaterThan(20);
  for (const [seat, guest] of table.guests.entries()) {
    expect(guest.seat).toBe(seat);
    expect(guest.trust?.finding).toMatchObject({ verdict: 'verified' });
    expect(guest.table?.wentBack).toBeNull();
    expect(guest.events.filter(({ event }) => event === 'wentBack')).toEqual([]);
  }
});

test('Records without a table are none to take up.', () => {
  expect(takeUp([])).toEqual({ ok: false, error: { code: 'noTable' } });
});
