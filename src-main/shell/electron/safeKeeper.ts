import { safeStorage } from 'electron';
import { err, ok, type Result } from '../../../src-shared/lang/result.ts';
import { fromHex, toHex } from '../../../src-shared/link/bytes.ts';
import type { KeyKeeper, WrappedKey } from '../../journal/terms.ts';

/**
 * Keeps keys by the system's keychain, by Electron's asynchronous calls alone: the others are going away. Linux
 * without a keyring seals with a password that everybody knows: that is written beside the key, and not refused
 * (security, section 5). Refused, `noKeeper`: there is no keychain, or it is closed.
 */
export const safeKeeper: KeyKeeper = {
  wrap: async (key) => {
    try {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return err('noKeeper');
      const sealed = await safeStorage.encryptStringAsync(toHex(key));
      return ok({ keptBy: keptBySystem(), wrapped: sealed.toString('base64url'), scrypt: null });
    } catch {
      return err('noKeeper');
    }
  },
  unwrap: async ({ keptBy, wrapped }) => {
    if (keptBy !== 'system' && keptBy !== 'basicText') return err('noKeeper');
    try {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return err('noKeeper');
      return keyOf((await safeStorage.decryptStringAsync(Buffer.from(wrapped, 'base64url'))).result);
    } catch {
      // Another person's keychain, or another machine's.
      return err('wrongKey');
    }
  },
};

function keptBySystem(): WrappedKey['keptBy'] {
  const isBasic = process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text';
  return isBasic ? 'basicText' : 'system';
}

function keyOf(text: string): Result<Uint8Array, 'wrongKey'> {
  return /^[0-9a-f]{64}$/.test(text) ? ok(fromHex(text)) : err('wrongKey');
}
