import { describe, expect, it } from 'vitest';
import type { Command } from '../../src-shared/rules/commands.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import { INTENT_TYPES } from '../../src-shared/rules/commands.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { elect, govern, play, scene } from '../kit/scenario.ts';

const SHAPES: readonly unknown[] = [
  undefined,
  null,
  true,
  '0',
  'ja',
  0.5,
  -1,
  -0.5,
  10,
  1e300,
  Number.NaN,
  Infinity,
  [],
  [0],
  {},
  Object.create(null),
];

const veto = scene({ players: 5, fascist: 5, draw: 'FFF' });
const PHASES: Readonly<Record<string, GameState>> = {
  nomination: scene({ players: 5 }),
  election: play(scene({ players: 5 }), { do: 'nominate', seat: 0, target: 1 }),
  presidentDiscard: elect(scene({ players: 5 }), 1),
  chancellorEnactment: play(elect(veto, 1), { do: 'discard', seat: 0, tile: 'F' }),
  vetoAnswer: play(elect(veto, 1), { do: 'discard', seat: 0, tile: 'F' }, { do: 'proposeVeto', seat: 1 }),
  investigation: govern(scene({ players: 9, draw: 'FFF' }), 1, 'F', 'F'),
  concluded: govern(scene({ players: 5, fascist: 5, draw: 'FFF' }), 1, 'F', 'F'),
};

/** Refusal codes of a command that has any shape; a throw fails the test. */
function judged(state: GameState, command: unknown): string {
  const judgement = reduce(state, command as Command);
  return judgement.ok ? 'accepted' : judgement.error.code;
}

describe.each(Object.entries(PHASES))('a command that is none, in %s,', (_, state) => {
  it('is refused when it is no object or has no seat', () => {
    expect(new Set(SHAPES.map((shape) => judged(state, shape)))).toEqual(new Set(['noSuchSeat']));
  });

  it('is refused when its seat is none', () => {
    const seats = SHAPES.flatMap((seat) => INTENT_TYPES.map((type) => judged(state, { type, seat })));
    expect(new Set(seats)).toEqual(new Set(['noSuchSeat']));
  });

  it('is refused when its type is none', () => {
    const types = [
      ...SHAPES,
      ['peek'],
      ['investigate'],
      'toString',
      '__proto__',
      'constructor',
      'castballot',
    ];
    const codes = types.flatMap((type) => [0, 1].map((seat) => judged(state, { type, seat })));
    expect(codes).not.toContain('accepted');
  });

  it('is refused when what it names has a wrong shape', () => {
    const wrong = INTENT_TYPES.filter((type) => type !== 'peek' && type !== 'proposeVeto').flatMap((type) =>
      SHAPES.filter((shape) => shape !== true).flatMap((shape) =>
        [0, 1].map((seat) =>
          judged(state, {
            type,
            seat,
            nominee: shape,
            target: shape,
            position: shape,
            ballot: shape === 'ja' ? 'Ja' : shape,
            consent: shape,
          }),
        ),
      ),
    );
    expect(wrong).not.toContain('accepted');
  });
});
