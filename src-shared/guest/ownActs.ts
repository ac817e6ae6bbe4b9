import type { Forgery, Said } from '../fairness/terms.ts';
import type { DeviceReport } from '../protocol/deal.ts';
import type { Update } from '../protocol/messages.ts';
import type { HeardMessage } from '../protocol/parse.ts';
import type { TablePrivate, TableView } from '../protocol/tableView.ts';
import type { SeatId } from '../rules/terms.ts';
import type { Emote, TalkView } from '../talk/talkView.ts';
import { OwnClaims } from './ownClaims.ts';
import { OwnMoves } from './ownMoves.ts';
import { OwnSigns } from './ownSigns.ts';
import type { SeatedMessage } from './terms.ts';

/** What a host tells before a game, which a new deal does not make good. */
const BETWEEN_GAMES: readonly Forgery[] = ['ready', 'countIn'];

/**
 * All that a host can tell as an act of this device's seat, held against what was done here. It never accuses a host
 * for what another device of the same seat, or a bot that sat in, may have done: what is told first on a link, or when
 * the seat comes to this device, is taken as it is.
 */
export class OwnActs {
  readonly #claims = new OwnClaims();
  readonly #signs = new OwnSigns();
  readonly #moves = new OwnMoves();
  #seat: SeatId | null = null;
  /** The seat that this link has in this game; null before. */
  #hadSeat: SeatId | null = null;
  /** The game that was told last, and the one whose acts are held. */
  #game = 0;
  #begun = 0;
  /** No table was heard on this link. */
  #isFirst = true;
  #keepsAll = true;
  #given = 0;
  #update: Update | null = null;
  #forged: { readonly act: Forgery; readonly game: number } | null = null;
  #forgedBefore: Forgery | null = null;

  /** What was forged first in this game, or in a later one that the host has told of; null for nothing. */
  get inGame(): Forgery | null {
    return this.#forged !== null && this.#forged.game >= this.#game ? this.#forged.act : null;
  }

  /** What was forged first, in this game or at this table before it. */
  get forged(): Forgery | null {
    return this.inGame ?? this.#forgedBefore;
  }

  /** Claims in the name of this seat that another device of it may have made: this one does not remember them. */
  get unremembered(): number {
    return this.#claims.unremembered;
  }

  /** A link stands anew. */
  opened(): void {
    this.#claims.opened();
    this.#signs.opened();
    this.#moves.opened();
    this.#update = null;
    this.#isFirst = true;
    this.#hadSeat = null;
  }

  /** Another table, or none. */
  forget(): void {
    this.#begin(0, false);
    this.opened();
    this.#game = 0;
    this.#seat = null;
    this.#given = 0;
    this.#forged = null;
    this.#forgedBefore = null;
  }

  /** The person at this device says it; whether it is taken is the host's to say. */
  said(message: SeatedMessage): void {
    if (message.type === 'claim') this.#claims.said(message.round, message.says);
    if (message.type === 'emote') this.#signs.saidEmote(message.emote);
    if (message.type === 'ready') this.#signs.saidReady(message.ready);
    if (message.type === 'stopCountIn') this.#signs.stoppedCountIn();
  }

  /** This device says what it found. */
  reported(report: Omit<DeviceReport, 'seat'>): void {
    this.#signs.reported(report);
  }

  beat(): void {
    this.#claims.beat();
    this.#signs.beat();
  }

  heardTable(table: TableView, { seat }: TablePrivate): void {
    const { notice } = table;
    const given = notice?.kind === 'otherDevice' && notice.seat === seat ? notice.number : this.#given;
    this.#sit(table, seat, given);
    if (this.#isNew(table)) {
      const isDealing = table.activity === 'dealing';
      this.#begin(table.game, isDealing && seat !== null);
      if (isDealing) this.#hadSeat = seat;
    }
    this.#isFirst = false;
    this.#game = table.game;
    this.#keepsAll = table.options.chronicle;
    this.#note(this.#signs.heardTable(table, this.#seat));
  }

  heardEmote({ seat, emote }: { readonly seat: SeatId; readonly emote: Emote }): void {
    if (seat === this.#seat) this.#note(this.#signs.heardEmote(emote));
  }

  heardTalk(talk: TalkView): void {
    const [seat, update] = [this.#seat, this.#update];
    if (seat === null || update === null) return;
    const investigated = (round: number): SeatId | null =>
      update.mine.memories.flatMap((memory) =>
        memory.kind === 'investigated' && memory.round === round ? [memory.target] : [],
      )[0] ?? null;
    const moment = { seat, keepsAll: this.#keepsAll, round: update.public.round, investigated };
    this.#note(this.#claims.heard(talk, moment));
  }

  /** `said` is what was asked for here in this game; `mayBeOthers`: a bot sat in this seat, or the link is new. */
  heardUpdate(
    { update }: Extract<HeardMessage, { readonly type: 'update' }>,
    said: readonly Said[],
    mayBeOthers: boolean,
  ): void {
    this.#update = update;
    if (this.#moves.isForged(update, this.#seat, said, mayBeOthers)) this.#note('move');
  }

  /**
   * Seats change between two games. In a game a link is given one that another device had, which may have spoken, and
   * never another one after it, or none: the link would end.
   */
  #sit({ activity }: TableView, seat: SeatId | null, given: number): void {
    const isBetween = activity === 'lobby' || activity === 'dealing';
    const before = this.#hadSeat;
    if (this.#isFirst || isBetween || this.#seat === null) this.#seat = seat;
    if (!isBetween) this.#hadSeat ??= this.#seat;
    const isTaken = !isBetween && this.#hadSeat !== before;
    if (!isTaken && given === this.#given) return;
    this.#given = given;
    this.#claims.opened();
    this.#moves.opened();
  }

  /** While a link stands, a later game begins with its deal: a number alone would make anything forgotten. */
  #isNew({ game, activity }: TableView): boolean {
    return this.#isFirst ? game !== this.#begun : game > this.#begun && activity === 'dealing';
  }

  #begin(game: number, isDealt: boolean): void {
    this.#begun = game;
    this.#claims.begin(isDealt);
    this.#moves.opened();
    this.#update = null;
  }

  #note(forgery: Forgery | null): void {
    if (forgery === null) return;
    if (BETWEEN_GAMES.includes(forgery)) this.#forgedBefore ??= forgery;
    else if (this.inGame === null) this.#forged = { act: forgery, game: this.#game };
  }
}
