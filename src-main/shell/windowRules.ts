const PERMITTED = ['fullscreen', 'clipboard-sanitized-write', 'screen-wake-lock'];
const CRASHES = 3;
const CRASH_SPAN_MS = 60_000;

/** The page's own ground, so that nothing flashes before it is drawn. */
export const GROUND = { dark: '#0c1412', light: '#dde4d9' } as const;

/** Every permission is denied but three that a game needs, and those to our own page (`ours`, an origin) only. */
export function isPermitted(permission: string, origin: string, ours: string): boolean {
  return PERMITTED.includes(permission) && origin.replace(/\/$/, '') === ours;
}

/** `URL.origin` is `null` for a scheme of one's own, so it is put together from its parts. Empty for no address. */
export function originOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}

/**
 * Counts how often a page died: true where it dies again and again, three times within a minute, and the count begins
 * anew. `now` in milliseconds.
 */
export function crashCounter(now: () => number): () => boolean {
  let crashes: readonly number[] = [];
  return () => {
    crashes = [...crashes.filter((at) => now() - at < CRASH_SPAN_MS), now()];
    const isTooMany = crashes.length >= CRASHES;
    if (isTooMany) crashes = [];
    return isTooMany;
  };
}
