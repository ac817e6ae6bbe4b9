/** What a phone's page does for trust, by the product's own code; run in Chromium by `trustPhone.ts`. */
import { checkOpening } from '../../src-shared/fairness/check.ts';
import type { Witness } from '../../src-shared/fairness/terms.ts';
import { WitnessStand } from '../../src-shared/guest/witness.ts';
import { systemRandom } from '../../src-shared/link/bytes.ts';
import type { DealMessage } from '../../src-shared/protocol/deal.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import type { TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';

declare global {
  var trustBench: {
    deal(messages: readonly DealMessage[], table: TableView, mine: TablePrivate): number;
    check(opening: string, witness: Witness): { readonly ms: number; readonly verdict: string };
  };
}

/** Milliseconds that this device works for one deal. The list that follows is not its own: it keeps its share back. */
function deal(messages: readonly DealMessage[], table: TableView, mine: TablePrivate): number {
  const stand = new WitnessStand(systemRandom);
  stand.heardTable(table, { ...mine, seat: seatId(0) });
  const from = performance.now();
  for (const message of messages) stand.heardDeal(message);
  return performance.now() - from;
}

function check(opening: string, witness: Witness): { readonly ms: number; readonly verdict: string } {
  const from = performance.now();
  const { verdict } = checkOpening(opening, witness);
  return { ms: performance.now() - from, verdict };
}

globalThis.trustBench = { deal, check };
