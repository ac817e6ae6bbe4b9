import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TablePrivate, TableView } from '../../src-shared/protocol/messages.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../../src-shared/rules/terms.ts';

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
}

/** A game needs five to ten seats, and only the host starts it. */
export function lobbyTray(
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
      ? { head: lobby.headDealing, coach: lobby.coachDealing }
      : lines(role, missing, waiting, free, lobby)),
    start:
      role !== 'host' || dealing
        ? null
        : { open: missing === 0, reason: missing === 0 ? '' : say(lang, lobby.startMissing, { n: missing }) },
    ready:
      own === undefined || dealing
        ? null
        : { now: own.ready, label: own.ready ? lobby.notYet : lobby.imReady },
    // A host without a seat shows the table to all, and sits at none (decision 33).
    maySit: role === 'gallery' && free,
  };
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
