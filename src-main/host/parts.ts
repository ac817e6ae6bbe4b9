import type { Dice } from '../../src-shared/bots/bot.ts';
import type { SharedInvitation, TableView } from '../../src-shared/protocol/tableView.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { Log } from '../log.ts';
import type { Clock } from './clock.ts';
import type { Dealer } from './dealer.ts';
import type { Journal } from './journal.ts';
import type { Origin } from './keptTable.ts';
import type { KeyRing } from './keyRing.ts';
import type { Limits } from './limits.ts';
import type { BeginGame } from './playedGame.ts';

/** All that a table is given; it opens no socket and knows no file. */
export interface TableParts {
  readonly id: string;
  readonly hostName: string;
  readonly begin: BeginGame;
  readonly dealer: Dealer;
  readonly journal: Journal;
  readonly ring: KeyRing;
  /** What a kept table is known by; asked for at every keeping, because the port may be another one. */
  readonly origin: () => Origin;
  /** What seats may show to let others in; asked for at every telling, because the code changes. */
  readonly invitation: (withLink: boolean) => SharedInvitation;
  readonly clock: Clock;
  readonly dice: Dice;
  readonly limits: Limits;
  readonly log: Log;
  /** Something that everybody at the table knows has changed. */
  readonly onChange: (view: TableView) => void;
  /** What the host alone is asked has changed. */
  readonly onAsks: () => void;
  /** A seat goes on in another window, which has its key too; the window before has been told (security 2.4). */
  readonly onTakenOver?: (seat: SeatId) => void;
  /** The code and the link are new. */
  readonly onRenewed: () => void;
  /** The host closed the table. */
  readonly onClosed: () => void;
}
