import type { Log, LogType } from '../log.ts';
import type { Clock } from './clock.ts';
import { TokenBucket } from './tokenBucket.ts';

/** Lines of one type: so many at once, and one a second in the long run. */
const BURST = 30;
const PER_SECOND = 1;

/**
 * A log that a flood cannot fill: of each type only so many lines are written, so that strangers neither push the
 * rest out of its few files nor keep the disk busy. Faults of our own are never left out.
 */
export function boundedLog(log: Log, clock: Clock): Log {
  const buckets = new Map<LogType, TokenBucket>();
  return (level, type, details) => {
    const bucket = buckets.get(type) ?? new TokenBucket(clock, PER_SECOND, BURST);
    buckets.set(type, bucket);
    if (level === 'error' || bucket.take()) log(level, type, details);
  };
}
