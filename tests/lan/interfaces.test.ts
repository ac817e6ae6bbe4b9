import { expect, test } from 'vitest';
import {
  broadcastOf,
  isOnLink,
  neighboursOf,
  rangeOf,
  usableInterfaces,
} from '../../src-main/lan/interfaces.ts';
import { interfacesOf } from './kit.ts';

function names(addresses: Readonly<Record<string, string>>): readonly string[] {
  return usableInterfaces(interfacesOf(addresses)).map(({ name }) => name);
}

test('virtual interfaces are used, after the real ones (A-13)', () => {
  expect(names({ docker0: '172.17.0.1', tun0: '10.8.0.2', wlan0: '192.168.1.5' })).toEqual([
    'wlan0',
    'docker0',
    'tun0',
  ]);
});

test('the loopback is used only where there is no network', () => {
  expect(names({ lo: '127.0.0.1', eth0: '192.0.2.5' })).toEqual(['eth0']);
  expect(names({ lo: '127.0.0.1' })).toEqual(['lo']);
});

test('a self-given address counts where its interface has no other (A-13)', () => {
  const both = {
    eth0: [
      ...(interfacesOf({ eth0: '169.254.1.2' })['eth0'] ?? []),
      ...(interfacesOf({ eth0: '192.0.2.5' })['eth0'] ?? []),
    ],
  };

  expect(usableInterfaces(both).map(({ address }) => address)).toEqual(['192.0.2.5']);
  expect(names({ eth0: '169.254.1.2' })).toEqual(['eth0']);
});

test('an interface without IPv4 is none here (A-14)', () => {
  const info = {
    address: '2001:db8::1',
    family: 'IPv6' as const,
    internal: false,
    netmask: '',
    mac: '',
    cidr: null,
    scopeid: 0,
  };

  expect(usableInterfaces({ eth0: [info] })).toEqual([]);
});

test('what lies on a network of this machine is told from what does not', () => {
  const nics = usableInterfaces(interfacesOf({ eth0: '192.0.2.5' }));

  expect(
    ['192.0.2.1', '192.0.2.255', '192.0.3.1', '8.8.8.8', 'evil', '::1'].map((at) => isOnLink(at, nics)),
  ).toEqual([true, true, false, false, false, false]);
});

test.each([
  ['255.255.255.0', '10.1.2.0/24', '10.1.2.255', 253],
  ['255.255.255.252', '10.1.2.0/30', '10.1.2.3', 1],
  ['255.255.255.255', '10.1.2.3/32', '10.1.2.3', 0],
])('a network of netmask %s is %s, reached at %s, with %i others', (netmask, range, broadcast, others) => {
  const [nic] = usableInterfaces(
    interfacesOf({ eth0: netmask === '255.255.255.252' ? '10.1.2.1' : '10.1.2.3' }),
  );
  if (nic === undefined) throw new Error('no interface');
  const shaped = { ...nic, netmask };

  expect([rangeOf(shaped), broadcastOf(shaped), neighboursOf(shaped, 512).length]).toEqual([
    range,
    broadcast,
    others,
  ]);
});
