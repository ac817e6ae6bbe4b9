import type { BridgeEvent } from '../../src-shared/bridge.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import { unreachable } from '../../src-shared/lang/result.ts';
import type { HistoryAct, HistoryTold } from '../../src-shared/pastGames.ts';
import { Arrival } from '../history/arrival.ts';
import type { History } from '../history/history.ts';

type Tell = (event: BridgeEvent) => void;

/** What the guest of this shell gives to the history: the text of a game's file, once it is over. */
export interface FileGiver {
  readonly gameFile: string | null;
}

/** The history as the windows of one shell use it: it keeps each game as it ends, and does what a window asks. */
export class HistoryDesk {
  readonly #history: History;
  readonly #tellAll: Tell;
  readonly #arrivals = new WeakMap<Tell, Arrival>();
  /** The host has opened the game that was played last. */
  #isOver = false;

  constructor(history: History, tellAll: Tell) {
    this.#history = history;
    this.#tellAll = tellAll;
  }

  /**
   * What the guest hears: a game that was opened and checked is kept, and once more with what was still told of it.
   */
  hear(event: WindowEvent, guest: FileGiver): void {
    if (event.event === 'trust') {
      const { finding } = event.trust;
      this.#isOver = finding !== null && finding !== 'checking';
    } else if (event.event !== 'talk') return;
    const text = this.#isOver ? guest.gameFile : null;
    if (text !== null) void this.#keep(text);
  }

  /** Answers the window that asked; what changes the list is told to all. */
  obey(act: HistoryAct, tell: Tell): void {
    void this.#do(act, (told) => tell({ event: 'history', told }), tell);
  }

  async #keep(text: string): Promise<void> {
    const kept = await this.#history.keep(text);
    this.#tellAll({ event: 'history', told: { type: 'kept', fault: kept.ok ? null : kept.error } });
    await this.tellList();
  }

  async #do(act: HistoryAct, answer: (told: HistoryTold) => void, window: Tell): Promise<void> {
    switch (act.type) {
      case 'list': {
        answer({ type: 'list', list: await this.#history.list() });
        return;
      }
      case 'open': {
        answer({ type: 'opened', id: act.id, text: await this.#history.text(act.id) });
        return;
      }
      case 'delete':
        await this.#history.remove(act.id);
        return this.tellList();
      case 'deleteAll':
        await this.#history.clear();
        return this.tellList();
      case 'export': {
        const file = await this.#history.exported(act.id);
        if (file === null) return this.tellList();
        const data = Buffer.from(file.bytes).toString('base64url');
        answer({ type: 'exported', name: file.name, data });
        return;
      }
      case 'import':
        return this.#arrive(act, answer, window);
      default:
        return unreachable(act);
    }
  }

  async #arrive(
    piece: Extract<HistoryAct, { readonly type: 'import' }>,
    answer: (told: HistoryTold) => void,
    window: Tell,
  ): Promise<void> {
    const arrival = this.#arrivals.get(window) ?? new Arrival();
    this.#arrivals.set(window, arrival);
    const arrived = arrival.take(piece);
    if (arrived === null) return;
    const imported = arrived.ok
      ? await this.#history.take(arrived.value)
      : { taken: 0, known: 0, refused: [arrived.error] };
    answer({ type: 'imported', imported });
    await this.tellList();
  }

  async tellList(): Promise<void> {
    this.#tellAll({ event: 'history', told: { type: 'list', list: await this.#history.list() } });
  }
}
