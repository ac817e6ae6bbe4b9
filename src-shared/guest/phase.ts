import { fromHex } from '../link/bytes.ts';
import type { GuestSecret, OpenedLink } from '../link/guestLink.ts';
import type { Link, Wire } from '../link/link.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { KeptKey } from './keeper.ts';
import type { JoinRequest } from './terms.ts';

/** How this guest tries to get in. */
export type Try =
  | { readonly kind: 'join'; readonly request: JoinRequest }
  | { readonly kind: 'return'; readonly kept: KeptKey };

/** Where a connection stands; what exists only then is held only then. */
export type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'opening'; readonly wire: Wire; readonly attempt: Try }
  | {
      readonly name: 'knocking';
      readonly link: Link;
      readonly opened: OpenedLink;
      readonly attempt: Try;
      readonly cancel: () => void;
    }
  | { readonly name: 'seated'; readonly link: Link; readonly heartbeat: Heartbeat; readonly since: number }
  | { readonly name: 'leaving'; readonly link: Link; readonly cancel: () => void }
  | { readonly name: 'waiting'; readonly cancel: () => void };

/** What this try proves itself with. */
export function secretOf(attempt: Try): GuestSecret {
  if (attempt.kind === 'join') return attempt.request.secret;
  const { handle, key, hostKey } = attempt.kept;
  return { kind: 'key', handle, key: fromHex(key), hostKey: fromHex(hostKey) };
}
