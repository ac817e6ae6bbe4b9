import { expect, test } from 'vitest';
import { OwnMoves } from '../../src-shared/guest/ownMoves.ts';
import type { Said } from '../../src-shared/fairness/terms.ts';
import type { Update } from '../../src-shared/protocol/messages.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import type { Happening } from '../../src-shared/view/seatView.ts';
import { PRIVATE_VIEW, PUBLIC_VIEW } from '../protocol/kit.ts';

const OWN = seatId(2);
const OTHER = seatId(3);
const BEFORE = 7;

function update(question: number, happenings: readonly Happening[] = []): Update {
  return { revision: question, question, public: PUBLIC_VIEW, happenings, mine: PRIVATE_VIEW };
}

/** Whether the happening, told after question 7, is found to be no move of this device, which asked for `intents`. */
function isFound(happening: Happening, intents: readonly Intent[], question = BEFORE): boolean {
  const moves = new OwnMoves();
  const said: readonly Said[] = intents.map((intent) => ({ question, intent }));
  moves.isForged(update(BEFORE), OWN, said, false);
  return moves.isForged(update(BEFORE + 1, [happening]), OWN, said, false);
}

test.each<readonly [Happening, Intent, Intent | null]>([
  [
    { type: 'nominated', candidate: OWN, nominee: OTHER },
    { type: 'nominate', nominee: OTHER },
    { type: 'nominate', nominee: seatId(4) },
  ],
  [{ type: 'ballotCast', seat: OWN }, { type: 'castBallot', ballot: 'ja' }, null],
  [
    {
      type: 'ballotsRevealed',
      candidate: OTHER,
      nominee: OWN,
      elected: true,
      ballots: ['ja', 'ja', 'nein', 'ja', null],
    },
    { type: 'castBallot', ballot: 'nein' },
    { type: 'castBallot', ballot: 'ja' },
  ],
  [{ type: 'tilesPassed', president: OWN, chancellor: OTHER }, { type: 'discard', position: 1 }, null],
  [{ type: 'vetoProposed', chancellor: OWN }, { type: 'proposeVeto' }, { type: 'enact', position: 0 }],
  [
    { type: 'vetoAnswered', president: OWN, consent: true },
    { type: 'answerVeto', consent: true },
    { type: 'answerVeto', consent: false },
  ],
  [
    { type: 'loyaltyInvestigated', president: OWN, target: OTHER },
    { type: 'investigate', target: OTHER },
    { type: 'investigate', target: seatId(4) },
  ],
  [
    { type: 'specialElectionCalled', president: OWN, target: OTHER },
    { type: 'callSpecialElection', target: OTHER },
    { type: 'execute', target: OTHER },
  ],
  [
    { type: 'executed', president: OWN, target: OTHER },
    { type: 'execute', target: OTHER },
    { type: 'execute', target: seatId(0) },
  ],
  [{ type: 'policiesPeeked', president: OWN }, { type: 'peek' }, null],
])(
  'The move that $type tells of a seat is one that was asked for there, as an answer to that question.',
  (happening, own, another) => {
    expect(isFound(happening, [own])).toBe(false);
    expect(isFound(happening, another === null ? [] : [another])).toBe(true);
    expect(isFound(happening, [own], BEFORE - 1)).toBe(true);
  },
);

test.each<Happening>([
  { type: 'nominated', candidate: OTHER, nominee: OWN },
  { type: 'ballotCast', seat: OTHER },
  { type: 'ballotCast', seat: null },
  {
    type: 'ballotsRevealed',
    candidate: OTHER,
    nominee: OWN,
    elected: false,
    ballots: ['ja', 'ja', null, 'ja', 'ja'],
  },
  { type: 'tilesPassed', president: OTHER, chancellor: OWN },
  { type: 'vetoProposed', chancellor: OTHER },
  { type: 'vetoAnswered', president: OTHER, consent: true },
  { type: 'executed', president: OTHER, target: OWN },
  { type: 'policiesPeeked', president: OTHER },
  { type: 'roundBegan', round: 2, candidate: OWN, specialElection: false },
])('What $type tells of others, or nobody did, is no move of this seat.', (happening) => {
  expect(isFound(happening, [])).toBe(false);
});

const NOMINATED: Happening = { type: 'nominated', candidate: OWN, nominee: OTHER };

test('A move that answers the question at which this device came, or a bot sat, may be another’s; the next one may not.', () => {
  const moves = new OwnMoves();
  expect(moves.isForged(update(7), OWN, [], true)).toBe(false);
  expect(moves.isForged(update(7, [{ type: 'ballotCast', seat: OTHER }]), OWN, [], false)).toBe(false);
  expect(moves.isForged(update(8, [NOMINATED]), OWN, [], false)).toBe(false);
  expect(moves.isForged(update(9, [NOMINATED]), OWN, [], false)).toBe(true);
});

test('A move told with the update at which a bot sat is nobody’s forgery.', () => {
  const moves = new OwnMoves();
  moves.isForged(update(7), OWN, [], false);
  expect(moves.isForged(update(8, [NOMINATED]), OWN, [], true)).toBe(false);
});

test('What a gallery is told is nobody’s own.', () => {
  const moves = new OwnMoves();
  moves.isForged(update(7), null, [], false);
  expect(moves.isForged(update(8, [NOMINATED]), null, [], false)).toBe(false);
});

test('Nothing is judged before a question of this link is known.', () => {
  const moves = new OwnMoves();
  moves.isForged(update(7), OWN, [], false);
  moves.opened();
  expect(moves.isForged(update(8, [NOMINATED]), OWN, [], false)).toBe(false);
});
