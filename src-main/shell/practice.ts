import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { RunningHost } from '../host/runningHost.ts';

/**
 * Begins the first game of a practice table as soon as its person sits there: bots take the other seats up to
 * `players`, the door is locked, and the cards are dealt by the product's own chance (decision 20). Any other table,
 * and any later moment, is left alone.
 */
export function beginPractice(host: RunningHost | null, table: TableView, players: number): void {
  if (host?.hosting.practice !== true) return;
  if (table.activity !== 'lobby' || table.game > 0 || table.seats.length !== 1) return;
  for (let bot = 1; bot < players; bot += 1) host.act({ type: 'addBot' });
  host.act({ type: 'lock', locked: true });
  host.act({ type: 'start' });
}
