import { existsSync } from 'node:fs';
import { networkInterfaces, release } from 'node:os';
import type { Interfaces } from '../host/addresses.ts';
import { httpAsk, type Ask } from './ask.ts';
import { bonjourPort } from './bonjour.ts';
import type { MdnsPort } from './mdns.ts';
import { systemUdp, udpLoopbackWorks, type UdpPort } from './udp.ts';

/** Everything of the world that discovery touches; tests give their own, and no test reaches a network unasked. */
export interface LanPorts {
  readonly mdns: MdnsPort;
  readonly udp: UdpPort;
  readonly interfaces: () => Interfaces;
  readonly openAsk: () => { readonly ask: Ask; readonly close: () => void };
  /** Whether a packet to this machine itself leaves this program; never fails. */
  readonly loopbackWorks: () => Promise<boolean>;
  readonly wallClock: () => number;
  readonly platform: NodeJS.Platform;
  readonly isWsl: boolean;
  readonly isContainer: boolean;
}

/** The product's own: this machine's networks. */
export const systemLan: LanPorts = {
  mdns: bonjourPort,
  udp: systemUdp,
  interfaces: networkInterfaces,
  openAsk: httpAsk,
  loopbackWorks: udpLoopbackWorks,
  wallClock: Date.now,
  platform: process.platform,
  isWsl: /microsoft/i.test(release()),
  isContainer: existsSync('/.dockerenv') || existsSync('/run/.containerenv'),
};
