import { Device } from '../device.mjs';
import { giveAddress, makeDevice, makeSwitch, plug, runIn, takeAddress } from '../netns.mjs';

/** What changes while a table is open: addresses, interfaces, cables, routes. */
export async function changes(figures, { guests }) {
  const [guest] = guests;
  await figures.scenario('A host that changes its address', () => movedHost(figures, guest));
  await figures.scenario('A cable pulled and put back', () => pulledCable(figures, guest));
  await figures.scenario('A network that comes later', () => lateNetwork(figures, guest));
  await figures.scenario('A second interface', () => secondInterface(figures, guest));
  await figures.scenario('A default route, and none', () => defaultRoute(figures, guest));
}

async function opened(guest) {
  const host = await Device.open('host');
  guest.tell('look');
  const { id } = await host.ask('hosting', 'open', 'Ann');
  if (!guest.has(id)) await guest.seen(id);
  return { host, id };
}

async function closed(guest, host) {
  await host.exit();
  guest.tell('rest');
}

async function movedHost(figures, guest) {
  const { host, id } = await opened(guest);
  const isMoved = (line) =>
    line.said === 'nearby' &&
    line.tables.some((table) => table.id === id && table.address.startsWith('10.77.0.91:'));
  const followed = guest.next(isMoved);
  const at = Date.now();
  takeAddress('host', 'eth0', '10.77.0.1');
  giveAddress('host', 'eth0', '10.77.0.91');
  figures.times('address changed to followed', null, [(await followed).at - at], 10_000);
  figures.check('it is listed once', guest.tables.length === 1);
  takeAddress('host', 'eth0', '10.77.0.91');
  giveAddress('host', 'eth0', '10.77.0.1');
  await closed(guest, host);
}

async function pulledCable(figures, guest) {
  const { host, id } = await opened(guest);
  const leaving = guest.gone(id);
  const at = Date.now();
  runIn('host', 'ip', 'link', 'set', 'eth0', 'down');
  figures.times('cable pulled to gone', null, [(await leaving).at - at], 10_500);
  const returning = guest.seen(id, 30_000);
  const again = Date.now();
  runIn('host', 'ip', 'link', 'set', 'eth0', 'up');
  figures.times('cable back to listed', null, [(await returning).at - again], 15_000);
  await closed(guest, host);
}

async function lateNetwork(figures, guest) {
  takeAddress('host', 'eth0', '10.77.0.1');
  const host = await Device.open('host');
  guest.tell('look');
  const { id } = await host.ask('hosting', 'open', 'Ann');
  const { report } = await host.ask('doctor', 'doctor');
  figures.check(
    'the host does not claim to be announced',
    report.announced === 'notHeard' && report.causes.includes('noNetwork'),
  );
  const seen = guest.seen(id);
  const at = Date.now();
  giveAddress('host', 'eth0', '10.77.0.1');
  figures.times('network there to listed', null, [(await seen).at - at], 10_000);
  await closed(guest, host);
}

async function secondInterface(figures, guest) {
  makeSwitch('other');
  makeDevice('far');
  plug('far', 'eth0', 'other', '10.77.1.9');
  plug('host', 'eth1', 'other', '10.77.1.1');
  plug(guest.name, 'eth1', 'other', '10.77.1.2');
  const far = await Device.open('far');
  far.tell('look');
  const { host, id } = await opened(guest);
  if (!far.has(id)) await far.seen(id);
  figures.check('a guest of the second network sees it', far.tables[0].address.startsWith('10.77.1.1:'));
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  figures.check(
    'a guest of both networks sees it once',
    guest.tables.filter((table) => table.id === id).length === 1,
  );
  const { report } = await host.ask('doctor', 'doctor');
  figures.check(
    'the announcement was heard on both',
    report.interfaces.every((one) => one.state === 'heard') && report.interfaces.length === 2,
  );
  runIn('host', 'ip', 'link', 'del', 'eth1');
  runIn(guest.name, 'ip', 'link', 'del', 'eth1');
  await far.exit();
  await closed(guest, host);
}

async function defaultRoute(figures, guest) {
  figures.check(
    'there is no default route until here',
    runIn('host', 'ip', 'route', 'show', 'default') === '',
  );
  for (const name of ['host', guest.name]) runIn(name, 'ip', 'route', 'add', 'default', 'via', '10.77.0.254');
  const { host, id } = await opened(guest);
  figures.check('with one the table is listed as well', guest.has(id));
  await closed(guest, host);
}
