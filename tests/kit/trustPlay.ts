import { jointDealer } from '../../src-main/host/jointDeal.ts';
import { DoorTable, type DoorGuest } from './doorTable.ts';
import { settled } from './fakeClock.ts';
import type { MemoryTableOptions } from './memoryTable.ts';
import { firstChoice, type Choose } from './tablePlay.ts';

/** A moment passes between two moves, as among people: a guest that says all at once is too fast. */
const MOMENT_MS = 200;

/** Everything that was said on the wires has arrived. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await settled();
}

/** Five of the product's guests at a table whose game was dealt by all of them. */
export async function begun(
  options: MemoryTableOptions = {},
): Promise<readonly [DoorTable, readonly DoorGuest[]]> {
  const door = new DoorTable({ dealer: jointDealer, ...options });
  const guests = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => {
    const guest = door.guest();
    guest.join(door.link, name);
    return guest;
  });
  await quiet();
  door.kit.act({ type: 'start' });
  await quiet();
  return [door, guests];
}

/** Every guest answers what it is asked, until the verdict or for so many rounds of asking. */
export async function play(
  door: DoorTable,
  guests: readonly DoorGuest[],
  most = 400,
  choose: Choose = firstChoice,
): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    for (const { connection, update } of guests) {
      if (update === undefined || update.public.stage.name === 'concluded') return quiet();
      const intent = choose(update.mine);
      if (intent === null) continue;
      connection.send({ type: 'intent', question: update.question, intent });
      await door.kit.clock.run(MOMENT_MS);
      await quiet();
    }
  }
}
