import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headOf } from '../../src-shared/protocol/head.ts';
import { parseGuestMessage } from '../../src-shared/protocol/parse.ts';

const HEAD = '0123456789abcdef'.repeat(4);

describe('What was public at one revision', () => {
  it('is the hash of its number and its text under their own label', () => {
    const told = createHash('sha256').update('SH/1 shown\n7\n{"round":"한"}').digest('hex');
    expect(headOf(7, '{"round":"한"}')).toBe(told);
  });

  it('differs by the number alone and by the text alone', () => {
    expect(new Set([headOf(7, 'a'), headOf(8, 'a'), headOf(7, 'b')]).size).toBe(3);
  });
});

describe('A guest that comes back', () => {
  const parsed = (head: unknown): boolean =>
    parseGuestMessage(JSON.stringify({ type: 'return', revision: 7, head })).ok;

  it.each([[HEAD], [null]])('may tell %j', (head) => {
    expect(parsed(head)).toBe(true);
  });

  it.each([HEAD.slice(1), `${HEAD}0`, HEAD.toUpperCase(), `g${HEAD.slice(1)}`, '', 7])(
    'cannot tell %j',
    (head) => {
      expect(parsed(head)).toBe(false);
    },
  );
});
