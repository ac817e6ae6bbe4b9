import { retell } from '../src-shared/fairness/retelling.ts';
import { parseGameFile } from '../src-shared/protocol/gameFile.ts';
import type { Retold } from './retellInWorker.ts';

function retold(text: string): Retold {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return { fault: parsed.error };
  const { opening, witness, account } = parsed.value;
  const retelling = retell(opening, witness);
  return retelling === null ? { fault: 'noGame' } : { fault: null, retelling, account };
}

// Like the check, apart from the page: a game that is over is played again here by the rules, which open every seal.
globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  globalThis.postMessage(retold(data));
});
