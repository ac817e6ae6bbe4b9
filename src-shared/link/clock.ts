/** Time as the link and the guest use it: injected, so that tests spend none. */
export interface Clock {
  /** Milliseconds that only grow; their start means nothing. */
  now(): number;
  /** Runs once, later. Gives back a function that calls it off. */
  after(ms: number, run: () => void): () => void;
}
