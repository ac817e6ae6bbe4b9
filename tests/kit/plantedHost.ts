import { plantedDealer } from './plantedDealer.ts';
import { fileURLToPath } from 'node:url';
import { plantedChance } from '../../src-main/cli/rulesChance.ts';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import { openHost } from '../../src-main/host/hostedTable.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { silentLog } from '../../src-main/log.ts';
import { readWindowFiles } from '../../src-main/shell/windowFiles.ts';
import { seatId, type Party, type SecretRole } from '../../src-shared/rules/terms.ts';

/** The hidden things of a game, as a case writes them: one letter a role and a tile, one deck a shuffle. */
export interface PlantedDeal {
  readonly roles: string;
  readonly draw: string;
  readonly candidate: number;
  readonly reshuffles: readonly string[];
}

const ROLES: Readonly<Record<string, SecretRole>> = { L: 'liberal', F: 'fascist', H: 'hitler' };
const WINDOW = fileURLToPath(new URL('../../out/window', import.meta.url));

/** A host with the built window on a free port of `bind`, the loopback unless given, whose every deal is the planted one. */
export async function openPlantedHost(deal: PlantedDeal, bind = '127.0.0.1'): Promise<RunningHost> {
  const chance = plantedChance({
    roles: Array.from(deal.roles, (letter) => ROLES[letter] ?? 'liberal'),
    firstCandidate: seatId(deal.candidate),
    decks: [deal.draw, ...deal.reshuffles].map(tiles),
  });
  const opened = await openHost({
    hostName: 'Kit',
    files: readWindowFiles(WINDOW),
    dealer: plantedDealer(chance),
    log: silentLog,
    limits: { ...DEFAULT_LIMITS, countInSeconds: 0 },
    ports: [0],
    bind,
  });
  if (!opened.ok) throw new Error(`no host: ${opened.error}`);
  return opened.value;
}

function tiles(letters: string): readonly Party[] {
  return Array.from(letters, (letter) => (letter === 'L' ? 'liberal' : 'fascist'));
}
