import type { Finding, Forgery } from './fairness/terms.ts';
import type { DoctorReport } from './doctorReport.ts';
import type { HostAct, Hosting } from './hosting.ts';
import type { Nearby } from './nearby.ts';
import type { HistoryAct, HistoryTold } from './pastGames.ts';
import type { Intent } from './rules/commands.ts';
import type { Settings } from './settings.ts';
import type { Keeping, TableAnswer, UnfinishedTable } from './unfinished.ts';
import type { Update } from './protocol/messages.ts';
import type { GoodbyeReason, TableRefusal } from './protocol/refusals.ts';
import type { TableNotice, TablePrivate, TableView } from './protocol/tableView.ts';
import type { Statement } from './talk/statements.ts';
import type { Emote, PhaseClock, TalkView } from './talk/talkView.ts';

/**
 * The one contract between a window and what stands behind it: Electron's main process, the browser shell's
 * loopback socket, or, in a page that a host served, the guest connection in the page itself.
 */
export interface Bridge {
  call(call: BridgeCall): void;
  /** One listener; events that came before it are kept for it. Gives back a function that stops it. */
  onEvent(listener: (event: BridgeEvent) => void): () => void;
}

/** The verbs of a window. */
export type BridgeCall =
  | {
      readonly verb: 'hostTable';
      readonly name: string;
      /** False: the host's window shows the public table and the host's controls (decision 33). */
      readonly seated: boolean;
    }
  /** A table of this person and bots on this device alone: not announced, listening on loopback, and started at once. */
  | {
      readonly verb: 'practise';
      readonly name: string;
      /** The person included, 5 to 10. */
      readonly players: number;
    }
  /** `where` is what the person typed or pasted: both codes, a link, an address; see `protocol/invitation.ts`. */
  | {
      readonly verb: 'joinTable';
      readonly where: string;
      readonly name: string;
      readonly as: 'seat' | 'gallery';
    }
  /** A table of the list, by its id; `code` is the table code alone (decision 1). */
  | {
      readonly verb: 'joinNearby';
      readonly table: string;
      readonly code: string;
      readonly name: string;
      readonly as: 'seat' | 'gallery';
    }
  /** Begins to look for tables, where that waits for a person's act (decision 44). */
  | { readonly verb: 'lookAround' }
  /** Asks every address of the own network once, or stops asking. */
  | { readonly verb: 'searchHarder'; readonly on: boolean }
  | { readonly verb: 'forgetRecent' }
  /** Opens a listed table's own page in the system's browser: it always fits that table (decision 8). */
  | { readonly verb: 'openInBrowser'; readonly table: string }
  /** Opens the hosted table's page as a wall screen in the system's browser; `name` is what that screen is called. */
  | { readonly verb: 'openWall'; readonly name: string }
  /** Asks for one `doctor` event. */
  | { readonly verb: 'diagnose' }
  | { readonly verb: 'intent'; readonly question: number; readonly intent: Intent }
  | { readonly verb: 'claim'; readonly round: number; readonly says: Statement }
  | { readonly verb: 'emote'; readonly emote: Emote }
  | { readonly verb: 'rename'; readonly name: string }
  | { readonly verb: 'ready'; readonly ready: boolean }
  | { readonly verb: 'stopCountIn' }
  | { readonly verb: 'sit'; readonly name: string }
  /** "That's my seat" (decision 4). */
  | { readonly verb: 'askForSeat'; readonly seat: TableNotice['seat'] }
  /** Asks for one `gameFile` event, once the host has opened the game. */
  | { readonly verb: 'saveGame' }
  /** The games that this device keeps; never from a page that a host served. */
  | { readonly verb: 'history'; readonly act: HistoryAct }
  | { readonly verb: 'leave' }
  /** Takes a seat that another window of this device took over ("Play here"). */
  | { readonly verb: 'playHere' }
  /** Ends trying to come back, and shows the home screen. */
  | { readonly verb: 'giveUp' }
  /** Only where this window's shell hosts the table; never over the LAN. */
  | { readonly verb: 'control'; readonly act: HostAct }
  | { readonly verb: 'saveSettings'; readonly settings: Settings }
  /** Opens the folder of this profile in the system's own window (decision 38); asks for one `folder`. */
  | { readonly verb: 'showFolder' }
  /** Deletes all that this profile keeps (decision 38); nothing while this shell is at a table. */
  | { readonly verb: 'deleteMine' }
  | TableVerb;

/** The verbs on tables that are kept for another time (decision 39); `table` is the id of one in the list. */
export type TableVerb =
  /** Opens it again as it stood, with the same codes and seats. `name`: for a host that had no place there. */
  | { readonly verb: 'takeUp'; readonly table: string; readonly name: string }
  | { readonly verb: 'deleteTable'; readonly table: string }
  /** Asks for one `tableAnswer`: the whole table as a file. Null: it opens on this profile alone. */
  | { readonly verb: 'saveTable'; readonly table: string; readonly passphrase: string | null }
  /** A piece of a file that `openTable` is to open; the first one is 0 and begins anew. */
  | {
      readonly verb: 'tableFilePart';
      readonly part: number;
      readonly of: number;
      /** Base64url. */
      readonly data: string;
    }
  /** Asks for one `tableAnswer`: puts the table of the file that was handed over into the list. */
  | { readonly verb: 'openTable'; readonly passphrase: string | null }
  /** Closes the hosted table and keeps its game for another evening. */
  | { readonly verb: 'putAway' }
  /** The disk may take the hosted table's journal again. */
  | { readonly verb: 'keepAgain' };

export type BridgeEvent =
  | {
      readonly event: 'shell';
      /** `page`: a host served this window, and it can only join that host. */
      readonly kind: 'electron' | 'browser' | 'page';
      readonly version: string;
      readonly settings: Settings;
    }
  | { readonly event: 'link'; readonly status: LinkStatus }
  | { readonly event: 'table'; readonly table: TableView; readonly mine: TablePrivate }
  | { readonly event: 'update'; readonly update: Update }
  | TalkEvent
  | { readonly event: 'refused'; readonly refusal: TableRefusal }
  /** The host no longer knows what this device was shown (decision 16); null steps: nobody can tell how many. */
  | { readonly event: 'wentBack'; readonly steps: number | null }
  | { readonly event: 'trust'; readonly trust: Trust }
  /** The text of a game file, for the window to give to the person. */
  | { readonly event: 'gameFile'; readonly text: string }
  | { readonly event: 'history'; readonly told: HistoryTold }
  /** Null when this shell hosts no table. */
  | { readonly event: 'hosting'; readonly hosting: Hosting | null }
  /** The tables of this profile that can be taken up; the one in play is not among them. */
  | { readonly event: 'unfinished'; readonly tables: readonly UnfinishedTable[] }
  | { readonly event: 'tableAnswer'; readonly answer: TableAnswer }
  /** Where this profile lies, to be read where no window of the system opened; the one that asked is told. */
  | { readonly event: 'folder'; readonly path: string }
  /** Null where this shell hosts no table that is kept. */
  | { readonly event: 'keeping'; readonly keeping: Keeping | null }
  | { readonly event: 'nearby'; readonly nearby: Nearby }
  | { readonly event: 'doctor'; readonly report: DoctorReport };

/** What people say at the table, and its clock. */
export type TalkEvent =
  | { readonly event: 'talk'; readonly talk: TalkView }
  | { readonly event: 'emote'; readonly seat: TableNotice['seat']; readonly emote: Emote }
  | { readonly event: 'clock'; readonly clock: PhaseClock };

/** The two things that a deal asks of every device, in this order (security, section 3.1). */
export const DEAL_STEPS = ['commitments', 'shares'] as const;
export type DealStep = (typeof DEAL_STEPS)[number];

/** What this device knows of the deal of the game, apart from what others report through the host (decision 23). */
export interface Trust {
  readonly game: number;
  /** The deals of this game in which this device opened its share, whatever the host says (decision 22). */
  readonly revealed: readonly number[];
  /** Deals of the evening that came to nothing after this device had opened its share, whatever the host says. */
  readonly broken: number;
  /** The deal has no share of this device: its chance rests on the others. */
  readonly hasNoShare: boolean;
  /** What the deal waits for: what the seats bind themselves to, then their shares; null where none is being made. */
  readonly making: DealStep | null;
  /** What was told in the name of this device's seat, this evening, and was not done here; null for nothing. */
  readonly forged: Forgery | null;
  /** Claims of this game in the name of its seat that this device does not remember, though it may be no forgery. */
  readonly unremembered: number;
  /** Null until the host has opened the game; `unchecked`: this device could not check. */
  readonly finding: Finding | 'checking' | 'unchecked' | null;
}

/** Not an error: a state, drawn. */
export type LinkStatus =
  | { readonly state: 'home' }
  | { readonly state: 'joining' }
  /** `late`: the host should have been heard by now; soon the link is lost, or it is heard again. */
  | { readonly state: 'seated'; readonly late?: true }
  /** The host is asked whether this person may come in (decision 5). */
  | { readonly state: 'atDoor' }
  /** `retryInMs` counts from now. */
  | { readonly state: 'lost'; readonly retryInMs: number; readonly attempt: number }
  | { readonly state: 'turnedAway'; readonly reason: TurnedAway };

export type TurnedAway =
  | GoodbyeReason
  | 'badAddress'
  | 'badCode'
  | 'wrongCode'
  | 'wrongHost'
  | 'unreachable'
  | 'hostTooOld'
  | 'guestTooOld'
  | 'noStorage'
  | 'portsTaken'
  /** The seat was taken over, and its key here opens nothing any more: the host gave it to another device. */
  | 'seatMoved'
  | TableRefusal['code'];
