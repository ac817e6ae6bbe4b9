import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isOwnAddress, plainAddress, shownAddress } from '../../src-main/host/addresses.ts';

function at(address: string, internal = false): NetworkInterfaceInfo[] {
  return [
    { address, family: 'IPv4', internal, netmask: '255.255.255.0', mac: '02:00:00:00:00:01', cidr: null },
  ];
}

test('the address shown is of a real interface, never of a virtual one (decision 45)', () => {
  const interfaces = {
    lo: at('127.0.0.1', true),
    docker0: at('172.17.0.1'),
    'br-1a': at('172.18.0.1'),
    wlan0: at('192.168.1.5'),
  };

  expect(shownAddress(interfaces)).toBe('192.168.1.5');
});

test('a virtual interface is shown where it is the only one (decision 45)', () => {
  expect(shownAddress({ lo: at('127.0.0.1', true), docker0: at('172.17.0.1') })).toBe('172.17.0.1');
});

test('a private address comes before a public or a self-given one', () => {
  const interfaces = { eth0: at('203.0.113.9'), eth1: at('169.254.3.4'), eth2: at('10.1.2.3') };

  expect(shownAddress(interfaces)).toBe('10.1.2.3');
});

test('without a network the loopback is shown', () => {
  expect(shownAddress({ lo: at('127.0.0.1', true) })).toBe('127.0.0.1');
});

test('an address is counted in one form', () => {
  expect(['::ffff:192.0.2.1', '192.0.2.1', 'fe80::1', undefined].map(plainAddress)).toEqual([
    '192.0.2.1',
    '192.0.2.1',
    'fe80::1',
    '',
  ]);
});

test('the machine’s own addresses are known as its own (decision 14)', () => {
  const interfaces = { wlan0: at('192.168.1.5') };

  expect(
    ['127.0.0.1', '::1', '192.168.1.5', '192.168.1.6'].map((each) => isOwnAddress(each, interfaces)),
  ).toEqual([true, true, true, false]);
});
