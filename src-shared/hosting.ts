import type { SharedInvitation, TableNotice } from './protocol/tableView.ts';
import type { ViewOptions } from './view/seatView.ts';

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
  /** The last seat that went on in another window with its own key, as the host is told (security 2.4); null for none. */
  readonly takenOver: TakenOver | null;
}

/** A seat that another window of the same person took; `number` counts them from 1. */
export interface TakenOver {
  readonly number: number;
  readonly seat: TableNotice['seat'];
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

/** Wrong codes that somebody tries, as the host is told of them. */
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
