import type { Said } from '../fairness/terms.ts';
import type { Update } from '../protocol/messages.ts';
import type { Intent } from '../rules/commands.ts';
import type { SeatId } from '../rules/terms.ts';
import type { Happening } from '../view/seatView.ts';

/**
 * Holds the moves that are told in the name of this device's seat against those that were asked for here, as soon as
 * they are told: the host might never open the game. What is only half public is judged when the game is opened.
 */
export class OwnMoves {
  /** The question that the table asked before the update that comes next; null before the first. */
  #question: number | null = null;
  /** Another device, or a bot, may have answered this question in this seat. */
  #othersAnswered: number | null = null;

  /** A link stands anew, another game begins, or the seat is this device's from now on. */
  opened(): void {
    this.#question = null;
  }

  /** Whether the update tells a move that was not made here. `mayBeOthers`: a bot sat, or the link is new. */
  isForged(update: Update, seat: SeatId | null, said: readonly Said[], mayBeOthers: boolean): boolean {
    const question = this.#question;
    this.#question = update.question;
    if (mayBeOthers) this.#othersAnswered = update.question;
    if (mayBeOthers || seat === null || question === null || question === this.#othersAnswered) return false;
    return update.happenings.some((happening) => {
      const isMove = moveOf(happening, seat);
      return isMove !== null && !said.some((each) => each.question === question && isMove(each.intent));
    });
  }
}

/** Whether an intent is the move that this happening tells of the seat; null where it tells none of it. */
function moveOf(happening: Happening, seat: SeatId): ((intent: Intent) => boolean) | null {
  switch (happening.type) {
    case 'nominated':
      if (happening.candidate !== seat) return null;
      return (intent) => intent.type === 'nominate' && intent.nominee === happening.nominee;
    case 'ballotCast':
      return happening.seat === seat ? (intent) => intent.type === 'castBallot' : null;
    case 'ballotsRevealed':
      return ballotOf(happening, seat);
    case 'tilesPassed':
      return happening.president === seat ? (intent) => intent.type === 'discard' : null;
    case 'vetoProposed':
      return happening.chancellor === seat ? (intent) => intent.type === 'proposeVeto' : null;
    case 'vetoAnswered':
      if (happening.president !== seat) return null;
      return (intent) => intent.type === 'answerVeto' && intent.consent === happening.consent;
    default:
      return powerOf(happening, seat);
  }
}

function ballotOf(
  { ballots }: Extract<Happening, { readonly type: 'ballotsRevealed' }>,
  seat: SeatId,
): ((intent: Intent) => boolean) | null {
  const ballot = ballots[seat] ?? null;
  return ballot === null ? null : (intent) => intent.type === 'castBallot' && intent.ballot === ballot;
}

const POWERS = {
  loyaltyInvestigated: 'investigate',
  specialElectionCalled: 'callSpecialElection',
  executed: 'execute',
} as const;

function powerOf(happening: Happening, seat: SeatId): ((intent: Intent) => boolean) | null {
  switch (happening.type) {
    case 'loyaltyInvestigated':
    case 'specialElectionCalled':
    case 'executed': {
      if (happening.president !== seat) return null;
      const { target } = happening;
      const type = POWERS[happening.type];
      return (intent) => intent.type === type && 'target' in intent && intent.target === target;
    }
    case 'policiesPeeked':
      return happening.president === seat ? (intent) => intent.type === 'peek' : null;
    default:
      return null;
  }
}
