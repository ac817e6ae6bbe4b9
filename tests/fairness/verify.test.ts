import { describe, expect, test } from 'vitest';
import { hostCommitment, jointSeed } from '../../src-shared/fairness/commitment.ts';
import type { Finding, OpenedStep, Opening, Witness } from '../../src-shared/fairness/terms.ts';
import { verify } from '../../src-shared/fairness/verify.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import { projectPrivate } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { fairGame, hexOf, type FairGame } from '../kit/fairGame.ts';
import { randomGameOf, seedOf } from '../kit/randomGame.ts';

const CLOSED = { ...DEFAULT_VIEW_OPTIONS, discardsClosed: true };

function findings({ opening, context, witnesses }: FairGame, changed: Opening = opening): readonly Finding[] {
  return witnesses.map((witness) => verify(changed, context, witness));
}

function verdicts(found: readonly Finding[]): readonly string[] {
  return found.map((finding) => (finding.verdict === 'verified' ? 'verified' : finding.fault.code));
}

function witnessAt({ witnesses }: FairGame, seat: number): Witness {
  const witness = witnesses[seat];
  if (witness === undefined) throw new Error(`no seat ${seat}`);
  return witness;
}

/** A game in which this many people held a session, so that there are tiles to lie about. */
const GAME = fairGame(7, 3);

describe('an honest host', () => {
  test.each([5, 6, 7, 8, 9, 10])('is verified by every seat of %i, whatever was played', (players) => {
    for (let number = 1; number <= 2; number += 1) {
      const found = findings(fairGame(players, number));
      expect(verdicts(found)).toEqual(found.map(() => 'verified'));
    }
  });

  test.each([5, 6, 7, 8, 9, 10])(
    'is verified by every seat of %i with discards closed, which is weaker',
    (players) => {
      for (let number = 1; number <= 2; number += 1) {
        const found = findings(fairGame(players, number, CLOSED));
        expect(verdicts(found)).toEqual(found.map(() => 'verified'));
        expect(found.every((each) => each.verdict === 'verified' && each.discards === 'closed')).toBe(true);
      }
    },
  );

  test('gives every seat the same head', () => {
    const heads = findings(GAME).map((found) => (found.verdict === 'verified' ? found.head : ''));
    expect(new Set(heads).size).toBe(1);
    expect(heads[0]).toMatch(/^[0-9A-F]{8}$/);
  });

  test('is verified by a device that came back in the middle, which says how much it saw', () => {
    const witness = witnessAt(GAME, 2);
    const shown = witness.shown
      .filter((_, at) => at < 5 || at > 12)
      .map((each, at) => ({ ...each, isFirst: at === 5 }));
    const found = verify(GAME.opening, GAME.context, { ...witness, shown });
    expect(found).toMatchObject({ verdict: 'verified', seen: shown.length, updates: witness.shown.length });
  });

  test('is not accused for a move that another device of the seat asked for before this one came', () => {
    const { opening } = GAME;
    const votes = opening.steps.filter(({ question }) => question === opening.steps[1]?.question);
    const last = votes.at(-1);
    const [first] = votes;
    if (first === undefined || last === undefined || votes.length < 3) throw new Error('no vote');
    const witness = witnessAt(GAME, last.command.seat);
    const came = (revision: number): Finding =>
      verify(opening, GAME.context, {
        ...witness,
        shown: witness.shown
          .filter((each) => each.revision >= revision)
          .map((each) => ({ ...each, isFirst: each.revision === revision })),
        said: witness.said.filter(({ question }) => question !== last.question),
      });
    expect(came(first.revision)).toMatchObject({ verdict: 'verified' });
    expect(came(first.revision - 2)).toMatchObject({ fault: { code: 'notMyMove', revision: last.revision } });
  });

  test('is accused for what was told in a seat’s name and not done there, after all that is worse', () => {
    const witness: Witness = { ...witnessAt(GAME, 2), forged: 'emote' };
    expect(verify(GAME.opening, GAME.context, witness)).toEqual({
      verdict: 'mismatch',
      fault: { code: 'notMyWords', act: 'emote' },
    });
    const unsaid = verify(GAME.opening, GAME.context, { ...witness, said: [] });
    expect(unsaid).toMatchObject({ fault: { code: 'notMyMove' } });
  });

  test('is verified by the gallery, which has no share', () => {
    const { opening, context } = GAME;
    const witness: Witness = {
      seat: null,
      heard: opening.record,
      share: null,
      shown: [],
      said: [],
      forged: null,
    };
    expect(verify(opening, context, witness)).toMatchObject({ verdict: 'verified', contributed: false });
  });

  test.each([DEFAULT_VIEW_OPTIONS, CLOSED])(
    'is verified by a device that watched until a seat was given to it',
    (options) => {
      const { opening, context, turns, witnesses } = fairGame(5, 3, options);
      const found = witnesses.map((witness) => {
        const half = Math.floor(witness.shown.length / 2);
        const watched = witness.shown.slice(0, half + 1).map((each, at) => {
          const state = turns[at]?.before;
          if (state === undefined) throw new Error('no turn there');
          return { ...each, mine: projectPrivate(state, 'gallery') };
        });
        const own = witness.shown.slice(half);
        const question = opening.steps[half]?.question ?? 0;
        const said = witness.said.filter((each) => each.question >= question);
        const shown = [...watched, ...own];
        return verify(opening, context, { ...witness, share: null, said, shown });
      });
      expect(verdicts(found)).toEqual(found.map(() => 'verified'));
    },
  );

  test('is verified with discards closed by a device that was away while a bot played, or came anew', () => {
    for (let number = 1; number <= 4; number += 1) {
      const { opening, context, witnesses } = fairGame(5, number, CLOSED);
      const found = witnesses.flatMap((witness) => {
        const played = witness.shown.map((each) => ({ ...each, botSitsIn: true }));
        const late = witness.shown.slice(-1).map((each) => ({ ...each, isFirst: true }));
        return [
          verify(opening, context, { ...witness, said: [], shown: played }),
          verify(opening, context, { ...witness, said: [], heard: null, share: null, shown: late }),
        ];
      });
      expect(verdicts(found)).toEqual(found.map(() => 'verified'));
    }
  });

  test('is verified where a bot made the moves, and the finding counts them', () => {
    const witness = witnessAt(GAME, 1);
    const found = verify(GAME.opening, GAME.context, {
      ...witness,
      said: [],
      shown: witness.shown.map((each) => ({ ...each, botSitsIn: true })),
    });
    const own = GAME.opening.steps.filter(({ command }) => command.seat === 1).length;
    expect(found).toMatchObject({ verdict: 'verified', unwitnessed: own });
  });
});

describe('a host that changed the deal is caught by every seat', () => {
  test('another seed than the one that it bound itself to', () => {
    const seed = hexOf(seedOf(99));
    const found = findings(GAME, { ...GAME.opening, seed });
    expect(verdicts(found)).toEqual(found.map(() => 'seedChanged'));
  });

  test('a commitment that was replaced after the shares were known', () => {
    const seed = hexOf(seedOf(99));
    const { record } = GAME.opening;
    const found = findings(GAME, {
      ...GAME.opening,
      seed,
      record: { ...record, commitment: hostCommitment(record.context, seed) },
    });
    expect(verdicts(found)).toEqual(found.map(() => 'dealChanged'));
  });

  test('another context: other options, another number of the deal', () => {
    const { record } = GAME.opening;
    const context = record.context.replace('"deal":1', '"deal":2');
    const found = findings(GAME, { ...GAME.opening, record: { ...record, context } });
    expect(verdicts(found)).toEqual(found.map(() => 'dealChanged'));
  });

  test('a setting that is not the one of the rules', () => {
    const { opening, context, witnesses } = GAME;
    const roles = context.roles.with(0, 'fascist');
    const found = witnesses.map((witness) => verify(opening, { ...context, roles }, witness));
    expect(verdicts(found)).toEqual(found.map(() => 'wrongSetting'));
  });

  test.each([0, 4])('a setting of %i seats, which the rules have no game for', (players) => {
    const { opening, context, witnesses } = GAME;
    const seats = context.seats.slice(0, players);
    const found = witnesses.map((witness) => verify(opening, { ...context, seats }, witness));
    expect(verdicts(found)).toEqual(found.map(() => 'wrongSetting'));
  });

  test('a share that was chosen late does not open its commitment', () => {
    const { record } = GAME.opening;
    const shares = record.shares.with(3, { seat: seatId(3), share: hexOf(seedOf(77)) });
    const changed = { ...GAME.opening, record: { ...record, shares } };
    const found = GAME.witnesses.map((witness) =>
      verify(changed, GAME.context, { ...witness, heard: { ...witness.heard, shares } }),
    );
    expect(verdicts(found)).toEqual(found.map(() => 'shareChanged'));
  });

  test('a share that was left out is missed by its own seat', () => {
    const { record } = GAME.opening;
    const without = {
      ...record,
      shares: record.shares.slice(1),
      commitments: record.commitments.slice(1),
    };
    const found = verify({ ...GAME.opening, record: without }, GAME.context, {
      ...witnessAt(GAME, 0),
      heard: null,
    });
    expect(verdicts([found])).toEqual(['ownShareChanged']);
  });
});

/** A host that deals by another seed than the joint one, and shows everybody what follows from its own. */
function dealtOtherwise(players: number, number: number): FairGame {
  const honest = fairGame(players, number);
  const other = fairGame(players, number + 500);
  return {
    ...honest,
    opening: { ...honest.opening, steps: other.opening.steps },
    witnesses: other.witnesses.map((witness, seat) => ({
      ...witness,
      heard: honest.opening.record,
      share: witnessAt(honest, seat).share,
    })),
  };
}

describe('a host that played another game than the dealt one is caught', () => {
  test.each([5, 6, 7, 8, 9, 10])(
    'by every seat of %i, when roles, first candidate or deck are others',
    (players) => {
      for (let number = 1; number <= 2; number += 1) {
        const found = findings(dealtOtherwise(players, number));
        expect(found.every(({ verdict }) => verdict === 'mismatch')).toBe(true);
      }
    },
  );

  test('by the seat that was told another role, which reads what differed', () => {
    const witness = witnessAt(GAME, 4);
    const lied = witness.shown.map((each) => ({ ...each, mine: { ...each.mine, role: 'unknown' } }) as const);
    const found = verify(GAME.opening, GAME.context, { ...witness, shown: lied });
    expect(found).toMatchObject({
      verdict: 'mismatch',
      fault: { code: 'shownOtherwise', part: 'mine', path: 'role', shown: '"unknown"' },
    });
  });

  test('by the President or the Chancellor whose hand was another', () => {
    const holders = GAME.witnesses.filter(({ shown }) => shown.some(({ mine }) => mine.hand.length > 0));
    expect(holders.length).toBeGreaterThan(0);
    for (const witness of holders) {
      const shown = witness.shown.map((each) => ({
        ...each,
        mine: {
          ...each.mine,
          hand: each.mine.hand.map((tile) => (tile === 'liberal' ? 'fascist' : 'liberal')),
        },
      })) as Witness['shown'];
      expect(verdicts([verify(GAME.opening, GAME.context, { ...witness, shown })])).toEqual([
        'shownOtherwise',
      ]);
    }
  });

  test('by everybody, when the public happenings were others', () => {
    const at = GAME.turns.findIndex(({ events }) => events.some(({ type }) => type === 'policyEnacted'));
    const found = GAME.witnesses.map((witness) => {
      const shown = witness.shown.map((each, index) =>
        index === at + 1 ? { ...each, happenings: each.happenings.slice(1) } : each,
      );
      return verify(GAME.opening, GAME.context, { ...witness, shown });
    });
    expect(found.every((each) => each.verdict === 'mismatch' && each.fault.code === 'shownOtherwise')).toBe(
      true,
    );
  });
});

function withStep(opening: Opening, at: number, change: (step: OpenedStep) => OpenedStep): Opening {
  return { ...opening, steps: opening.steps.map((step, index) => (index === at ? change(step) : step)) };
}

describe('a host that changed what was played is caught', () => {
  test('by everybody who saw it, when a move is dropped from the history', () => {
    for (const at of [0, 4, 11, GAME.opening.steps.length - 1]) {
      const steps = GAME.opening.steps.filter((_, index) => index !== at);
      const found = findings(GAME, { ...GAME.opening, steps });
      expect(found.every(({ verdict }) => verdict === 'mismatch')).toBe(true);
    }
  });

  test('by everybody, when a ballot is turned round before it is counted', () => {
    const at = GAME.opening.steps.findIndex(({ command }) => command.type === 'castBallot');
    const changed = withStep(GAME.opening, at, (step) => ({
      ...step,
      command: {
        type: 'castBallot',
        seat: step.command.seat,
        ballot: 'ballot' in step.command && step.command.ballot === 'ja' ? 'nein' : 'ja',
      },
    }));
    expect(findings(GAME, changed).every(({ verdict }) => verdict === 'mismatch')).toBe(true);
  });

  test('by the seat in whose name a move was made that it did not make', () => {
    const step = GAME.opening.steps.find(({ command }) => command.type === 'nominate');
    const seat = step?.command.seat ?? seatId(0);
    const witness = witnessAt(GAME, seat);
    const said = witness.said.filter(({ question }) => question !== step?.question);
    const found = verify(GAME.opening, GAME.context, { ...witness, said });
    expect(verdicts([found])).toEqual(['notMyMove']);
  });

  test('by the seat whose older ballot was counted again', () => {
    const game = withBallotsChanged();
    const witness = witnessAt(game, game.seat);
    expect(verdicts([verify(game.opening, game.context, witness)])).toEqual(['verified']);
    const said = witness.said.toReversed();
    expect(verdicts([verify(game.opening, game.context, { ...witness, said })])).toEqual(['notMyMove']);
  });

  test('by every device that was shown an update which the history has not', () => {
    const found = GAME.witnesses.map((witness) => {
      const last = witness.shown.at(-1);
      if (last === undefined) throw new Error('nothing was shown');
      const shown = [...witness.shown, { ...last, revision: last.revision + 1 }];
      return verify(GAME.opening, GAME.context, { ...witness, shown });
    });
    expect(verdicts(found)).toEqual(found.map(() => 'historyChanged'));
  });

  test('where a move stands that the rules do not allow', () => {
    const changed = withStep(GAME.opening, 0, (step) => ({
      ...step,
      command: { type: 'peek', seat: step.command.seat },
    }));
    expect(verdicts(findings(GAME, changed))).toEqual(GAME.witnesses.map(() => 'againstTheRules'));
  });

  test('with discards closed too, where the Chancellor received other tiles than the President passed', () => {
    const game = fairGame(7, 3, CLOSED);
    const chancellors = game.witnesses.filter(({ shown }) =>
      shown.some(({ mine }) => mine.hand.length === 2),
    );
    expect(chancellors.length).toBeGreaterThan(0);
    const caught = chancellors.map((witness) => {
      const shown = witness.shown.map((each) =>
        each.mine.hand.length === 2
          ? { ...each, mine: { ...each.mine, hand: impossible(each.mine.hand) } }
          : each,
      ) as Witness['shown'];
      return verify(game.opening, game.context, { ...witness, shown }).verdict;
    });
    expect(caught).toEqual(chancellors.map(() => 'mismatch'));
  });
});

/** Two tiles, none of them as it was: the enacted one cannot be among them unless both were of both parties. */
function impossible(hand: readonly string[]): readonly string[] {
  return hand.map((tile) => (tile === 'liberal' ? 'fascist' : 'liberal'));
}

/** A game whose first voter changed its ballot and changed it back before the count. */
function withBallotsChanged(): FairGame & { readonly seat: SeatId } {
  for (let number = 1; number < 200; number += 1) {
    const game = fairGame(6, number);
    const turns = randomGameOf(6, jointSeed(game.opening.record, game.opening.seed), number);
    const changed = turns.findIndex(
      ({ command, before }, at) =>
        command.type === 'castBallot' &&
        turns
          .slice(0, at)
          .some(
            (earlier) =>
              earlier.command.type === 'castBallot' &&
              earlier.command.seat === command.seat &&
              earlier.before.questions === before.questions &&
              earlier.command.ballot !== command.ballot,
          ),
    );
    const seat = turns[changed]?.command.seat;
    if (seat !== undefined) return { ...game, seat };
  }
  throw new Error('no ballot was ever changed');
}
