import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Sealed } from '../../src-shared/rules/sealed.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { scene } from '../kit/scenario.ts';

const secret = Sealed.for([seatId(2)], 'hitler');

describe('a seal', () => {
  it('opens for a reader', () => {
    expect(secret.openAs(seatId(2))).toBe('hitler');
  });

  it.each([0, 1, 3, 9])('stays shut for seat %i, which is no reader', (seat) => {
    expect(secret.openAs(seatId(seat))).toBeNull();
  });

  it('cannot be written as JSON', () => {
    expect(() => JSON.stringify({ secret })).toThrow('sealed');
  });

  it('keeps a whole state from being written as JSON', () => {
    expect(() => JSON.stringify(scene({ players: 5 }))).toThrow('sealed');
  });

  it('shows neither its value nor its readers to keys, copies and debuggers', () => {
    expect([Object.entries(secret), Reflect.ownKeys(secret), inspect(secret, { showHidden: true })]).toEqual([
      [],
      [],
      'Sealed {}',
    ]);
  });
});
