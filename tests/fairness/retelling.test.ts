import { describe, expect, test } from 'vitest';
import { MAX_RETOLD, retell, type Retelling } from '../../src-shared/fairness/retelling.ts';
import { parseOpening } from '../../src-shared/protocol/dealShape.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { fairGame, type FairGame } from '../kit/fairGame.ts';

function retold(game: FairGame, seat: number): Retelling {
  const witness = game.witnesses[seat];
  const told = witness === undefined ? null : retell(JSON.stringify(game.opening), witness);
  if (told === null) throw new Error('nothing to tell');
  return told;
}

const TABLES = [
  [5, 11],
  [6, 12],
  [7, 13],
  [8, 14],
  [9, 15],
  [10, 16],
] as const;

describe('a game told again from its file', () => {
  test.each(TABLES)(
    'shows every seat of %i at every step the very view that it was sent',
    (players, number) => {
      const game = fairGame(players, number);
      for (let seat = 0; seat < players; seat += 1) {
        const { steps, isWhole } = retold(game, seat);
        expect(isWhole).toBe(true);
        expect(
          steps.map(({ revision, view, happenings, mine }) => ({
            revision,
            public: JSON.stringify(view),
            happenings: happenings.map((one) => JSON.stringify(one)),
            mine,
          })),
        ).toEqual(
          game.witnesses[seat]?.shown.map(({ revision, public: view, happenings, mine }) => ({
            revision,
            public: view,
            happenings,
            mine,
          })),
        );
      }
    },
  );

  test.each(TABLES)(
    'opens at a table of %i every role, every ballot and every hand of each step',
    (players, number) => {
      const game = fairGame(players, number);
      const { steps } = retold(game, 0);
      for (const [at, { open }] of steps.entries()) {
        const shown = game.witnesses.map((witness) => witness.shown[at]?.mine);
        expect(open.roles).toEqual(shown.map((mine) => mine?.role));
        expect(open.ballots).toEqual(shown.map((mine) => mine?.ballot));
        const holder = shown.find((mine) => mine !== undefined && mine.hand.length > 0);
        expect(open.hand).toEqual(holder === undefined ? null : { seat: holder.seat, tiles: holder.hand });
      }
      expect(steps.some(({ open }) => open.hand !== null)).toBe(true);
      expect(steps.some(({ open }) => open.ballots.includes('nein'))).toBe(true);
    },
  );

  test('opens no hand where discards stay closed (decision 28), and shows the own seat what it saw', () => {
    const game = fairGame(7, 2, { ...DEFAULT_VIEW_OPTIONS, discardsClosed: true });
    for (let seat = 0; seat < 7; seat += 1) {
      const { steps, finding } = retold(game, seat);
      expect(finding).toMatchObject({ verdict: 'verified', discards: 'closed' });
      expect(steps.map(({ open }) => open.hand)).toEqual(steps.map(() => null));
      expect(steps.map(({ mine }) => mine)).toEqual(game.witnesses[seat]?.shown.map(({ mine }) => mine));
    }
  });

  test('is the gallery’s for a screen that watched, and for a seat that the table does not have', () => {
    const game = fairGame(5, 3);
    const [first] = game.witnesses;
    if (first === undefined) throw new Error('nobody');
    for (const seat of [null, 9]) {
      const witness: unknown = { ...first, seat, share: null, shown: [], said: [] };
      const told = retell(JSON.stringify(game.opening), witness as typeof first);
      expect(told?.seat).toBeNull();
      expect(told?.steps[0]?.mine).toMatchObject({ seat: null, role: 'unknown' });
    }
  });

  test('ends where the rules do not allow it to go on, and says so', () => {
    const game = fairGame(6, 4);
    const [witness] = game.witnesses;
    const steps = game.opening.steps.map((step, at) =>
      at === 20 ? { ...step, command: { seat: 5, type: 'peek' } } : step,
    );
    const told = witness && retell(JSON.stringify({ ...game.opening, steps }), witness);
    expect(told).toMatchObject({ isWhole: false, finding: { verdict: 'mismatch' } });
    expect(told?.steps).toHaveLength(21);
  });

  test('is nothing where the text opens no game, a game of no table, or one that is too long to tell', () => {
    const { opening, context, witnesses } = fairGame(5, 5);
    const [witness] = witnesses;
    if (witness === undefined) throw new Error('nobody');
    expect(retell('{}', witness)).toBeNull();
    expect(retell('', witness)).toBeNull();
    const [step] = opening.steps;
    const long = { ...opening, steps: Array.from({ length: MAX_RETOLD + 1 }, () => step) };
    expect(parseOpening(JSON.stringify(long)).ok).toBe(true);
    expect(retell(JSON.stringify(long), witness)).toBeNull();
    const few = { ...context, seats: context.seats.slice(0, 2), roles: context.roles.slice(0, 2) };
    const record = { ...opening.record, context: JSON.stringify(few) };
    expect(retell(JSON.stringify({ ...opening, record }), witness)).toMatchObject({
      steps: [],
      isWhole: false,
      finding: { verdict: 'mismatch' },
    });
  });
});
