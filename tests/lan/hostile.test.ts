import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTableInfo } from '../../src-shared/protocol/tableInfo.ts';
import { parseBeacon } from '../../src-main/lan/beacon.ts';
import { readPacket } from '../../src-main/lan/mdnsPacket.ts';
import { infoOf, openKit, packetOf, tableId } from './kit.ts';

const ID = tableId('a1');
const FROM = '192.0.2.7';

test('a table is read from its SRV record, with the source before what is claimed (A-9)', () => {
  expect(readPacket(packetOf(ID, 41_940, { addresses: ['192.0.2.8'] }), FROM)).toEqual([
    { kind: 'here', id: ID, port: 41_940, addresses: [FROM, '192.0.2.8'] },
  ]);
});

test('a goodbye is a PTR record without life', () => {
  expect(readPacket(packetOf(ID, 41_932, { ttl: 0 }), FROM)).toEqual([{ kind: 'gone', id: ID }]);
});

const instance = `kb-${ID}._kabinett._tcp.local`;
const srv = (name: unknown, data: unknown): unknown => ({
  answers: [],
  additionals: [{ type: 'SRV', name, ttl: 120, data }],
});

test.each([
  ['no packet', null],
  ['no records', {}],
  ['records that are none', { answers: [null, 7, 'x', []], additionals: [{}] }],
  ['a name of another service', srv(`kb-${ID}._http._tcp.local`, { port: 1, target: 'x' })],
  ['an id that is none', srv('kb-../../x._kabinett._tcp.local', { port: 1, target: 'x' })],
  ['an id that is too long', srv(`kb-${ID}${ID}._kabinett._tcp.local`, { port: 1, target: 'x' })],
  ['a name that is no text', srv(7, { port: 1, target: 'x' })],
  ['port 0', srv(instance, { port: 0, target: 'x' })],
  ['a port that is none', srv(instance, { port: 70_000, target: 'x' })],
  ['a port that is a fraction', srv(instance, { port: 1.5, target: 'x' })],
  ['a target that is none', srv(instance, { port: 1, target: { toString: 'x' } })],
])('%s tells of no table (A-7)', (_, packet) => {
  expect(readPacket(packet, FROM)).toEqual([]);
});

test('addresses that are none are left out (A-7)', () => {
  const addresses = ['999.1.1.1', 'evil.example', '127.1', '192.0.2.8'];

  expect(readPacket(packetOf(ID, 41_932, { addresses }), FROM)).toEqual([
    { kind: 'here', id: ID, port: 41_932, addresses: [FROM, '192.0.2.8'] },
  ]);
});

test('a packet of thousands of records is read to a bound (A-7)', () => {
  const record = { type: 'SRV', name: instance, ttl: 120, data: { port: 1, target: 'x' } };
  const packet = { answers: Array.from({ length: 5_000 }, () => record), additionals: [] };

  expect(readPacket(packet, FROM).length).toBeLessThanOrEqual(64);
});

test('a TXT record of any content neither helps nor harms (A-7)', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const packet = {
        answers: [{ type: 'TXT', name: instance, ttl: 120, data }],
        additionals: [{ type: 'SRV', name: instance, ttl: 120, data: { port: 5, target: 'x' } }],
      };
      return (
        JSON.stringify(readPacket(packet, FROM)) ===
        JSON.stringify([{ kind: 'here', id: ID, port: 5, addresses: [FROM] }])
      );
    }),
  );
});

test('nothing that a packet can be makes reading throw (A-7)', () => {
  const odd = fc.anything({ maxDepth: 4 });
  fc.assert(
    fc.property(fc.array(odd), fc.array(odd), (answers, additionals) => {
      readPacket({ answers, additionals }, FROM);
    }),
  );
});

test('nothing that a beacon can be makes reading throw, and little of it means anything (A-7)', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => parseBeacon(bytes) === null));
  const long = JSON.stringify({ kabinett: 'who', more: 'x'.repeat(600) });
  expect(parseBeacon(new TextEncoder().encode(long))).toBeNull();
});

test.each([
  ['no object', 7],
  ['a missing member', { ...infoOf(ID), seats: undefined }],
  ['an id that is none', infoOf('x')],
  ['a name that turns the line around', infoOf(ID, { name: 'Ann\u202e' })],
  ['a name with controls', infoOf(ID, { host: 'A\u0007' })],
  ['a name without end', infoOf(ID, { host: 'A'.repeat(10_000) })],
  ['seats below none', infoOf(ID, { seated: -1 })],
  ['a phase of its own', { ...infoOf(ID), phase: 'winning' }],
])('%s is no table (A-7)', (_, value) => {
  expect(parseTableInfo(value)).toBeNull();
});

test('a host of another version is a table whatever else it tells (decision 8)', () => {
  expect(parseTableInfo({ id: ID, version: 99, mood: 'odd', host: 'Ann' })).toMatchObject({
    id: ID,
    version: 99,
    host: 'Ann',
  });
});

test('a storm of anything at all leaves the list as it was', async () => {
  const kit = openKit();
  kit.hosts.put('192.0.2.7:41932', infoOf(ID));
  kit.lan.look(true);
  kit.mdns.hear(packetOf(ID), FROM);
  await kit.clock.run(10);
  fc.assert(
    fc.property(fc.anything({ maxDepth: 3 }), (packet) => {
      kit.mdns.hear(packet, '192.0.2.66');
      kit.udp.hear(packet, '192.0.2.66');
    }),
  );
  await kit.clock.run(10);

  expect(kit.lan.nearby.tables.map(({ id }) => id)).toEqual([ID]);
});
