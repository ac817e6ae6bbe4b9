import { expect, test, vi } from 'vitest';
import { soak, soakFaults } from './soak.ts';

vi.setConfig({ testTimeout: 120_000 });

const SHORT = { tables: 1, games: 1, ms: Infinity, absences: [100, 1_000, 10_000] } as const;

test('A whole game over real sockets, amid drops, reloads, sleep and other devices, ends with everybody at the own seat.', async () => {
  const tally = await soak({ ...SHORT, seed: 'short' });

  expect(soakFaults(tally)).toEqual([]);
  expect(tally.games).toBe(1);
});

test('A soak at a table that opens nothing to one seat at the end is noticed.', async () => {
  const tally = await soak({ ...SHORT, seed: 'forgetful', absences: [100], sabotage: 'forgetful' });

  expect(soakFaults(tally).join()).toMatch(/P1 has another dossier/);
});

test('A soak at a table that takes no discard is noticed.', async () => {
  const tally = await soak({ ...SHORT, seed: 'stuck', absences: [100], sabotage: 'stuck', stuckMs: 30_000 });

  expect(soakFaults(tally).join()).toMatch(/stuck at revision/);
});

test('A host that holds more and more is noticed.', () => {
  const held = (heap: number): { rss: number; heap: number } => ({ rss: 0, heap });
  const tally = { games: 0, mishaps: new Map(), sitIns: 0, returns: [], faults: [] };

  expect(soakFaults({ ...tally, memories: [[held(9_000_000), held(9_500_000)]] })).toEqual([]);
  expect(soakFaults({ ...tally, memories: [[held(9_000_000), held(19_000_000)]] })).not.toEqual([]);
});
