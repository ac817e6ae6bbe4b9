import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import type { Interfaces } from '../../src-main/host/addresses.ts';
import { ShownAddress } from '../../src-main/host/shownAddress.ts';
import { FakeClock } from '../kit/fakeClock.ts';

function at(address: string, internal = false): NetworkInterfaceInfo[] {
  return [
    { address, family: 'IPv4', internal, netmask: '255.255.255.0', mac: '02:00:00:00:00:01', cidr: null },
  ];
}

interface Machine {
  interfaces: Interfaces;
  routed: string | null;
  guests: Map<string, number>;
}

async function shownOn(
  interfaces: Interfaces,
  more: { readonly routed?: string; readonly guests?: readonly (readonly [string, number])[] } = {},
): Promise<{
  readonly clock: FakeClock;
  readonly machine: Machine;
  readonly told: string[];
  readonly shown: ShownAddress;
}> {
  const clock = new FakeClock();
  const machine: Machine = { interfaces, routed: more.routed ?? null, guests: new Map(more.guests ?? []) };
  const told: string[] = [];
  const shown: ShownAddress = new ShownAddress({
    clock,
    bind: null,
    interfaces: () => machine.interfaces,
    routed: () => Promise.resolve(machine.routed),
    guests: () => machine.guests,
    onAddress: () => told.push(shown.host),
    onNetworks: () => told.push('networks'),
  });
  await shown.open();
  told.length = 0;
  return { clock, machine, told, shown };
}

const LO = { lo: at('127.0.0.1', true) };
const TWO = { ...LO, eth0: at('192.168.1.5'), wlan0: at('192.168.2.5') };

test.each([
  [
    'the one with most guests comes first (decision 45)',
    TWO,
    { routed: '192.168.1.5', guests: [['192.168.2.5', 2] as const] },
    '192.168.2.5',
  ],
  [
    'with as many guests on each, the default route’s comes first',
    TWO,
    {
      routed: '192.168.2.5',
      guests: [
        ['192.168.1.5', 1],
        ['192.168.2.5', 1],
      ] as const,
    },
    '192.168.2.5',
  ],
  [
    'a virtual one is never shown beside a real one, wherever guests and routes lead',
    { ...LO, docker0: at('172.17.0.1'), wlan0: at('192.168.1.5') },
    { routed: '172.17.0.1', guests: [['172.17.0.1', 3] as const] },
    '192.168.1.5',
  ],
  ['a virtual one is shown where it is the only one', { ...LO, docker0: at('172.17.0.1') }, {}, '172.17.0.1'],
  [
    'a private address comes before a public or a self-given one',
    { eth0: at('203.0.113.9'), eth1: at('169.254.3.4'), eth2: at('10.1.2.3') },
    {},
    '10.1.2.3',
  ],
  ['without a network the loopback is shown', LO, {}, '127.0.0.1'],
])('of the interfaces, %s', async (_, interfaces, more, address) => {
  expect((await shownOn(interfaces, more)).shown.host).toBe(address);
});

test('the host’s choice stands whoever comes by another network, and is told of at once (decision 45)', async () => {
  const { clock, machine, told, shown } = await shownOn(TWO, { routed: '192.168.1.5' });
  expect(shown.choose('192.168.2.5')).toBe(true);
  expect(told).toEqual(['192.168.2.5']);
  machine.guests = new Map([['192.168.1.5', 4]]);
  await clock.run(10_000);

  expect([shown.host, shown.isChosen]).toEqual(['192.168.2.5', true]);
});

test('the host’s choice can be taken back', async () => {
  const { shown } = await shownOn(TWO, { routed: '192.168.1.5' });
  shown.choose('192.168.2.5');
  shown.choose(null);

  expect([shown.host, shown.isChosen]).toEqual(['192.168.1.5', false]);
});

test.each(['192.0.2.99', '127.0.0.1'])('an address of no network, %s, is not chosen', async (address) => {
  const { shown, told } = await shownOn(TWO, { routed: '192.168.1.5' });

  expect(shown.choose(address)).toBe(false);
  expect(told).toEqual([]);
});

test('a chosen network is followed to its new address, and given up for the time in which it is gone', async () => {
  const { clock, machine, told, shown } = await shownOn(TWO, { routed: '192.168.1.5' });
  shown.choose('192.168.2.5');
  machine.interfaces = { ...TWO, wlan0: at('192.168.77.9') };
  await clock.run(2_000);
  machine.interfaces = { ...LO, eth0: at('192.168.1.5') };
  await clock.run(2_000);
  machine.interfaces = { ...TWO, wlan0: at('192.168.77.9') };
  await clock.run(2_000);

  expect(told).toEqual(['192.168.2.5', '192.168.77.9', '192.168.1.5', '192.168.77.9']);
});

test('a network that appears later is shown then, and one that is lost no longer', async () => {
  const { clock, machine, told } = await shownOn(LO);
  machine.interfaces = { ...LO, eth0: at('192.168.1.5') };
  await clock.run(2_000);
  machine.interfaces = LO;
  await clock.run(2_000);

  expect(told).toEqual(['192.168.1.5', '127.0.0.1']);
});

test('a change of the default route alone is followed', async () => {
  const { clock, machine, told } = await shownOn(TWO, { routed: '192.168.1.5' });
  machine.routed = '192.168.2.5';
  await clock.run(2_000);

  expect(told).toEqual(['192.168.2.5']);
});

test('networks are listed with their range and guests, real ones first and the loopback never', async () => {
  const { shown } = await shownOn(
    { ...LO, tun0: at('10.8.0.2'), wlan0: at('192.168.1.5') },
    { guests: [['192.168.1.5', 3]] },
  );

  expect(shown.networks).toEqual([
    {
      name: 'wlan0',
      address: '192.168.1.5',
      range: '192.168.1.0/24',
      virtual: false,
      guests: 3,
      shown: true,
    },
    { name: 'tun0', address: '10.8.0.2', range: '10.8.0.0/24', virtual: true, guests: 0, shown: false },
  ]);
});

test('a list whose counts alone changed is told of without a new address', async () => {
  const { machine, told, shown } = await shownOn({ ...LO, wlan0: at('192.168.1.5') });
  machine.guests = new Map([['192.168.1.5', 1]]);
  shown.look();
  shown.look();

  expect(told).toEqual(['networks']);
});
