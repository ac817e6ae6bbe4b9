import { gunzipSync, gzipSync } from 'node:zlib';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { GAME_FILE_BYTES } from '../../src-shared/protocol/gameFile.ts';

/** Bytes of all the games of one file, unpacked: a full history of long games has room. */
const MAX_UNPACKED = 8 * GAME_FILE_BYTES;

/**
 * One game file, packed. Its text is one line, and packed files that stand one after the other are one packed file of
 * all their lines (RFC 1952, section 2.2): that is how many games travel as one.
 */
export function pack(text: string): Uint8Array {
  return gzipSync(`${text}\n`);
}

/** The text of a file, packed or not. Refused: cut off or damaged (`notJson`), larger than `most` bytes (`tooLarge`). */
export function unpack(bytes: Uint8Array, most = MAX_UNPACKED): Result<string, 'notJson' | 'tooLarge'> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
    return bytes.length > most ? err('tooLarge') : ok(Buffer.from(bytes).toString('utf8'));
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: most }).toString('utf8'));
  } catch (fault) {
    const isHuge = fault instanceof Error && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE';
    return err(isHuge ? 'tooLarge' : 'notJson');
  }
}
