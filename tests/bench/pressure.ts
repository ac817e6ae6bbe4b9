/** What presses on a host while its seats are timed. Told: its kind, the host's port, the link. Ends when told so. */
import { attack } from './attackers.ts';
import { crowd, neverRead } from './crowd.ts';

const [kind = '', port = '0', link = ''] = process.argv.slice(2);

async function begin(): Promise<() => string> {
  if (kind === 'crowd') return crowd(link, Number(port));
  if (kind === 'neverReads') return neverRead(link);
  return attack(Number(port), link);
}

void begin().then((report) => {
  process.send?.('ready');
  process.once('message', () => process.send?.(report()));
});
process.once('disconnect', () => process.exit(0));
