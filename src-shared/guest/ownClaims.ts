import type { Forgery } from '../fairness/terms.ts';
import type { SeatId } from '../rules/terms.ts';
import { isSame, type ClaimKind, type Statement } from '../talk/statements.ts';
import type { Claim, TalkView } from '../talk/talkView.ts';

/**
 * Beats of a host after which no claim that another device of this seat made before is under way any more: a minute, as
 * a host tells of a claim only once its disk has it, and beats meanwhile.
 */
export const BEATS_UNDER_WAY = 20;

interface SaidClaim {
  readonly round: number;
  readonly says: Statement;
}

/** What is known where a talk is heard. */
export interface TalkMoment {
  readonly seat: SeatId;
  /** The table keeps all claims in sight; else the last one of a seat alone, until the end (decision 28). */
  readonly keepsAll: boolean;
  /** The round of now, by what this device was shown. */
  readonly round: number;
  /** Whom this seat has investigated in that round, by what it was shown; null for nobody. */
  readonly investigated: (round: number) => SeatId | null;
}

/**
 * Holds the claims that a host tells in the name of this device's seat against those that were made here. What the
 * first talk of a link tells is taken as it is: another device, or another window, may have had the seat before. What
 * could be claimed as that talk came may still come from there; what came to be claimed later cannot.
 */
export class OwnClaims {
  #said: SaidClaim[] = [];
  /** Own claims told on this link, by what they are about; null before its first talk. */
  #told: Map<string, Claim> | null = null;
  #mayBeUnderWay = new Set<string>();
  #openedLater = new Set<string>();
  /** The round in which this link's first talk came. */
  #from = 0;
  #beats = 0;
  #unremembered = new Set<string>();

  /** Claims in the name of this seat that this device does not remember, and that another device may have made. */
  get unremembered(): number {
    return this.#unremembered.size;
  }

  /** A link stands anew, or the seat is this device's from now on. */
  opened(): void {
    this.#told = null;
    this.#mayBeUnderWay.clear();
    this.#openedLater.clear();
    this.#beats = 0;
  }

  /** Another game. `isDealt`: this device is at its seat while it is dealt, before anybody can claim anything. */
  begin(isDealt: boolean): void {
    this.opened();
    this.#said = [];
    this.#unremembered.clear();
    this.#from = 0;
    if (isDealt) this.#told = new Map();
  }

  said(round: number, says: Statement): void {
    this.#said.push({ round, says });
  }

  beat(): void {
    this.#beats += 1;
    if (this.#beats >= BEATS_UNDER_WAY) this.#mayBeUnderWay.clear();
  }

  /** What is forged in this talk; null for nothing. */
  heard({ claims, open }: TalkView, moment: TalkMoment): Forgery | null {
    const own = claims.filter(({ seat }) => seat === moment.seat);
    const offered = open
      .filter(({ seat }) => seat === moment.seat)
      .map(({ round, kind }) => keyOf(round, kind));
    if (this.#told === null) return this.#first(own, offered, moment);
    for (const key of offered) if (!this.#mayBeUnderWay.has(key)) this.#openedLater.add(key);
    const forgery = this.#dropped(own, this.#told, moment) ?? this.#strange(own, this.#told, moment);
    for (const claim of own) this.#told.set(keyOfClaim(claim), claim);
    return forgery;
  }

  #first(own: readonly Claim[], offered: readonly string[], { round }: TalkMoment): null {
    this.#told = new Map(own.map((claim) => [keyOfClaim(claim), claim]));
    this.#mayBeUnderWay = new Set(offered);
    this.#from = round;
    for (const claim of own) if (!this.#isSaid(claim)) this.#unremembered.add(keyOfClaim(claim));
    return null;
  }

  /** A claim stands for good; without a chronicle the last one of a seat does. */
  #dropped(
    own: readonly Claim[],
    told: ReadonlyMap<string, Claim>,
    { keepsAll }: TalkMoment,
  ): Forgery | null {
    const here = new Set(own.map(keyOfClaim));
    const gone = [...told.keys()].filter((key) => !here.has(key));
    if (gone.length === 0) return null;
    return keepsAll || own.length === 0 ? 'claimDropped' : null;
  }

  #strange(own: readonly Claim[], told: ReadonlyMap<string, Claim>, moment: TalkMoment): Forgery | null {
    for (const claim of own) {
      const before = told.get(keyOfClaim(claim));
      const forgery = before === undefined ? this.#judge(claim, moment) : isOther(before, claim);
      if (forgery !== null) return forgery;
    }
    return null;
  }

  #judge(claim: Claim, moment: TalkMoment): Forgery | null {
    const target = claim.says.kind === 'investigated' ? moment.investigated(claim.round) : null;
    if (this.#isSaid(claim)) return claim.target === target ? null : 'claimChanged';
    const key = keyOfClaim(claim);
    if (this.#mayBeUnderWay.has(key) || this.#mayBeOlder(claim, key, moment)) {
      this.#unremembered.add(key);
      return null;
    }
    return this.#said.some(({ round, says }) => keyOf(round, says.kind) === key) ? 'claimChanged' : 'claim';
  }

  /** Without a chronicle the end brings claims back into sight that were made before this link stood. */
  #mayBeOlder({ round }: Claim, key: string, { keepsAll }: TalkMoment): boolean {
    return !keepsAll && round <= this.#from && !this.#openedLater.has(key);
  }

  #isSaid({ round, says }: Claim): boolean {
    return this.#said.some((said) => said.round === round && isSame(said.says, says));
  }
}

function isOther(before: Claim, now: Claim): Forgery | null {
  return before.target === now.target && isSame(before.says, now.says) ? null : 'claimChanged';
}

function keyOfClaim({ round, says }: Claim): string {
  return keyOf(round, says.kind);
}

function keyOf(round: number, kind: ClaimKind): string {
  return `${round} ${kind}`;
}
