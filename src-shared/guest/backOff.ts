import type { Random } from '../link/bytes.ts';

/**
 * At once, then later, so that a host that starts again is not run over; but never so late that a game whose host is
 * back waits for five seconds.
 */
const DELAYS_MS = [0, 250, 500, 1000] as const;
const LONGEST_MS = 2000;

/** Milliseconds to wait before try `attempt` (from 0), spread by a quarter either way. */
export function retryDelay(attempt: number, random: Random): number {
  const delay = DELAYS_MS[attempt] ?? LONGEST_MS;
  const chance = (random(1)[0] ?? 0) / 256;
  return Math.round(delay * (0.75 + chance / 2));
}
