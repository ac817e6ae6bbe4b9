import { err, ok, type Result } from '../../src-shared/lang/result.ts';

/** What a person at the terminal can ask for (decision 37). */
export type TerminalWord =
  | {
      readonly word:
        | 'start'
        | 'stop'
        | 'bot'
        | 'lock'
        | 'code'
        | 'open'
        | 'end'
        | 'quit'
        | 'ask'
        | 'pause'
        | 'putaway'
        | 'keep';
    }
  /** `seat` counts from 0; the person counts from 1. */
  | { readonly word: 'remove' | 'sitin'; readonly seat: number }
  /** `table` counts from 0, in the list of unfinished tables. */
  | { readonly word: 'takeup'; readonly table: number }
  /** The host's answer to the question of this number. */
  | { readonly word: 'yes' | 'no'; readonly ask: number }
  /** `network` counts from 0; null lists them, `best` lets the table choose. */
  | { readonly word: 'address'; readonly network: number | 'best' | null };

export type WordFault =
  | { readonly code: 'unknownWord'; readonly word: string }
  | { readonly code: 'removeWhom' | 'addressWhich' | 'takeUpWhich' }
  | { readonly code: 'numberMissing'; readonly word: string };

const PLAIN_WORDS = [
  'start',
  'stop',
  'bot',
  'lock',
  'code',
  'open',
  'end',
  'quit',
  'ask',
  'pause',
  'putaway',
  'keep',
] as const;

/** Reads one line; null for an empty one. Case and surrounding space do not matter. */
export function parseWord(line: string): Result<TerminalWord | null, WordFault> {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  if (word === '') return ok(null);
  const plain = PLAIN_WORDS.find((candidate) => candidate === word);
  if (plain !== undefined && rest.length === 0) return ok({ word: plain });
  if (word === 'address') return addressWord(rest);
  const number = rest.length === 1 ? (rest[0] ?? '') : '';
  if (word === 'remove' || word === 'sitin') {
    if (/^([1-9]|10)$/.test(number)) return ok({ word, seat: Number(number) - 1 });
    return err(word === 'remove' ? { code: 'removeWhom' } : { code: 'numberMissing', word });
  }
  if (word === 'takeup') {
    return /^[1-9]\d?$/.test(number) ? ok({ word, table: Number(number) - 1 }) : err({ code: 'takeUpWhich' });
  }
  if (word === 'yes' || word === 'no') {
    if (/^[1-9]\d{0,8}$/.test(number)) return ok({ word, ask: Number(number) });
    return err({ code: 'numberMissing', word });
  }
  return err({ code: 'unknownWord', word: line.trim() });
}

function addressWord(rest: readonly string[]): Result<TerminalWord, WordFault> {
  const [number = ''] = rest;
  if (rest.length === 0) return ok({ word: 'address', network: null });
  if (rest.length > 1 || !/^\d{1,2}$/.test(number)) return err({ code: 'addressWhich' });
  return ok({ word: 'address', network: number === '0' ? 'best' : Number(number) - 1 });
}
