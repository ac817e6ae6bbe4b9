import { describe, expect, it } from 'vitest';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';
import { playTo } from '../kit/tablePlay.ts';

/** Two people's and five bots' game, or a person's with nothing but bots, played until it has gone on for a while. */
async function tableOfBots(seed: string): Promise<MemoryGuest> {
  const kit = new MemoryTable({ seed });
  const watcher = kit.join('', 'gallery');
  kit.bots(7);
  await kit.start();
  await kit.clock.run(600_000);
  return watcher;
}

describe('bots at a table', () => {
  it('claim something of what they have seen, each thing at most once (decision 31)', async () => {
    const watcher = await tableOfBots('speech');
    const { claims } = watcher.last('talk').talk;
    expect(claims.length).toBeGreaterThan(0);
    const about = claims.map(({ seat, round, says }) => `${seat} ${round} ${says.kind}`);
    expect(new Set(about).size).toBe(about.length);
  });

  it('keep silent now and then', async () => {
    const watchers = await Promise.all(['a', 'b', 'c'].map((seed) => tableOfBots(seed)));
    const sessions = watchers.map(
      ({ public: view }) => view.chronicle.filter(({ enacted }) => enacted?.by === 'government').length,
    );
    const claims = watchers.map((watcher) => watcher.last('talk').talk.claims.length);
    expect(claims.reduce((sum, n) => sum + n, 0)).toBeLessThan(2 * sessions.reduce((sum, n) => sum + n, 0));
  });

  it('say nothing in the name of a person for whom they sit in (decision 26)', async () => {
    const [kit, guests] = await MemoryTable.playing(5);
    await playTo(guests, 'presidentDiscard');
    const watcher = kit.join('', 'gallery');
    for (const guest of guests) {
      guest.end.drop();
      kit.act({ type: 'sitIn', seat: guest.seat ?? 0 });
    }
    await kit.clock.run(600_000);
    expect(watcher.public.stage.name).toBe('concluded');
    expect(watcher.last('talk').talk.claims).toEqual([]);
  });
});
