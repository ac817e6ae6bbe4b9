import { err, ok } from '../../src-shared/lang/result.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import { rolesFor, TILES } from '../../src-shared/rules/rulebook.ts';
import type { Position } from '../../src-shared/rules/setup.ts';
import {
  CHAOS_AT,
  FASCIST_TO_WIN,
  LIBERAL_TO_WIN,
  MAX_PLAYERS,
  MIN_PLAYERS,
  seatId,
} from '../../src-shared/rules/terms.ts';
import type { Government, Party, SeatId } from '../../src-shared/rules/terms.ts';
import { letter, parties, roles } from './rulesLetters.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A game as data: a position, the reshuffles to come, and steps that are read one by one as they are played. */
export interface Case {
  readonly id: string;
  readonly position: Position;
  readonly reshuffles: readonly (readonly Party[])[];
  readonly steps: readonly Fields[];
}

/** Why something is no case: a code that the locale words, and the place in the case. */
export interface CaseFault {
  readonly code: CaseFaultCode;
  readonly at: string;
}

export const CASE_FAULTS = [
  'unreadable',
  'empty',
  'notJson',
  'notObject',
  'unknownKey',
  'notText',
  'notList',
  'notSeat',
  'outOfRange',
  'notTiles',
  'notRoles',
  'tooFewTiles',
  'notAllTiles',
  'hitlerDead',
  'candidateDead',
  'noStep',
  'unknownCommand',
  'noReshuffle',
  'wrongReshuffle',
  'rulesFailed',
] as const;
export type CaseFaultCode = (typeof CASE_FAULTS)[number];

const CASE_KEYS = ['id', 'title', 'source', 'rules', 'setup', 'steps'];
const SETUP_KEYS = [
  'players',
  'roles',
  'draw',
  'candidate',
  'discard',
  'liberal',
  'fascist',
  'tracker',
  'dead',
  'lastGovernment',
  'investigated',
  'reshuffles',
];
const LEAST_DRAW = 3;

/** Thrown inside this file only, and caught by `parseCase`: a case has one fault at a time. */
class Fault extends Error {
  readonly fault: CaseFault;

  constructor(code: CaseFaultCode, at: string) {
    super(code);
    this.fault = { code, at };
  }
}

/** Reads a case from parsed JSON. Refused with the first fault that is found. */
export function parseCase(value: unknown): Result<Case, CaseFault> {
  try {
    return ok(readCase(value));
  } catch (thrown) {
    if (thrown instanceof Fault) return err(thrown.fault);
    throw thrown;
  }
}

/** Is this a JSON object, neither a list nor null? */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readCase(value: unknown): Case {
  const fields = readFields(value, CASE_KEYS, 'case');
  const { id } = fields;
  if (typeof id !== 'string') throw new Fault('notText', 'id');
  const setup = readFields(fields['setup'], SETUP_KEYS, 'setup');
  const position = readPosition(setup);
  const reshuffles = readList(setup['reshuffles'] ?? [], 'setup.reshuffles').map((tiles) =>
    readTiles(tiles, 'setup.reshuffles'),
  );
  const steps = readList(fields['steps'], 'steps').map((step, index) => {
    if (!isFields(step)) throw new Fault('notObject', `steps[${index}]`);
    return step;
  });
  return { id, position, reshuffles, steps };
}

function readPosition(setup: Fields): Position {
  const players = readNumber(setup, 'players', MIN_PLAYERS, MAX_PLAYERS);
  const dealt = roles(setup['roles']);
  if (dealt === null || !sameLetters(dealt.map(letter), rolesFor(players).map(letter)))
    throw new Fault('notRoles', 'setup.roles');
  const position: Position = {
    roles: dealt,
    draw: readTiles(setup['draw'], 'setup.draw'),
    discards: readTiles(setup['discard'] ?? '', 'setup.discard'),
    candidate: readSeat(setup['candidate'] ?? 0, players, 'setup.candidate'),
    liberal: readNumber(setup, 'liberal', 0, LIBERAL_TO_WIN - 1, 0),
    fascist: readNumber(setup, 'fascist', 0, FASCIST_TO_WIN - 1, 0),
    tracker: readNumber(setup, 'tracker', 0, CHAOS_AT - 1, 0),
    dead: readSeats(setup['dead'] ?? [], players, 'setup.dead'),
    lastGovernment: readGovernment(setup['lastGovernment'] ?? null, players),
    investigated: readSeats(setup['investigated'] ?? [], players, 'setup.investigated'),
  };
  holdTogether(position);
  return position;
}

function holdTogether(position: Position): void {
  if (position.draw.length < LEAST_DRAW) throw new Fault('tooFewTiles', 'setup.draw');
  const loose = [...position.draw, ...position.discards];
  const liberal = loose.filter((tile) => tile === 'liberal').length;
  const allThere =
    liberal + position.liberal === TILES.liberal &&
    loose.length - liberal + position.fascist === TILES.fascist;
  if (!allThere) throw new Fault('notAllTiles', 'setup');
  if (position.dead.includes(position.candidate)) throw new Fault('candidateDead', 'setup.candidate');
  if (position.dead.some((seat) => position.roles[seat] === 'hitler'))
    throw new Fault('hitlerDead', 'setup.dead');
}

function sameLetters(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join('') === other.toSorted().join('');
}

function readFields(value: unknown, keys: readonly string[], at: string): Fields {
  if (!isFields(value)) throw new Fault('notObject', at);
  const stranger = Object.keys(value).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw new Fault('unknownKey', `${at}.${stranger}`);
  return value;
}

function readList(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Fault('notList', at);
  return value;
}

function readNumber(setup: Fields, key: string, least: number, most: number, absent?: number): number {
  const value = setup[key] ?? absent;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new Fault('outOfRange', `setup.${key}`);
  return value;
}

function readTiles(value: unknown, at: string): readonly Party[] {
  const tiles = parties(value);
  if (tiles === null) throw new Fault('notTiles', at);
  return tiles;
}

function readSeat(value: unknown, players: number, at: string): SeatId {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= players)
    throw new Fault('notSeat', at);
  return seatId(value);
}

function readSeats(value: unknown, players: number, at: string): readonly SeatId[] {
  const seats = readList(value, at).map((seat) => readSeat(seat, players, at));
  if (new Set(seats).size !== seats.length) throw new Fault('notSeat', at);
  return seats;
}

function readGovernment(value: unknown, players: number): Government | null {
  if (value === null) return null;
  const [president, chancellor, ...more] = readSeats(value, players, 'setup.lastGovernment');
  if (president === undefined || chancellor === undefined || more.length > 0)
    throw new Fault('notSeat', 'setup.lastGovernment');
  return { president, chancellor };
}
