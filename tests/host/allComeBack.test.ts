import { afterEach, expect, test, vi } from 'vitest';
import { openHost } from '../../src-main/host/hostedTable.ts';
import { jointDealer } from '../../src-main/host/jointDeal.ts';
import { DEFAULT_LIMITS, type Limits } from '../../src-main/host/limits.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { takeUp, type TakenUp } from '../../src-main/host/takenUp.ts';
import { systemClock } from '../../src-main/host/clock.ts';
import { silentLog } from '../../src-main/log.ts';
import { MemoryStore } from '../kit/memoryStore.ts';
import { Player, Storage } from '../siege/player.ts';
import { ONE_ADDRESS } from '../soak/soakTable.ts';

vi.setConfig({ testTimeout: 60_000 });

const SEATS = 10;
const SCREENS = 24;

let host: RunningHost | null = null;
let players: readonly Player[] = [];
afterEach(async () => {
  for (const player of players) player.connection.giveUp();
  await host?.close();
});

async function opened(
  store: MemoryStore,
  found: TakenUp | null,
  port: number,
  limits: Partial<Limits> = {},
): Promise<RunningHost> {
  const result = await openHost({
    hostName: 'Ann',
    files: new Map(),
    dealer: jointDealer,
    log: silentLog,
    ports: [port],
    bind: '127.0.0.1',
    limits: { ...DEFAULT_LIMITS, ownAddressesExempt: ONE_ADDRESS, ...limits },
    store: () => store,
    ...(found === null ? {} : { takeUp: found }),
  });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

test('Ten seats and a full gallery all come back by themselves to a host that was started again.', async () => {
  const store = new MemoryStore();
  host = await opened(store, null, 0, { handshakesPerSecond: 1_000 });
  const link = new URL(host.hosting.invitation.link);
  link.hostname = '127.0.0.1';
  players = Array.from({ length: SEATS + SCREENS }, (_, at) => {
    const address = ONE_ADDRESS ? '127.0.0.1' : `127.0.2.${at + 1}`;
    return new Player(`P${at}`, { address, clock: systemClock, storage: new Storage() });
  });
  for (const [at, player] of players.entries()) {
    player.join(link.href, at < SEATS ? 'seat' : 'gallery');
    await player.until(() => player.status === 'seated' && player.mine !== null);
  }
  const found = takeUp(store.texts);
  if (!found.ok) throw new Error(found.error.code);
  await host.close();
  host = await opened(store, found.value, host.port);
  for (const player of players)
    await player.until(() => player.status === 'seated' || player.status.startsWith('turnedAway'));

  expect(players.map(({ status }) => status)).toEqual(players.map(() => 'seated'));
  expect(players.map(({ mine }) => mine?.seat)).toEqual(players.map((_, at) => (at < SEATS ? at : null)));
});
