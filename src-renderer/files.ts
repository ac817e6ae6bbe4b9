import { base64url, fromBase64url } from '../src-shared/protocol/base64url.ts';
import { IMPORT_PIECE, type HistoryAct } from '../src-shared/pastGames.ts';

/** The browser, or Electron, asks the person where a file goes, or puts it where downloads go. */
export function giveFile(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([content], {
      type: typeof content === 'string' ? 'application/json' : 'application/octet-stream',
    }),
  );
  link.download = name;
  link.click();
  // The download has begun by the time that anything else runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** The bytes that a text in base 64 for addresses stands for; none for a text that is none. */
export function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(fromBase64url(data, Math.floor((data.length * 3) / 4)) ?? []);
}

/** These bytes as a text in base 64 for addresses. */
export function textOf(bytes: Uint8Array): string {
  return base64url(bytes);
}

/** The acts that give a file to the history, piece by piece; an empty file is one empty piece. */
export function piecesOf(bytes: Uint8Array): readonly HistoryAct[] {
  const parts = Math.max(1, Math.ceil(bytes.length / IMPORT_PIECE));
  return Array.from({ length: parts }, (_, at) => ({
    type: 'import',
    part: at + 1,
    parts,
    data: base64url(bytes.subarray(at * IMPORT_PIECE, (at + 1) * IMPORT_PIECE)),
  }));
}
