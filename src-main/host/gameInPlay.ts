import { ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { Command, Intent } from '../../src-shared/rules/commands.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { Projected } from '../../src-shared/view/projected.ts';
import type { Happening, ViewOptions } from '../../src-shared/view/seatView.ts';
import { NO_TALK, type TalkView } from '../../src-shared/talk/talkView.ts';
import { afterClaim, afterHappenings, NO_CLAIMS, talkView, type Claims, type Saying } from './claims.ts';
import type { Opening } from '../../src-shared/fairness/terms.ts';
import type { DealProof } from './dealer.ts';
import { encodeFrames, type Frames } from './frames.ts';
import { Heads } from './heads.ts';
import type { Journal } from './journal.ts';
import { openGame, type KeptStep } from './opening.ts';
import type { PlayedGame, PlayedStep } from './playedGame.ts';

/** What the game in play needs of the table around it. */
export interface Surroundings {
  readonly journal: Journal;
  /** Why no intent is taken now, whatever it is; null when the game is open. */
  readonly closed: () => TableRefusal | null;
  /** The game has gone on: everybody is to be told, in this tick. */
  readonly tell: (frames: Frames) => void;
  /** What people have said, or may say, is other than it was: everybody is to be told. */
  readonly tellTalk: () => void;
  /** The rules, a view or the journal failed. The game is as it was (decision 34). */
  readonly fault: (error: unknown) => void;
}

/** An intent with the seat that the host knows it came from (R-01 of the road: no message says its own seat). */
export interface Answer {
  readonly seat: SeatId;
  readonly question: number;
  readonly intent: Intent;
  readonly refuse: (refusal: TableRefusal) => void;
  /** The rules took it, and the journal has it; nobody is told yet. */
  readonly accepted: () => void;
}

/** A game that was dealt. */
export interface Beginning {
  readonly game: number;
  readonly players: number;
  readonly played: PlayedGame;
  readonly proof: DealProof | null;
  /** The table has a use for it still. */
  readonly isWanted: () => boolean;
}

/**
 * The one road of every intent, the host's own and a bot's included. Commands are judged one after the other, each
 * kept by the journal before anyone is told and before the next is judged.
 */
export class GameInPlay {
  readonly #around: Surroundings;
  #played: PlayedGame | null = null;
  #claims: Claims = NO_CLAIMS;
  #game = 0;
  #revision = 0;
  #askedBefore = 0;
  readonly #heads = new Heads();
  #beginning = 0;
  #proof: DealProof | null = null;
  #steps: KeptStep[] = [];
  #brokenOff: number | null = null;
  #queue: Promise<void> = Promise.resolve();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get played(): PlayedGame | null {
    return this.#played;
  }

  /** Never repeats at this table: the games before have used the lower numbers (decision 15). */
  get question(): number {
    return this.#askedBefore + (this.#played?.questions ?? 0);
  }

  /** What people have said in this game and may still say; nothing before the first. */
  get talk(): TalkView {
    return this.#played === null ? NO_TALK : talkView(this.#claims, this.#played.public);
  }

  /** The update of now for whoever comes in, without happenings; null before the first game. */
  frames(): Frames | null {
    return this.#played === null ? null : this.#encode(this.#played, this.#revision, []);
  }

  /** The game laid open, to be played again by anybody; null before the first and where its deal has no proof. */
  opening(options: ViewOptions): Opening | null {
    if (this.#proof === null || this.#played === null) return null;
    return openGame(this.#proof, this.#beginning, this.#steps, this.#brokenOff, options);
  }

  /** Lays a new game on the table once the journal has its beginning. `isWanted` is asked after that wait. */
  begin({ game, players, played, proof, isWanted }: Beginning): Promise<void> {
    return this.#inTurn(async () => {
      await this.#around.journal.append({ type: 'gameBegan', game, players });
      if (!isWanted()) return;
      this.clear();
      this.#game = game;
      this.#proof = proof;
      this.#claims = NO_CLAIMS;
      this.#lay(played, this.#encode(played, this.#revision + 1, []));
      this.#beginning = this.#revision;
    });
  }

  /**
   * The host broke this game off: whoever still waits to be judged comes too late, and everything is opened to
   * everybody. Where the deal of this game was not over yet, there is nothing to open.
   */
  end(game: number): void {
    this.#inTurn(() => this.#breakOff(game)).catch(this.#around.fault);
  }

  async #breakOff(game: number): Promise<void> {
    await this.#around.journal.append({ type: 'gameEnded', game });
    if (this.#played === null || this.#game !== game) return;
    const step = this.#played.breakOff();
    const frames = this.#encode(step.game, this.#revision + 1, step.happenings);
    this.#brokenOff = this.#revision + 1;
    this.#goOn(step, frames);
  }

  /** Whether the table went back behind what a guest was shown, and by how many steps (decision 16). */
  wentBack(revision: number, head: string | null): ReturnType<Heads['wentBack']> {
    return this.#heads.wentBack(revision, head, this.#revision);
  }

  /** The game of the next revision, whose frames these are. */
  #lay(played: PlayedGame, { head }: Frames): void {
    this.#played = played;
    this.#revision += 1;
    this.#heads.note(this.#revision, head);
  }

  /** Takes the game off the table; its question numbers stay used. */
  clear(): void {
    this.#askedBefore = this.question;
    this.#played = null;
    this.#proof = null;
    this.#steps = [];
    this.#brokenOff = null;
  }

  /** Puts an intent in the queue. Its author hears a refusal; an acceptance is told to everybody. */
  answer(answer: Answer): void {
    this.#inTurn(() => this.#take(answer)).catch((error: unknown) => {
      this.#around.fault(error);
      // Its author waits for an answer, and would wait on when the host takes the game up again.
      answer.refuse({ code: 'paused' });
    });
  }

  /** Puts a claim in the same queue: it is judged by what everybody was told before, and kept before it is told. */
  claim(saying: Saying, refuse: Answer['refuse']): void {
    this.#inTurn(() => this.#takeClaim(saying, refuse)).catch((error: unknown) => {
      this.#around.fault(error);
      refuse({ code: 'paused' });
    });
  }

  /** One after the other: the journal never writes two records at once. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #take(answer: Answer): Promise<void> {
    const played = this.#played;
    const judged = this.#judge(answer, played);
    if (!judged.ok) {
      answer.refuse(judged.error);
      return;
    }
    if (judged.value === null || played === null) return;
    const { step, command } = judged.value;
    const revision = this.#revision + 1;
    const frames = this.#encode(step.game, revision, step.happenings);
    await this.#around.journal.append({ type: 'command', game: this.#game, revision, command });
    // The host may have ended the game while the journal wrote: then nobody is told of a game that is over.
    if (this.#played !== played || this.#around.closed()?.code === 'noGame') {
      answer.refuse({ code: 'noGame' });
      return;
    }
    this.#steps.push({ revision, question: answer.question, command, happenings: step.happenings });
    answer.accepted();
    this.#goOn(step, frames);
  }

  #goOn(step: PlayedStep, frames: Frames): void {
    const before = this.talk;
    this.#lay(step.game, frames);
    this.#claims = afterHappenings(this.#claims, step.happenings);
    this.#around.tell(frames);
    if (!isSameTalk(before, this.talk)) this.#around.tellTalk();
  }

  async #takeClaim(saying: Saying, refuse: Answer['refuse']): Promise<void> {
    const played = this.#played;
    const judged = this.#judgeClaim(saying, played);
    if (!judged.ok) {
      refuse(judged.error);
      return;
    }
    const { claims, claim } = judged.value;
    await this.#around.journal.append({ type: 'claim', game: this.#game, claim });
    if (this.#played !== played || this.#around.closed()?.code === 'noGame') {
      refuse({ code: 'noGame' });
      return;
    }
    this.#claims = claims;
    this.#around.tellTalk();
  }

  #judgeClaim(saying: Saying, played: PlayedGame | null): ReturnType<typeof afterClaim> {
    const closed = this.#around.closed();
    if (closed !== null) return { ok: false, error: closed };
    if (played === null) return { ok: false, error: { code: 'noGame' } };
    return afterClaim(this.#claims, played.public, saying);
  }

  /** Null: an equal ballot was sent again, and nothing happens (decision 15). */
  #judge(
    { seat, question, intent }: Answer,
    played: PlayedGame | null,
  ): Result<{ readonly step: PlayedStep; readonly command: Command } | null, TableRefusal> {
    const closed = this.#around.closed();
    if (closed !== null) return { ok: false, error: closed };
    if (played === null) return { ok: false, error: { code: 'noGame' } };
    if (question !== this.question) return { ok: false, error: { code: 'staleQuestion' } };
    if (intent.type === 'castBallot' && played.mine(seat).ballot === intent.ballot) return ok(null);
    const command: Command = { ...intent, seat };
    const step = played.play(command);
    return step.ok ? ok({ step: step.value, command }) : step;
  }

  #encode(played: PlayedGame, revision: number, happenings: readonly Projected<Happening>[]): Frames {
    return encodeFrames(played, { revision, question: this.#askedBefore + played.questions, happenings });
  }
}

/** What was said and may be said only grows or is used up, so the numbers tell. */
function isSameTalk(one: TalkView, other: TalkView): boolean {
  return one.claims.length === other.claims.length && one.open.length === other.open.length;
}
