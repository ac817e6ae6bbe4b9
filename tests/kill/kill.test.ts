import { beforeAll, expect, test, vi } from 'vitest';
import { kill, killsOf } from './kill.ts';
import { buildKillHost } from './killHost.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const SHORT = { people: 5, bots: 2, ms: 8_000, finishes: false } as const;

beforeAll(buildKillHost);

test('A host that is killed comes back with the same table, and everybody comes back to the own seat.', async () => {
  const tally = await kill({ ...SHORT, seed: 'short' });

  expect(tally.faults).toEqual([]);
  expect(killsOf(tally)).toBeGreaterThan(0);
});

test('A host that comes back without its last records is noticed.', async () => {
  const tally = await kill({ ...SHORT, seed: 'forgetful', loses: 3 });

  expect(tally.faults.join()).toMatch(/went back|less than before|where \d+ was told|after \d+/);
});
