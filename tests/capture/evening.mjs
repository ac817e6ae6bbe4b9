/**
 * `npm run test:evening`: a whole evening on a network whose default route leads nowhere. The started app hosts three
 * games for five guests, another one looks for tables; whatever any of them sends to an address off its link, by IPv4
 * or IPv6, names to be looked up included, is counted and must not be. It needs Linux and root; elsewhere it says so.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { ensureBuilt } from '../../src-main/cli/build.mjs';
import { stopAll } from '../lan/device.mjs';
import { Figures } from '../lan/figures.mjs';
import {
  cleanUp,
  giveDefaultRoute,
  giveDefaultRoute6,
  giveNameServer,
  makeDevice,
  makeSwitch,
  nameNetworks,
  packetsOffLink,
  packetsSent,
  plug,
} from '../lan/netns.mjs';
import { Talker } from './process.mjs';

register();
const { NAMES } = await import('../kit/overheard.ts');

const GAMES = 3;
/** What the host's terminal says when the next game can begin. */
const NEXT = 'The word start begins the next one';
const HOST = '10.77.1.1';
const ROUTER = '10.77.1.254';
const ELSEWHERE = '192.0.2.53';
const ELSEWHERE6 = '2001:db8::53';

/** The product itself, started as a person starts it. */
function startApp(device, folder, ...options) {
  const profile = join(folder, device);
  const fixed = ['--shell', 'browser', '--no-open', '--port', '0', '--profile', profile];
  return new Talker(device, process.execPath, 'src-main/cli/start.mjs', ...fixed, ...options);
}

/** Three games: the host's own words begin them, and the guests play. */
async function playAll(figures, host, guests) {
  for (let game = 1; game <= GAMES; game += 1) {
    host.tell('start');
    await Promise.all(guests.map((guest) => guest.next(() => guest.count(isOver) >= game, 180_000)));
    // The table takes the word for the next game only once its own window says so.
    await host.next(() => host.count((line) => line.includes(NEXT)) >= game);
    figures.check(`game ${game} was played to its verdict`, true);
  }
}

function isOver(line) {
  return line.includes('"said":"over"');
}

async function evening(figures, folder) {
  const host = startApp('host', folder, '--host');
  const link = await host.next((line) => /(http:\S+#1\S+)/.exec(line)?.[1]);
  const looker = startApp('looker', folder);
  await looker.next((line) => /(http:\S+#\S+)/.exec(line)?.[1]);
  const guests = [];
  for (const [index, name] of NAMES.entries()) {
    const guest = Talker.ours(`guest${index}`, 'tests/capture/guest.ts', 'sealed', link, name, HOST);
    await guest.said('seated');
    guests.push(guest);
  }
  const seeker = Talker.ours('seeker', 'tests/lan/peer.ts');
  await seeker.said('ready');
  seeker.tell('look');
  await seeker.next((line) => line.includes('"said":"nearby"') && line.includes(HOST));
  figures.check('the table is found by one who looks', true);
  await playAll(figures, host, guests);
  seeker.tell('exit');
  looker.tell('quit');
  host.tell('quit');
  await Promise.all([host, looker, seeker, ...guests].map(({ ended }) => ended));
  figures.check('everybody has gone home', true);
}

/** The counter counts: a packet to elsewhere, and a name that is looked up. */
async function control(figures) {
  const send = `require('node:dgram').createSocket('udp4').send('x', 9, '${ELSEWHERE}', () => process.exit(0))`;
  await new Talker('control', process.execPath, '-e', send).ended;
  figures.check('a packet to elsewhere is counted', packetsOffLink('control') === 1);
  const send6 = `require('node:dgram').createSocket('udp6').send('x', 9, '${ELSEWHERE6}', () => process.exit(0))`;
  await new Talker('control', process.execPath, '-e', send6).ended;
  figures.check('a packet to elsewhere by IPv6 is counted', packetsOffLink('control') === 2);
  const ask = `require('node:dns').lookup('example.org', () => process.exit(0)); setTimeout(() => process.exit(0), 2000)`;
  await new Talker('control', process.execPath, '-e', ask).ended;
  figures.check('a name that is looked up is counted', packetsOffLink('control') > 2);
}

async function main() {
  const figures = new Figures();
  const folder = mkdtempSync(join(tmpdir(), 'kabinett-evening-'));
  await ensureBuilt();
  nameNetworks('kbeve-', 'kbe');
  cleanUp();
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const devices = ['host', 'looker', 'seeker', ...NAMES.map((_, guest) => `guest${guest}`)];
  try {
    makeSwitch('home');
    for (const [index, name] of [...devices, 'control'].entries()) {
      makeDevice(name);
      plug(name, 'eth0', 'home', `10.77.1.${index + 1}`);
      giveDefaultRoute(name, 'eth0', ROUTER);
      giveDefaultRoute6(name, 'eth0', index + 1);
      giveNameServer(name, ELSEWHERE);
    }
    await figures.scenario('The counter counts', () => control(figures));
    await figures.scenario('A whole evening', () => evening(figures, folder));
    await figures.scenario('Nothing left the link', () => {
      for (const name of devices)
        figures.check(
          `${name} sent ${packetsSent(name)} packets, none of them off its link`,
          packetsOffLink(name) === 0 && packetsSent(name) > 0,
        );
    });
  } finally {
    stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures.end();
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.log('test:evening needs Linux and root: it makes network namespaces. Nothing was tested.');
} else {
  process.exitCode = await main();
}
