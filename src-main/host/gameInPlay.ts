import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { Projected } from '../../src-shared/view/projected.ts';
import type { Happening, ViewOptions } from '../../src-shared/view/seatView.ts';
import { NO_TALK, type TalkView } from '../../src-shared/talk/talkView.ts';
import { judgeAnswer, judgeClaim, type Answer } from './answers.ts';
import { talkView, type Saying } from './claims.ts';
import type { Opening } from '../../src-shared/fairness/terms.ts';
import type { DealProof } from './dealer.ts';
import { encodeFrames, type Frames } from './frames.ts';
import { Heads } from './heads.ts';
import type { GameBegan, Journal } from './journal.ts';
import { NOTHING_USED, type UsedUp } from './keptTable.ts';
import {
  afterBreakOff,
  afterCommand,
  laid,
  questionOf,
  recordOf,
  withClaim,
  type LaidGame,
} from './laidGame.ts';
import { openGame } from './opening.ts';
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

/** A game that was dealt. */
export interface Beginning {
  readonly game: number;
  readonly players: number;
  readonly options: ViewOptions;
  readonly played: PlayedGame;
  readonly proof: DealProof | null;
  /** The table has a use for it still. */
  readonly isWanted: () => boolean;
}

/** A game as a table that is taken up finds it. */
export interface FoundGame {
  /** Null between two games. */
  readonly laid: LaidGame | null;
  readonly used: UsedUp;
  /** What was public at each revision of it, as `headOf` has it. */
  readonly heads: readonly { readonly revision: number; readonly head: string }[];
}

/**
 * The one road of every intent, the host's own and a bot's included. Commands are judged one after the other, each
 * kept by the journal before anyone is told and before the next is judged.
 */
export class GameInPlay {
  readonly #around: Surroundings;
  #laid: LaidGame | null;
  #used: UsedUp;
  readonly #heads = new Heads();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(around: Surroundings, found: FoundGame = { laid: null, used: NOTHING_USED, heads: [] }) {
    this.#around = around;
    this.#laid = found.laid;
    this.#used = found.used;
    for (const { revision, head } of found.heads) this.#heads.note(revision, head);
  }

  get played(): PlayedGame | null {
    return this.#laid?.played ?? null;
  }

  /** Something was asked for that nobody has been told of: it is judged, or the journal writes it, or it waits for that. */
  get isKeeping(): boolean {
    return this.#waiting > 0;
  }

  /** What the games that are off the table have used up. */
  get used(): UsedUp {
    return this.#used;
  }

  get #revision(): number {
    return this.#laid?.revision ?? this.#used.revision;
  }

  /** Never repeats at this table: the games before have used the lower numbers (decision 15). */
  get question(): number {
    return this.#laid === null ? this.#used.questions : questionOf(this.#laid);
  }

  /** What people have said in this game and may still say; nothing before the first. */
  get talk(): TalkView {
    return this.#laid === null ? NO_TALK : talkView(this.#laid.claims, this.#laid.played.public);
  }

  /** The update of now for whoever comes in, without happenings; null before the first game. */
  frames(): Frames | null {
    return this.#laid === null ? null : encode(this.#laid, this.#laid.revision, this.#laid.played, []);
  }

  /** The game laid open, to be played again by anybody; null before the first and where its deal has no proof. */
  opening(options: ViewOptions): Opening | null {
    if (this.#laid === null || this.#laid.began.proof === null) return null;
    const { began, steps, brokenOff } = this.#laid;
    return openGame(this.#laid.began.proof, began.revision, steps, brokenOff, options);
  }

  /** Lays a new game on the table once the journal has its beginning. `isWanted` is asked after that wait, too. */
  begin({ game, players, options, played, proof, isWanted }: Beginning): Promise<void> {
    return this.#inTurn(async () => {
      if (!isWanted()) return;
      const [revision, askedBefore] = [this.#revision + 1, this.question];
      const began: GameBegan = {
        type: 'gameBegan',
        game,
        players,
        options,
        revision,
        askedBefore,
        proof,
      };
      await this.#around.journal.append(began);
      if (!isWanted()) return;
      this.clear();
      const next = laid(began, played);
      this.#lay(next, encode(next, revision, played, []));
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
    await this.#around.journal.append({ type: 'gameEnded', game, revision: this.#revision + 1 });
    if (this.#laid === null || this.#laid.began.game !== game) return;
    const step = this.#laid.played.breakOff();
    this.#goOn(afterBreakOff(this.#laid, step), step);
  }

  /** Whether the table went back behind what a guest was shown, and by how many steps (decision 16). */
  wentBack(revision: number, head: string | null): ReturnType<Heads['wentBack']> {
    return this.#heads.wentBack(revision, head, this.#revision);
  }

  /** The game of the next revision, whose frames these are. */
  #lay(next: LaidGame, { head }: Frames): void {
    this.#laid = next;
    this.#heads.note(next.revision, head);
  }

  /** Takes the game off the table; its revisions and question numbers stay used. */
  clear(): void {
    this.#used = { revision: this.#revision, questions: this.question };
    this.#laid = null;
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

  /** One after the other: the journal never writes two records of a game at once. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    const done = this.#queue.then(job).finally(() => (this.#waiting -= 1));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #take(answer: Answer): Promise<void> {
    const before = this.#laid;
    const judged = judgeAnswer(answer, before, this.#around.closed());
    if (!judged.ok) {
      answer.refuse(judged.error);
      return;
    }
    if (judged.value === null || before === null) return;
    const { step, command } = judged.value;
    const record = recordOf(before, { ...answer, command });
    const frames = encode(before, record.revision, step.game, step.happenings);
    await this.#around.journal.append(record);
    // The host may have ended the game while the journal wrote: then nobody is told of a game that is over.
    if (this.#laid?.played !== before.played || this.#around.closed()?.code === 'noGame') {
      answer.refuse({ code: 'noGame' });
      return;
    }
    const { revision, question } = record;
    answer.accepted();
    this.#goOn(afterCommand(this.#laid, step, { revision, question, command }), step, frames);
  }

  #goOn(next: LaidGame, { happenings }: PlayedStep, encoded: Frames | null = null): void {
    const before = this.talk;
    const frames = encoded ?? encode(next, next.revision, next.played, happenings);
    this.#lay(next, frames);
    this.#around.tell(frames);
    if (!isSameTalk(before, this.talk)) this.#around.tellTalk();
  }

  async #takeClaim(saying: Saying, refuse: Answer['refuse']): Promise<void> {
    const before = this.#laid;
    const judged = judgeClaim(saying, before, this.#around.closed());
    if (!judged.ok) {
      refuse(judged.error);
      return;
    }
    const { claim } = judged.value;
    await this.#around.journal.append({ type: 'claim', game: before?.began.game ?? 0, claim });
    if (this.#laid === null || this.#laid !== before || this.#around.closed()?.code === 'noGame') {
      refuse({ code: 'noGame' });
      return;
    }
    this.#laid = withClaim(before, claim);
    this.#around.tellTalk();
  }
}

function encode(
  { began }: LaidGame,
  revision: number,
  played: PlayedGame,
  happenings: readonly Projected<Happening>[],
): Frames {
  return encodeFrames(played, { revision, question: questionOf({ began, played }), happenings });
}

/** What was said and may be said only grows or is used up, so the numbers tell. */
function isSameTalk(one: TalkView, other: TalkView): boolean {
  return one.claims.length === other.claims.length && one.open.length === other.open.length;
}
