import { fromHex } from '../link/bytes.ts';
import type { GuestSecret, OpenedLink } from '../link/guestLink.ts';
import type { Link, Wire } from '../link/link.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { KeptKey } from './keeper.ts';
import type { HeardMessage } from '../protocol/parse.ts';
import type { GuestEvent, JoinRequest } from './terms.ts';

/** Milliseconds that a host has to answer a join or a return, and a leave. */
export const WELCOME_MS = 10_000;
export const LEAVE_MS = 2000;
/** A page wakes by up to three events at once: what was begun so lately is not begun again. */
export const WAKE_AGAIN_MS = 1000;

/** How this guest tries to get in. */
export type Try =
  | { readonly kind: 'join'; readonly request: JoinRequest }
  | { readonly kind: 'return'; readonly kept: KeptKey };

/** Where a connection stands; what exists only then is held only then. */
export type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'opening'; readonly wire: Wire; readonly attempt: Try; readonly since: number }
  | {
      readonly name: 'knocking';
      readonly link: Link;
      readonly opened: OpenedLink;
      readonly attempt: Try;
      readonly since: number;
      readonly cancel: () => void;
      /** Beats while the host is asked whether this guest may come in; null before (decision 5). */
      readonly atDoor: Heartbeat | null;
    }
  | { readonly name: 'seated'; readonly link: Link; readonly heartbeat: Heartbeat; readonly since: number }
  | { readonly name: 'leaving'; readonly link: Link; readonly cancel: () => void }
  /** For the next try: a return, or the same join anew where the link broke at the door. */
  | { readonly name: 'waiting'; readonly cancel: () => void; readonly again: Try | null };

/** What this try proves itself with. */
export function secretOf(attempt: Try): GuestSecret {
  if (attempt.kind === 'join') return attempt.request.secret;
  const { handle, key, hostKey } = attempt.kept;
  return { kind: 'key', handle, key: fromHex(key), hostKey: fromHex(hostKey) };
}

/** What a window is told of a message on a link that stands; null for what concerns the link alone. */
export function eventOf(message: HeardMessage): GuestEvent | null {
  switch (message.type) {
    case 'table':
      return { event: 'table', table: message.table, mine: message.mine };
    case 'update':
      return { event: 'update', update: message.update };
    case 'talk':
      return { event: 'talk', talk: message.talk };
    case 'emote':
      return { event: 'emote', seat: message.seat, emote: message.emote };
    case 'clock':
      return { event: 'clock', clock: message.clock };
    case 'refused':
      return { event: 'refused', refusal: message.refusal };
    case 'welcome':
    case 'atDoor':
    case 'goodbye':
    case 'dealOpen':
    case 'dealList':
    case 'dealShares':
    case 'opening':
    case 'beat':
      return null;
  }
}

/** Ends what goes on in this phase, so that nothing of it is heard any more. */
export function endPhase(phase: Phase): void {
  if (phase.name === 'opening') phase.wire.close(1000);
  if ('cancel' in phase) phase.cancel();
  if ('heartbeat' in phase) phase.heartbeat.stop();
  if ('link' in phase) phase.link.close();
}
