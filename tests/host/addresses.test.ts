import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isOwnAddress, plainAddress } from '../../src-main/host/addresses.ts';

function at(address: string, internal = false): NetworkInterfaceInfo[] {
  return [
    { address, family: 'IPv4', internal, netmask: '255.255.255.0', mac: '02:00:00:00:00:01', cidr: null },
  ];
}

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
