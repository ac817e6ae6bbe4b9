import type { DealStep } from '../bridge.ts';
import { commitmentOf, seatCommitment, SHARE_BYTES } from '../fairness/commitment.ts';
import type { DealContext, DealRecord, Forgery, Said, Witness } from '../fairness/terms.ts';
import { toHex, type Random } from '../link/bytes.ts';
import { parseContext } from '../protocol/dealShape.ts';
import type { DealAnswer, DealMessage } from '../protocol/deal.ts';
import type { TablePrivate, TableView } from '../protocol/tableView.ts';
import type { HeardMessage } from '../protocol/parse.ts';
import type { Intent } from '../rules/commands.ts';
import type { SeatId } from '../rules/terms.ts';
import { ShownUpdates } from './shownUpdates.ts';

/** The deal that this device takes part in, or takes note of. */
interface KnownDeal {
  readonly context: DealContext;
  readonly heard: Partial<DealRecord> & Pick<DealRecord, 'context' | 'commitment'>;
  /** Null where this device has no share: it is in the gallery, or was dealt in as absent. */
  readonly share: string | null;
  /** This device was at its seat while the deal was made. */
  readonly isOwn: boolean;
}

/**
 * What this device contributes to a deal, and all that it keeps of a game to check it at the end. It is kept in
 * memory alone and forgotten at the next deal (decision 23).
 */
export class WitnessStand {
  readonly #random: Random;
  #deal: KnownDeal | null = null;
  readonly #shown = new ShownUpdates();
  #said: Said[] = [];
  #seat: SeatId | null = null;
  /** The seat that this link had since it stands, or since the deal. */
  #hadSeat: SeatId | null = null;
  #botSitsIn = false;
  #isFirst = true;
  #parts: (string | null)[] = [];
  #revealed: readonly number[] = [];
  /** A bot sat in this seat at some time since the last update. */
  #botSat = false;
  /** The last update was the end of the game. */
  #isOver = false;
  /** The furthest that the deals of this table have come: game and deal never go back. */
  #latest = { game: 0, deal: 0 };
  /** This device has opened its share in the latest deal, and no game has come of it yet. */
  #isPending = false;
  #broken = 0;
  #isDealing = false;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Which game this device takes note of; 0 before any deal. */
  get game(): number {
    return this.#deal?.context.game ?? 0;
  }

  /** The deals of this game, void ones too, in which this device did open its share (decision 22). */
  get revealed(): readonly number[] {
    return this.#revealed;
  }

  /**
   * How many deals of this table came to nothing after this device had opened its share in them, by its own count. A
   * host may say that there were fewer; one whose game this device slept through is counted too.
   */
  get broken(): number {
    return this.#broken;
  }

  /**
   * The deal says that this person is absent, or there is no seat, or it was made without the share of this device:
   * the chance of this game rests on the others. A page that was loaded anew after the deal does not know its share.
   */
  get hasNoShare(): boolean {
    const deal = this.#deal;
    if (deal === null || deal.share !== null) return false;
    return (
      deal.isOwn || this.#seat === null || commitmentOf(deal.heard.commitments ?? [], this.#seat) === null
    );
  }

  /** What the deal waits for, as far as this device heard; null where none is being made. */
  get making(): DealStep | null {
    if (this.#deal === null || this.#deal.heard.shares !== undefined) return null;
    return this.#deal.heard.commitments === undefined ? 'commitments' : 'shares';
  }

  /** A link stands anew: what was told meanwhile was not heard. */
  opened(): void {
    this.#isFirst = true;
    this.#hadSeat = null;
    this.#parts = [];
  }

  /** Another table, or none: nothing of the game before is kept. */
  forget(): void {
    this.#forgetGame();
    this.#seat = null;
    this.#botSitsIn = false;
    this.#botSat = false;
    this.#latest = { game: 0, deal: 0 };
    this.#isPending = false;
    this.#broken = 0;
  }

  /** That deals have been opened for it stays known: a host could name another number to begin the count anew. */
  #forgetGame(): void {
    this.#deal = null;
    this.#clear();
    this.opened();
  }

  /** A message of the deal, and what this device answers to it; null for nothing. */
  heardDeal(message: DealMessage): DealAnswer | null {
    switch (message.type) {
      case 'dealOpen':
        return this.#dealOpened(message.context, message.commitment);
      case 'dealList':
        return this.#dealListed(message.commitments);
      case 'dealShares':
        this.#keep({ shares: message.shares });
        return null;
    }
  }

  heardTable(table: TableView, { seat }: TablePrivate): void {
    if (this.#deal !== null && table.game > this.#deal.context.game) this.#forgetGame();
    // Whoever watched and is given a seat is shown how the game stands for it, without what led there.
    if (this.#seat === null && seat !== null && seat !== this.#hadSeat) this.#isFirst = true;
    // Whoever is here while it is dealt sees the game from its beginning.
    this.#isDealing = table.activity === 'dealing';
    if (this.#isDealing) this.#isFirst = false;
    this.#hadSeat = this.#isDealing ? seat : (seat ?? this.#hadSeat);
    this.#seat = seat;
    this.#botSitsIn = seat !== null && (table.seats[seat]?.botSitsIn ?? false);
    this.#botSat ||= this.#botSitsIn;
  }

  /** True where it tells anything that the update before did not: then what was found of the game is out of date. */
  heardUpdate({ update, received }: Extract<HeardMessage, { readonly type: 'update' }>): boolean {
    const { revision, mine } = update;
    // A bot's move may be told after its person is back: it was made while the bot sat there.
    const seen = { isFirst: this.#isFirst, botSitsIn: this.#botSat };
    this.#botSat = this.#botSitsIn;
    this.#isFirst = false;
    this.#isPending = false;
    this.#isOver = update.public.stage.name === 'concluded';
    return this.#shown.add({ revision, ...received, mine, ...seen });
  }

  /** What the person at this device asked for in this game. */
  get asked(): readonly Said[] {
    return this.#said;
  }

  /** Another device, or a bot, may have made the moves of this seat that the last update tells. */
  get othersMayHaveActed(): boolean {
    const { last } = this.#shown;
    return last === undefined || last.isFirst || last.botSitsIn || this.#botSitsIn;
  }

  /** The person asked for this; kept whether it is refused or not. */
  said(question: number, intent: Intent): void {
    this.#said.push({ question, intent });
  }

  /**
   * One part of the opened game; the whole text once all parts are here, in whatever order they came. What is opened
   * before this device was shown the end is nothing: it could not be held against what comes after it.
   */
  heardOpening({ part, parts, text }: Extract<HeardMessage, { readonly type: 'opening' }>): string | null {
    if (!this.#isOver) return null;
    if (this.#parts.length !== parts) this.#parts = Array.from({ length: parts }, () => null);
    if (part > parts) return null;
    this.#parts[part - 1] = text;
    if (this.#parts.includes(null)) return null;
    const whole = this.#parts.join('');
    this.#parts = [];
    return whole;
  }

  /** What it kept of the game; `forged` is what was told of its seat besides and was not done here. */
  witness(forged: Forgery | null = null): Witness {
    return {
      seat: this.#seat,
      heard: this.#deal?.heard ?? null,
      share: this.#deal?.share ?? null,
      shown: [...this.#shown.all],
      said: [...this.#said],
      forged,
    };
  }

  /**
   * The same deal told again, after a lost link, is answered again in the same words. One of another kind under a
   * number that was used is not answered: a host that saw the shares would try again, and nobody would count it.
   */
  #dealOpened(context: string, commitment: string): DealAnswer | null {
    if (this.#deal?.heard.context === context) return this.#commit();
    const parsed = parseContext(context);
    if (!parsed.ok || !this.#isNext(parsed.value)) return null;
    if (parsed.value.game !== this.#deal?.context.game) this.#clear();
    if (this.#isPending) this.#broken += 1;
    this.#isPending = false;
    this.#latest = { game: parsed.value.game, deal: parsed.value.deal };
    const isAsked = this.#seat !== null && parsed.value.seats[this.#seat]?.kind === 'person';
    this.#deal = {
      context: parsed.value,
      heard: { context, commitment },
      share: isAsked ? toHex(this.#random(SHARE_BYTES)) : null,
      isOwn: this.#isDealing,
    };
    return this.#commit();
  }

  /** A later deal of a game that has not begun, or a deal of a later game. */
  #isNext({ game, deal }: DealContext): boolean {
    if (game !== this.#latest.game) return game > this.#latest.game;
    return deal > this.#latest.deal && this.#shown.last === undefined;
  }

  #commit(): DealAnswer | null {
    const deal = this.#deal;
    if (deal === null || deal.share === null || this.#seat === null) return null;
    const { context, commitment } = deal.heard;
    const { game, deal: number } = deal.context;
    const share = { seat: this.#seat, share: deal.share };
    return { type: 'commit', game, deal: number, commitment: seatCommitment(context, commitment, share) };
  }

  /** A share is opened only where its commitment stands in the list (security, section 3.1). */
  #dealListed(commitments: DealRecord['commitments']): DealAnswer | null {
    this.#keep({ commitments });
    const deal = this.#deal;
    const own = this.#commit();
    if (deal === null || deal.share === null || own?.type !== 'commit' || this.#seat === null) return null;
    if (commitmentOf(deal.heard.commitments ?? [], this.#seat) !== own.commitment) {
      this.#deal = { ...deal, share: null };
      return null;
    }
    if (!this.#revealed.includes(own.deal)) this.#revealed = [...this.#revealed, own.deal];
    this.#isPending ||= this.#shown.last === undefined;
    return { type: 'reveal', game: own.game, deal: own.deal, share: deal.share };
  }

  /** What was heard first counts: a host that tells the deal otherwise later is found out at the end. */
  #keep(part: Partial<DealRecord>): void {
    if (this.#deal === null) return;
    this.#deal = { ...this.#deal, heard: { ...part, ...this.#deal.heard } };
  }

  #clear(): void {
    this.#shown.clear();
    this.#said = [];
    this.#parts = [];
    this.#revealed = [];
    this.#isOver = false;
  }
}
