import type { Finding, Witness } from '../src-shared/fairness/terms.ts';

/** What the page gives to the worker. */
export interface CheckRequest {
  readonly opening: string;
  readonly witness: Witness;
}

/**
 * Checks an opened game in a worker of its own, which plays it again by the rules. Null where this browser gives no
 * worker, or the worker fails.
 */
export function checkInWorker(opening: string, witness: Witness): Promise<Finding | null> {
  return new Promise((resolve) => {
    // Without the option `type: 'module'` it is built for browsers whose workers know no modules.
    const worker = new Worker(new URL('./checkWorker.ts', import.meta.url));
    const done = (finding: Finding | null): void => {
      worker.terminate();
      resolve(finding);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => done(data));
    worker.addEventListener('error', () => done(null));
    const request: CheckRequest = { opening, witness };
    worker.postMessage(request);
  });
}
