import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { infoOf, openKit, packetOf, tableId, type LanKit } from './kit.ts';

const ID = tableId('a1');
const AT = '192.0.2.7:41932';
const FROM = '192.0.2.7';

/** A machine that looks and has found one table. */
async function withTable(): Promise<LanKit> {
  const kit = openKit();
  kit.hosts.put(AT, infoOf(ID));
  kit.lan.look(true);
  kit.mdns.hear(packetOf(ID), FROM);
  await kit.clock.run(10);
  return kit;
}

function ids({ lan }: LanKit): readonly string[] {
  return lan.nearby.tables.map(({ id }) => id);
}

test('a table that answers for itself is listed at once with what it says (decision 8)', async () => {
  const kit = await withTable();

  expect(kit.lan.nearby.tables).toEqual([
    {
      id: ID,
      name: null,
      host: 'Ann',
      address: AT,
      seated: 1,
      seats: 10,
      phase: 'lobby',
      locked: false,
      fit: 'fits',
      silent: false,
      own: false,
      recent: false,
    },
  ]);
});

test('a word of a table is a hint: what does not answer is not listed (A-9)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  kit.mdns.hear(packetOf(ID), FROM);
  await kit.clock.run(20_000);

  expect(kit.told.every(({ tables }) => tables.length === 0)).toBe(true);
});

test('an answer of another table does not count for this one (A-9)', async () => {
  const kit = openKit();
  kit.hosts.put(AT, infoOf(tableId('b2')));
  kit.lan.look(true);
  kit.mdns.hear(packetOf(ID), FROM);
  await kit.clock.run(1_000);

  expect(ids(kit)).toEqual([]);
});

test('one table seen in several ways is listed once (A-11)', async () => {
  const kit = await withTable();
  kit.mdns.hear(packetOf(ID, 41932, { addresses: [FROM, '192.0.2.8'] }), FROM);
  kit.udp.hear({ kabinett: 'here', id: ID, port: 41932 }, FROM);
  kit.lan.searchHarder(true);
  await kit.clock.run(10);

  expect(ids(kit)).toEqual([ID]);
});

test('two tables of one machine are both listed, by their ports (decision 9)', async () => {
  const kit = await withTable();
  kit.hosts.put('192.0.2.7:41933', infoOf(tableId('b2')));
  kit.mdns.hear(packetOf(tableId('b2'), 41933), FROM);
  await kit.clock.run(10);

  expect(ids(kit)).toEqual([ID, tableId('b2')]);
});

test('what a table tells of itself is followed every three seconds (decision 12)', async () => {
  const kit = await withTable();
  kit.hosts.put(AT, infoOf(ID, { seated: 4, phase: 'playing', locked: true }));
  await kit.clock.run(3_100);

  expect(kit.lan.nearby.tables[0]).toMatchObject({ seated: 4, phase: 'playing', locked: true });
});

test('a killed host is grey after two misses and gone after three, within ten seconds (decision 12)', async () => {
  const kit = await withTable();
  kit.hosts.kill(AT);
  await kit.clock.run(5_900);
  expect(kit.lan.nearby.tables[0]?.silent).toBe(false);
  await kit.clock.run(200);
  expect(kit.lan.nearby.tables[0]?.silent).toBe(true);
  await kit.clock.run(3_000);
  expect(ids(kit)).toEqual([]);
});

test('a machine that vanished without a word is gone within ten seconds (decision 12)', async () => {
  const kit = await withTable();
  kit.hosts.unplug(AT);
  await kit.clock.run(9_000);
  expect(kit.lan.nearby.tables[0]?.silent).toBe(true);
  await kit.clock.run(1_000);
  expect(ids(kit)).toEqual([]);
});

test('a grey table that answers again is as it was', async () => {
  const kit = await withTable();
  kit.hosts.kill(AT);
  await kit.clock.run(6_100);
  kit.hosts.put(AT, infoOf(ID));
  await kit.clock.run(3_000);

  expect(kit.lan.nearby.tables[0]?.silent).toBe(false);
});

test('a goodbye removes a table that answers no more, at once (A-10)', async () => {
  const kit = await withTable();
  kit.hosts.kill(AT);
  kit.mdns.hear(packetOf(ID, 41932, { ttl: 0 }), FROM);
  await kit.clock.run(10);

  expect(ids(kit)).toEqual([]);
});

test('a goodbye in the name of a table that still answers changes nothing (A-10)', async () => {
  const kit = await withTable();
  kit.mdns.hear(packetOf(ID, 41932, { ttl: 0 }), '192.0.2.66');
  kit.udp.hear({ kabinett: 'gone', id: ID }, '192.0.2.66');
  await kit.clock.run(30_000);

  expect(ids(kit)).toEqual([ID]);
  expect(kit.told.some(({ tables }) => tables[0]?.silent === true)).toBe(false);
});

test('a host that changed its address is followed to the new one (A-9)', async () => {
  const kit = await withTable();
  kit.hosts.unplug(AT);
  kit.hosts.put('192.0.2.9:41932', infoOf(ID));
  kit.mdns.hear(packetOf(ID), '192.0.2.9');
  await kit.clock.run(500);

  expect(kit.lan.nearby.tables[0]?.address).toBe('192.0.2.9:41932');
});

test('a stranger who claims a listed table takes it from nobody: it answers where it did', async () => {
  const kit = await withTable();
  kit.hosts.put('192.0.2.66:41932', infoOf(ID, { host: 'Mallory' }));
  kit.mdns.hear(packetOf(ID), '192.0.2.66');
  await kit.clock.run(30_000);

  expect(kit.lan.nearby.tables[0]).toMatchObject({ address: AT, host: 'Ann' });
});

test('where a word came from is asked first, then what it claims, one after the other (A-9)', async () => {
  const kit = openKit();
  kit.hosts.put('192.0.2.8:41932', infoOf(ID));
  kit.lan.look(true);
  kit.mdns.hear(packetOf(ID, 41932, { addresses: ['192.0.2.8'] }), FROM);
  await kit.clock.run(300);

  expect(kit.hosts.asked).toEqual([AT, '192.0.2.8:41932']);
  expect(kit.lan.nearby.tables[0]?.address).toBe('192.0.2.8:41932');
});

test('an address off the own networks is never asked, whoever claims it (decision 49)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  kit.mdns.hear(packetOf(ID, 41932, { addresses: ['198.51.100.1', '8.8.8.8'] }), FROM);
  kit.mdns.hear(packetOf(tableId('b2')), '198.51.100.1');
  kit.udp.hear({ kabinett: 'here', id: tableId('c3'), port: 80 }, '198.51.100.1');
  await kit.clock.run(1_000);

  expect(new Set(kit.hosts.asked)).toEqual(new Set([AT]));
});

test('no more than 64 tables are kept, and no more than eight that one machine speaks of (A-7)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  for (let table = 0; table < 200; table += 1) {
    const id = table.toString(16).padStart(32, '0');
    const host = `192.0.2.${10 + (table % 100)}`;
    kit.hosts.put(`${host}:${40_000 + table}`, infoOf(id));
    kit.mdns.hear(packetOf(id, 40_000 + table), host);
  }
  await kit.clock.run(10);
  expect(ids(kit)).toHaveLength(64);

  const one = openKit();
  one.lan.look(true);
  for (let table = 0; table < 20; table += 1) {
    const id = table.toString(16).padStart(32, '0');
    one.hosts.put(`${FROM}:${40_000 + table}`, infoOf(id));
    one.mdns.hear(packetOf(id, 40_000 + table), FROM);
  }
  await one.clock.run(10);
  expect(ids(one)).toHaveLength(8);
});

test('made-up tables that never answer leave room for real ones (A-7)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  for (let table = 0; table < 64; table += 1) {
    kit.mdns.hear(packetOf(table.toString(16).padStart(32, '0')), `192.0.2.${100 + (table % 100)}`);
  }
  kit.hosts.put(AT, infoOf(ID));
  kit.mdns.hear(packetOf(ID), FROM);
  await kit.clock.run(10);

  expect(ids(kit)).toEqual([ID]);
});

test('a host of another version is listed with who is older (decision 8)', async () => {
  const kit = await withTable();
  kit.hosts.put(AT, infoOf(ID, { version: PROTOCOL_VERSION - 1 }));
  await kit.clock.run(3_100);
  expect(kit.lan.nearby.tables[0]?.fit).toBe('hostOlder');
  kit.hosts.put(AT, infoOf(ID, { version: PROTOCOL_VERSION + 1 }));
  await kit.clock.run(3_100);
  expect(kit.lan.nearby.tables[0]?.fit).toBe('hostNewer');
});

test('the table of this shell is listed and marked, by its id (decision 9)', async () => {
  const kit = await withTable();
  kit.lan.advertiser.show({ id: ID, name: 'Ann', port: 41932 });

  expect(kit.lan.nearby.tables[0]?.own).toBe(true);
});

test('a list that nobody looks at asks nobody, and forgets', async () => {
  const kit = await withTable();
  kit.lan.look(false);
  const before = kit.hosts.asked.length;
  kit.mdns.hear(packetOf(ID), FROM);
  await kit.clock.run(30_000);

  expect(kit.hosts.asked).toHaveLength(before);
  expect(ids(kit)).toEqual([]);
});
