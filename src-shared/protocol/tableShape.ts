import { INTENT_TYPES } from '../rules/commands.ts';
import { BALLOTS, MAX_PLAYERS, PARTIES, TERM_LIMITS } from '../rules/terms.ts';
import { viewOptions, seat, seats } from './gameShape.ts';
import { isPlainText, NAME_BYTES } from './names.ts';
import { spokenHead } from './dealShape.ts';
import { DEVICE_FINDINGS } from './deal.ts';
import type { TableRefusal } from './refusals.ts';
import { MAX_BOT_DEEDS, NOTICE_KINDS, type BotDeed, type TablePrivate, type TableView } from './tableView.ts';
import { distinct, flag, list, object, oneOf, orNull, tagged, text, whole, type Guard } from './shape.ts';

/** Games and screens are few; the bound only keeps nonsense out. */
const MANY = 1_000_000;
const LINK_CHARACTERS = 200;
/** A seat that makes two deals void is dealt in without a share: there cannot be more. */
const MAX_VOIDS = 2 * MAX_PLAYERS;

/** 32 hex digits: a table's id or a seat's handle. */
export const id: Guard<string> = text((value) => /^[0-9a-f]{32}$/.test(value));

/** A name that a host may have people shown: nothing in it that hides or turns the line around. */
const name = text((value) => value !== '' && isPlainText(value, NAME_BYTES));
/** The same of a table or a host, which may be empty. */
export const label = text((value) => isPlainText(value, 2 * NAME_BYTES));
const printable = text((value) => /^[\x20-\x7e]*$/.test(value) && value.length <= LINK_CHARACTERS);

const seated = object({
  name,
  occupant: oneOf(['person', 'bot']),
  presence: oneOf(['here', 'away', 'left']),
  botSitsIn: flag,
  ready: flag,
  isHost: flag,
});

/** What a table tells of its deals. */
export const trust: Guard<TableView['trust']> = object({
  voided: whole(0, MANY),
  voids: distinct(
    list(object({ deal: whole(1, MANY), seat }), MAX_VOIDS),
    (each) => `${each.deal} ${each.seat}`,
  ),
  contributors: orNull(seats),
  reports: distinct(
    list(object({ seat, found: oneOf(DEVICE_FINDINGS), head: spokenHead }), MAX_PLAYERS),
    (each) => each.seat,
  ),
});

/** What a guest's return told, where the table went back. */
export const wentBack: Guard<TableView['wentBack']> = orNull(
  object({ steps: orNull(whole(0, MANY)), toldBy: orNull(seat) }),
);
export const notice: Guard<TableView['notice']> = orNull(
  object({ number: whole(1, MANY), kind: oneOf(NOTICE_KINDS), seat }),
);

export const tableView: Guard<TableView> = object({
  id,
  name: orNull(label),
  hostName: label,
  activity: oneOf(['lobby', 'dealing', 'playing', 'concluded', 'ended']),
  seats: list(seated, MAX_PLAYERS),
  options: viewOptions,
  watching: whole(0, MANY),
  countIn: tagged('state', {
    idle: {},
    running: { secondsLeft: whole(0, MANY) },
    stopped: { by: seat },
    stoppedByHost: {},
    stoppedByChange: {},
  } satisfies Record<TableView['countIn']['state'], object>),
  locked: flag,
  asksFirst: flag,
  paused: oneOf(['host', 'fault', null]),
  game: whole(0, MANY),
  longAbsent: seats,
  wentBack,
  notice,
  trust,
});

const botDeed: Guard<BotDeed> = object({
  round: whole(1, MANY),
  question: whole(0, MANY),
  type: oneOf(INTENT_TYPES),
  target: orNull(seat),
  ballot: oneOf([...BALLOTS, null]),
  party: oneOf([...PARTIES, null]),
  consent: orNull(flag),
});

export const tablePrivate: Guard<TablePrivate> = object({
  seat: orNull(seat),
  name: label,
  invitation: orNull(
    object({
      address: printable,
      addressCode: printable,
      tableCode: printable,
      seal: printable,
      link: orNull(printable),
    }),
  ),
  askedFor: orNull(seat),
  botDeeds: list(botDeed, MAX_BOT_DEEDS),
});

export const refusal: Guard<TableRefusal> = tagged('code', {
  gameOver: {},
  notNow: {},
  notYourTurn: {},
  notLiving: {},
  noSuchSeat: {},
  targetNotLiving: { target: seat },
  targetIsYourself: {},
  termLimited: { target: seat, limit: oneOf(TERM_LIMITS) },
  alreadyInvestigated: { target: seat },
  noSuchTile: {},
  vetoUnavailable: {},
  vetoAlreadyRefused: {},
  staleQuestion: {},
  paused: {},
  noGame: {},
  gameRunning: {},
  noSeat: {},
  tableFull: {},
  tooFewPlayers: { missing: whole(0, MAX_PLAYERS) },
  nameEmpty: {},
  nameTooLong: {},
  nameTaken: { name: label },
  seatPlayedByBot: {},
  tooFast: {},
  noSuchScreen: {},
  noSuchNetwork: {},
  notLetIn: {},
  doorFull: {},
  knockedElsewhere: {},
  askedAlready: {},
  seatNotGiven: {},
  noSuchAsk: {},
  inSession: {},
  nothingToClaim: {},
  claimedBefore: {},
} satisfies Record<TableRefusal['code'], object>);
