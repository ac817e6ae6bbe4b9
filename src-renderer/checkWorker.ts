import { checkOpening } from '../src-shared/fairness/check.ts';
import type { CheckRequest } from './checkInWorker.ts';

// A worker of its own: the rules, which open every seal, are nowhere else in a window.
globalThis.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  globalThis.postMessage(checkOpening(data.opening, data.witness));
});
