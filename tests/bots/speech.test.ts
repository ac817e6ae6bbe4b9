import { describe, expect, it } from 'vitest';
import { claimOf, statementsFor } from '../../src-shared/bots/speech.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId, type Party, type SecretRole } from '../../src-shared/rules/terms.ts';
import type { Statement } from '../../src-shared/talk/statements.ts';
import { projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import {
  DEFAULT_VIEW_OPTIONS,
  type Memory,
  type RoundRecord,
  type SeatView,
} from '../../src-shared/view/seatView.ts';
import { dice, randomGame } from '../kit/randomGame.ts';

const ROUND = 1;

function viewOf(state: GameState, seat: number): SeatView {
  return { public: projectPublic(state, DEFAULT_VIEW_OPTIONS), mine: projectPrivate(state, seatId(seat)) };
}

const DEALT = randomGame(7, 7)[0]?.before;
if (DEALT === undefined) throw new Error('no game');
const BEGUN = viewOf(DEALT, 0);

const RECORD: RoundRecord = {
  round: ROUND,
  candidate: seatId(0),
  specialElection: false,
  nominee: seatId(1),
  ballots: null,
  outcome: 'elected',
  notHitler: false,
  veto: 'none',
  enacted: null,
  power: null,
  reshuffled: false,
};

/** A seat of that role which has seen this, after a government that enacted that. */
function seeing(role: SecretRole, memory: Memory, enacted: Party | null): SeatView {
  const record: RoundRecord = {
    ...RECORD,
    enacted: enacted === null ? null : { party: enacted, by: 'government' },
  };
  return {
    public: { ...BEGUN.public, chronicle: [record] },
    mine: {
      ...BEGUN.mine,
      role,
      party: role === 'liberal' ? 'liberal' : 'fascist',
      memories: [memory],
    },
  };
}

const DREW: Memory = {
  kind: 'drew',
  round: ROUND,
  tiles: ['fascist', 'liberal', 'liberal'],
  discarded: 'liberal',
};
const DREW_FASCISTS: Memory = { ...DREW, tiles: ['fascist', 'fascist', 'fascist'], discarded: 'fascist' };
const CHECKED: Memory = { kind: 'investigated', round: ROUND, target: seatId(3), party: 'fascist' };
const ROLES: readonly SecretRole[] = ['liberal', 'fascist', 'hitler'];

/** How often of 500 times something is claimed. */
function share(view: SeatView, kind: Memory['kind'], holds: (says: Statement | null) => boolean): number {
  const source = dice(11);
  const said = Array.from({ length: 500 }, () => claimOf(view, { round: ROUND, kind }, source));
  return said.filter(holds).length / said.length;
}

describe('what a bot claims', () => {
  it('is mostly what it saw, where it is a Liberal', () => {
    const view = seeing('liberal', DREW, 'fascist');
    const truth = (says: Statement | null) =>
      says?.kind === 'drew' && says.tiles.join() === 'fascist,liberal,liberal';
    expect(share(view, 'drew', truth)).toBeGreaterThan(0.5);
  });

  it('explains a Fascist policy, where it is a Fascist, whatever it saw', () => {
    const innocent = (says: Statement | null) =>
      says?.kind === 'drew' && says.passed.join() === 'fascist,fascist';
    expect(share(seeing('fascist', DREW, 'fascist'), 'drew', innocent)).toBeGreaterThan(0.4);
  });

  it.each(['fascist', 'hitler'] as const)('hangs for a %s on nothing that it saw', (role) => {
    const weights = [DREW, DREW_FASCISTS].map((memory) =>
      statementsFor(seeing(role, memory, 'fascist'), { round: ROUND, kind: 'drew' }),
    );
    expect(weights[0]).toEqual(weights[1]);
  });

  it.each(ROLES)(
    'proves nothing: a %s may make every statement that the policy allows (decision 26, X-11)',
    (role) => {
      const offers = statementsFor(seeing(role, DREW, 'fascist'), { round: ROUND, kind: 'drew' });
      const liberals = statementsFor(seeing('liberal', DREW_FASCISTS, 'fascist'), {
        round: ROUND,
        kind: 'drew',
      });
      expect(offers.map(({ says }) => says)).toEqual(liberals.map(({ says }) => says));
      expect(Math.min(...offers.map(({ weight }) => weight))).toBeGreaterThan(0);
      const checks = statementsFor(seeing(role, CHECKED, null), { round: ROUND, kind: 'investigated' });
      expect(checks.map(({ weight }) => weight > 0)).toEqual([true, true]);
    },
  );

  it.each(ROLES)('is as often nothing at all from a %s', (role) => {
    const silent = (memory: Memory) =>
      share(seeing(role, memory, 'fascist'), 'drew', (says) => says === null);
    expect(silent(DREW)).toBe(share(seeing('liberal', DREW, 'fascist'), 'drew', (says) => says === null));
    expect(silent(DREW)).toBe(silent(DREW_FASCISTS));
  });

  it.each(ROLES)('is never given the lie by the policy of the round, from a %s', (role) => {
    const offers = (['liberal', 'fascist'] as const).flatMap((enacted) =>
      statementsFor(seeing(role, DREW, enacted), { round: ROUND, kind: 'drew' }).map(
        ({ says }) => says.kind === 'drew' && says.passed.includes(enacted),
      ),
    );
    expect(offers.length).toBeGreaterThan(0);
    expect(offers).not.toContain(false);
  });

  it('takes the same throws of the dice whatever the role is and whatever was seen', () => {
    const thrown = ROLES.flatMap((role) =>
      [DREW, DREW_FASCISTS].map((memory) => {
        let throws = 0;
        const counting = { below: (n: number) => (throws++, n - 1) };
        claimOf(seeing(role, memory, 'fascist'), { round: ROUND, kind: 'drew' }, counting);
        return throws;
      }),
    );
    expect(new Set(thrown)).toEqual(new Set([2]));
  });

  it('follows from its own view as it travels, and from nothing else', () => {
    const states = randomGame(7, 7).map(({ before }) => before);
    const known = states.flatMap((state) =>
      seatsOf(state.players).flatMap((seat) =>
        viewOf(state, seat).mine.memories.map(({ round, kind }) => {
          const view: SeatView = structuredClone(viewOf(state, seat));
          return [
            statementsFor(viewOf(state, seat), { round, kind }),
            statementsFor(view, { round, kind }),
          ] as const;
        }),
      ),
    );
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter(([own, copy]) => JSON.stringify(own) !== JSON.stringify(copy))).toEqual([]);
  });
});
