import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { listFacts } from '../../src-shared/locale/lists.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { SeatedView, TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';
import { MAX_PLAYERS } from '../../src-shared/rules/terms.ts';

/** One of the ten chairs round the table, as the lobby draws it. */
export interface ChairModel {
  /** 0 to 9, in order of play. */
  readonly place: number;
  /** The number on the card, counted from 1, in this language's digits. */
  readonly number: string;
  /** The person's or bot's own name, or the word for an empty chair. */
  readonly name: string;
  /** A long name is set one size smaller. */
  readonly long: boolean;
  /** What the second line says. */
  readonly state: string;
  readonly sign: 'host' | 'bot' | 'away' | null;
  readonly taken: boolean;
  readonly mine: boolean;
  readonly ready: boolean;
  /** Somebody is waited for here. */
  readonly lit: boolean;
  readonly away: boolean;
  /** What a press does; null where it does nothing. */
  readonly press: 'open' | 'addBot' | 'sit' | null;
  /** What a press does, in whole words for a screen reader. */
  readonly label: string;
  /** The words on the handle by which the host drags this seat; null where it cannot be moved. */
  readonly grip: string | null;
}

/** From how many characters on a name is long (look, section 9). */
const LONG_NAME = 14;

/**
 * The ten chairs of a lobby. The host opens any seat and fills an empty one with a bot; a person opens the own
 * seat; somebody who watches sits down on an empty one (decisions 3, 27).
 */
export function chairModels(
  table: TableView,
  mine: TablePrivate,
  hosts: boolean,
  dictionary: Dictionary,
): readonly ChairModel[] {
  return Array.from({ length: MAX_PLAYERS }, (_, place) => {
    const seated = table.seats[place];
    return seated === undefined
      ? emptyChair(place, mine, hosts, dictionary)
      : takenChair(place, seated, mine.seat === place, hosts, dictionary);
  });
}

function emptyChair(place: number, mine: TablePrivate, hosts: boolean, dictionary: Dictionary): ChairModel {
  const { lobby } = dictionary.words.people;
  const press = hosts ? 'addBot' : mine.seat === null ? 'sit' : null;
  const state = press === 'addBot' ? lobby.tapToAddBot : press === 'sit' ? lobby.tapToSit : '';
  const seat = say(dictionary.lang, lobby.seatNumber, { n: place + 1 });
  return {
    place,
    number: numberOf(place, dictionary),
    name: lobby.empty,
    long: false,
    state,
    sign: null,
    taken: false,
    mine: false,
    ready: false,
    lit: false,
    away: false,
    press,
    label: listFacts(dictionary, [seat, lobby.empty, state]),
    grip: null,
  };
}

function takenChair(
  place: number,
  seated: SeatedView,
  mine: boolean,
  hosts: boolean,
  dictionary: Dictionary,
): ChairModel {
  const { lang, words } = dictionary;
  const state = stateOf(seated, words.people.lobby);
  const openable = hosts || mine;
  const away = seated.occupant === 'person' && seated.presence !== 'here';
  return {
    place,
    number: numberOf(place, dictionary),
    name: seated.name,
    long: Array.from(seated.name).length >= LONG_NAME,
    state,
    sign: away ? 'away' : seated.occupant === 'bot' ? 'bot' : seated.isHost ? 'host' : null,
    taken: true,
    mine,
    ready: seated.ready || seated.occupant === 'bot',
    lit: seated.occupant === 'person' && !seated.ready,
    away,
    press: openable ? 'open' : null,
    label: openable
      ? say(lang, words.people.seat.openFor, { name: seated.name, n: place + 1, state })
      : say(lang, words.people.seat.title, { name: seated.name, n: place + 1 }),
    grip: hosts ? say(lang, words.people.seat.grip, { name: seated.name }) : null,
  };
}

function numberOf(place: number, { lang }: Dictionary): string {
  return new Intl.NumberFormat(lang).format(place + 1);
}

function stateOf(seated: SeatedView, lobby: Dictionary['words']['people']['lobby']): string {
  if (seated.occupant === 'bot') return lobby.isBot;
  if (seated.presence === 'away') return lobby.away;
  if (seated.presence === 'left') return lobby.left;
  return seated.ready ? lobby.ready : lobby.notReady;
}
