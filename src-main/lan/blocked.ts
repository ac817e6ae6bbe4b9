import type { SystemBlock } from '../../src-shared/doctorReport.ts';

/** What became of the last question on each network of this machine, and of a packet that never left it. */
export interface SendFacts {
  readonly platform: NodeJS.Platform;
  /** The system's code for what went to the mDNS group, one a network; null: it went out, or was not sent yet. */
  readonly group: readonly (string | null)[];
  /** A packet to this machine itself could be sent; null: nobody has tried yet. */
  readonly loopback: boolean | null;
}

interface Sign {
  readonly codes: readonly string[];
  readonly block: SystemBlock;
}

/**
 * How each system refuses what a program sends. macOS answers a program without the local network's permission with
 * "no route to host" for every address of the network, the group included, at once (Apple's TN3179 and its forum,
 * thread 765285); Linux with "not permitted" where a firewall rule drops what goes out; Windows with "access denied"
 * where its firewall, or a guard of another maker, does (WSAEACCES).
 */
const SIGNS: Partial<Record<NodeJS.Platform, Sign>> = {
  darwin: { codes: ['EHOSTUNREACH', 'EPERM'], block: 'localNetworkDenied' },
  linux: { codes: ['EPERM'], block: 'linuxBlocks' },
  win32: { codes: ['EACCES', 'EPERM'], block: 'windowsBlocks' },
};

/**
 * Whether the system itself keeps this program off its networks; null where it does not, or nobody can tell. One
 * network that fails alone is that network's fault, a machine that cannot reach itself has another, and an answer that
 * does not come says nothing: what a firewall drops on its way in leaves no trace here.
 */
export function systemBlock({ platform, group, loopback }: SendFacts): SystemBlock | null {
  const sign = SIGNS[platform];
  if (sign === undefined || loopback !== true || group.length === 0) return null;
  return group.every((code) => code !== null && sign.codes.includes(code)) ? sign.block : null;
}
