import { checkOpening } from '../../src-shared/fairness/check.ts';
import type { Finding, Witness } from '../../src-shared/fairness/terms.ts';
import { join } from 'node:path';
import { err } from '../../src-shared/lang/result.ts';
import { en } from '../../src-shared/locale/en.ts';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';
import { cleanName } from '../../src-shared/protocol/names.ts';
import { DEFAULT_LIMITS } from '../host/limits.ts';
import { openHost } from '../host/hostedTable.ts';
import { summaryOf } from '../host/tableSummary.ts';
import { takeUp } from '../host/takenUp.ts';
import { History } from '../history/history.ts';
import { historyFolder } from '../history/historyFolder.ts';
import { Lan } from '../lan/lan.ts';
import { recentFile } from '../lan/recent.ts';
import { openBrowser } from './browser/openBrowser.ts';
import { createLog } from '../log.ts';
import { logFiles } from '../logFiles.ts';
import { systemFs } from '../journal/journalFs.ts';
import { fileKeeper, firstOf } from '../journal/keepers.ts';
import { KeptTable } from '../journal/keptTable.ts';
import type { KeyKeeper } from '../journal/terms.ts';
import { writeSettings } from '../settings.ts';
import { systemClock } from '../host/clock.ts';
import { openGuest } from './guest.ts';
import { keyFile } from './keyFile.ts';
import { KeptTables } from './keptTables.ts';
import type { Launch, Opened } from './launch.ts';
import type { ShellParts } from './shellParts.ts';
import type { UnfinishedParts } from './unfinishedTables.ts';
import { deleteMine } from './deleteMine.ts';
import { socketWire } from './socketWire.ts';

/** How many ports after the asked one are tried before any free one is taken. */
const NEXT_PORTS = 9;
const LAST_PORT = 65_535;
const PRACTICE_PACE = 2.5;
const LOOPBACK = '127.0.0.1';

/** The asked port first, the next ones where it is taken, then whichever is free; 0 asks for that one at once. */
export function portsToTry(asked: number | null): readonly number[] {
  if (asked === 0) return [0];
  const first = asked ?? DEFAULT_PORT;
  const following = Array.from({ length: NEXT_PORTS + 1 }, (_, index) => first + index);
  return [...following.filter((port) => port <= LAST_PORT), 0];
}

/**
 * macOS asks the person, once and for good, whether an installed app may use the local network: that question must
 * follow an act and a sentence of ours (decision 44). `defaultApp` is set where the app is run from its sources.
 */
function asksFirst(kind: ShellParts['kind']): boolean {
  return process.platform === 'darwin' && kind === 'electron' && !('defaultApp' in process);
}

/** The host's name as everybody is shown it: a guest takes no table whose name is not clean. The app's for no name. */
export function shownHostName(typed: string): string {
  const cleaned = cleanName(typed);
  return cleaned.ok ? cleaned.value : en.people.appName;
}

/** What keeps the unfinished tables of this profile; a system's keychain comes before the profile's own key. */
function keptParts({ profile }: Opened, keychain: KeyKeeper | null): UnfinishedParts {
  const own = fileKeeper(systemFs, join(profile.tables, 'key'));
  const place = {
    fs: systemFs,
    folder: profile.tables,
    keeper: keychain === null ? own : firstOf([keychain, own]),
  };
  return {
    tables: new KeptTables({ ...place, summarise: summaryOf }),
    keepTable: (tableId, onKeeping) => new KeptTable({ ...place, tableId, onKeeping }),
  };
}

/**
 * A shell of the product: the real host, the real guest, and the profile's files. `keychain` is the system's, where the
 * shell reaches it.
 */
export function shellParts(
  kind: ShellParts['kind'],
  launch: Launch,
  opened: Opened,
  keychain: KeyKeeper | null = null,
): ShellParts {
  const { profile, settings, files } = opened;
  const recent = recentFile(profile.recent);
  const log = createLog(logFiles(join(profile.folder, 'logs'), Date.now()), () => new Date());
  return {
    kind,
    version: launch.version,
    settings,
    saveSettings: (changed) => void writeSettings(profile.settings, changed),
    looksAtLaunch: !opened.isFirstLaunch || !asksFirst(kind),
    openLan: (onNearby, onWake) =>
      new Lan({ ports: launch.lan, clock: systemClock, recent, onNearby, onWake }),
    openAddress: (address) => openBrowser(address, () => undefined),
    showFolder: () => {
      openBrowser(profile.folder, () => undefined);
      return profile.folder;
    },
    deleteMine: () => deleteMine(profile),
    ...keptParts(opened, keychain),
    openHost: async (hostName, advertiser, { store, records }) => {
      const found = records === null ? null : takeUp(records);
      if (found?.ok === false) return err('unfit');
      return openHost({
        store,
        ...(found === null ? {} : { takeUp: found.value }),
        advertiser,
        hostName: shownHostName(hostName),
        files,
        dealer: launch.dealer,
        log,
        ports: portsToTry(launch.options.port),
      });
    },
    openPractice: (hostName) =>
      openHost({
        hostName: shownHostName(hostName),
        files,
        dealer: launch.dealer,
        log,
        ports: [0],
        bind: LOOPBACK,
        limits: { ...DEFAULT_LIMITS, countInSeconds: 0, botPace: PRACTICE_PACE },
        practice: true,
      }),
    history: new History({ files: historyFolder(profile.history), pause }),
    guest: (hear) =>
      openGuest(
        {
          keeper: keyFile(profile.keys, Date.now),
          clock: systemClock,
          open: socketWire,
          check: checkHere,
          remember: (table) => recent.remember(table),
        },
        hear,
      ),
  };
}

/** Lets the work of the table go first. */
function pause(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Beside the table's own work: a game is opened when nobody waits for a move any more. */
function checkHere(opening: string, witness: Witness): Promise<Finding> {
  return new Promise((resolve) => {
    setImmediate(() => resolve(checkOpening(opening, witness)));
  });
}
