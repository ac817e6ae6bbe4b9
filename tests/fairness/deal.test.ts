import { describe, expect, test } from 'vitest';
import { hostCommitment, jointSeed, opensAll, seatCommitment } from '../../src-shared/fairness/commitment.ts';
import { firstHead, nextHead, spokenHead } from '../../src-shared/fairness/head.ts';
import type { DealRecord } from '../../src-shared/fairness/terms.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { hexOf } from '../kit/fairGame.ts';

const CONTEXT = '{"ctx":"kat"}';
const SEED = '11'.repeat(32);
const COMMITMENT = '96b544125928b7fff7e5526805956ee547f49b2c2fcaa42bd77a26396a1ef484';

/** The published vector: seats 0, 1, 2 and 4 have shares of 32 bytes 0x20 + seat. */
function vector(): DealRecord {
  const shares = [0, 1, 2, 4].map((seat) => ({
    seat: seatId(seat),
    share: (0x20 + seat).toString(16).repeat(32),
  }));
  return {
    context: CONTEXT,
    commitment: COMMITMENT,
    commitments: shares.map((share) => ({
      seat: share.seat,
      commitment: seatCommitment(CONTEXT, COMMITMENT, share),
    })),
    shares,
  };
}

function letters(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}

describe('the published vector of the joint seed', () => {
  test('the host commits to its seed as published', () => {
    expect(hostCommitment(CONTEXT, SEED)).toBe(COMMITMENT);
  });

  test('seat 0 commits to its share as published', () => {
    expect(vector().commitments[0]?.commitment).toBe(
      'c4e1394011c07de219f09f647a10c3da11422771330b997b5c84b866ca19e115',
    );
  });

  test('the joint seed is the published one', () => {
    expect(hexOf(jointSeed(vector(), SEED))).toBe(
      'babdbbe2a1449f4d3031b0065e84b226145c38e7df623aa199660e9a77fe8e86',
    );
  });

  test('roles, first candidate and two decks follow from it as published', () => {
    const chance = chanceFromSeed(jointSeed(vector(), SEED), 7);
    expect(letters(chance.roles())).toBe('FHLLLLF');
    expect(chance.firstCandidate()).toBe(6);
    expect(letters(chance.deck(0, { liberal: 6, fascist: 11 }))).toBe('FFFFFFLLFFLFLFLFL');
    expect(letters(chance.deck(1, { liberal: 5, fascist: 8 }))).toBe('FFFFLLLFLFFLF');
  });
});

describe('the shares of a deal', () => {
  test('open the commitments that they were bound by', () => {
    expect(opensAll(vector())).toBe(true);
  });

  test('do not open them when one bit of one is another', () => {
    const { shares, ...rest } = vector();
    const changed = shares.map((each, at) =>
      at === 2 ? { ...each, share: `23${each.share.slice(2)}` } : each,
    );
    expect(opensAll({ ...rest, shares: changed })).toBe(false);
  });

  test('do not open them when one is missing or one is too many', () => {
    const { shares, ...rest } = vector();
    expect(opensAll({ ...rest, shares: shares.slice(1) })).toBe(false);
    expect(opensAll({ ...rest, shares: [...shares, ...shares.slice(0, 1)] })).toBe(false);
  });

  test('do not open them when two seats have changed places', () => {
    const { shares, ...rest } = vector();
    expect(opensAll({ ...rest, shares: shares.toReversed() })).toBe(false);
  });

  test('each move the joint seed, and so does the seed of the host', () => {
    const record = vector();
    const seeds = record.shares.map((_, at) => {
      const shares = record.shares.map((each, place) =>
        place === at ? { ...each, share: 'ff'.repeat(32) } : each,
      );
      return hexOf(jointSeed({ ...record, shares }, SEED));
    });
    const all = [hexOf(jointSeed(record, SEED)), hexOf(jointSeed(record, '12'.repeat(32))), ...seeds];
    expect(new Set(all).size).toBe(6);
  });
});

describe('the head', () => {
  test('is another one for every other telling, split or order', () => {
    const heads = [
      firstHead(CONTEXT),
      nextHead(firstHead(CONTEXT), 'a', 'b'),
      nextHead(firstHead(CONTEXT), 'ab'),
      nextHead(firstHead(CONTEXT), 'b', 'a'),
      nextHead(nextHead(firstHead(CONTEXT), 'a'), 'b'),
    ].map(hexOf);
    expect(new Set(heads).size).toBe(5);
  });

  test('is spoken as its first eight digits', () => {
    expect(spokenHead(firstHead(CONTEXT))).toBe(hexOf(firstHead(CONTEXT)).slice(0, 8).toUpperCase());
  });
});
