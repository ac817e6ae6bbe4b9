import { Device } from '../device.mjs';
import { giveAddress, makeSwitch, plug, runIn, takeAddress } from '../netns.mjs';

const ROUNDS = 5;
/** Longer than the nine seconds after which a guest takes a silent link for dead, and the host a silent guest. */
const LONG_MS = 12_000;
const SHORT_MS = 3_000;

/** A guest in mid-game whose network goes and comes, and what the host's screens show of its own address. */
export async function comingBack(figures, { guests }) {
  const [guest] = guests;
  await figures.scenario('A link down and up in mid-game', () => linkDownAndUp(figures, guest));
  await figures.scenario('A host with another address in mid-game', () => hostMoved(figures, guest));
  await figures.scenario('The address in the link and the codes', () => shownAddress(figures, guest));
}

async function inGame(guest) {
  const host = await Device.open('host');
  const { link } = await host.ask('hosting', 'open', 'Ann');
  const table = guest.next((line) => line.said === 'table');
  guest.tell('join', link);
  const { seat } = await table;
  host.tell('bots', 4);
  const asked = guest.next((line) => line.said === 'question');
  host.tell('start');
  await asked;
  return { host, seat, link };
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function linkDownAndUp(figures, guest) {
  const { host, seat } = await inGame(guest);
  for (const [what, ms] of [
    ['short', SHORT_MS],
    ['long', LONG_MS],
  ]) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      runIn(guest.name, 'ip', 'link', 'set', 'eth0', 'down');
      await wait(ms);
      const seated = guest.next((line) => line.said === 'link' && line.state === 'seated');
      const table = guest.next((line) => line.said === 'table');
      const question = guest.next((line) => line.said === 'question');
      const at = Date.now();
      runIn(guest.name, 'ip', 'link', 'set', 'eth0', 'up');
      times.push((await seated).at - at);
      figures.check(`round ${round + 1}: the same seat, and a question`, (await table).seat === seat);
      await question;
      await wait(1_000);
    }
    figures.times(`link ${what} down (${ms} ms): up to the seat`, null, times, 3_000);
  }
  await host.exit();
  guest.tell('rest');
}

/** The router gives the host another address while it is played: the guest finds the table there by its id. */
async function hostMoved(figures, guest) {
  const { host, seat } = await inGame(guest);
  const times = [];
  for (const [from, to] of [
    ['10.77.0.1', '10.77.0.91'],
    ['10.77.0.91', '10.77.0.1'],
  ]) {
    const seated = guest.next((line) => line.said === 'link' && line.state === 'seated');
    const table = guest.next((line) => line.said === 'table');
    const at = Date.now();
    takeAddress('host', 'eth0', from);
    giveAddress('host', 'eth0', to);
    times.push((await seated).at - at);
    figures.check(`the same seat at ${to}`, (await table).seat === seat);
    await wait(2_000);
  }
  figures.times("the host's address changed: to the seat", null, times, 20_000);
  await host.exit();
  guest.tell('rest');
}

async function shownAddress(figures, guest) {
  const { host, link } = await inGame(guest);
  figures.check('the address shown is the one that guests come by', link.startsWith('http://10.77.0.1:'));
  makeSwitch('spare');
  plug('host', 'eth1', 'spare', '10.77.9.1');
  await wait(3_000);
  // Without a guest on it, the network that has not moved is as good: what counts is that a dead address goes.
  const gone = host.next((line) => line.said === 'shows' && !line.link.startsWith('http://10.77.0.1:'));
  const at = Date.now();
  takeAddress('host', 'eth0', '10.77.0.1');
  giveAddress('host', 'eth0', '10.77.0.93');
  figures.times('address changed to shown by the host', null, [(await gone).at - at], 3_000);
  await wait(3_000);
  runIn('host', 'ip', 'link', 'del', 'eth1');
  await wait(3_000);
  const shown = host.last('shows').link;
  figures.check(
    'with its other network gone, the host shows the one that is left',
    shown.startsWith('http://10.77.0.93:'),
  );
  takeAddress('host', 'eth0', '10.77.0.93');
  giveAddress('host', 'eth0', '10.77.0.1');
  await host.exit();
  guest.tell('rest');
}
