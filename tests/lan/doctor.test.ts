import { expect, test } from 'vitest';
import { DOCTOR_CAUSES, type DoctorCause } from '../../src-shared/doctorReport.ts';
import { en } from '../../src-shared/locale/en.ts';
import { examine, type DoctorFacts, type LanFindings } from '../../src-main/lan/doctor.ts';
import { usableInterfaces } from '../../src-main/lan/interfaces.ts';
import { interfacesOf } from './kit.ts';

interface Case {
  readonly addresses?: Readonly<Record<string, string>>;
  readonly found?: Partial<LanFindings>;
  readonly facts?: Partial<DoctorFacts>;
}

function causes({ addresses = { eth0: '192.0.2.5' }, found = {}, facts = {} }: Case): readonly DoctorCause[] {
  const interfaces = interfacesOf(addresses);
  return examine(
    {
      nics: usableInterfaces(interfaces),
      stateOf: () => 'listening',
      heardOn: new Set(),
      port: null,
      reached: false,
      heardOthers: false,
      beacon: 'listening',
      tables: 0,
      ...found,
    },
    { platform: 'linux', isWsl: false, isContainer: false, interfaces, block: null, ...facts },
  ).causes;
}

const ipv6 = {
  eth0: [
    {
      address: '2001:db8::1',
      family: 'IPv6' as const,
      internal: false,
      netmask: '',
      mac: '',
      cidr: null,
      scopeid: 0,
    },
  ],
};

test.each<readonly [DoctorCause, Case]>([
  ['noNetwork', { addresses: { lo: '127.0.0.1' } }],
  ['ipv6Only', { addresses: {}, facts: { interfaces: ipv6 } }],
  ['localNetworkDenied', { facts: { platform: 'darwin', block: 'localNetworkDenied' } }],
  ['windowsBlocks', { facts: { platform: 'win32', block: 'windowsBlocks' } }],
  ['linuxBlocks', { facts: { block: 'linuxBlocks' } }],
  ['selfGivenAddress', { addresses: { eth0: '169.254.1.2' } }],
  ['onlyVirtual', { addresses: { docker0: '172.17.0.1' } }],
  ['portHeld', { found: { stateOf: () => 'portHeld' } }],
  ['notHeard', { found: { port: 41_932 } }],
  ['interfaceFailing', { found: { stateOf: () => 'failing' } }],
  ['wsl', { facts: { isWsl: true } }],
  ['container', { facts: { isContainer: true } }],
  ['vpn', { addresses: { eth0: '192.0.2.5', tun0: '10.8.0.2' } }],
  ['linuxFirewall', {}],
  ['windowsFirewall', { facts: { platform: 'win32' } }],
  ['macFirewall', { facts: { platform: 'darwin' } }],
  ['otherNetwork', {}],
  ['isolation', {}],
  ['mobileData', {}],
  ['captivePortal', {}],
  ['scanner', {}],
])('the doctor names %s (B-7, decision 46)', (cause, given) => {
  expect(causes(given)).toContain(cause);
});

test('what was seen comes before what is only likely', () => {
  const named = causes({ found: { stateOf: () => 'portHeld' } });

  expect(named[0]).toBe('portHeld');
});

test('where other tables were heard, nothing is guessed', () => {
  expect(causes({ found: { heardOthers: true } })).toEqual([]);
});

test('a table whose announcement came back is not called unheard', () => {
  expect(causes({ found: { port: 41_932, heardOn: new Set(['192.0.2.5']) } })).not.toContain('notHeard');
});

test('without any network nothing further is guessed', () => {
  expect(causes({ addresses: { lo: '127.0.0.1' } })).toEqual(['noNetwork']);
});

test('each cause has one thing to do', () => {
  expect(Object.keys(en.lan.doctor.cause).toSorted()).toEqual([...DOCTOR_CAUSES].toSorted());
});
