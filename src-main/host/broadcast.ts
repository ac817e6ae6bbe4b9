import type { Dice } from '../../src-shared/bots/bot.ts';
import type { Channel } from './channel.ts';
import { shuffled } from './systemDice.ts';

/** What one viewer is to be sent. */
export interface Addressed {
  readonly channel: Channel;
  readonly text: string;
}

const encoder = new TextEncoder();

/** The bytes of the longest of these texts. */
export function longest(texts: Iterable<string>): number {
  let bytes = 0;
  for (const text of texts) bytes = Math.max(bytes, encoder.encode(text).length);
  return bytes;
}

/**
 * Sends every viewer its text, in one tick and in a random order, in frames that hold `atLeast` bytes: neither the
 * size nor the order of a frame tells who got what (decision 10; X-15).
 */
export function broadcast(addressed: readonly Addressed[], atLeast: number, dice: Dice): void {
  for (const { channel, text } of shuffled(addressed, dice)) channel.send(text, atLeast);
}
