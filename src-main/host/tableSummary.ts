import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { SummaryFault, TableSummary } from '../journal/terms.ts';
import { isRunning } from './acts.ts';
import { takeUp } from './takenUp.ts';

/**
 * What the list of unfinished tables says of a table with these records, which are played again to know it. Refused:
 * `nothing`, where nobody has sat down yet, so that nothing would be lost; `newerVersion`; `unfit`, for records that no
 * table can be taken up from.
 */
export function summaryOf(records: readonly string[]): Result<TableSummary, SummaryFault> {
  if (records.length === 0) return err('nothing');
  const found = takeUp(records);
  if (!found.ok) return err(found.error.code === 'newerVersion' ? 'newerVersion' : 'unfit');
  const { kept, game } = found.value;
  if (kept.chairs.length === 0 && kept.game === 0) return err('nothing');
  return ok({
    hostName: kept.origin.hostName,
    players: kept.chairs.map((chair) => (chair.kind === 'person' ? chair.person.name : chair.name)),
    round: isRunning(kept) ? (game.laid?.played.public.round ?? null) : null,
  });
}
