/** `npm start`. This file speaks even on an old Node; everything that needs a new one is imported later. */
import { readFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  const words = JSON.parse(
    readFileSync(new URL('../../src-shared/locale/en/start.json', import.meta.url), 'utf8'),
  );
  console.error(words.nodeTooOld.replace('{version}', process.versions.node));
  process.exit(1);
} else {
  import('./launch.mjs').then(({ launch }) => launch(process.argv.slice(2)));
}
