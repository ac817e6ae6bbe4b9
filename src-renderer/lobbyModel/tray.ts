import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../../src-shared/rules/terms.ts';
import { countInModel, stoppedLine } from './countIn.ts';

/** The desk at the foot of the lobby: what this window's person may do next, and why not. */
export interface LobbyTrayModel {
  readonly role: 'host' | 'seat' | 'gallery';
  /** Lit where this person is waited for. */
  readonly lit: boolean;
  readonly tab: string;
  readonly kicker: string;
  readonly head: string;
  readonly coach: string;
  /** Null where this window cannot start the game. */
  readonly start: { readonly open: boolean; readonly reason: string } | null;
  /** Null without a seat. */
  readonly ready: { readonly now: boolean; readonly label: string } | null;
  readonly maySit: boolean;
  /** The button that stops the count-in; null where none runs or this person may not stop it. */
  readonly stop: string | null;
  /** Who stopped the last count-in, or why it ended. */
  readonly note: string | null;
}

/** A game needs five to ten seats, and only the host starts it. While it counts in there is one thing to do: stop it. */
export function lobbyTray(
  table: TableView,
  mine: TablePrivate,
  hosts: boolean,
  dictionary: Dictionary,
): LobbyTrayModel {
  const still = stillTray(table, mine, hosts, dictionary);
  const count = countInModel(table, hosts || mine.seat !== null, dictionary);
  if (count === null) return { ...still, note: stoppedLine(table, dictionary) };
  const { head, coach, stop } = count;
  return { ...still, lit: true, head, coach, stop, start: null, ready: null, maySit: false };
}

function stillTray(
  table: TableView,
  mine: TablePrivate,
  hosts: boolean,
  dictionary: Dictionary,
): LobbyTrayModel {
  const { lang, words } = dictionary;
  const { lobby } = words.people;
  const role = hosts ? 'host' : mine.seat === null ? 'gallery' : 'seat';
  const missing = Math.max(0, MIN_PLAYERS - table.seats.length);
  const own = mine.seat === null ? undefined : table.seats[mine.seat];
  const ready = table.seats.filter((seated) => seated.occupant === 'bot' || seated.ready).length;
  const waiting = own !== undefined && !own.ready;
  const dealing = table.activity === 'dealing';
  const free = table.seats.length < MAX_PLAYERS && !dealing;
  return {
    role,
    lit: !dealing && (role === 'host' ? missing === 0 : waiting),
    tab: { host: lobby.youHost, seat: lobby.yourSeat, gallery: lobby.watching }[role],
    kicker: say(lang, lobby.readyCount, { n: ready, all: table.seats.length }),
    ...(dealing
      ? { head: lobby.headDealing, coach: words.trust.dealing }
      : lines(role, missing, waiting, free, lobby)),
    start:
      role !== 'host' || dealing
        ? null
        : {
            open: missing === 0,
            reason: startReason(missing, table.seats.length - ready - (waiting ? 1 : 0), dictionary),
          },
    ready:
      own === undefined || dealing
        ? null
        : { now: own.ready, label: own.ready ? lobby.notYet : lobby.imReady },
    // A host without a seat shows the table to all, and sits at none (decision 33).
    maySit: role === 'gallery' && free,
    stop: null,
    note: null,
  };
}

/** Why the start is grey, or that others are not ready: the host may start all the same. */
function startReason(missing: number, unready: number, { lang, words }: Dictionary): string {
  if (missing > 0) return say(lang, words.people.lobby.startMissing, { n: missing });
  return unready === 0 ? '' : say(lang, words.teach.countIn.unready, { n: unready });
}

type LobbyWords = Dictionary['words']['people']['lobby'];

function lines(
  role: LobbyTrayModel['role'],
  missing: number,
  waiting: boolean,
  free: boolean,
  lobby: LobbyWords,
): { readonly head: string; readonly coach: string } {
  if (role === 'host') {
    return missing === 0
      ? { head: lobby.headStart, coach: lobby.coachHost }
      : { head: lobby.headNotEnough, coach: lobby.coachMissing };
  }
  if (role === 'gallery') {
    return free
      ? { head: lobby.headWatch, coach: lobby.coachWatch }
      : { head: lobby.headWatchFull, coach: lobby.coachWatchFull };
  }
  return { head: waiting ? lobby.headReady : lobby.headWait, coach: lobby.coachGuest };
}
