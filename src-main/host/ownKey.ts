import type { KeptKey } from '../../src-shared/guest/keeper.ts';
import { toHex } from '../../src-shared/link/bytes.ts';
import type { HostKeys } from '../../src-shared/link/hostKeys.ts';
import type { KeyRing } from './keyRing.ts';
import { everybody, type TableState } from './tableState.ts';

/**
 * The key by which this machine's own guest comes back to the host's place at a table that was taken up; null where
 * the host has none. It stays in this process, which has every key anyway.
 */
export function ownKeyOf(state: TableState, ring: KeyRing, keys: HostKeys): KeptKey | null {
  const host = everybody(state).find(({ isHost }) => isHost);
  const key = host === undefined ? null : ring.key(host.handle);
  if (host === undefined || key === null) return null;
  return { hostKey: toHex(keys.publicKey), handle: host.handle, key: toHex(key) };
}
