import type { Trust } from '../bridge.ts';
import { gameFileText, type GameAccount, type GameFile } from '../protocol/gameFile.ts';
import type { Finding, Witness } from '../fairness/terms.ts';
import type { Random } from '../link/bytes.ts';
import type { DeviceFinding } from '../protocol/deal.ts';
import type { GuestMessage } from '../protocol/messages.ts';
import type { HeardMessage } from '../protocol/parse.ts';
import type { TableView } from '../protocol/tableView.ts';
import { OwnActs } from './ownActs.ts';
import type { SeatedMessage } from './terms.ts';
import { WitnessStand } from './witness.ts';

export interface TrustParts {
  readonly random: Random;
  readonly check: (opening: string, witness: Witness) => Promise<Finding | null>;
  readonly send: (message: GuestMessage) => void;
  readonly tell: (trust: Trust) => void;
  /** The time of day, for when a game ended: milliseconds since 1970. */
  readonly date: () => number;
}

/** Answers the deals of a table, has the opened game checked once, and reports what this device found. */
export class TrustKeeper {
  readonly #parts: TrustParts;
  readonly #stand: WitnessStand;
  readonly #acts = new OwnActs();
  #finding: Trust['finding'] = null;
  #told = '';
  #file: Omit<GameFile, 'account'> | null = null;
  /** Raised where what is being checked is of no use any more. */
  #checks = 0;
  #endedAt = 0;
  #table: TableView | null = null;
  #claims: GameAccount['claims'] = [];

  constructor(parts: TrustParts) {
    this.#parts = parts;
    this.#stand = new WitnessStand(parts.random);
  }

  /** A link stands anew. */
  opened(): void {
    this.#stand.opened();
    this.#acts.opened();
  }

  /** Another table begins: nothing of the one before is kept. */
  forget(): void {
    this.#stand.forget();
    this.#acts.forget();
    this.#table = null;
    this.#claims = [];
    this.#clear();
    this.#told = '';
  }

  /** The game that the host has opened, with what this device kept of it, as the text of a file; null before. */
  get gameFile(): string | null {
    if (this.#file === null || this.#table === null) return null;
    const { name, hostName } = this.#table;
    const account = { endedAt: this.#endedAt, tableName: name, hostName, claims: this.#claims };
    return gameFileText({ ...this.#file, account });
  }

  /** The person at this device says this to the table. */
  said(message: SeatedMessage): void {
    if (message.type === 'intent') this.#stand.said(message.question, message.intent);
    this.#acts.said(message);
  }

  heard(message: HeardMessage): void {
    const { forged, unremembered } = this.#acts;
    this.#hear(message);
    if (this.#acts.forged !== forged || this.#acts.unremembered !== unremembered) this.#tell();
  }

  #hear(message: HeardMessage): void {
    switch (message.type) {
      case 'dealOpen':
      case 'dealList':
      case 'dealShares':
        return this.#heardDeal(message);
      case 'table':
        this.#table = message.table;
        this.#stand.heardTable(message.table, message.mine);
        return this.#acts.heardTable(message.table, message.mine);
      case 'talk':
        // Between two games nothing is said: what belongs to the last one stays with it.
        if (this.#file === null || message.talk.claims.length > 0) this.#claims = message.talk.claims;
        return this.#acts.heardTalk(message.talk);
      case 'emote':
        return this.#acts.heardEmote(message);
      case 'update':
        return this.#heardUpdate(message);
      case 'opening':
        return this.#heardOpening(message);
      case 'beat':
        return this.#acts.beat();
      default:
        return;
    }
  }

  #heardDeal(
    message: Extract<HeardMessage, { readonly type: 'dealOpen' | 'dealList' | 'dealShares' }>,
  ): void {
    const game = this.#stand.game;
    const answer = this.#stand.heardDeal(message);
    if (this.#stand.game !== game) {
      this.#clear();
      this.#claims = [];
    }
    if (answer !== null) this.#parts.send(answer);
    this.#tell();
  }

  /** What was found of a game that goes on after its end was opened holds no more. */
  #heardUpdate(message: Extract<HeardMessage, { readonly type: 'update' }>): void {
    const isNew = this.#stand.heardUpdate(message);
    this.#acts.heardUpdate(message, this.#stand.asked, this.#stand.othersMayHaveActed);
    if (!isNew || this.#finding === null) return;
    this.#clear();
    this.#tell();
  }

  #clear(): void {
    this.#finding = null;
    this.#file = null;
    this.#checks += 1;
  }

  /** A game that was found once is not checked again when this device comes back to it. */
  #heardOpening(message: Extract<HeardMessage, { readonly type: 'opening' }>): void {
    const text = this.#stand.heardOpening(message);
    if (text === null || this.#finding !== null) return;
    this.#finding = 'checking';
    this.#tell();
    const check = this.#checks;
    const witness = this.#stand.witness(this.#acts.inGame);
    this.#file = { opening: text, witness };
    this.#endedAt = this.#parts.date();
    this.#parts
      .check(text, witness)
      .catch(() => null)
      .then((finding) => this.#found(check, finding ?? 'unchecked'))
      .catch(() => undefined);
  }

  #found(check: number, finding: Finding | 'unchecked'): void {
    if (check !== this.#checks) return;
    this.#finding = finding;
    this.#tell();
    const { game } = this.#stand;
    const head = finding !== 'unchecked' && finding.verdict === 'verified' ? finding.head : '';
    const report = { found: wordOf(finding), head };
    this.#acts.reported(report);
    this.#parts.send({ type: 'found', game, ...report });
  }

  #tell(): void {
    const { game, revealed, broken, hasNoShare, making } = this.#stand;
    const { forged, unremembered } = this.#acts;
    const known = { game, revealed, broken, hasNoShare, making, forged, unremembered };
    const trust: Trust = { ...known, finding: this.#finding };
    const told = JSON.stringify(trust);
    if (told === this.#told) return;
    this.#told = told;
    this.#parts.tell(trust);
  }
}

function wordOf(finding: Finding | 'unchecked'): DeviceFinding {
  if (finding === 'unchecked') return 'unchecked';
  if (finding.verdict === 'mismatch') return 'mismatch';
  return finding.discards === 'closed' ? 'weaker' : 'verified';
}
