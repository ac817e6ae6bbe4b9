import { sealTable } from '../../src-main/journal/journalFile.ts';
import type { KeyKeeper } from '../../src-main/journal/terms.ts';
import { ok } from '../../src-shared/lang/result.ts';
import { fairGame, type FairGame } from '../kit/fairGame.ts';
import { RecordedPlay } from '../kit/recordedPlay.ts';

const TRIED = 40;

/** The longest of many games of ten at random, opened, with what every seat kept of it. */
export function longestGame(): FairGame {
  let longest = fairGame(10, 1);
  for (let number = 2; number <= TRIED; number += 1) {
    const game = fairGame(10, number);
    if (game.turns.length > longest.turns.length) longest = game;
  }
  return longest;
}

/** Keeps a key as it is: for the size of a file, not for its secrecy. */
const openKeeper: KeyKeeper = {
  wrap: (key) =>
    Promise.resolve(ok({ keptBy: 'file', wrapped: Buffer.from(key).toString('base64url'), scrypt: null })),
  unwrap: ({ wrapped }) => Promise.resolve(ok(Uint8Array.from(Buffer.from(wrapped, 'base64url')))),
};

/** The records of a long game of ten, with claims and absences, and the bytes of its journal. */
export async function longJournal(): Promise<{
  readonly texts: readonly string[];
  readonly bytes: number;
  readonly commands: number;
}> {
  const play = new RecordedPlay({ word: '10 5', people: 8, bots: 2 });
  await play.play();
  const { texts } = play.store;
  const sealed = await sealTable('a'.repeat(32), openKeeper, texts);
  if (!sealed.ok) throw new Error(sealed.error);
  const commands = texts.filter((text) => text.includes('"type":"command"')).length;
  return { texts, bytes: sealed.value.length, commands };
}
