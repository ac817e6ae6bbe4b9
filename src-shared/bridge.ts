import type { Finding } from './fairness/terms.ts';
import type { DoctorReport } from './doctorReport.ts';
import type { Intent } from './rules/commands.ts';
import type {
  GoodbyeReason,
  SharedInvitation,
  TableNotice,
  TablePrivate,
  TableRefusal,
  TableView,
  Update,
} from './protocol/messages.ts';
import type { Statement } from './talk/statements.ts';
import type { Emote, PhaseClock, TalkView } from './talk/talkView.ts';
import type { ViewOptions } from './view/seatView.ts';

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
  | { readonly verb: 'leave' }
  /** Takes a seat that another window of this device took over ("Play here"). */
  | { readonly verb: 'playHere' }
  /** Ends trying to come back, and shows the home screen. */
  | { readonly verb: 'giveUp' }
  /** Only where this window's shell hosts the table; never over the LAN. */
  | { readonly verb: 'control'; readonly act: HostAct }
  | { readonly verb: 'saveSettings'; readonly settings: Settings };

/** What the host's own window may do to the table. */
export type HostAct =
  | { readonly type: 'addBot' }
  | { readonly type: 'remove'; readonly seat: number }
  /** `order[i]` is the present index of the seat that moves to place i. Lobby only (decision 27). */
  | { readonly type: 'arrange'; readonly order: readonly number[] }
  | { readonly type: 'shuffleSeats' }
  | { readonly type: 'setOptions'; readonly options: ViewOptions }
  /** Begins the count-in, at whose end the deal is made. */
  | { readonly type: 'start' }
  /** How a host without a seat stops the count-in. */
  | { readonly type: 'stopCountIn' }
  | { readonly type: 'lock'; readonly locked: boolean }
  /** Ask me before letting someone in (decision 5). */
  | { readonly type: 'askFirst'; readonly on: boolean }
  /** Answers one of `Hosting.asks`: lets in or turns away, gives a seat or does not. */
  | { readonly type: 'answer'; readonly ask: number; readonly yes: boolean }
  | { readonly type: 'newCode' }
  | { readonly type: 'pause'; readonly paused: boolean }
  /** A bot plays the absent person's seat until the person is back. */
  | { readonly type: 'sitIn'; readonly seat: number }
  /** Final: no verdict (decision 25). */
  | { readonly type: 'endGame' }
  /** A new game with the same people; refused like a start. */
  | { readonly type: 'rematch' }
  | { readonly type: 'backToLobby' }
  | { readonly type: 'closeTable' }
  /** Gives a gallery screen the link to show, or takes it away (decision 2). */
  | { readonly type: 'markWall'; readonly screen: number; readonly wall: boolean }
  /** Says goodbye to a gallery screen; its key dies (decision 7). */
  | { readonly type: 'closeScreen'; readonly screen: number }
  /** Shows this address of the machine in the QR, the link and the codes; null: chosen by itself (decision 45). */
  | { readonly type: 'showNetwork'; readonly address: string | null };

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
  /** Null when this shell hosts no table. */
  | { readonly event: 'hosting'; readonly hosting: Hosting | null }
  | { readonly event: 'nearby'; readonly nearby: Nearby }
  | { readonly event: 'doctor'; readonly report: DoctorReport };

/** What people say at the table, and its clock. */
export type TalkEvent =
  | { readonly event: 'talk'; readonly talk: TalkView }
  | { readonly event: 'emote'; readonly seat: TableNotice['seat']; readonly emote: Emote }
  | { readonly event: 'clock'; readonly clock: PhaseClock };

/** What this device knows of the deal of the game, apart from what others report through the host (decision 23). */
export interface Trust {
  readonly game: number;
  /** The deals of this game in which this device opened its share, whatever the host says (decision 22). */
  readonly revealed: readonly number[];
  /** The deal has no share of this device: its chance rests on the others. */
  readonly hasNoShare: boolean;
  /** Null until the host has opened the game; `unchecked`: this device could not check. */
  readonly finding: Finding | 'checking' | 'unchecked' | null;
}

/** The tables that this device finds on its networks; never told to a page that a host served. */
export interface Nearby {
  /** False where nothing is looked for: a person's act comes first (decision 44). */
  readonly looking: boolean;
  /** Nothing was found for five seconds: time for the other ways. */
  readonly quiet: boolean;
  /** The networks that are looked at, as address ranges: `192.168.1.0/24`. */
  readonly networks: readonly string[];
  /** In the order in which they were found. */
  readonly tables: readonly NearbyTable[];
  /** Tables that this person sat at and that do not answer now, the latest first. */
  readonly recent: readonly RecentTable[];
  /** The person's own search of the subnet: how many addresses were asked. */
  readonly search: {
    readonly state: 'idle' | 'running' | 'over';
    readonly asked: number;
    readonly all: number;
  };
}

export interface NearbyTable {
  readonly id: string;
  /** Null: the default name, worded from the host's name. */
  readonly name: string | null;
  readonly host: string;
  /** `address:port`. */
  readonly address: string;
  readonly seated: number;
  readonly seats: number;
  readonly phase: 'lobby' | 'playing';
  readonly locked: boolean;
  readonly fit: 'fits' | 'hostOlder' | 'hostNewer';
  /** It missed two questions in a row. */
  readonly silent: boolean;
  /** This shell hosts it. */
  readonly own: boolean;
  /** This person sat at it before. */
  readonly recent: boolean;
}

export interface RecentTable {
  readonly id: string;
  readonly name: string | null;
  readonly host: string;
  readonly address: string;
}

/** What the host's own window shows beyond any guest's: how to let people in. No secret of the game. */
export interface Hosting {
  readonly tableId: string;
  readonly invitation: SharedInvitation & { readonly link: string };
  /** The port that was asked for was taken, and this one is used instead. */
  readonly portMoved: boolean;
  /** One person practises with bots; nobody else can join. */
  readonly practice: boolean;
  /** The gallery screens that watch now, in the order of coming; the host's own is not among them (decision 7). */
  readonly screens: readonly WatchingScreen[];
  /** The networks that others may come by, real ones first; empty where this machine is on none. */
  readonly networks: readonly HostedNetwork[];
  /** The host chose which one is shown; false: the table chooses by itself (decision 45). */
  readonly networkChosen: boolean;
  /** What the host is asked and has not answered, the oldest first (decisions 4 and 5). */
  readonly asks: readonly HostAsk[];
  /** Null until ten wrong codes were tried since the code is what it is (security 4.2). */
  readonly guessing: Guessing | null;
}

/** One network of the host's machine. A system does not tell its name: its range stands for it (decision 45). */
export interface HostedNetwork {
  /** As the system names the interface: `wlan0`. */
  readonly name: string;
  readonly address: string;
  /** `192.168.1.0/24`. */
  readonly range: string;
  /** Leads to machines inside this one or through a tunnel. */
  readonly virtual: boolean;
  /** How many people from other devices came by it. */
  readonly guests: number;
  /** Its address stands in the QR, the link and the codes. */
  readonly shown: boolean;
}

/** One question to the host; `ask` counts the questions of this table from 1. Times are milliseconds since 1970. */
export type HostAsk =
  | {
      readonly kind: 'door';
      readonly ask: number;
      /** Empty where a screen that only watches gave none. */
      readonly name: string;
      readonly as: 'seat' | 'gallery';
      readonly cameAt: number;
    }
  | {
      readonly kind: 'seat';
      readonly ask: number;
      /** Who asks; empty for a screen without a name. */
      readonly name: string;
      readonly seat: TableNotice['seat'];
      /** Whether the seat's old device is still there. */
      readonly holder: 'here' | 'away' | 'left' | 'removed';
      /** Since when the seat has been away; null while its device is here. */
      readonly awaySince: number | null;
    };

export interface Guessing {
  readonly count: number;
  /** The typed code lets nobody in until there is a new one. */
  readonly codeShut: boolean;
  /** Where most of the wrong codes came from; null where no address is counted. */
  readonly from: string | null;
}

/** A gallery screen as the host's window lists it; nothing of its key. */
export interface WatchingScreen {
  /** Counts the screens of this table from 1: what the acts on it name. */
  readonly screen: number;
  /** Empty where the person gave none. */
  readonly name: string;
  /** Milliseconds since 1970 by this machine's clock, where the host's window is too. */
  readonly cameAt: number;
  /** The host marked it: it shows the link (decision 2). */
  readonly wall: boolean;
}

/** Not an error: a state, drawn. */
export type LinkStatus =
  | { readonly state: 'home' }
  | { readonly state: 'joining' }
  | { readonly state: 'seated' }
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

export interface Settings {
  readonly name: string;
  /** Null: as the system. */
  readonly language: Language | null;
  readonly theme: 'system' | 'dark' | 'light';
  /** Null: on at the host and the wall, off on a guest (decision 33). */
  readonly sound: boolean | null;
  readonly volume: Volume;
  /** How the dossier opens: only while it is held, or by a tap, and then it covers itself after a while. */
  readonly dossier: 'hold' | 'tap';
  /** The coach says why at each step. */
  readonly coach: boolean;
}

export const VOLUMES = ['quiet', 'medium', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

export const LANGUAGES = ['en', 'fi', 'zh-Hans', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_SETTINGS: Settings = {
  name: '',
  language: null,
  theme: 'system',
  sound: null,
  volume: 'medium',
  dossier: 'hold',
  coach: true,
};
