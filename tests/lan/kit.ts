import type { NetworkInterfaceInfo } from 'node:os';
import type { Nearby } from '../../src-shared/nearby.ts';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { TableInfo } from '../../src-shared/protocol/tableInfo.ts';
import type { Interfaces } from '../../src-main/host/addresses.ts';
import type { Answer, Ask } from '../../src-main/lan/ask.ts';
import { Lan } from '../../src-main/lan/lan.ts';
import type { MdnsHearer, MdnsPort, MdnsService, MdnsSocket, MdnsState } from '../../src-main/lan/mdns.ts';
import type { LanPorts } from '../../src-main/lan/ports.ts';
import type { KnownTable, RecentTables } from '../../src-main/lan/recent.ts';
import type { UdpHearer, UdpPort } from '../../src-main/lan/udp.ts';
import { FakeClock } from '../kit/fakeClock.ts';

/** The id of a table: one pair of hex digits sixteen times. */
export function tableId(pair: string): string {
  return pair.repeat(16);
}

/** What a table in its lobby answers. */
export function infoOf(id: string, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    version: PROTOCOL_VERSION,
    name: null,
    host: 'Ann',
    seated: 1,
    seats: 10,
    phase: 'lobby',
    locked: false,
    ...more,
  };
}

/** The interfaces of a machine with these addresses, by name; a netmask of 24 bits each. */
export function interfacesOf(addresses: Readonly<Record<string, string>>): Interfaces {
  const info = (address: string): NetworkInterfaceInfo => ({
    address,
    family: 'IPv4',
    internal: address.startsWith('127.'),
    netmask: '255.255.255.0',
    mac: '02:00:00:00:00:01',
    cidr: null,
  });
  return Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, [info(address)]]));
}

/** One socket of the fake: what was done with it, and what a test lets it hear. */
export interface FakeSocket {
  readonly address: string;
  readonly hearer: MdnsHearer;
  readonly done: string[];
  service: MdnsService | null;
  isOpen: boolean;
}

/** Multicast DNS without a network. `state` is what new sockets say of themselves. */
export class FakeMdns implements MdnsPort {
  readonly sockets: FakeSocket[] = [];
  state: (address: string) => MdnsState = () => 'listening';

  get standing(): readonly FakeSocket[] {
    return this.sockets.filter(({ isOpen }) => isOpen);
  }

  open(address: string, hearer: MdnsHearer): MdnsSocket {
    const socket: FakeSocket = { address, hearer, done: [], service: null, isOpen: true };
    this.sockets.push(socket);
    hearer.onState(this.state(address));
    return {
      query: () => void socket.done.push('query'),
      publish: (service) => {
        socket.service = service;
        socket.done.push('publish');
      },
      goodbye: () => void socket.done.push('goodbye'),
      close: () => {
        socket.isOpen = false;
        socket.done.push('close');
      },
    };
  }

  /** Lets every open socket hear a packet. */
  hear(packet: unknown, from: string): void {
    for (const socket of this.standing) socket.hearer.onPacket(packet, from);
  }
}

/** UDP without a network. */
export class FakeUdp implements UdpPort {
  readonly sent: { readonly text: string; readonly address: string }[] = [];
  readonly hearers: UdpHearer[] = [];

  open(_port: number, hearer: UdpHearer): { send: UdpSend; close: () => void } {
    this.hearers.push(hearer);
    hearer.onState('listening');
    return {
      send: (message, _to, address) =>
        void this.sent.push({ text: new TextDecoder().decode(message), address }),
      close: () => undefined,
    };
  }

  hear(value: unknown, from: string): void {
    this.hearers.at(-1)?.onMessage(new TextEncoder().encode(JSON.stringify(value)), from);
  }
}

type UdpSend = (message: Uint8Array, port: number, address: string) => void;

/** Machines that answer questions: what stands at `host:port`; nothing is silence. */
export class FakeHosts {
  readonly at = new Map<string, Answer>();
  readonly asked: string[] = [];

  readonly ask: Ask = ({ host, port }, signal) => {
    this.asked.push(`${host}:${port}`);
    const answer = this.at.get(`${host}:${port}`);
    if (answer !== undefined) return Promise.resolve(answer);
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => resolve({ kind: 'silent' }), { once: true }),
    );
  };

  put(where: string, info: TableInfo): void {
    this.at.set(where, { kind: 'table', info });
  }

  /** The machine is there, and the table is not: its process was killed. */
  kill(where: string): void {
    this.at.set(where, { kind: 'refused' });
  }

  /** The machine itself is gone. */
  unplug(where: string): void {
    this.at.delete(where);
  }
}

/** The answer packet of a table as the library decodes it. */
export function packetOf(
  id: string,
  port = 41932,
  more: { readonly ttl?: number; readonly addresses?: readonly string[] } = {},
): unknown {
  const { ttl = 120, addresses = [] } = more;
  const instance = `kb-${id}._kabinett._tcp.local`;
  const target = `kabinett-${id}.local`;
  return {
    type: 'response',
    answers: [{ type: 'PTR', name: '_kabinett._tcp.local', ttl, data: instance }],
    additionals: [
      { type: 'SRV', name: instance, ttl, data: { port, target } },
      { type: 'TXT', name: instance, ttl, data: [new TextEncoder().encode(`id=${id}`)] },
      ...addresses.map((data) => ({ type: 'A', name: target, ttl, data })),
    ],
  };
}

/** A machine at 192.0.2.5 whose whole discovery runs without a network or time. */
export function openKit(
  addresses: Readonly<Record<string, string>> = { eth0: '192.0.2.5' },
  platform: NodeJS.Platform = 'linux',
): LanKit {
  const clock = new FakeClock();
  const mdns = new FakeMdns();
  const udp = new FakeUdp();
  const hosts = new FakeHosts();
  const told: Nearby[] = [];
  const wakes: number[] = [];
  const kit = { interfaces: interfacesOf(addresses), known: [] as KnownTable[], wall: 0 };
  const recent: RecentTables = {
    list: () => kit.known,
    remember: (table) => void kit.known.unshift(table),
    forget: () => {
      kit.known = [];
    },
  };
  const ports: LanPorts = {
    mdns,
    udp,
    interfaces: () => kit.interfaces,
    openAsk: () => ({ ask: hosts.ask, close: () => undefined }),
    loopbackWorks: () => Promise.resolve(true),
    wallClock: () => clock.now() + kit.wall,
    platform,
    isWsl: false,
    isContainer: false,
  };
  const lan = new Lan({
    ports,
    clock,
    recent,
    onNearby: (nearby) => void told.push(nearby),
    onWake: () => void wakes.push(clock.now()),
  });
  return { clock, mdns, udp, hosts, told, wakes, lan, kit };
}

export interface LanKit {
  readonly clock: FakeClock;
  readonly mdns: FakeMdns;
  readonly udp: FakeUdp;
  readonly hosts: FakeHosts;
  readonly told: readonly Nearby[];
  /** When it was told that links may be dead. */
  readonly wakes: readonly number[];
  readonly lan: Lan;
  /** What a test changes of the machine. */
  readonly kit: { interfaces: Interfaces; known: KnownTable[]; wall: number };
}
