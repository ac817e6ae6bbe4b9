import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { afterClaim } from './claims.ts';
import { headAt } from './frames.ts';
import type { FoundGame } from './gameInPlay.ts';
import { chanceOf } from './jointDeal.ts';
import type { GameBegan, JournalRecord } from './journal.ts';
import { parseRecord, type RecordFault } from './journalText.ts';
import type { KeptTable } from './keptTable.ts';
import { afterBreakOff, afterCommand, laid, questionOf, type LaidGame } from './laidGame.ts';
import { beginGame, type BeginGame } from './playedGame.ts';
import { deedOf, StandIn } from './standIn.ts';

/** A table as its journal tells of it, to be opened again. */
export interface TakenUp {
  readonly kept: KeptTable;
  readonly game: FoundGame;
  /** What bots did in people's seats. */
  readonly standIn: StandIn;
  /** What the new journal begins with: everything that the table still needs. */
  readonly records: readonly JournalRecord[];
}

/** Why records are none that a table can be taken up from. */
export type TakeUpFault =
  | { readonly code: RecordFault }
  /** There is no table in them. */
  | { readonly code: 'noTable' }
  /** A record is of another table than those before it. */
  | { readonly code: 'otherTable' }
  /** A record does not follow from those before it. */
  | { readonly code: 'wrongOrder' }
  | { readonly code: 'againstTheRules' }
  /** The game was dealt by one source alone, and nothing says what. */
  | { readonly code: 'noSeed' };

type Judged = TakeUpFault['code'] | null;

/**
 * Reads a table from the records of its journal, oldest first, by playing its game again. `begin` sets a game up as
 * the table does. Nothing is written, and no records whatever make it throw.
 */
export function takeUp(texts: readonly string[], begin: BeginGame = beginGame): Result<TakenUp, TakeUpFault> {
  const reading = new Reading(begin);
  for (const text of texts) {
    const record = parseRecord(text);
    if (!record.ok) return err({ code: record.error });
    const fault = reading.take(record.value);
    if (fault !== null) return err({ code: fault });
  }
  return reading.end();
}

/** Follows the records of one table. */
class Reading {
  readonly #begin: BeginGame;
  #table: KeptTable | null = null;
  #laid: LaidGame | null = null;
  /** The game before its last command: one that came too late is taken back. */
  #before: LaidGame | null = null;
  /** Somebody may have been told of the game. */
  #isTold = false;
  #heads = new Map<number, string>();
  readonly #standIn = new StandIn();
  #records: JournalRecord[] = [];

  constructor(begin: BeginGame) {
    this.#begin = begin;
  }

  take(record: JournalRecord): Judged {
    const fault = this.#follow(record);
    this.#records.push(record);
    return fault;
  }

  #follow(record: JournalRecord): Judged {
    switch (record.type) {
      case 'table':
        return this.#takeTable(record.table);
      case 'gameBegan':
        return this.#takeBeginning(record);
      case 'command':
        return this.#takeCommand(record);
      case 'claim':
        return this.#takeClaim(record);
      case 'gameEnded':
        return this.#takeEnd(record.game, record.revision);
    }
  }

  #takeTable(table: KeptTable): Judged {
    if (this.#table !== null && table.origin.id !== this.#table.origin.id) return 'otherTable';
    const isBetween = table.activity === 'lobby' || table.activity === 'dealing';
    // The host ended the game while its deal was being kept: it never lay on the table.
    const wasNever = table.activity === 'ended' && !this.#isTold;
    if (isBetween || wasNever) this.#laid = null;
    if (isBetween) this.#records = [];
    if (this.#laid !== null && this.#laid.began.game !== table.game) return 'wrongOrder';
    this.#isTold = this.#laid !== null;
    this.#noteSitIns(table);
    this.#table = table;
    return null;
  }

  /** A bot that sits down anew tells of no deeds of an earlier one (decision 26). */
  #noteSitIns(table: KeptTable): void {
    for (const [at, chair] of table.chairs.entries()) {
      const before = this.#table?.chairs[at];
      const satIn = before !== undefined && before.kind !== 'bot' && before.botSitsIn;
      if (chair.kind !== 'bot' && chair.botSitsIn && !satIn) this.#standIn.begin(seatId(at));
    }
  }

  #takeBeginning(began: GameBegan): Judged {
    if (this.#table?.game !== began.game || this.#laid !== null) return 'wrongOrder';
    if (began.proof === null) return 'noSeed';
    const { players, options, proof } = began;
    const chance = chanceOf(proof, players);
    this.#standIn.clear();
    this.#isTold = false;
    this.#lay(laid(began, this.#begin(players, chance, options)));
    return null;
  }

  #takeCommand(record: Extract<JournalRecord, { readonly type: 'command' }>): Judged {
    const game = this.#laid;
    const { revision, question, command } = record;
    if (game === null || game.began.game !== record.game || game.brokenOff !== null) return 'wrongOrder';
    if (revision !== game.revision + 1 || question !== questionOf(game)) return 'wrongOrder';
    const step = game.played.play(command);
    if (!step.ok) return 'againstTheRules';
    this.#noteMove(game, record);
    this.#isTold = true;
    this.#lay(afterCommand(game, step.value, { revision, question, command }));
    this.#before = game;
    return null;
  }

  #noteMove(
    { played }: LaidGame,
    { command, question, byBot }: Extract<JournalRecord, { readonly type: 'command' }>,
  ): void {
    const { seat, ...intent } = command;
    if (!byBot) {
      if (intent.type === 'castBallot') this.#standIn.voted(seat, question);
      return;
    }
    if (this.#table === null || this.#table.chairs[seat]?.kind === 'bot') return;
    const { round } = played.public;
    this.#standIn.note(seat, deedOf(intent, { round, question, hand: played.mine(seat).hand }));
  }

  #takeClaim({ game, claim }: Extract<JournalRecord, { readonly type: 'claim' }>): Judged {
    if (this.#laid === null || this.#laid.began.game !== game) return 'wrongOrder';
    const said = afterClaim(this.#laid.claims, this.#laid.played.public, claim);
    if (!said.ok) return 'againstTheRules';
    this.#laid = { ...this.#laid, claims: said.value.claims };
    return null;
  }

  /** A deal that the host broke off has no game that could be. */
  #takeEnd(game: number, revision: number): Judged {
    if (this.#laid === null || this.#laid.began.game !== game) return null;
    if (this.#laid.revision === revision && this.#before !== null) this.#laid = this.#before;
    if (this.#laid.revision + 1 !== revision || this.#laid.brokenOff !== null) return 'wrongOrder';
    this.#lay(afterBreakOff(this.#laid, this.#laid.played.breakOff()));
    this.#isTold = true;
    return null;
  }

  #lay(game: LaidGame): void {
    this.#laid = game;
    this.#before = null;
    this.#heads.set(game.revision, headAt(game.revision, game.played.public));
  }

  /** Null where the records end between two that belong together. */
  end(): Result<TakenUp, TakeUpFault> {
    const table = this.#table;
    if (table === null) return err({ code: 'noTable' });
    const { activity } = table;
    if (activity === 'ended' && this.#laid !== null && this.#laid.brokenOff === null)
      this.take({ type: 'gameEnded', game: table.game, revision: this.#laid.revision + 1 });
    if ((activity === 'playing' || activity === 'concluded') && this.#laid === null)
      return err({ code: 'wrongOrder' });
    return ok({
      kept: { ...table, activity: activityOf(table, this.#laid) },
      game: {
        laid: this.#laid,
        used: table.used,
        heads: [...this.#heads].map(([revision, head]) => ({ revision, head })),
      },
      standIn: this.#standIn,
      records: this.#records,
    });
  }
}

/** A record of the game may say more than the table's last one. */
function activityOf({ activity }: KeptTable, game: LaidGame | null): KeptTable['activity'] {
  if (game === null) return activity;
  if (game.brokenOff !== null) return 'ended';
  return game.played.public.stage.name === 'concluded' ? 'concluded' : 'playing';
}
