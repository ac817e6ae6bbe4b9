import { err, ok, type Result } from '../../src-shared/lang/result.ts';

/** What a person at the terminal can ask for (decision 37). */
export type TerminalWord =
  | { readonly word: 'start' | 'bot' | 'lock' | 'code' | 'open' | 'end' | 'quit' }
  /** `seat` counts from 0; the person counts from 1. */
  | { readonly word: 'remove'; readonly seat: number }
  /** `network` counts from 0; null lists them, `best` lets the table choose. */
  | { readonly word: 'address'; readonly network: number | 'best' | null };

export type WordFault =
  { readonly code: 'unknownWord'; readonly word: string } | { readonly code: 'removeWhom' | 'addressWhich' };

const PLAIN_WORDS = ['start', 'bot', 'lock', 'code', 'open', 'end', 'quit'] as const;

/** Reads one line; null for an empty one. Case and surrounding space do not matter. */
export function parseWord(line: string): Result<TerminalWord | null, WordFault> {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  if (word === '') return ok(null);
  const plain = PLAIN_WORDS.find((candidate) => candidate === word);
  if (plain !== undefined && rest.length === 0) return ok({ word: plain });
  if (word === 'address') return addressWord(rest);
  if (word !== 'remove') return err({ code: 'unknownWord', word: line.trim() });
  const [number = ''] = rest;
  const seat = /^([1-9]|10)$/.test(number) && rest.length === 1 ? Number(number) - 1 : null;
  return seat === null ? err({ code: 'removeWhom' }) : ok({ word: 'remove', seat });
}

function addressWord(rest: readonly string[]): Result<TerminalWord, WordFault> {
  const [number = ''] = rest;
  if (rest.length === 0) return ok({ word: 'address', network: null });
  if (rest.length > 1 || !/^\d{1,2}$/.test(number)) return err({ code: 'addressWhich' });
  return ok({ word: 'address', network: number === '0' ? 'best' : Number(number) - 1 });
}
