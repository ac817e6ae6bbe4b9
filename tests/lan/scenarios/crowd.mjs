import { Device } from '../device.mjs';
import { makeDevice, plug } from '../netns.mjs';

const HOSTS = 10;

/** Ten tables at once on one network. All ten processes share this machine's cores: the limit is a generous one. */
export async function crowd(figures, { guests }) {
  await figures.scenario('Ten hosts at once', async () => {
    const [guest] = guests;
    const names = Array.from({ length: HOSTS }, (_, index) => `crowd${index}`);
    for (const [index, name] of names.entries()) {
      makeDevice(name);
      plug(name, 'eth0', 'home', `10.77.0.${100 + index}`);
    }
    const hosts = [];
    for (const name of names) hosts.push(await Device.open(name));
    await guest.ask('look', 'look');
    const opened = await Promise.all(
      hosts.map(async (host) => {
        const hosting = host.next((line) => line.said === 'hosting');
        const seen = guest.next(
          (line) => line.said === 'nearby' && line.tables.some(({ id }) => id === host.id),
        );
        host.tell('open', 'Ann');
        const { id, at } = await hosting;
        host.id = id;
        return { at, seen };
      }),
    );
    const times = await Promise.all(opened.map(async ({ at, seen }) => Math.max(0, (await seen).at - at)));
    figures.times('ten at once: opened to listed', null, times, 2_000);
    figures.check('all ten are listed', guest.tables.length === HOSTS);
    await Promise.all(hosts.map((host) => host.exit()));
    figures.check('all ten are gone', await emptied(guest));
  });
}

async function emptied(guest) {
  if (guest.tables.length === 0) return true;
  const line = await guest.next((one) => one.said === 'nearby' && one.tables.length === 0);
  return line.tables.length === 0;
}
