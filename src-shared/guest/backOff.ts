import type { Random } from '../link/bytes.ts';

/**
 * At once, then later, so that a host that starts again is not run over; but never so late that a game whose host is
 * back within half a minute waits for more than a second, or later for more than two and a half.
 */
const FIRST_MS = [0, 250, 500] as const;
const EAGER_MS = 1000;
const EAGER_TRIES = 30;
const LONGEST_MS = 2000;

/** Milliseconds to wait before try `attempt` (from 0), spread by a quarter either way. */
export function retryDelay(attempt: number, random: Random): number {
  const delay = FIRST_MS[attempt] ?? (attempt < EAGER_TRIES ? EAGER_MS : LONGEST_MS);
  const chance = (random(1)[0] ?? 0) / 256;
  return Math.round(delay * (0.75 + chance / 2));
}
