import { Device, start } from '../device.mjs';
import { dropNothing, dropTo } from '../netns.mjs';

const HOLD_5353 =
  "require('node:dgram').createSocket('udp4').on('error', (e) => { console.log(e.code); process.exit(1) }).bind(5353, '0.0.0.0', () => console.log('held'))";

/** Networks and machines that stand in the way. */
export async function obstacles(figures, { guests }) {
  const [guest] = guests;
  await figures.scenario('Port 5353 held by another program, on the host', () => heldPort(figures, guest));
  await figures.scenario('Multicast dropped: the beacon finds the table', () => noMulticast(figures, guest));
  await figures.scenario('Broadcast dropped too: the search and the typed address find it', () =>
    nothingHeard(figures, guest),
  );
  await figures.scenario('Equal names', () => equalNames(figures, guest));
}

async function heldPort(figures, guest) {
  const holder = start('host', process.execPath, '-e', HOLD_5353);
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  const host = await Device.open('host');
  guest.tell('look');
  const { id, at } = await host.ask('hosting', 'open', 'Ann');
  const seen = guest.has(id) ? { at } : await guest.seen(id);
  figures.times('port 5353 held: opened to listed', null, [seen.at - at], 1_000);
  const { report } = await host.ask('doctor', 'doctor');
  figures.check(
    'the doctor names the held port',
    report.causes[0] === 'portHeld' || report.causes.includes('portHeld'),
  );
  figures.check(
    'the table is not called announced by mDNS',
    report.interfaces.every((one) => one.state === 'portHeld'),
  );
  holder.kill('SIGKILL');
  await host.exit();
  guest.tell('rest');
}

async function noMulticast(figures, guest) {
  dropTo(guest.name, '224.0.0.0/4');
  const host = await Device.open('host');
  const { id } = await host.ask('hosting', 'open', 'Ann');
  const seen = guest.seen(id);
  const { at } = await guest.ask('look', 'look');
  figures.times('no multicast: look to listed', null, [(await seen).at - at], 5_000);
  await host.exit();
  guest.tell('rest');
  dropNothing(guest.name);
}

async function nothingHeard(figures, guest) {
  dropTo(guest.name, '224.0.0.0/4', '10.77.0.255', '255.255.255.255');
  dropTo('host', '224.0.0.0/4', '10.77.0.255', '255.255.255.255');
  const host = await Device.open('host');
  const { id, port } = await host.ask('hosting', 'open', 'Ann', '41932');
  const quiet = guest.next((line) => line.said === 'nearby' && line.quiet);
  const { at } = await guest.ask('look', 'look');
  figures.times('nothing heard: look to the other ways', null, [(await quiet).at - at], 5_500);
  const asked = await guest.ask('asked', 'ask', `10.77.0.1:${port}`);
  figures.check('the typed address answers', asked.kind === 'table');
  const found = guest.seen(id);
  const began = Date.now();
  guest.tell('harder');
  figures.times('search of the subnet to listed', null, [(await found).at - began], 10_000);
  await host.exit();
  guest.tell('rest');
  dropNothing(guest.name);
  dropNothing('host');
}

async function equalNames(figures, guest) {
  const [one, other] = await Promise.all([Device.open('host'), Device.open('guest3')]);
  guest.tell('look');
  const first = await one.ask('hosting', 'open', 'Ann');
  const second = await other.ask('hosting', 'open', 'Ann');
  if (!guest.has(first.id)) await guest.seen(first.id);
  if (!guest.has(second.id)) await guest.seen(second.id);
  figures.check('both are listed', guest.tables.length === 2);
  const leaving = guest.gone(second.id);
  other.tell('close');
  await leaving;
  let wasLost = false;
  void guest.gone(first.id, 11_000).then(
    () => (wasLost = true),
    () => undefined,
  );
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  figures.check('the end of one does not harm the other', !wasLost && guest.has(first.id));
  await Promise.all([one.exit(), other.exit()]);
  guest.tell('rest');
}
