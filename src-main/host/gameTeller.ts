import { encodeMessage, type PlainHostMessage } from '../../src-shared/protocol/encode.ts';
import { channelOf, type Handle } from './chairs.ts';
import type { Dealing } from './dealing.ts';
import type { Frames } from './frames.ts';
import type { GameInPlay } from './gameInPlay.ts';
import { openingParts } from './opening.ts';
import type { TableTalk } from './tableTalk.ts';
import { hasGame, personOf, seatOf, type TableState } from './tableState.ts';
import type { Teller } from './teller.ts';

export interface GameTellerParts {
  readonly teller: Teller;
  readonly game: GameInPlay;
  readonly dealing: Dealing;
  readonly talk: TableTalk;
}

/** Tells of the game: each step to everybody, and how it stands to whoever comes in. */
export class GameTeller {
  readonly #parts: GameTellerParts;

  constructor(parts: GameTellerParts) {
    this.#parts = parts;
  }

  /** The game as it stands, to one person: who has just come in, or to whom another seat belongs now. */
  show(state: TableState, handle: Handle): void {
    const { teller, game, dealing, talk } = this.#parts;
    const frames = hasGame(state) ? game.frames() : null;
    const person = personOf(state, handle);
    const channel = person === null ? null : channelOf(person);
    if (hasGame(state)) for (const said of dealing.said) channel?.send(encodeMessage(said));
    if (frames !== null && channel !== null)
      teller.tellOne(channel, frames, seatOf(state, handle), talk.now());
    for (const part of this.#opened(state)) channel?.send(encodeMessage(part));
  }

  /** One step to everybody. */
  tell(state: TableState, frames: Frames): void {
    this.#parts.teller.tellGame(state, frames);
    this.#parts.talk.tellTime();
  }

  /** To everybody, once the game is over. */
  tellOpening(state: TableState): void {
    for (const part of this.#opened(state)) this.#parts.teller.tellAll(state, part);
  }

  /** The parts of the opening once the game is over; none before, and none where the deal has no proof. */
  #opened({ options }: TableState): readonly PlainHostMessage[] {
    const { game } = this.#parts;
    const isOver = game.played?.public.stage.name === 'concluded';
    const opening = isOver ? game.opening(options) : null;
    return opening === null ? [] : openingParts(opening);
  }
}
