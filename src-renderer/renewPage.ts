/** What is needed to load a page anew. */
export interface Renewal {
  /** This page was itself loaded anew: were it to do so again, it might go round for ever. */
  readonly wasRenewed: boolean;
  /** Whether whoever served the page answers. */
  readonly answers: () => Promise<boolean>;
  readonly after: (delayMs: number, run: () => void) => void;
  readonly reload: () => void;
}

const ASK_AGAIN_MS = 2000;

/** Loads the page anew as soon as whoever served it answers; not twice in a row by itself. */
export function renewPage(renewal: Renewal): void {
  if (!renewal.wasRenewed) void askAndRenew(renewal);
}

async function askAndRenew(renewal: Renewal): Promise<void> {
  if (await renewal.answers()) renewal.reload();
  else renewal.after(ASK_AGAIN_MS, () => void askAndRenew(renewal));
}

/** How a browser's window does it. */
export function windowRenewal(): Renewal {
  const [entry] = performance.getEntriesByType('navigation');
  return {
    wasRenewed: entry instanceof PerformanceNavigationTiming && entry.type === 'reload',
    answers: async () => {
      try {
        return (await fetch(location.pathname, { cache: 'no-store' })).ok;
      } catch {
        return false;
      }
    },
    after: (delayMs, run) => void setTimeout(run, delayMs),
    reload: () => location.reload(),
  };
}
