import type { Link } from '../link/link.ts';
import type { HeardMessage } from '../protocol/parse.ts';
import type { Approach, Try } from './approach.ts';
import type { Sitting } from './sitting.ts';
import type { WindowEvent } from './terms.ts';

/** Milliseconds that a host has to answer a leave. */
export const LEAVE_MS = 2000;
/** A page wakes by up to three events at once: what was begun by one of them is not begun again. */
export const WAKE_AGAIN_MS = 1000;

/** Where a connection stands; what exists only then is held only then. */
export type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'approaching'; readonly approach: Approach }
  | { readonly name: 'seated'; readonly sitting: Sitting }
  | { readonly name: 'leaving'; readonly link: Link; readonly cancel: () => void }
  /** For the next try: a return, or the same join anew where the link broke at the door. */
  | { readonly name: 'waiting'; readonly cancel: () => void; readonly again: Try | null };

/** The link that stands in this phase; null where there is none. */
export function linkOf(phase: Phase): Link | null {
  if (phase.name === 'approaching') return phase.approach.link;
  if (phase.name === 'seated') return phase.sitting.link;
  return phase.name === 'leaving' ? phase.link : null;
}

/** No link stands, and this guest comes back by its key: it waits for the next try, or is at it. */
export function isComingBack(phase: Phase): boolean {
  if (phase.name === 'waiting') return phase.again === null;
  return phase.name === 'approaching' && phase.approach.link === null && phase.approach.isKnown;
}

/** What a window is told of a message on a link that stands; null for what concerns the link alone. */
export function eventOf(message: HeardMessage): WindowEvent | null {
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
  if (phase.name === 'approaching') phase.approach.stop();
  if ('cancel' in phase) phase.cancel();
  if (phase.name === 'seated') phase.sitting.stop();
  if (phase.name === 'seated' || phase.name === 'leaving') linkOf(phase)?.close();
}
