import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { IMPORT_BYTES, IMPORT_PIECE, type HistoryAct } from '../../src-shared/pastGames.ts';

type Piece = Extract<HistoryAct, { readonly type: 'import' }>;

/** A file that comes from one window in pieces, because a call of a window is short. */
export class Arrival {
  readonly #pieces: Uint8Array[] = [];

  /**
   * The next piece; the whole file with the last one, null before. A first piece begins anew, whatever came before.
   * Refused: one that is out of turn or more than a file may hold (`tooLarge`), and then it begins anew.
   */
  take({ part, parts, data }: Piece): Result<Uint8Array, 'tooLarge'> | null {
    if (part === 1) this.#pieces.length = 0;
    const isInTurn = part === this.#pieces.length + 1 && part <= parts;
    if (!isInTurn || parts > Math.ceil(IMPORT_BYTES / IMPORT_PIECE)) {
      this.#pieces.length = 0;
      // The rest of a file that was refused is not refused again, piece by piece.
      return part === 1 ? err('tooLarge') : null;
    }
    this.#pieces.push(Buffer.from(data, 'base64url'));
    if (part < parts) return null;
    const whole = Buffer.concat(this.#pieces);
    this.#pieces.length = 0;
    return ok(whole);
  }
}
