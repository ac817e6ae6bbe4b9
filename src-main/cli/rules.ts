import { parseArgs } from 'node:util';
import { once } from 'node:events';
import { err, ok } from '../../src-shared/lang/result.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import { en } from '../../src-shared/locale/en.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { Sentence } from '../../src-shared/locale/say.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../../src-shared/rules/terms.ts';
import { playGame } from './rulesPlay.ts';
import { replayFile } from './rulesReplay.ts';

const MAX_GAMES = 1_000_000;
const MAX_SEED_LENGTH = 200;

const words = en.shell.rules;

interface PlayOrder {
  readonly players: number;
  readonly seed: string;
  readonly games: number;
}

/**
 * Runs `replay FILE...` or `play --players N --seed S --games K` and gives the exit code: 0 if all is well, 1 if a
 * case failed, 2 if the arguments say nothing that can be done (then one sentence on stderr).
 */
export async function runRules(args: readonly string[]): Promise<number> {
  // A reader that has seen enough (`| head`) closes the pipe: that is no fault of ours.
  process.stdout.on('error', () => process.exit(0));
  const [verb, ...rest] = args;
  switch (verb) {
    case 'replay':
      return rest.length === 0 ? complain(words.needsFiles) : replay(rest);
    case 'play': {
      const order = parsePlay(rest);
      return order.ok ? play(order.value) : complain(order.error);
    }
    case '--help':
      await print(words.usage);
      return 0;
    default:
      return complain(words.usage);
  }
}

function complain(sentence: Sentence): number {
  const fills = { least: MIN_PLAYERS, most: MAX_PLAYERS, games: MAX_GAMES, letters: MAX_SEED_LENGTH };
  process.stderr.write(`${say('en', sentence, fills)}\n`);
  return 2;
}

/** Waits where the reader is slower than we are, so that a long run does not fill the memory. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

async function replay(files: readonly string[]): Promise<number> {
  let failed = false;
  for (const file of files) {
    for (const result of replayFile(file)) {
      failed ||= !result.ok;
      await print(JSON.stringify(result));
    }
  }
  return failed ? 1 : 0;
}

async function play({ players, seed, games }: PlayOrder): Promise<number> {
  for (let game = 1; game <= games; game += 1) await print(JSON.stringify(playGame(players, seed, game)));
  return 0;
}

function parsePlay(args: readonly string[]): Result<PlayOrder, Sentence> {
  const given = readOptions(args);
  if (given === null) return err(words.usage);
  const players = wholeNumber(given.players);
  if (players === null || players < MIN_PLAYERS || players > MAX_PLAYERS) return err(words.players);
  const { seed } = given;
  if (seed === undefined || seed === '' || seed.length > MAX_SEED_LENGTH) return err(words.seed);
  const games = wholeNumber(given.games);
  if (games === null || games < 1 || games > MAX_GAMES) return err(words.games);
  return ok({ players, seed, games });
}

function readOptions(args: readonly string[]): {
  readonly players?: string | undefined;
  readonly seed?: string | undefined;
  readonly games?: string | undefined;
} | null {
  try {
    const type = 'string';
    const options = { players: { type }, seed: { type }, games: { type } } as const;
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch {
    return null;
  }
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
