import type { BridgeEvent } from '../../../src-shared/bridge.ts';
import type { CountIn } from '../../../src-shared/protocol/tableView.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/settings.ts';
import type { UnfinishedTable } from '../../../src-shared/unfinished.ts';
import { SCENES, type Showing } from './scenes.ts';

const APP: BridgeEvent = { event: 'shell', kind: 'electron', version: '0.1.0', settings: DEFAULT_SETTINGS };

const NEARBY: BridgeEvent = {
  event: 'nearby',
  nearby: {
    looking: true,
    quiet: false,
    networks: ['192.0.2.0/24'],
    blocked: null,
    tables: [],
    recent: [],
    search: { state: 'idle', asked: 0, all: 0 },
  },
};

const WHOLE: UnfinishedTable = {
  table: '1'.repeat(32),
  lastPlayed: Date.UTC(2026, 10, 28, 20, 40),
  found: {
    state: 'whole',
    hostName: 'Maximiliane-Sophie',
    players: ['Maximiliane-Sophie', 'Aino', '晓雯', 'عبد الرحمن بن محمد ع', 'Ben', 'Väinö', 'Clara', 'Dario'],
    round: 7,
  },
};

const UNFIT: UnfinishedTable = {
  table: '2'.repeat(32),
  lastPlayed: Date.UTC(2026, 10, 20, 20, 40),
  found: { state: 'unfit', fault: 'edited' },
};

function listed(...tables: readonly UnfinishedTable[]): BridgeEvent {
  return { event: 'unfinished', tables };
}

function scene(of: string, rest: Partial<Showing>): Showing {
  const base = SCENES[of];
  if (base === undefined) throw new Error(`no scene ${of}`);
  return { ...base, press: [], screen: 'app', ...rest };
}

/** The next game, counted in over the verdict. */
function again(countIn: CountIn): Showing {
  const over = scene('verdictWeaker', {});
  return { ...over, table: { ...over.table, countIn } };
}

function home(said: readonly BridgeEvent[], press: readonly string[] = []): Showing {
  return scene('first', { link: { state: 'home' }, said: [APP, NEARBY, ...said], press });
}

function keeping(lost: 'diskFull' | null): BridgeEvent {
  return { event: 'keeping', keeping: { lost, glanceOnly: lost === null } };
}

/** Tables that stopped in the middle, and what a person does with them (decision 39). */
export const KEPT_SCENES: Readonly<Record<string, Showing>> = {
  home: home([]),
  homeUnfinished: home([listed(WHOLE)]),
  homeUnfit: home([listed(WHOLE, UNFIT)]),
  deleteTable: home([listed(WHOLE)], ['delete-table']),
  saveTable: home([listed(WHOLE)], ['save-table']),
  openTable: home([], ['open-table']),
  putAway: scene('waiting', { screen: 'game', hosts: true, press: ['host-menu', 'put-away'] }),
  hostMenu: scene('waiting', { screen: 'game', hosts: true, press: ['host-menu'] }),
  notKept: scene('waiting', { screen: 'game', hosts: true, said: [keeping('diskFull')] }),
  keptAtAGlance: scene('waiting', { screen: 'game', hosts: true, said: [keeping(null)] }),
  again: again({ state: 'running', secondsLeft: 3 }),
  againStopped: again({ state: 'stopped', by: seatId(3) }),
  wasPutAway: scene('first', { link: { state: 'turnedAway', reason: 'putAway' } }),
};
