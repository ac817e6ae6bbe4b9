import type { Random } from '../link/bytes.ts';

/** At once, a moment later, and then twice a second for as long as it takes to start a host again. */
const FIRST_MS = [0, 250] as const;
const EAGER_MS = 500;
const EAGER_TRIES = 40;
/** A game whose host is back at last waits for two and a half seconds at most. */
const LONGEST_MS = 2000;

/** Milliseconds to wait before try `attempt` (from 0), spread by a quarter either way. */
export function retryDelay(attempt: number, random: Random): number {
  const delay = FIRST_MS[attempt] ?? (attempt < EAGER_TRIES ? EAGER_MS : LONGEST_MS);
  const chance = (random(1)[0] ?? 0) / 256;
  return Math.round(delay * (0.75 + chance / 2));
}
