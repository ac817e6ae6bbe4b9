import { describe, expect, it } from 'vitest';
import { Elsewhere } from '../../src-shared/guest/elsewhere.ts';
import { socketUrl } from '../../src-shared/guest/terms.ts';
import { settle } from '../link/kit.ts';
import { ADDRESS, PlantedHost } from './kit.ts';

const THERE = { host: '192.0.2.77', port: 41933 };
const KNOWN = socketUrl(ADDRESS);
const SEEN = socketUrl(THERE);

/** A guest that sat at a table, whose host is gone from the address that it had. */
async function lost(there: 'host' | 'stranger' | 'nobody' = 'host'): Promise<PlantedHost> {
  const host = new PlantedHost();
  await host.join();
  host.stands = (url) => (url === SEEN ? there : 'nobody');
  await host.cut();
  await host.clock.pass(1);
  host.urls.length = 0;
  return host;
}

describe('A guest whose host has another address now', () => {
  it('goes there at once, and sits on its seat by the key that it has', async () => {
    const host = await lost();
    const kept = host.keeper.load(KNOWN);

    host.guest.seenAt(THERE);
    await settle();

    expect(host.urls).toEqual([SEEN]);
    expect(host.last()).toEqual({ state: 'seated' });
    expect(host.heard.at(-1)).toContain('"type":"return"');
    expect(host.keeper.load(SEEN)).toEqual(kept);
    expect(host.keeper.load(KNOWN)).toBeNull();
  });

  it('comes back to the new address after the next lost link', async () => {
    const host = await lost();
    host.guest.seenAt(THERE);
    await settle();

    await host.cut();
    await host.clock.pass(1000);

    expect(host.urls).toEqual([SEEN, SEEN]);
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('tells a stranger there nothing, is not turned away by it, and keeps its key for the known address', async () => {
    const host = await lost('stranger');
    const kept = host.keeper.load(KNOWN);
    const heard = host.heard.length;

    host.guest.seenAt(THERE);
    await settle();

    expect(host.last()?.state).toBe('lost');
    expect(host.heard).toHaveLength(heard);
    expect(host.keeper.load(SEEN)).toBeNull();
    expect(host.keeper.load(KNOWN)).toEqual(kept);
  });

  it('tries both by turns, so that a false address keeps nobody from the true one', async () => {
    const host = await lost('stranger');
    host.guest.seenAt(THERE);
    await host.clock.pass(20_000);
    expect(host.urls.slice(0, 4)).toEqual([SEEN, KNOWN, SEEN, KNOWN]);

    host.stands = (url) => (url === KNOWN ? 'host' : 'stranger');
    await host.clock.pass(12_000);

    expect(host.last()).toEqual({ state: 'seated' });
    expect(host.keeper.load(KNOWN)).not.toBeNull();
    expect(host.keeper.load(SEEN)).toBeNull();
  });

  it('heeds no address while it sits, and none before it ever sat', async () => {
    const host = new PlantedHost();
    host.guest.seenAt(THERE);
    await host.join();
    host.guest.seenAt(THERE);
    await settle();

    expect(host.urls).toEqual([KNOWN]);
  });

  it('is still turned away for good by a stranger at the address that it knows', async () => {
    const host = await lost('nobody');
    host.stands = () => 'stranger';
    await host.clock.pass(2000);

    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'wrongHost' });
  });
});

describe('What a guest hears of other addresses', () => {
  it('is eight addresses at most until it is let in', () => {
    const elsewhere = new Elsewhere();
    const taken = Array.from({ length: 12 }, (_, index) => elsewhere.hear(`ws://192.0.2.${index}/ws`, KNOWN));
    expect(taken.filter(Boolean)).toHaveLength(8);

    elsewhere.forget();
    expect(elsewhere.hear(SEEN, KNOWN)).toBe(true);
  });

  it('is no news where it is the known address, or the same again', () => {
    const elsewhere = new Elsewhere();
    expect([KNOWN, SEEN, SEEN].map((url) => elsewhere.hear(url, KNOWN))).toEqual([false, true, false]);
  });
});
