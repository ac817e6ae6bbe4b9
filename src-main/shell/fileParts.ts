import { FILE_PART_UNITS } from '../../src-shared/unfinished.ts';

/** One piece of a file in base64url. */
interface FilePart {
  readonly part: number;
  readonly of: number;
  readonly data: string;
}

/** Puts a file together that a window hands over in pieces, because a call of the bridge is short. */
export class FileParts {
  #of = 0;
  #parts: string[] = [];

  /** The first piece begins anew; one that does not follow ends it, and then there is no file. */
  take({ part, of, data }: FilePart): void {
    if (part === 0) this.#begin(of);
    const isNext = part === this.#parts.length && of === this.#of && part < of;
    const isFull = data.length === FILE_PART_UNITS || part === of - 1;
    if (isNext && isFull) this.#parts.push(data);
    else this.#begin(0);
  }

  /** The bytes once the last piece is there, and again for a second try; null before. */
  whole(): Uint8Array | null {
    if (this.#of === 0 || this.#parts.length !== this.#of) return null;
    return Uint8Array.from(Buffer.from(this.#parts.join(''), 'base64url'));
  }

  #begin(of: number): void {
    this.#of = of;
    this.#parts = [];
  }
}
