import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Device, start } from '../device.mjs';

/** A resolver that is not ours sees the table, its address and its port, and sees it go. */
export async function avahiSeesIt(figures) {
  await figures.scenario('Avahi, a resolver that is not ours', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kabinett-avahi-'));
    try {
      const browser = await browseWithAvahi(folder);
      const host = await Device.open('host');
      const { id, port } = await host.ask('hosting', 'open', 'Ann');
      const line = await browser.line((text) => text.startsWith('=') && text.includes(id));
      figures.check(
        `avahi-browse resolves ${line.split(';').slice(6, 9).join(' ')}`,
        line.includes(`;10.77.0.1;${port};`),
      );
      figures.check(
        'its record holds v, id and n',
        ['"v=', '"id=', '"n=Ann"'].every((item) => line.includes(item)),
      );
      const leaving = browser.line((text) => text.startsWith('-') && text.includes(id));
      const { at } = await host.ask('closing', 'close');
      await leaving;
      figures.times('closed to gone in avahi-browse', null, [Date.now() - at], 5_000);
      await host.exit();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** A message bus and a daemon of their own in the guest's namespace, with a `/run` of their own. */
async function browseWithAvahi(folder) {
  const bus = `unix:path=${join(folder, 'bus')}`;
  const config = join(folder, 'avahi.conf');
  writeFileSync(config, '[server]\nuse-ipv6=no\nenable-dbus=yes\n[publish]\ndisable-publishing=yes\n');
  start('guest1', 'dbus-daemon', '--session', '--nofork', '--nopidfile', `--address=${bus}`);
  await pause(500);
  const daemon = `mount -t tmpfs tmpfs /run && mkdir -p /run/avahi-daemon && exec avahi-daemon -f ${config} --no-drop-root --no-chroot --no-rlimits`;
  start('guest1', 'env', `DBUS_SYSTEM_BUS_ADDRESS=${bus}`, 'unshare', '-m', 'sh', '-c', daemon);
  await pause(1_500);
  const child = start(
    'guest1',
    'env',
    `DBUS_SYSTEM_BUS_ADDRESS=${bus}`,
    'avahi-browse',
    '-rp',
    '_kabinett._tcp',
  );
  const lines = [];
  const waiting = new Set();
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push(text);
    for (const check of waiting) check();
  });
  return {
    line: (fits) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`avahi-browse did not say it: ${lines.join('|')}`)),
          20_000,
        );
        const check = () => {
          const found = lines.find(fits);
          if (found === undefined) return;
          waiting.delete(check);
          clearTimeout(timer);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
  };
}
