import type { Bridge, BridgeCall, BridgeEvent } from '../../src-shared/bridge.ts';
import type { Hosting } from '../../src-shared/hosting.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import { NO_DEAL } from '../../src-shared/protocol/deal.ts';
import type { Update } from '../../src-shared/protocol/messages.ts';
import type {
  SeatedView,
  SharedInvitation,
  TablePrivate,
  TableView,
} from '../../src-shared/protocol/tableView.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';

/** A bridge that keeps what the window called and says what a test tells it to. */
export class FakeBridge implements Bridge {
  readonly calls: BridgeCall[] = [];
  #listener: (event: BridgeEvent) => void = () => undefined;

  call(call: BridgeCall): void {
    this.calls.push(call);
  }

  onEvent(listener: (event: BridgeEvent) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = () => undefined;
    };
  }

  say(...events: readonly BridgeEvent[]): void {
    for (const event of events) this.#listener(event);
  }
}

export const SHELL: BridgeEvent = {
  event: 'shell',
  kind: 'browser',
  version: '1.2.3',
  settings: { ...DEFAULT_SETTINGS, name: 'Ann' },
};

export const SEATED: BridgeEvent = { event: 'link', status: { state: 'seated' } };

/** A person who is there and not ready. */
export function person(name: string, more: Partial<SeatedView> = {}): SeatedView {
  return {
    name,
    occupant: 'person',
    presence: 'here',
    botSitsIn: false,
    ready: false,
    isHost: false,
    ...more,
  };
}

/** A table in its lobby with these people. */
export function tableOf(names: readonly string[], more: Partial<TableView> = {}): TableView {
  return {
    id: 'a1b2',
    name: null,
    hostName: 'Ann',
    activity: 'lobby',
    seats: names.map((name, index) => person(name, { isHost: index === 0 })),
    options: DEFAULT_VIEW_OPTIONS,
    watching: 0,
    locked: false,
    paused: null,
    game: 0,
    countIn: { state: 'idle' },
    longAbsent: [],
    wentBack: null,
    asksFirst: false,
    notice: null,
    trust: NO_DEAL,
    ...more,
  };
}

export const LINK = 'http://192.0.2.20:41932/#1.AAECAwQFBgcICQoLDA0ODw.EBESExQVFhcYGRobHB0eHw';

/** What seats see; with `link` what the host and the wall see. */
export function invitationWith<Link extends string | null>(
  link: Link,
): SharedInvitation & { readonly link: Link } {
  return {
    address: '192.0.2.20:41932',
    addressCode: '7KQ2M9XDABC',
    tableCode: 'KB7M4T',
    seal: 'Q8ZT4W2K9A',
    link,
  };
}

export const HOSTING: Hosting = {
  tableId: 'a1b2',
  invitation: invitationWith(LINK),
  portMoved: false,
  practice: false,
  screens: [],
  networks: [],
  networkChosen: false,
  asks: [],
  guessing: null,
  takenOver: null,
};

/** The private part of a seat, or of the gallery for null. */
export function mineAt(seat: number | null, name = 'Ann'): TablePrivate {
  return {
    seat: seat === null ? null : seatId(seat),
    name,
    invitation: seat === null ? null : invitationWith(null),
    askedFor: null,
    botDeeds: [],
  };
}

/** The first view of a game of five. */
export function firstUpdate(more: Partial<Update> = {}): Update {
  return {
    revision: 1,
    question: 7,
    public: {
      round: 1,
      board: 'small',
      seats: Array.from({ length: 5 }, () => ({
        living: true,
        termLimit: null,
        investigated: false,
        notHitler: false,
      })),
      stage: { name: 'nomination', candidate: seatId(0) },
      candidate: seatId(0),
      nominee: null,
      specialElection: false,
      liberal: 0,
      fascist: 0,
      tracker: 0,
      drawPile: 17,
      discardPile: 0,
      lastGovernment: null,
      vetoUnlocked: false,
      awaiting: [seatId(0)],
      chronicle: [],
    },
    happenings: [{ type: 'roundBegan', round: 1, candidate: seatId(0), specialElection: false }],
    mine: {
      seat: seatId(0),
      role: 'liberal',
      party: 'liberal',
      dossier: [],
      ballot: null,
      hand: [],
      memories: [],
      options: { kind: 'nominate', nominees: [seatId(1)] },
    },
    ...more,
  };
}
