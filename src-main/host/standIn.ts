import { unreachable } from '../../src-shared/lang/result.ts';
import { MAX_BOT_DEEDS, type BotDeed } from '../../src-shared/protocol/tableView.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import type { Party, SeatId } from '../../src-shared/rules/terms.ts';

/** What stood before the seat as the bot acted. */
export interface DeedMoment {
  readonly round: number;
  readonly question: number;
  /** The tiles in the seat's own hand. */
  readonly hand: readonly Party[];
}

/** A bot's act in a person's seat as that person is told of it; nothing that the seat may not know (decision 26). */
export function deedOf(intent: Intent, { round, question, hand }: DeedMoment): BotDeed {
  const plain = {
    round,
    question,
    type: intent.type,
    target: null,
    ballot: null,
    party: null,
    consent: null,
  };
  switch (intent.type) {
    case 'nominate':
      return { ...plain, target: intent.nominee };
    case 'castBallot':
      return { ...plain, ballot: intent.ballot };
    case 'discard':
    case 'enact':
      return { ...plain, party: hand[intent.position] ?? null };
    case 'answerVeto':
      return { ...plain, consent: intent.consent };
    case 'investigate':
    case 'callSpecialElection':
    case 'execute':
      return { ...plain, target: intent.target };
    case 'proposeVeto':
    case 'peek':
      return plain;
    default:
      return unreachable(intent);
  }
}

/** What bots did in people's seats in this game, the latest few of each seat. */
export class StandIn {
  readonly #deeds = new Map<SeatId, readonly BotDeed[]>();

  /** A bot sits down anew: what an earlier one did was told before. */
  begin(seat: SeatId): void {
    this.#deeds.delete(seat);
  }

  note(seat: SeatId, deed: BotDeed): void {
    this.#deeds.set(seat, [...this.of(seat), deed].slice(-MAX_BOT_DEEDS));
  }

  /** The person has cast an own ballot: what lies on the table is no bot's choice any more (R-VOTE-05). */
  voted(seat: SeatId, question: number): void {
    const deeds = this.#deeds.get(seat);
    if (deeds === undefined) return;
    this.#deeds.set(
      seat,
      deeds.map((deed) => (deed.question === question ? { ...deed, ballot: null } : deed)),
    );
  }

  /** Oldest first; none for the gallery. */
  of(seat: SeatId | null): readonly BotDeed[] {
    return seat === null ? [] : (this.#deeds.get(seat) ?? []);
  }

  /** Another game begins. */
  clear(): void {
    this.#deeds.clear();
  }
}
