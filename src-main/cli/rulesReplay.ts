import { readFileSync } from 'node:fs';
import { en } from '../../src-shared/locale/en.ts';
import { isSeat } from '../../src-shared/rules/rotation.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { setUpPosition } from '../../src-shared/rules/setup.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { isFields, parseCase } from './rulesCase.ts';
import type { Case, CaseFault, Fields } from './rulesCase.ts';
import { PlanFault, plantedChance } from './rulesChance.ts';
import { factsOf, sightOf, sortedLetters } from './rulesFacts.ts';
import { COMMAND_KEYS, playStep } from './rulesStep.ts';

/** What became of one case; `step` counts from 0. */
export type CaseResult =
  | { readonly id: string; readonly ok: true }
  | {
      readonly id: string;
      readonly ok: false;
      readonly step: number;
      readonly field: string;
      readonly expected: unknown;
      readonly actual: unknown;
    }
  | {
      readonly id: string | null;
      readonly ok: false;
      readonly fault: string;
      readonly at: string;
    };

type Mismatch = Pick<Extract<CaseResult, { field: string }>, 'field' | 'expected' | 'actual'>;

/** Plays every case of a file: one of JSON, or one a line. A byte order mark and CRLF do no harm. */
export function replayFile(file: string): Iterable<CaseResult> {
  const text = readText(file);
  if (text === null) return [faulty(null, { code: 'unreadable', at: file })];
  if (text.trim() === '') return [faulty(null, { code: 'empty', at: file })];
  const whole = parseJson(text);
  if (whole !== undefined) return [replayValue(whole, file)];
  if (file.toLowerCase().endsWith('.json')) return [faulty(null, { code: 'notJson', at: file })];
  return replayLines(text, file);
}

function* replayLines(text: string, file: string): Generator<CaseResult, void> {
  let number = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    number += 1;
    if (line.trim() !== '') yield replayLine(line, `${file}:${number}`);
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function replayLine(line: string, at: string): CaseResult {
  const value = parseJson(line);
  return value === undefined ? faulty(null, { code: 'notJson', at }) : replayValue(value, at);
}

function replayValue(value: unknown, at: string): CaseResult {
  const parsed = parseCase(value);
  if (parsed.ok) return replayCase(parsed.value);
  const id = isFields(value) && typeof value['id'] === 'string' ? value['id'] : null;
  return faulty(id, {
    code: parsed.error.code,
    at: id === null ? `${at} ${parsed.error.at}` : parsed.error.at,
  });
}

function faulty(id: string | null, fault: CaseFault): CaseResult {
  return { id, ok: false, fault: en.shell.rules.faults[fault.code], at: fault.at };
}

/** Plays one case to its end or to the first thing that is not as it says. Never throws. */
export function replayCase(played: Case): CaseResult {
  const { position } = played;
  const chance = plantedChance({
    roles: position.roles,
    firstCandidate: position.candidate,
    decks: [position.draw, ...played.reshuffles],
  });
  let state = setUpPosition(position, chance);
  let number = 0;
  try {
    for (const step of played.steps) {
      const done = runStep(state, step);
      if ('code' in done) return faulty(played.id, { code: done.code, at: `steps[${number}]` });
      if ('field' in done) return { id: played.id, ok: false, step: number, ...done };
      state = done;
      number += 1;
    }
  } catch (thrown) {
    const code = thrown instanceof PlanFault ? thrown.reason : 'rulesFailed';
    return faulty(played.id, { code, at: `steps[${number}]` });
  }
  return { id: played.id, ok: true };
}

function runStep(state: GameState, step: Fields): GameState | Mismatch | Pick<CaseFault, 'code'> {
  if ('do' in step) return runCommand(state, step);
  if (Object.keys(step).join() !== 'expect' || !isFields(step['expect'])) return { code: 'noStep' };
  return runExpectation(state, step['expect']) ?? state;
}

function runCommand(state: GameState, step: Fields): GameState | Mismatch | Pick<CaseFault, 'code'> {
  const name = step['do'];
  const keys = typeof name === 'string' && Object.hasOwn(COMMAND_KEYS, name) ? COMMAND_KEYS[name] : null;
  if (keys === null || keys === undefined) return { code: 'unknownCommand' };
  const known = ['do', 'refused', ...keys];
  if (Object.keys(step).some((key) => !known.includes(key))) return { code: 'unknownKey' };
  const mayBeRefused = step['refused'] === true;
  const before = mayBeRefused ? everyView(state) : '';
  const done = playStep(state, step);
  if (done.ok && mayBeRefused) return { field: 'refused', expected: true, actual: false };
  if (done.ok) return done.value;
  if (!mayBeRefused) return { field: 'refused', expected: false, actual: done.error.code };
  const after = everyView(state);
  return before === after ? state : { field: 'state', expected: before, actual: after };
}

/** All that anybody can see of a state: a refusal must not change a byte of it. */
function everyView(state: GameState): string {
  const views = seatsOf(state.players).map((seat) => projectPrivate(state, seat));
  return JSON.stringify([projectPublic(state, DEFAULT_VIEW_OPTIONS), views]);
}

function runExpectation(state: GameState, expected: Fields): Mismatch | Pick<CaseFault, 'code'> | null {
  const facts: Fields = { ...factsOf(state) };
  for (const [field, value] of Object.entries(expected)) {
    if (field === 'sees') {
      const seen = compareSight(state, value);
      if (seen !== null) return seen;
      continue;
    }
    if (!Object.hasOwn(facts, field)) return { code: 'unknownKey' };
    if (facts['phase'] === 'concluded' && (field === 'candidate' || field === 'nominee')) continue;
    const isSeatList = Array.isArray(value) && field !== 'lastGovernment';
    const wanted: unknown = isSeatList ? value.toSorted(compareNumbers) : value;
    if (!same(wanted, facts[field])) return { field, expected: value, actual: facts[field] };
  }
  return null;
}

function compareSight(state: GameState, wanted: unknown): Mismatch | Pick<CaseFault, 'code'> | null {
  if (!isFields(wanted) || !isSeat(state, wanted['seat'])) return { code: 'notSeat' };
  const sight: Fields = { ...sightOf(state, wanted['seat']) };
  for (const [part, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(sight, part)) return { code: 'unknownKey' };
    const expected = part === 'hand' && typeof value === 'string' ? sortedLetters(value) : value;
    if (!same(expected, sight[part])) return { field: `sees.${part}`, expected: value, actual: sight[part] };
  }
  return null;
}

function compareNumbers(one: unknown, other: unknown): number {
  return Number(one) - Number(other);
}

/** Equal as JSON: whole numbers as keys come in ascending order, so two maps of seats compare as texts. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
