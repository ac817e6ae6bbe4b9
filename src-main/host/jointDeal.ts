import { randomBytes } from 'node:crypto';
import {
  commitmentOf,
  hostCommitment,
  jointSeed,
  seatCommitment,
  SHARE_BYTES,
} from '../../src-shared/fairness/commitment.ts';
import type { DealContext, DealRecord, SeatCommitment, SeatShare } from '../../src-shared/fairness/terms.ts';
import type { DealAnswer, DealMessage } from '../../src-shared/protocol/deal.ts';
import { chanceFromSeed, type Chance } from '../../src-shared/rules/chance.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import type { Dealer, DealProof, DealRound, Dealt } from './dealer.ts';

/** Milliseconds that seats have for their commitment, and for their share (security, section 3.3). */
const COMMIT_MS = 5000;
const REVEAL_MS = 10_000;
/** A seat that made this many deals of one game void is dealt in without a share. */
const VOIDS_OF_A_SEAT = 2;

/**
 * The product's own dealer: every seat with a person has a share in the seed, and the host is bound to its own before
 * it sees any (security, section 3.1). Nothing can set or read the seed (decision 20).
 */
export const jointDealer: Dealer = { deal: (round) => new JointDeal(round).run() };

/** The chance of a game that was dealt with this proof, for so many players: the same whenever it is asked for. */
export function chanceOf({ record, seed }: DealProof, players: number): Chance {
  return chanceFromSeed(jointSeed(record, seed), players);
}

class JointDeal {
  readonly #round: DealRound;
  readonly #voids = new Map<SeatId, number>();
  #hear: (seat: SeatId, answer: DealAnswer) => void = () => undefined;

  constructor(round: DealRound) {
    this.#round = round;
    round.listen((seat, answer) => this.#hear(seat, answer));
  }

  async run(): Promise<Dealt> {
    for (let deal = 1; ; deal += 1) {
      const proof = await this.#try(deal);
      if (proof !== null || !this.#round.isWanted()) return this.#dealt(proof ?? this.#bind(deal).proof);
    }
  }

  #dealt(proof: DealProof): Dealt {
    return { chance: chanceOf(proof, this.#round.players), proof };
  }

  /** Null: a seat that had bound itself did not open its share, and the deal is void. */
  async #try(deal: number): Promise<DealProof | null> {
    const { context, proof } = this.#bind(deal);
    const record: DealRecord = {
      ...proof.record,
      commitments: await this.#commitments(context, proof.record),
    };
    const shares = await this.#shares(context, record);
    const missing = record.commitments.filter(({ seat }) => !shares.some((share) => share.seat === seat));
    if (missing.length > 0) {
      this.#void(
        deal,
        missing.map(({ seat }) => seat),
      );
      return null;
    }
    this.#round.tell({ type: 'dealShares', shares });
    return { seed: proof.seed, record: { ...record, shares } };
  }

  #bind(deal: number): { readonly context: DealContext; readonly proof: DealProof } {
    const context = this.#round.context(deal, this.#without());
    const seed = randomBytes(SHARE_BYTES).toString('hex');
    const text = JSON.stringify(context);
    const commitment = hostCommitment(text, seed);
    return { context, proof: { seed, record: { context: text, commitment, commitments: [], shares: [] } } };
  }

  #without(): ReadonlySet<SeatId> {
    const often = [...this.#voids].filter(([, count]) => count >= VOIDS_OF_A_SEAT);
    return new Set(often.map(([seat]) => seat));
  }

  #void(deal: number, seats: readonly SeatId[]): void {
    for (const seat of seats) this.#voids.set(seat, (this.#voids.get(seat) ?? 0) + 1);
    this.#round.voided(deal, seats);
  }

  /** Whoever is not in it after the time has no share; the first commitment of a seat counts. */
  async #commitments(context: DealContext, record: DealRecord): Promise<readonly SeatCommitment[]> {
    const given = await this.#gather({
      ask: { type: 'dealOpen', context: record.context, commitment: record.commitment },
      of: personsOf(context),
      ms: COMMIT_MS,
      read: (_, answer) => (answer.type === 'commit' && isOf(context, answer) ? answer.commitment : null),
    });
    return given.map(([seat, commitment]) => ({ seat, commitment }));
  }

  /** A share that does not open its commitment is none. */
  async #shares(context: DealContext, record: DealRecord): Promise<readonly SeatShare[]> {
    const given = await this.#gather({
      ask: { type: 'dealList', commitments: record.commitments },
      of: record.commitments.map(({ seat }) => seat),
      ms: REVEAL_MS,
      read: (seat, answer) =>
        answer.type === 'reveal' && isOf(context, answer) && opens(record, { seat, share: answer.share })
          ? answer.share
          : null,
    });
    return given.map(([seat, share]) => ({ seat, share }));
  }

  /** What these seats gave, ascending by seat: at once when all have, otherwise when the time is up. */
  #gather({ ask, of, ms, read }: Asked): Promise<readonly (readonly [SeatId, string])[]> {
    const given = new Map<SeatId, string>();
    return new Promise((resolve) => {
      const done = (): void => {
        callOff();
        this.#hear = () => undefined;
        resolve([...given].sort(([one], [other]) => one - other));
      };
      const callOff = this.#round.clock.after(ms, done);
      this.#hear = (seat, answer) => {
        const value = of.includes(seat) && !given.has(seat) ? read(seat, answer) : null;
        if (value === null) return;
        given.set(seat, value);
        if (given.size === of.length) done();
      };
      // Asked only now: an answer may come before this call returns.
      this.#round.tell(ask);
      if (of.length === 0) done();
    });
  }
}

/** One question of a deal: to whom, for how long, and what counts as an answer. */
interface Asked {
  readonly ask: DealMessage;
  readonly of: readonly SeatId[];
  readonly ms: number;
  readonly read: (seat: SeatId, answer: DealAnswer) => string | null;
}

function personsOf({ seats }: DealContext): readonly SeatId[] {
  return seats.flatMap(({ kind }, index) => (kind === 'person' ? [seatId(index)] : []));
}

function isOf({ game, deal }: DealContext, answer: DealAnswer): boolean {
  return answer.game === game && answer.deal === deal;
}

function opens({ context, commitment, commitments }: DealRecord, share: SeatShare): boolean {
  return commitmentOf(commitments, share.seat) === seatCommitment(context, commitment, share);
}
