import type { Clock } from '../../src-shared/link/clock.ts';

/** Time as the host uses it; tests give their own, so that silence costs none. */
export type { Clock };

/** The machine's clock. Waiting on it does not keep the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
