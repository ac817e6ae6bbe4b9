import { toHex } from '../../src-shared/link/bytes.ts';
import { newHostKeys, type HostKeys } from '../../src-shared/link/hostKeys.ts';
import { keysOf, ringOf } from './keptState.ts';
import type { KeptTable, Origin } from './keptTable.ts';
import { KeyRing } from './keyRing.ts';

/** Whose table it is and what opens it: new for a new table, the same as ever for one that is taken up. */
export class Identity {
  readonly hostName: string;
  readonly keys: HostKeys;
  readonly ring: KeyRing;

  /** `hostName` is the name of a new table. */
  constructor(hostName: string, kept: KeptTable | null) {
    this.hostName = kept?.origin.hostName ?? hostName;
    this.keys = kept === null ? newHostKeys() : keysOf(kept);
    this.ring = new KeyRing(kept === null ? null : ringOf(kept));
  }

  /** As a journal keeps it. */
  at(port: number): Origin {
    const { id, secretKey } = this.keys;
    return { id, secretKey: toHex(secretKey), hostName: this.hostName, port };
  }
}
