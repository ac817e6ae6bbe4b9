import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { cutToBytes, serviceOf } from '../../src-main/lan/advertText.ts';
import { interfacesOf, openKit, packetOf, tableId } from './kit.ts';

const ID = tableId('a1');
const ADVERT = { id: ID, name: 'Ann', port: 41932 };
const TWO = { eth0: '192.0.2.5', wlan0: '198.51.100.5' };

test('a table is announced on every interface by names that nobody else has (A-1, A-2)', () => {
  const { lan, mdns } = openKit(TWO);
  lan.advertiser.show(ADVERT);
  const published = mdns.standing.filter(({ service }) => service !== null);

  expect(published.map(({ address }) => address)).toEqual(['192.0.2.5', '198.51.100.5']);
  expect(published[0]?.service).toEqual({
    instance: `kb-${ID}`,
    host: `kabinett-${ID}.local`,
    port: 41932,
    txt: { v: String(PROTOCOL_VERSION), id: ID, n: 'Ann' },
  });
});

test.each(['x'.repeat(300), '晓'.repeat(100), '🎩'.repeat(80), 'a\nb\u0000c', '', ' \t '])(
  'whatever a table is called, its record keeps to the limits of DNS (A-5): %j',
  (name) => {
    const { instance, txt } = serviceOf({ ...ADVERT, name });
    const items = Object.entries(txt).map(([key, value]) => `${key}=${value}`);

    expect(Buffer.byteLength(instance)).toBeLessThanOrEqual(63);
    expect(items.every((item) => Buffer.byteLength(item) <= 255)).toBe(true);
    expect(Buffer.byteLength(items.join('.'))).toBeLessThanOrEqual(400);
    expect(Object.values(txt).every((value) => value !== '' && !/[\p{Cc}\p{Cs}]/u.test(value))).toBe(true);
  },
);

test('a name is cut between code points, never inside one (A-5)', () => {
  expect(cutToBytes('a🎩b', 4)).toBe('a');
  expect(cutToBytes('a🎩b', 5)).toBe('a🎩');
});

test('the TXT record holds the version, the id and the name, and nothing else (decision 8)', () => {
  expect(Object.keys(serviceOf(ADVERT).txt).toSorted()).toEqual(['id', 'n', 'v']);
});

test('an orderly end says goodbye twice on every interface and then lets go (A-12)', async () => {
  const { clock, lan, mdns } = openKit(TWO);
  const hide = lan.advertiser.show(ADVERT);
  const sockets = mdns.sockets.filter(({ service }) => service !== null);
  const ended = hide();
  await clock.run(1_000);
  await ended;

  expect(sockets.map(({ done }) => done)).toEqual([
    ['publish', 'goodbye', 'goodbye', 'close'],
    ['publish', 'goodbye', 'goodbye', 'close'],
  ]);
});

test('an orderly end takes far less than two seconds (A-12)', async () => {
  const { clock, lan } = openKit();
  let ended = false;
  void lan.advertiser
    .show(ADVERT)()
    .then(() => (ended = true));
  await clock.run(300);

  expect(ended).toBe(true);
});

test('a changed address is announced anew, on sockets of its own, within five seconds (A-2)', async () => {
  const { clock, kit, lan, mdns, wakes } = openKit();
  lan.advertiser.show(ADVERT);
  kit.interfaces = interfacesOf({ eth0: '192.0.2.77' });
  await clock.run(5_000);
  const standing = mdns.standing.filter(({ service }) => service !== null);

  expect(standing.map(({ address }) => address)).toEqual(['192.0.2.77']);
  expect(wakes).toHaveLength(1);
});

test('a network that appears later is announced on then (A-2)', async () => {
  const { clock, kit, lan, mdns } = openKit({});
  lan.advertiser.show(ADVERT);
  expect(mdns.standing).toHaveLength(0);
  kit.interfaces = interfacesOf({ wlan0: '192.0.2.5' });
  await clock.run(5_000);

  expect(mdns.standing.some(({ service }) => service?.instance === `kb-${ID}`)).toBe(true);
});

test('after sleep everything is announced anew, at the same address too (A-2)', async () => {
  const { clock, kit, lan, mdns, wakes } = openKit();
  lan.advertiser.show(ADVERT);
  const before = mdns.sockets.length;
  kit.wall = 60_000;
  await clock.run(2_100);

  expect(wakes).toHaveLength(1);
  expect(mdns.sockets.length).toBeGreaterThan(before);
  expect(mdns.standing.filter(({ service }) => service !== null)).toHaveLength(1);
});

test('a table whose host has ended is not announced again by a change of the network', async () => {
  const { clock, kit, lan, mdns } = openKit();
  const ended = lan.advertiser.show(ADVERT)();
  kit.interfaces = interfacesOf({ eth0: '192.0.2.77' });
  await clock.run(5_000);
  await ended;

  expect(mdns.standing.filter(({ service }) => service !== null)).toEqual([]);
});

test('a table counts as announced only when its announcement came back on another socket (A-4)', async () => {
  const { clock, lan, mdns } = openKit();
  lan.advertiser.show(ADVERT);
  await clock.run(30_000);
  expect(lan.diagnose(false).announced).toBe('notHeard');

  mdns.hear(packetOf(ID), '192.0.2.5');
  expect(lan.diagnose(false)).toMatchObject({ announced: 'heard', interfaces: [{ state: 'heard' }] });
});

test('the beacon that hears itself proves nothing (A-4)', () => {
  const { lan, udp } = openKit();
  lan.advertiser.show(ADVERT);
  udp.hear({ kabinett: 'here', id: ID, port: 41_932 }, '192.0.2.5');

  expect(lan.diagnose(false).announced).toBe('notHeard');
});

test('a stranger who repeats the announcement from another address proves nothing (A-4)', () => {
  const { lan, mdns } = openKit();
  lan.advertiser.show(ADVERT);
  mdns.hear(packetOf(ID), '192.0.2.66');

  expect(lan.diagnose(false).announced).toBe('notHeard');
});

test('a port 5353 that another program keeps to itself is told, and the table is shown by the beacon (A-4)', async () => {
  const { clock, lan, mdns, udp } = openKit();
  mdns.state = () => 'portHeld';
  lan.advertiser.show(ADVERT);
  await clock.run(100);
  const report = lan.diagnose(false);

  expect(report).toMatchObject({ announced: 'notHeard', interfaces: [{ state: 'portHeld' }] });
  expect(report.causes).toContain('portHeld');
  expect(udp.sent.map(({ text }) => text)).toContain(
    JSON.stringify({ kabinett: 'here', id: ID, port: 41932 }),
  );
});

test('one interface that fails leaves the others as they are (A-3)', async () => {
  const { clock, lan, mdns } = openKit(TWO);
  mdns.state = (address) => (address === '192.0.2.5' ? 'failing' : 'listening');
  lan.advertiser.show(ADVERT);
  mdns.hear(packetOf(ID), '198.51.100.5');
  await clock.run(100);

  expect(lan.diagnose(false).interfaces.map(({ state }) => state)).toEqual(['failing', 'heard']);
});

test('closing lets go of every socket', async () => {
  const { clock, lan, mdns } = openKit(TWO);
  lan.advertiser.show(ADVERT);
  lan.look(true);
  const closed = lan.close();
  await clock.run(1_000);
  await closed;

  expect(mdns.standing).toEqual([]);
});
