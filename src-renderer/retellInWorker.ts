import type { Retelling } from '../src-shared/fairness/retelling.ts';
import type { PastGameFault } from '../src-shared/pastGames.ts';
import type { GameAccount } from '../src-shared/protocol/gameFile.ts';

/** A game file told step by step, or why it cannot be. */
export type Retold =
  | { readonly fault: PastGameFault }
  | { readonly fault: null; readonly retelling: Retelling; readonly account: GameAccount | null };

/** Plays the game of a file again in a worker of its own; one that fails has no game to tell. */
export function retellInWorker(text: string): Promise<Retold> {
  return new Promise((resolve) => {
    // Without the option `type: 'module'` it is built for browsers whose workers know no modules.
    const worker = new Worker(new URL('./retellWorker.ts', import.meta.url));
    const done = (retold: Retold): void => {
      worker.terminate();
      resolve(retold);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Retold>) => done(data));
    worker.addEventListener('error', () => done({ fault: 'noGame' }));
    worker.postMessage(text);
  });
}
