/** Time as the shells use it; tests give their own, so that waiting costs none. */
export interface ShellClock {
  /** Milliseconds that only grow; their start means nothing. */
  now(): number;
  /** Runs once, later. */
  after(ms: number, run: () => void): void;
}

/** The machine's clock. Waiting on it does not keep the process alive. */
export const systemClock: ShellClock = {
  now: () => performance.now(),
  after: (ms, run) => void setTimeout(run, ms).unref(),
};
