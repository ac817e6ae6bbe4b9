/** Who made what is in the package: the licence, the notices of third parties, and the list of parts. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Built into the window, though the lock counts them among the tools. */
const BUILT_IN = ['svelte', '@fontsource-variable/jost', '@fontsource-variable/league-gothic'];
const LICENCE_FILE = /^(licen[cs]e|notice|copying|ofl)/i;

/** The packages that ship: what the lock wants at run time and is installed here, and what the window is built from. */
function shipped(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, entry]) => place !== '' && (entry.dev !== true || BUILT_IN.includes(place.slice(13))))
    .filter(([place]) => existsSync(join(root, place, 'package.json')))
    .map(([place]) => ({ place, ...JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
}

function notice(root, { place, name, version, license }) {
  const texts = readdirSync(join(root, place))
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) =>
      readFileSync(join(root, place, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    );
  return [`${name} ${version}: ${license}`, ...texts].join('\n\n');
}

/** The list of parts in CycloneDX, without what differs from one run of npm to the next. */
function sbom(root) {
  const npm = process.env.npm_execpath;
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const text =
    npm !== undefined && /npm-cli\.c?js$/.test(npm)
      ? execFileSync(process.execPath, [npm, ...args], options)
      : execFileSync('npm', args, { ...options, shell: process.platform === 'win32' });
  const parts = JSON.parse(text);
  delete parts.serialNumber;
  delete parts.metadata.timestamp;
  delete parts.metadata.tools;
  return `${JSON.stringify(parts, null, 2)}\n`;
}

/** The notices of everything that ships, as one text. */
function noticesOf(root) {
  return `${shipped(root)
    .map((part) => notice(root, part))
    .join('\n\n---\n\n')}\n`;
}

/** Puts licence and notices beside the built page, where whoever plays can open them (decision 43). */
export function writeLegalTexts(root, folder) {
  writeFileSync(join(folder, 'LICENSE.txt'), readFileSync(join(root, 'LICENSE')));
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesOf(root));
}

/** Writes LICENSE, THIRD-PARTY-NOTICES.txt and sbom.json into `out/legal`; the same lock gives the same bytes. */
export function writeLegal(root) {
  const folder = join(root, 'out', 'legal');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesOf(root));
  writeFileSync(join(folder, 'sbom.json'), sbom(root));
}
