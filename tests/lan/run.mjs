/**
 * `npm run test:lan`: discovery between real processes on networks made of namespaces, without any way out of them.
 * It needs Linux and root; elsewhere it says so. Installs what it needs by apt where it is missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { Device, stopAll } from './device.mjs';
import { Figures } from './figures.mjs';
import { cleanUp, makeDevice, makeSwitch, packetsOffLink, plug } from './netns.mjs';
import { avahiSeesIt } from './scenarios/avahi.mjs';
import { changes } from './scenarios/changes.mjs';
import { comingBack } from './scenarios/comingBack.mjs';
import { crowd } from './scenarios/crowd.mjs';
import { obstacles } from './scenarios/obstacles.mjs';
import { timing } from './scenarios/timing.mjs';

const NEEDED = {
  ip: 'iproute2',
  iptables: 'iptables',
  'avahi-browse': 'avahi-utils',
  'avahi-daemon': 'avahi-daemon',
  'dbus-daemon': 'dbus',
};

function isThere(program) {
  return ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) => existsSync(`${folder}/${program}`));
}

function ensureTools() {
  const missing = Object.entries(NEEDED).filter(([program]) => !isThere(program));
  if (missing.length === 0) return true;
  const packages = missing.map(([, name]) => name);
  console.log(`Installing ${packages.join(', ')}.`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  return Object.keys(NEEDED).every(isThere);
}

/** One home network: a host and three guests on a switch, and nothing beyond. */
async function openHome() {
  makeSwitch('home');
  const names = ['host', 'guest1', 'guest2', 'guest3'];
  for (const [index, name] of names.entries()) {
    makeDevice(name);
    plug(name, 'eth0', 'home', `10.77.0.${index + 1}`);
  }
  const guests = await Promise.all(names.slice(1).map((name) => Device.open(name)));
  return { names, guests };
}

async function main() {
  const figures = new Figures();
  console.log(
    `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Linux ${release()}, Node ${process.version}`,
  );
  cleanUp();
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  try {
    const home = await openHome();
    const wanted = process.argv.slice(2);
    for (const [name, scenario] of Object.entries({
      avahiSeesIt,
      timing,
      changes,
      obstacles,
      comingBack,
      crowd,
    })) {
      if (wanted.length === 0 || wanted.includes(name)) await scenario(figures, home);
    }
    await figures.scenario('Nothing leaves the link', () => {
      for (const name of home.names)
        figures.check(`${name} sent nothing off its links`, packetsOffLink(name) === 0);
    });
  } finally {
    stopAll();
  }
  return figures.end();
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.log('test:lan needs Linux and root: it makes network namespaces. Nothing was tested.');
} else if (!ensureTools()) {
  console.log('test:lan needs iproute2, iptables, dbus, avahi-daemon and avahi-utils. Nothing was tested.');
  process.exitCode = 1;
} else {
  process.exitCode = await main();
}
