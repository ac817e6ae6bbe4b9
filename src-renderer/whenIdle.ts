/** A page that nobody looks at draws nothing: there the task waits for no frame longer than this. */
const LONGEST_MS = 1000;

/** Runs a task once what was just built has been drawn. */
export function whenIdle(task: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) task();
    isDone = true;
  };
  // The frame after the next one begins when the first has been drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, LONGEST_MS);
}
