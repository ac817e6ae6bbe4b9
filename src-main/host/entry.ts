import type { Handle } from './chairs.ts';

/** How a link was opened: by code or link, with the key that both sides drew, or by the key of a handle. */
export type Entry =
  | { readonly kind: 'newcomer'; readonly key: Uint8Array; readonly isHost: boolean }
  | { readonly kind: 'returning'; readonly handle: Handle };
