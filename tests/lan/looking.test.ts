import { expect, test } from 'vitest';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';
import { infoOf, interfacesOf, openKit, packetOf, tableId } from './kit.ts';

const ID = tableId('a1');

function queries(kit: ReturnType<typeof openKit>): number {
  return kit.mdns.sockets.flatMap(({ done }) => done).filter((done) => done === 'query').length;
}

test('nothing is opened before somebody looks or hosts (decision 44)', async () => {
  const kit = openKit();
  await kit.clock.run(60_000);

  expect(kit.mdns.sockets).toEqual([]);
  expect(kit.udp.sent).toEqual([]);
});

test('tables are asked for at 0, 1, 3 and 9 seconds, then every ten (A-8)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  const counts = [];
  for (const ms of [1, 1_000, 2_000, 6_000, 10_000, 10_000]) {
    await kit.clock.run(ms);
    counts.push(queries(kit));
  }

  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
});

test('whoever sits at a table asks no more (A-8)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  await kit.clock.run(1);
  kit.lan.look(false);
  await kit.clock.run(60_000);

  expect(queries(kit)).toBe(1);
});

test('an empty list says so after five seconds, counted from when it became empty (A-15)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  await kit.clock.run(4_900);
  expect(kit.lan.nearby.quiet).toBe(false);
  await kit.clock.run(200);
  expect(kit.lan.nearby.quiet).toBe(true);

  kit.hosts.put('192.0.2.7:41932', infoOf(ID));
  kit.mdns.hear(packetOf(ID), '192.0.2.7');
  await kit.clock.run(10);
  expect(kit.lan.nearby.quiet).toBe(false);

  kit.hosts.kill('192.0.2.7:41932');
  kit.mdns.hear(packetOf(ID, 41932, { ttl: 0 }), '192.0.2.7');
  await kit.clock.run(4_900);
  expect(kit.lan.nearby).toMatchObject({ tables: [], quiet: false });
  await kit.clock.run(200);
  expect(kit.lan.nearby.quiet).toBe(true);
});

test('the networks are named as address ranges (decision 45)', () => {
  const kit = openKit({ eth0: '192.0.2.5', wlan0: '198.51.100.5' });
  kit.lan.look(true);

  expect(kit.lan.nearby.networks).toEqual(['192.0.2.0/24', '198.51.100.0/24']);
});

test('everybody is asked by broadcast three times at the start, on each network (A-15.1)', async () => {
  const kit = openKit({ eth0: '192.0.2.5', wlan0: '198.51.100.5' });
  kit.lan.look(true);
  await kit.clock.run(2_100);
  const asked = kit.udp.sent.filter(({ text }) => text === JSON.stringify({ kabinett: 'who' }));

  for (const address of ['192.0.2.255', '198.51.100.255', '255.255.255.255']) {
    expect(asked.filter((one) => one.address === address)).toHaveLength(3);
  }
});

test('a table found by broadcast alone is listed like any other (A-15.1)', async () => {
  const kit = openKit();
  kit.hosts.put('192.0.2.7:41940', infoOf(ID));
  kit.lan.look(true);
  kit.udp.hear({ kabinett: 'here', id: ID, port: 41_940 }, '192.0.2.7');
  await kit.clock.run(10);

  expect(kit.lan.nearby.tables[0]?.address).toBe('192.0.2.7:41940');
});

test('a host answers who asks, and tells of itself every five seconds (A-15.1)', async () => {
  const kit = openKit();
  kit.lan.advertiser.show({ id: ID, name: 'Ann', port: 41_940 });
  const here = JSON.stringify({ kabinett: 'here', id: ID, port: 41_940 });
  kit.udp.hear({ kabinett: 'who' }, '192.0.2.9');
  expect(kit.udp.sent.at(-1)).toEqual({ text: here, address: '192.0.2.9' });

  await kit.clock.run(4_000);
  const before = kit.udp.sent.filter(({ text }) => text === here).length;
  await kit.clock.run(10_000);
  expect(kit.udp.sent.filter(({ text }) => text === here).length).toBe(before + 2 * 2);
});

test('a flood of questions is not answered one by one', () => {
  const kit = openKit();
  kit.lan.advertiser.show({ id: ID, name: 'Ann', port: 41_940 });
  for (let asked = 0; asked < 500; asked += 1) kit.udp.hear({ kabinett: 'who' }, '192.0.2.9');

  expect(kit.udp.sent.filter(({ address }) => address === '192.0.2.9')).toHaveLength(20);
});

test('a question from outside the own networks is not answered', () => {
  const kit = openKit();
  kit.lan.advertiser.show({ id: ID, name: 'Ann', port: 41_940 });
  kit.udp.hear({ kabinett: 'who' }, '198.51.100.9');

  expect(kit.udp.sent.some(({ address }) => address === '198.51.100.9')).toBe(false);
});

test('tables where a person sat before are asked directly, and marked (A-15.2, decision 9)', async () => {
  const kit = openKit();
  const known = { id: ID, pin: tableId('0f'), name: null, host: 'Ann', address: '192.0.2.7', port: 41_932 };
  kit.kit.known = [known, { ...known, id: tableId('b2'), address: '192.0.2.8' }];
  kit.hosts.put('192.0.2.7:41932', infoOf(ID));
  kit.lan.look(true);
  await kit.clock.run(10);

  expect(kit.lan.nearby.tables.map(({ id, recent }) => ({ id, recent }))).toEqual([{ id: ID, recent: true }]);
  expect(kit.lan.nearby.recent).toEqual([
    { id: tableId('b2'), name: null, host: 'Ann', address: '192.0.2.8:41932' },
  ]);
});

test('remembered tables of other networks are not asked (decision 49)', async () => {
  const kit = openKit();
  kit.kit.known = [
    { id: ID, pin: tableId('0f'), name: null, host: 'Ann', address: '198.51.100.7', port: 41_932 },
  ];
  kit.lan.look(true);
  await kit.clock.run(30_000);

  expect(kit.hosts.asked).toEqual([]);
});

test('forgotten tables are gone from the list of recent ones', () => {
  const kit = openKit();
  kit.kit.known = [
    { id: ID, pin: tableId('0f'), name: null, host: 'Ann', address: '192.0.2.7', port: 41_932 },
  ];
  kit.lan.forgetRecent();

  expect(kit.told.at(-1)?.recent).toEqual([]);
});

test('the subnet is searched only when a person asks for it, at the usual port, forty at a time (A-15.3)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  await kit.clock.run(30_000);
  expect(kit.hosts.asked).toEqual([]);

  kit.lan.searchHarder(true);
  expect(kit.hosts.asked).toHaveLength(40);
  expect(kit.hosts.asked.every((where) => where.endsWith(`:${DEFAULT_PORT}`))).toBe(true);
  await kit.clock.run(10_000);
  expect(kit.lan.nearby.search).toEqual({ state: 'over', asked: 253, all: 253 });
  expect(new Set(kit.hosts.asked).has('192.0.2.5:41932')).toBe(false);
});

test('a table that the search finds is listed (A-15.3)', async () => {
  const kit = openKit();
  kit.hosts.put('192.0.2.200:41932', infoOf(ID));
  kit.lan.look(true);
  kit.lan.searchHarder(true);
  await kit.clock.run(10_000);

  expect(kit.lan.nearby.tables.map(({ id }) => id)).toEqual([ID]);
});

test('a search that is stopped asks nobody more (A-15.3)', async () => {
  const kit = openKit();
  kit.lan.look(true);
  kit.lan.searchHarder(true);
  kit.lan.searchHarder(false);
  await kit.clock.run(10_000);

  expect(kit.hosts.asked).toHaveLength(40);
  expect(kit.lan.nearby.search.state).toBe('idle');
});

test('a large network is not searched beyond 512 addresses (A-15.3)', async () => {
  const kit = openKit();
  const [info] = interfacesOf({ eth0: '10.1.2.3' })['eth0'] ?? [];
  if (info === undefined) throw new Error('no interface');
  kit.kit.interfaces = { eth0: [{ ...info, netmask: '255.0.0.0' }] };
  kit.lan.look(true);
  kit.lan.searchHarder(true);
  await kit.clock.run(30_000);

  expect(kit.lan.nearby.search.all).toBeLessThanOrEqual(512);
  expect(kit.lan.nearby.search.state).toBe('over');
  expect(new Set(kit.hosts.asked).has('10.1.2.4:41932')).toBe(true);
});

test('a listed table is picked with the pin of its host’s key where this person sat at it (attack 20)', async () => {
  const { clock, mdns, hosts, lan, kit } = openKit();
  const pin = '0f'.repeat(16);
  hosts.put('192.0.2.9:41932', infoOf(ID));
  lan.look(true);
  mdns.hear(packetOf(ID), '192.0.2.9');
  await clock.run(1_000);
  expect(lan.find(ID)).toMatchObject({ host: '192.0.2.9', pin: null });

  kit.known = [{ id: ID, pin, name: null, host: 'Ann', address: '192.0.2.7', port: 41_932 }];
  expect(lan.find(ID)).toMatchObject({ host: '192.0.2.9', pin });
});

test('a table is where it answers, not where it was only heard of, and nowhere once it is silent', async () => {
  const { clock, mdns, hosts, lan } = openKit();
  lan.look(true);
  mdns.hear(packetOf(ID), '192.0.2.9');
  await clock.run(500);
  expect(lan.whereIs(ID)).toBeNull();

  hosts.put('192.0.2.9:41932', infoOf(ID));
  await clock.run(2_000);
  expect(lan.whereIs(ID)).toEqual({ host: '192.0.2.9', port: 41_932 });

  hosts.kill('192.0.2.9:41932');
  await clock.run(8_000);
  expect(lan.whereIs(ID)).toBeNull();
});

test('a table that answers at a new address is there', async () => {
  const { clock, mdns, hosts, lan } = openKit();
  lan.look(true);
  hosts.put('192.0.2.9:41932', infoOf(ID));
  mdns.hear(packetOf(ID), '192.0.2.9');
  await clock.run(1_000);
  hosts.kill('192.0.2.9:41932');
  hosts.put('192.0.2.77:41932', infoOf(ID));
  mdns.hear(packetOf(ID), '192.0.2.77');
  await clock.run(5_000);

  expect(lan.whereIs(ID)).toEqual({ host: '192.0.2.77', port: 41_932 });
});
