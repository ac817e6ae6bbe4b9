/** Network namespaces on this machine: switches and devices made of nothing, and taken away again. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

let PREFIX = 'kblan-';
let STEM = 'kbl';

/** Names the namespaces and links of another bench, so that two can stand at once. */
export function nameNetworks(prefix, stem) {
  PREFIX = prefix;
  STEM = stem;
}

/** Runs a program and gives back what it printed; throws with its words where it fails. */
export function run(program, ...args) {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a program in a device's namespace. */
export function runIn(device, ...args) {
  return run('ip', 'netns', 'exec', PREFIX + device, ...args);
}

/** The arguments that start a program in a device's namespace. */
export function inside(device, ...args) {
  return ['ip', ['netns', 'exec', PREFIX + device, ...args]];
}

/** A switch: a namespace with a bridge in it, and nothing that leads out. */
export function makeSwitch(name) {
  makeNamespace(name);
  runIn(name, 'ip', 'link', 'add', 'name', 'br0', 'type', 'bridge', 'mcast_snooping', '0');
  runIn(name, 'ip', 'link', 'set', 'br0', 'up');
}

function makeNamespace(name) {
  run('ip', 'netns', 'add', PREFIX + name);
  runIn(name, 'ip', 'link', 'set', 'lo', 'up');
}

/**
 * A device without any network yet. What it sends to an address that is on none of the bench's links is counted,
 * so that it can be shown that nothing is.
 */
export function makeDevice(name) {
  makeNamespace(name);
  const onLink = ['127.0.0.0/8', '10.77.0.0/16', '224.0.0.0/4', '169.254.0.0/16', '255.255.255.255'];
  for (const range of onLink) runIn(name, 'iptables', '-A', 'OUTPUT', '-d', range, '-j', 'ACCEPT');
  runIn(name, 'iptables', '-A', 'OUTPUT', '-j', 'DROP');
  const onLink6 = ['::1/128', 'fe80::/10', 'ff02::/16', 'fd77::/64'];
  for (const range of onLink6) runIn(name, 'ip6tables', '-A', 'OUTPUT', '-d', range, '-j', 'ACCEPT');
  runIn(name, 'ip6tables', '-A', 'OUTPUT', '-j', 'DROP');
}

let links = 0;

/** Plugs a device into a switch. */
export function plug(device, link, intoSwitch, address) {
  links += 1;
  const [here, there] = [`${STEM}${links}a`, `${STEM}${links}b`];
  run('ip', 'link', 'add', 'name', here, 'type', 'veth', 'peer', 'name', there);
  run('ip', 'link', 'set', here, 'netns', PREFIX + device, 'name', link);
  run('ip', 'link', 'set', there, 'netns', PREFIX + intoSwitch);
  runIn(intoSwitch, 'ip', 'link', 'set', there, 'master', 'br0', 'up');
  runIn(device, 'ip', 'link', 'set', link, 'up');
  if (address !== null) giveAddress(device, link, address);
}

export function giveAddress(device, link, address) {
  runIn(device, 'ip', 'addr', 'add', `${address}/24`, 'brd', '+', 'dev', link);
}

export function takeAddress(device, link, address) {
  runIn(device, 'ip', 'addr', 'del', `${address}/24`, 'dev', link);
}

/** Every packet that comes in by a link is lost with this probability, from 0 to 1. */
export function setLoss(device, link, probability) {
  runIn(device, 'iptables', '-F', 'INPUT');
  if (probability === 0) return;
  const lose = ['-m', 'statistic', '--mode', 'random', '--probability', String(probability), '-j', 'DROP'];
  runIn(device, 'iptables', '-A', 'INPUT', '-i', link, ...lose);
}

/** Nothing that is sent to these addresses comes in any more. */
export function dropTo(device, ...ranges) {
  for (const range of ranges) runIn(device, 'iptables', '-A', 'INPUT', '-d', range, '-j', 'DROP');
}

export function dropNothing(device) {
  runIn(device, 'iptables', '-F', 'INPUT');
}

/** How many packets a device tried to send to an address off its links, by IPv4 and by IPv6. */
export function packetsOffLink(device) {
  return packets(device, 'iptables', 'DROP') + packets(device, 'ip6tables', 'DROP');
}

/** How many packets a device sent to its links. */
export function packetsSent(device) {
  return packets(device, 'iptables', 'ACCEPT');
}

function packets(device, table, verdict) {
  const lines = runIn(device, table, '-L', 'OUTPUT', '-v', '-x', '-n').split('\n');
  return lines
    .filter((line) => /^\s*\d/.test(line) && line.includes(verdict))
    .reduce((sum, line) => sum + Number(line.trim().split(/\s+/)[0]), 0);
}

/** Everything else is said to be reached by this neighbour, whom nobody answers for. */
export function giveDefaultRoute(device, link, router) {
  runIn(device, 'ip', 'neigh', 'add', router, 'lladdr', '02:00:00:00:00:01', 'dev', link);
  runIn(device, 'ip', 'route', 'add', 'default', 'via', router, 'dev', link);
}

/** The same for IPv6: the device has the address `fd77::number`, and a neighbour that leads nowhere. */
export function giveDefaultRoute6(device, link, number) {
  runIn(device, 'ip', '-6', 'addr', 'add', `fd77::${number}/64`, 'dev', link, 'nodad');
  runIn(device, 'ip', '-6', 'neigh', 'add', 'fd77::fe', 'lladdr', '02:00:00:00:00:02', 'dev', link);
  runIn(device, 'ip', '-6', 'route', 'add', 'default', 'via', 'fd77::fe', 'dev', link);
}

/** Names are asked of this server from the device: a look-up is a packet that can be counted. */
export function giveNameServer(device, address) {
  const folder = `/etc/netns/${PREFIX}${device}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/resolv.conf`, `nameserver ${address}\n`);
}

/** Takes every namespace of the bench away, those of a run that was cut as well. */
export function cleanUp() {
  for (const line of run('ip', 'netns', 'list').split('\n')) {
    const name = line.split(' ')[0];
    if (!name.startsWith(PREFIX)) continue;
    run('ip', 'netns', 'del', name);
    rmSync(`/etc/netns/${name}`, { recursive: true, force: true });
  }
}
