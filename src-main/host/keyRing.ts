import { randomBytes } from 'node:crypto';
import { newTableCode } from '../../src-shared/protocol/invitation.ts';
import type { Handle } from './chairs.ts';

const HANDLE_BYTES = 16;
const LINK_SECRET_BYTES = 16;

/** The secrets of a table that is taken up. */
export interface KeptRing {
  readonly tableCode: string;
  readonly linkSecret: Uint8Array;
  readonly keys: readonly (readonly [Handle, Uint8Array])[];
}

/** Every secret that opens this table. It lives as long as the table, and nothing of it is ever logged. */
export class KeyRing {
  readonly #keys: Map<Handle, Uint8Array>;
  #tableCode: string;
  #linkSecret: Uint8Array;

  /** New secrets, or those of a table that is taken up. */
  constructor(kept: KeptRing | null = null) {
    this.#keys = new Map(kept?.keys);
    this.#tableCode = kept?.tableCode ?? newTableCode(randomBytes);
    this.#linkSecret = kept?.linkSecret ?? randomBytes(LINK_SECRET_BYTES);
  }

  get tableCode(): string {
    return this.#tableCode;
  }

  get linkSecret(): Uint8Array {
    return this.#linkSecret;
  }

  /** The key of this handle; null for one that leads nowhere. */
  key(handle: Handle): Uint8Array | null {
    return this.#keys.get(handle) ?? null;
  }

  /** Keeps the key that both sides drew from a first handshake, and names it. */
  keep(key: Uint8Array): Handle {
    const handle = brandHandle(randomBytes(HANDLE_BYTES).toString('hex'));
    this.#keys.set(handle, key);
    return handle;
  }

  forget(handle: Handle): void {
    this.#keys.delete(handle);
  }

  /** A new code and a new link: the old ones open nothing any more. */
  renew(): void {
    this.#tableCode = newTableCode(randomBytes);
    this.#linkSecret = randomBytes(LINK_SECRET_BYTES);
  }
}

/** Brands 32 hex digits, as a handshake names a key. */
export function brandHandle(hex: string): Handle {
  return hex as Handle;
}
