import { Device } from '../device.mjs';
import { setLoss } from '../netns.mjs';

const ROUNDS = 10;
const KILLS = 4;
const LOSSES = [0, 0.1, 0.3];

/** How long it takes until a table is listed and until it is gone, on networks that lose packets. */
export async function timing(figures, { names, guests }) {
  for (const loss of LOSSES) {
    const percent = loss * 100;
    await figures.scenario(`Times at ${percent} % loss each way`, async () => {
      for (const name of names) setLoss(name, 'eth0', loss);
      const host = await Device.open('host');
      await measureOpening(figures, host, guests, percent);
      await measureLooking(figures, host, guests, percent);
      await host.exit();
      await measureKills(figures, guests, percent);
    });
  }
  for (const name of names) setLoss(name, 'eth0', 0);
}

/** Guests look already; a table opens, and closes in order. */
async function measureOpening(figures, host, guests, percent) {
  const listed = [];
  const gone = [];
  for (const guest of guests) guest.tell('look');
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, at } = await host.ask('hosting', 'open', 'Ann');
    const seen = await Promise.all(guests.map((guest) => (guest.has(id) ? { at } : guest.seen(id, 60_000))));
    listed.push(...seen.map((line) => line.at - at));
    const leaving = Promise.all(guests.map((guest) => guest.gone(id, 60_000)));
    const closing = await host.ask('closing', 'close');
    gone.push(...(await leaving).map((line) => line.at - closing.at));
  }
  for (const guest of guests) guest.tell('rest');
  figures.times('opened to listed', percent, listed, percent === 0 ? 1_000 : null);
  figures.times('closed to gone', percent, gone, percent === 0 ? 1_000 : 10_500);
}

/** The table is open already; guests begin to look. */
async function measureLooking(figures, host, guests, percent) {
  const { id } = await host.ask('hosting', 'open', 'Ann');
  const listed = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const guest of guests) {
      const seen = guest.seen(id, 60_000);
      const { at } = await guest.ask('look', 'look');
      listed.push((await seen).at - at);
      await guest.ask('rest', 'rest');
    }
  }
  await host.ask('shut', 'close');
  figures.times('look to listed', percent, listed, percent === 0 ? 1_000 : null);
}

async function measureKills(figures, guests, percent) {
  const gone = [];
  for (const guest of guests) guest.tell('look');
  for (let round = 0; round < KILLS; round += 1) {
    const host = await Device.open('host');
    const { id } = await host.ask('hosting', 'open', 'Ann');
    await Promise.all(guests.map((guest) => (guest.has(id) ? null : guest.seen(id, 60_000))));
    const leaving = Promise.all(guests.map((guest) => guest.gone(id, 60_000)));
    const at = host.kill();
    gone.push(...(await leaving).map((line) => line.at - at));
  }
  for (const guest of guests) guest.tell('rest');
  figures.times('kill -9 to gone', percent, gone, percent === 0 ? 10_000 : null);
}
