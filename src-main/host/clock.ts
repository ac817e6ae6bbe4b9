/** Time as the host uses it; tests give their own, so that silence costs none. */
export interface Clock {
  /** Milliseconds that only grow; their start means nothing. */
  now(): number;
  /** Runs once, later. Gives back a function that calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** The machine's clock. Waiting on it does not keep the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
