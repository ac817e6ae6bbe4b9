/**
 * `npm run test:capture`: what tcpdump keeps of a whole game between a host and five guests, each in a network
 * namespace of its own. It needs Linux and root; elsewhere it says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { stopAll } from '../lan/device.mjs';
import { Figures } from '../lan/figures.mjs';
import { cleanUp, makeDevice, makeSwitch, nameNetworks, plug } from '../lan/netns.mjs';
import { Talker } from './process.mjs';

register();
const { faultsOf, framesIn } = await import('../kit/capture.ts');
const { NAMES } = await import('../kit/overheard.ts');
const { connectionsIn } = await import('./pcap.ts');

const HOST = '10.77.1.1';
const NEEDED = { ip: 'iproute2', iptables: 'iptables', tcpdump: 'tcpdump' };

function isThere(program) {
  return ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) => existsSync(`${folder}/${program}`));
}

function ensureTools() {
  const missing = Object.keys(NEEDED).filter((program) => !isThere(program));
  if (missing.length === 0) return true;
  const packages = missing.map((program) => NEEDED[program]);
  console.log(`Installing ${packages.join(', ')}.`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  return Object.keys(NEEDED).every(isThere);
}

/** Records everything to and from the host's port; ends with what was recorded. */
async function recording(file, port) {
  const dump = new Talker(
    'host',
    'tcpdump',
    '-i',
    'eth0',
    '-s',
    '0',
    '-U',
    '--immediate-mode',
    '-B',
    '16384',
    '-w',
    file,
    'tcp',
    'port',
    String(port),
  );
  await dump.next((line) => line.includes('listening on'));
  return async () => {
    dump.child.kill('SIGINT');
    await dump.ended;
    return readFileSync(file);
  };
}

/** What was captured of one game, or of none, and what nobody may find in it. */
async function capture(folder, kind, isPlayed) {
  const host = Talker.ours('host', 'tests/capture/host.ts', kind);
  const { link, port, words, secretAt } = await host.said('open');
  const stop = await recording(join(folder, `${kind}${isPlayed}.pcap`), port);
  const guests = [];
  for (const [index, name] of isPlayed ? NAMES.entries() : []) {
    const guest = Talker.ours(`guest${index}`, 'tests/capture/guest.ts', kind, link, name, HOST);
    await guest.said('seated');
    guests.push(guest);
  }
  if (isPlayed) {
    host.tell('start');
    await Promise.all(guests.map((guest) => guest.said('over', 120_000)));
  }
  host.tell('close');
  await Promise.all([host.ended, ...guests.map(({ ended }) => ended)]);
  const recorded = connectionsIn(await stop(), port);
  const needles = words.map((word, index) => (index === secretAt ? Buffer.from(word, 'base64') : word));
  return { recorded, needles };
}

function described(recorded) {
  const frames = recorded.map(({ toGuest }) => framesIn(toGuest).length);
  const bytes = recorded.reduce((sum, { toHost, toGuest }) => sum + toHost.length + toGuest.length, 0);
  return `${recorded.length} connections, ${bytes} bytes, frames to the seats ${frames.join(' ')}`;
}

async function main() {
  const figures = new Figures();
  const folder = mkdtempSync(join(tmpdir(), 'kabinett-capture-'));
  nameNetworks('kbcap-', 'kbc');
  cleanUp();
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  try {
    makeSwitch('home');
    for (const [index, name] of ['host', ...NAMES.map((_, guest) => `guest${guest}`)].entries()) {
      makeDevice(name);
      plug(name, 'eth0', 'home', `10.77.1.${index + 1}`);
    }
    await figures.scenario('A whole game on the wire', async () => {
      const { recorded, needles } = await capture(folder, 'sealed', true);
      const faults = faultsOf(recorded, needles);
      console.log(`  ${described(recorded)}; looked for ${needles.length} words and keys`);
      figures.check(
        `nothing is found, and every seat gets the same: ${faults.join('; ') || 'so it is'}`,
        faults.length === 0,
      );
    });
    await figures.scenario('The same game with its link open', async () => {
      const { recorded, needles } = await capture(folder, 'clear', true);
      const faults = faultsOf(recorded, needles);
      console.log(`  ${described(recorded)}`);
      figures.check(`every word is found: ${faults.join('; ')}`, faults.length === needles.length);
    });
    await figures.scenario('The same game with its link open and no padding', async () => {
      const { recorded } = await capture(folder, 'short', true);
      const faults = faultsOf(recorded, []);
      console.log(`  ${described(recorded)}`);
      figures.check(
        `the sizes are noticed: ${faults.join('; ')}`,
        faults.some((fault) => fault.includes('sizes')),
      );
    });
    await figures.scenario('A capture of nothing', async () => {
      const { recorded, needles } = await capture(folder, 'sealed', false);
      figures.check('it proves nothing', faultsOf(recorded, needles).length > 0);
    });
  } finally {
    stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures.end();
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.log('test:capture needs Linux and root: it makes network namespaces. Nothing was tested.');
} else if (!ensureTools()) {
  console.log('test:capture needs iproute2, iptables and tcpdump. Nothing was tested.');
  process.exitCode = 1;
} else {
  process.exitCode = await main();
}
