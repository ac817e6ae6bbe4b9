import type { Clock } from '../src-shared/link/clock.ts';
import type { Wire } from '../src-shared/link/link.ts';
import { GuestConnection } from '../src-shared/guest/connection.ts';
import type { Finding, Witness } from '../src-shared/fairness/terms.ts';
import { messageOf } from '../src-shared/guest/tableCall.ts';
import type { WindowEvent } from '../src-shared/guest/terms.ts';
import type { KeptKey, KeyKeeper } from '../src-shared/guest/keeper.ts';
import { type Address, parseInvitation } from '../src-shared/protocol/invitation.ts';
import type { PageGuest } from './pageBridge.ts';
import type { SeatKeys } from './seatKeys.ts';

export interface PageGuestOptions {
  /** Where the page came from: the one host that it may speak to. */
  readonly here: Address;
  readonly keys: SeatKeys;
  readonly clock: Clock;
  readonly open: (url: string) => Wire;
  /** Plays an opened game again and compares, in a worker. */
  readonly check: (opening: string, witness: Witness) => Promise<Finding | null>;
  readonly hear: (event: WindowEvent) => void;
}

/** The guest connection of a page: whatever code or link is given, it goes to the host that served the page. */
export function pageGuest({ here, keys, clock, open, check, hear }: PageGuestOptions): PageGuest {
  const keeper = new TableKeeper(keys);
  const connection = new GuestConnection({
    open,
    clock,
    keeper,
    check,
    date: Date.now,
    onEvent: (event) => {
      if (event.event === 'welcome') keeper.welcome(event.tableId);
      else hear(event);
    },
  });
  return {
    join: (where, name, as) => {
      const invitation = parseInvitation(where, here);
      if (invitation.ok) connection.join({ address: here, secret: invitation.value.secret, name, as });
      else hear({ event: 'link', status: { state: 'turnedAway', reason: invitation.error } });
    },
    comeBack: (tableId) => {
      keeper.look(tableId);
      return connection.comeBack(here);
    },
    say: (call) => void connection.send(messageOf(call)),
    saveGame: () => {
      const text = connection.gameFile;
      if (text !== null) hear({ event: 'gameFile', text });
    },
    leave: () => connection.leave(),
    playHere: () => void connection.playHere(),
    giveUp: () => connection.giveUp(),
    wake: () => connection.wake(),
  };
}

/** Keeps keys by the table, which the connection learns only as it is let in; until then the key waits here. */
class TableKeeper implements KeyKeeper {
  readonly #keys: SeatKeys;
  #tableId: string | null = null;
  #waiting: KeptKey | null = null;

  constructor(keys: SeatKeys) {
    this.#keys = keys;
  }

  /** The table whose key is meant from now on. */
  look(tableId: string): void {
    this.#tableId = tableId;
  }

  welcome(tableId: string): void {
    this.#tableId = tableId;
    if (this.#waiting !== null) this.#keys.put(tableId, this.#waiting);
  }

  /** The key of this page outlives a storage that keeps nothing, as long as the page is open. */
  load(): KeptKey | null {
    return this.#waiting ?? (this.#tableId === null ? null : this.#keys.get(this.#tableId));
  }

  save(_url: string, kept: KeptKey): void {
    this.#waiting = kept;
  }

  forget(): void {
    this.#waiting = null;
    if (this.#tableId !== null) this.#keys.drop(this.#tableId);
  }
}
