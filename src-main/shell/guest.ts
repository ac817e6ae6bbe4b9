import { isIP } from 'node:net';
import { GuestConnection } from '../../src-shared/guest/connection.ts';
import type { Finding, Witness } from '../../src-shared/fairness/terms.ts';
import { messageOf } from '../../src-shared/guest/tableCall.ts';
import { socketUrl, type WindowEvent } from '../../src-shared/guest/terms.ts';
import type { KeyKeeper } from '../../src-shared/guest/keeper.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import type { Wire } from '../../src-shared/link/link.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { parseInvitation, type Invitation } from '../../src-shared/protocol/invitation.ts';
import { pinOf } from '../../src-shared/link/hostKeys.ts';
import { fromHex, toHex } from '../../src-shared/link/bytes.ts';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import { isLoopback } from '../host/addresses.ts';
import type { KnownTable, PickedTable } from '../lan/recent.ts';
import type { ShellGuest } from './shellParts.ts';

const LOOPBACK = '127.0.0.1';

export interface GuestParts {
  readonly keeper: KeyKeeper;
  readonly clock: Clock;
  readonly open: (url: string) => Wire;
  /** Plays an opened game again and compares (see `GuestOptions`). */
  readonly check: (opening: string, witness: Witness) => Promise<Finding | null>;
  /** Told each table that this guest was let in to, once a visit, by the first word of the table. */
  readonly remember: (table: KnownTable) => void;
}

/** This shell's guest over sockets of this machine. What was typed and is no invitation is turned away by its code. */
export function openGuest(parts: GuestParts, hear: (event: WindowEvent) => void): ShellGuest {
  let visiting: Address | null = null;
  let tableId: string | null = null;
  let url = '';
  const connection = new GuestConnection({
    ...parts,
    date: Date.now,
    onEvent: (event) => {
      if (event.event === 'welcome') {
        tableId = event.tableId;
        if (event.url !== url) visiting = addressOf(event.url);
        url = event.url;
        return;
      }
      if (event.event === 'table' && visiting !== null) {
        const known = knownTable(event.table, visiting, parts.keeper);
        visiting = null;
        if (known !== null) parts.remember(known);
      }
      hear(event);
    },
  });
  return {
    join: (where, name, as, picked) => {
      const invitation = parseInvitation(where, picked ?? null);
      visiting = invitation.ok ? invitation.value.address : null;
      tableId = null;
      url = visiting === null ? '' : socketUrl(visiting);
      if (invitation.ok)
        connection.join({ ...invitation.value, name, as, ...pinOfPicked(invitation.value, picked) });
      else hear({ event: 'link', status: { state: 'turnedAway', reason: invitation.error } });
    },
    say: (call) => void connection.send(messageOf(call)),
    get gameFile() {
      return connection.gameFile;
    },
    saveGame: () => {
      const text = connection.gameFile;
      if (text !== null) hear({ event: 'gameFile', text });
    },
    comeBack: (port, key) => {
      const address = { host: LOOPBACK, port };
      parts.keeper.save(socketUrl(address), key);
      connection.comeBack(address);
    },
    leave: () => connection.leave(),
    playHere: () => void connection.playHere(),
    giveUp: () => connection.giveUp(),
    wake: () => connection.wake(),
    follow: (whereIs) => {
      const address = tableId === null ? null : whereIs(tableId);
      if (address !== null) connection.seenAt(address);
    },
  };
}

/** Where the table stands now: it was followed there. */
function addressOf(url: string): Address {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port === '' ? 80 : port) };
}

/** What this device remembers of the table that was picked; an invitation to elsewhere knows its own host. */
function pinOfPicked(
  { address }: Invitation,
  picked: PickedTable | undefined,
): { readonly pin?: Uint8Array } {
  return picked?.pin == null || address !== picked ? {} : { pin: fromHex(picked.pin) };
}

/** What is kept of a table (decision 9); nothing of one on this machine, which is no place to come back to. */
function knownTable(
  { id, name, hostName }: TableView,
  { host, port }: Address,
  keeper: KeyKeeper,
): KnownTable | null {
  const kept = keeper.load(socketUrl({ host, port }));
  if (kept === null || isLoopback(host) || isIP(host) !== 4) return null;
  return { id, pin: toHex(pinOf(fromHex(kept.hostKey))), name, host: hostName, address: host, port };
}
