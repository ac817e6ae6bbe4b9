import { vi } from 'vitest';
import { Later } from '../../src-renderer/later.svelte.ts';

/** All that a window fetches behind its first screen, there before a test begins. */
export const FETCHED: Later = await fetched();

async function fetched(): Promise<Later> {
  const later = new Later();
  later.fetch({ keeps: true, learn: () => Promise.resolve(true) });
  await vi.waitUntil(() => later.past !== null, { timeout: 30_000 });
  return later;
}
