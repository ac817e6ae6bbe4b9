import { pinOf, sealOf, type HostKeys } from '../../src-shared/link/hostKeys.ts';
import { makeAddressCode, makeLink, type Address } from '../../src-shared/protocol/invitation.ts';
import type { SharedInvitation } from '../../src-shared/protocol/tableView.ts';
import type { KeyRing } from './keyRing.ts';

/** The way in to a table as it is shown: where it is, the secrets that open it, and whose table it is. */
export class WayIn {
  readonly #keys: HostKeys;
  readonly #ring: KeyRing;
  readonly #address: () => Address;

  /** `address` is the one that others are shown now. */
  constructor(keys: HostKeys, ring: KeyRing, address: () => Address) {
    this.#keys = keys;
    this.#ring = ring;
    this.#address = address;
  }

  /** The link to the table, by this address of the machine; left out: by the one that is shown. */
  link(host: string = this.#address().host): string {
    const { port } = this.#address();
    return makeLink({ host, port }, this.#ring.linkSecret, pinOf(this.#keys.publicKey));
  }

  /** What seats may show; the link is for the host's own screen and the wall (decision 2). */
  invitation(withLink: boolean): SharedInvitation {
    const address = this.#address();
    return {
      address: `${address.host}:${address.port}`,
      addressCode: makeAddressCode(address) ?? '',
      tableCode: this.#ring.tableCode,
      seal: sealOf(this.#keys.publicKey),
      link: withLink ? this.link() : null,
    };
  }
}
