import { expect, test } from 'vitest';
import { systemBlock } from '../../src-main/lan/blocked.ts';
import { udpLoopbackWorks } from '../../src-main/lan/udp.ts';
import { sendFaultOf } from '../../src-main/lan/mdns.ts';
import { openKit } from './kit.ts';

test.each([
  ['darwin', ['EHOSTUNREACH'], 'localNetworkDenied'],
  ['darwin', ['EHOSTUNREACH', 'EPERM'], 'localNetworkDenied'],
  ['darwin', ['ENETUNREACH'], null],
  ['linux', ['EPERM', 'EPERM'], 'linuxBlocks'],
  ['linux', ['ENETUNREACH'], null],
  ['linux', ['EHOSTUNREACH'], null],
  ['win32', ['EACCES'], 'windowsBlocks'],
  ['win32', ['EHOSTUNREACH'], null],
  ['aix', ['EPERM'], null],
] as const)('%s with %j on its networks is %s', (platform, group, block) => {
  expect(systemBlock({ platform, group, loopback: true })).toBe(block);
});

test('a network that fails beside one that works is no block by the system', () => {
  expect(systemBlock({ platform: 'darwin', group: ['EHOSTUNREACH', null], loopback: true })).toBeNull();
});

test.each([false, null])('a machine that reaches itself: %s, is not called blocked', (loopback) => {
  expect(systemBlock({ platform: 'darwin', group: ['EHOSTUNREACH'], loopback })).toBeNull();
});

test('a machine without a network is not called blocked', () => {
  expect(systemBlock({ platform: 'darwin', group: [], loopback: true })).toBeNull();
});

test.each([
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
  ['EHOSTUNREACH', 'denied'],
  ['ENOBUFS', 'failing'],
] as const)('a question that ends in %s says that the socket is %s', (code, state) => {
  expect(sendFaultOf(Object.assign(new Error('send'), { code }))).toBe(state);
});

test('the system’s loopback works', async () => {
  expect(await udpLoopbackWorks()).toBe(true);
});

test('the list says that the system blocks, asks again, and says when it no longer does', async () => {
  const { lan, mdns, clock } = openKit({ eth0: '192.0.2.5' }, 'darwin');
  const queries = (): number =>
    mdns.standing.flatMap(({ done }) => done).filter((done) => done === 'query').length;
  lan.look(true);
  await clock.run(1);
  for (const { hearer } of mdns.standing) hearer.onSent('EHOSTUNREACH');
  await clock.run(1);
  expect(lan.nearby.blocked).toBe('localNetworkDenied');
  expect(lan.diagnose(false).causes[0]).toBe('localNetworkDenied');

  lan.look(false);
  const before = queries();
  await clock.run(3_000);
  expect(queries()).toBe(before + 1);
  expect(lan.nearby.blocked).toBe('localNetworkDenied');

  for (const { hearer } of mdns.standing) hearer.onSent(null);
  expect(lan.nearby.blocked).toBeNull();
  const after = queries();
  await clock.run(9_000);
  expect(queries()).toBe(after);
});
