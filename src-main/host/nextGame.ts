import type { BotSeats } from './botSeats.ts';
import type { DealProof } from './dealer.ts';
import type { Dealing } from './dealing.ts';
import { kindOf } from './faultKind.ts';
import type { GameInPlay } from './gameInPlay.ts';
import type { TableParts } from './parts.ts';
import { lobbyAgain } from './seating.ts';
import { withBrokenDeal, withContributors, type TableState } from './tableState.ts';

/** What the next game needs of the table around it. */
export interface NextGameTable {
  readonly state: () => TableState;
  readonly become: (next: TableState) => void;
  readonly isClosed: () => boolean;
  readonly dealing: Dealing;
  readonly game: GameInPlay;
  readonly bots: BotSeats;
  /** The game lies on the table: everybody is to be told. */
  readonly begun: () => void;
}

/** The game that a table waits for, from its deal to its first question. */
export class NextGame {
  readonly #parts: TableParts;
  readonly #table: NextGameTable;

  constructor(parts: TableParts, table: NextGameTable) {
    this.#parts = parts;
    this.#table = table;
  }

  /** Deals it and lays it on the table. A fault on the way leads back to the lobby. */
  async deal(): Promise<void> {
    const { state, become, isClosed, dealing, game: inPlay, bots } = this.#table;
    const { game, chairs, options } = state();
    const isWanted = (): boolean => state().game === game && state().activity === 'dealing' && !isClosed();
    try {
      const { chance, proof } = await dealing.deal(isWanted);
      if (!isWanted()) return;
      bots.clear();
      const played = this.#parts.begin(chairs.length, chance, options);
      await inPlay.begin({ game, players: chairs.length, options, played, proof, isWanted });
      if (isWanted()) this.#open(proof);
    } catch (error) {
      this.#parts.log('error', 'fault', { code: kindOf(error) });
      if (isWanted()) become(lobbyAgain(withBrokenDeal(state())));
    }
  }

  #open(proof: DealProof | null): void {
    const { state, become, begun } = this.#table;
    this.#parts.log('info', 'gameBegan', { count: state().chairs.length });
    become({ ...withContributors(state(), proof), activity: 'playing' });
    begun();
  }
}
