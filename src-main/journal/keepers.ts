import { chacha20poly1305, xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { randomBytes, scrypt } from 'node:crypto';
import { dirname } from 'node:path';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { base64url, fromBase64url } from '../../src-shared/protocol/base64url.ts';
import { readAtMost, writeAll, type JournalFs } from './journalFs.ts';
import type { KeyKeeper, ScryptWork, WrappedKey } from './terms.ts';

const KEY = 32;
const TAG = 16;
const NONCE = 24;
const SALT = 16;
/** About a third of a second on a laptop of today, and 64 MiB. */
const WORK = { n: 2 ** 16, r: 8, p: 1 } as const;

/**
 * Keeps keys under one that lies in a file of the profile, readable by its owner alone: that stops a glance, and
 * nobody who can read the profile (decision 39). The file is made when it is first needed; one that is no key opens
 * nothing any more, and another takes its place.
 */
export function fileKeeper(fs: JournalFs, path: string): KeyKeeper {
  return {
    wrap: async (key) => {
      const outer = (await readKey(fs, path)) ?? (await makeKey(fs, path));
      if (outer === null) return err('noKeeper');
      const nonce = Uint8Array.from(randomBytes(NONCE));
      const sealed = xchacha20poly1305(outer, nonce).encrypt(key);
      return ok({ keptBy: 'file', wrapped: base64url(Buffer.concat([nonce, sealed])), scrypt: null });
    },
    unwrap: async ({ keptBy, wrapped }) => {
      if (keptBy !== 'file') return err('noKeeper');
      const outer = await readKey(fs, path);
      const bytes = fromBase64url(wrapped, NONCE + KEY + TAG);
      if (outer === null || bytes === null) return err('wrongKey');
      const cipher = xchacha20poly1305(outer, bytes.subarray(0, NONCE));
      return opened(() => cipher.decrypt(bytes.subarray(NONCE)));
    },
  };
}

async function readKey(fs: JournalFs, path: string): Promise<Uint8Array | null> {
  try {
    const bytes = await readAtMost(fs, path, KEY);
    return bytes.length === KEY ? bytes : null;
  } catch {
    return null;
  }
}

async function makeKey(fs: JournalFs, path: string): Promise<Uint8Array | null> {
  const key = Uint8Array.from(randomBytes(KEY));
  const draft = `${path}.${randomBytes(4).toString('hex')}.new`;
  try {
    await fs.mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const handle = await fs.open(draft, 'wx', 0o600);
    try {
      await writeAll(handle, key);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(draft, path);
    return key;
  } catch {
    await fs.rm(draft, { force: true }).catch(() => undefined);
    return null;
  }
}

function opened(decrypt: () => Uint8Array): Result<Uint8Array, 'wrongKey'> {
  try {
    return ok(decrypt());
  } catch {
    return err('wrongKey');
  }
}

/**
 * Keeps keys under what a person knows, by scrypt (RFC 7914) with a salt of its own for each; the passphrase is kept
 * nowhere. It is taken in Unicode's form NFKC, because keyboards differ in how they write the same letter.
 */
export function passphraseKeeper(passphrase: string): KeyKeeper {
  return {
    wrap: async (key) => {
      const work = { salt: base64url(Uint8Array.from(randomBytes(SALT))), ...WORK };
      const outer = await stretched(passphrase, work);
      if (outer === null) return err('noKeeper');
      return ok({ keptBy: 'passphrase', wrapped: base64url(cipherOf(outer).encrypt(key)), scrypt: work });
    },
    unwrap: async ({ wrapped, scrypt: work }) => {
      if (work === null) return err('noKeeper');
      const bytes = fromBase64url(wrapped, KEY + TAG);
      const outer = await stretched(passphrase, work);
      return bytes === null || outer === null
        ? err('wrongKey')
        : opened(() => cipherOf(outer).decrypt(bytes));
    },
  };
}

/** The salt makes each key new, so that one nonce does. */
function cipherOf(outer: Uint8Array): ReturnType<typeof chacha20poly1305> {
  return chacha20poly1305(outer, new Uint8Array(12));
}

/** Null where this machine cannot do that much work. */
function stretched(passphrase: string, { salt, n, r, p }: ScryptWork): Promise<Uint8Array | null> {
  const bytes = fromBase64url(salt, SALT);
  if (bytes === null) return Promise.resolve(null);
  const options = { N: n, r, p, maxmem: 128 * n * r * 2 };
  return new Promise((resolve) => {
    scrypt(passphrase.normalize('NFKC'), bytes, KEY, options, (fault, key) => {
      resolve(fault === null ? Uint8Array.from(key) : null);
    });
  });
}

/** Keeps new keys with the first that can, and opens what any of them kept. */
export function firstOf(keepers: readonly KeyKeeper[]): KeyKeeper {
  return {
    wrap: async (key) => {
      for (const keeper of keepers) {
        const wrapped = await keeper.wrap(key);
        if (wrapped.ok) return wrapped;
      }
      return err('noKeeper');
    },
    unwrap: (wrapped) => unwrapByFirst(keepers, wrapped),
  };
}

async function unwrapByFirst(
  keepers: readonly KeyKeeper[],
  wrapped: WrappedKey,
): ReturnType<KeyKeeper['unwrap']> {
  for (const keeper of keepers) {
    const key = await keeper.unwrap(wrapped);
    if (key.ok || key.error !== 'noKeeper') return key;
  }
  return err('noKeeper');
}
