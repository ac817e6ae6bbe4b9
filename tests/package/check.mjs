/**
 * `npm run dist:check`: packs for Linux with a stand-in for Electron, and looks into the package: what is in it and
 * what is not, its size, its fuses; that its main process opens a table and begins a game in plain Node; and that
 * packing anew from the sources gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack, packerModules } from '../../src-main/shell/electron/package/pack.mjs';
import { hostsGame } from './hostsGame.mjs';
import { fusesIn, makeStandIn } from './standIn.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LIMIT_BYTES = 3_000_000;

/** Every file of the package has one of these places; a part of the build bears the hash of what is in it. */
const EXPECTED = [
  /^package\.json$/,
  /^out\/main\/main\.js$/,
  /^out\/main\/\w+-[\w-]{8}\.js$/,
  /^out\/preload\/preload\.cjs$/,
  /^out\/window\/index\.html$/,
  /^out\/window\/(icon\.svg)$/,
  /^out\/window\/assets\/[\w.]+-[\w-]{8}\.(js|css)$/,
  /^out\/window\/assets\/[\w.-]+-[\w-]{8}\.woff2$/,
  /^out\/window\/(LICENSE|THIRD-PARTY-NOTICES)\.txt$/,
  /^out\/legal\/(LICENSE|THIRD-PARTY-NOTICES\.txt|sbom\.json)$/,
];
/** One each: a package that lacks it cannot start, or may not be given away. */
const NEEDED = [0, 1, 3, 4, 5];
const LEGAL = 3;
/**
 * No run-as-node, no cookie encryption, no NODE_OPTIONS, no inspector, the asar's integrity is checked, nothing but the
 * asar is loaded, no snapshot of its own, no rights of `file:`; the ninth is Electron's own.
 */
const FUSES = '000011001';

function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

async function packed(folder, version) {
  const electron = join(folder, 'electron');
  rmSync(folder, { recursive: true, force: true });
  makeStandIn(electron, version);
  const output = join(folder, 'dist');
  const isPacked = await pack([
    '--linux',
    'dir',
    '--x64',
    `--config.electronDist=${electron}`,
    `--config.directories.output=${output}`,
  ]);
  if (!isPacked) throw new Error('The package was not made.');
  return join(output, 'linux-unpacked');
}

function faultsOf(files) {
  const counts = EXPECTED.map((pattern) => files.filter((file) => pattern.test(file)).length);
  return [
    ...files
      .filter((file) => !EXPECTED.some((pattern) => pattern.test(file)))
      .map((file) => `${file} is not expected`),
    ...NEEDED.filter((index) => counts[index] !== 1).map(
      (index) => `${EXPECTED[index]} is there ${counts[index]} times`,
    ),
    ...(counts.at(-1) === LEGAL ? [] : ['licence, notices or list of parts are missing']),
    ...(counts.every((count) => count > 0) ? [] : ['a kind of file is missing']),
  ];
}

/** What the package says of itself: its entry, and nothing that only tools use. */
function manifestFaults(manifest) {
  return [
    ...(manifest.main === 'out/main/main.js' ? [] : ['the entry is another']),
    ...['devDependencies', 'scripts']
      .filter((key) => key in manifest)
      .map((key) => `package.json has ${key}`),
  ];
}

async function check(folder) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = devDependencies.electron;
  const app = await packed(join(folder, 'first'), version);
  const asar = await import(createRequire(join(packerModules, '_')).resolve('@electron/asar'));
  const archive = join(app, 'resources', 'app.asar');
  const files = asar
    .listPackage(archive, { isPack: false })
    .map((file) => file.slice(1).replaceAll('\\', '/'))
    .filter((file) => !('files' in asar.statFile(archive, file)));
  const { size } = statSync(archive);
  const faults = faultsOf(files);
  if (size >= LIMIT_BYTES) faults.push(`the asar has ${size} bytes`);
  const fuses = fusesIn(readFileSync(join(app, 'kabinett')));
  if (fuses !== FUSES) faults.push(`the fuses are ${fuses}`);
  const content = join(folder, 'content');
  asar.extractAll(archive, content);
  faults.push(...manifestFaults(JSON.parse(readFileSync(join(content, 'package.json'), 'utf8'))));
  const { startMs } = await hostsGame(join(content, 'out', 'main', 'main.js'), join(folder, 'profile'));
  const first = hashOf(readFileSync(archive));
  rmSync(join(root, 'out'), { recursive: true, force: true });
  const again = await packed(join(folder, 'second'), version);
  const second = hashOf(readFileSync(join(again, 'resources', 'app.asar')));
  if (first !== second) faults.push(`two builds differ: ${first} and ${second}`);
  console.log(`${files.length} files, asar of ${size} bytes, fuses ${fuses}, sha256 ${first}`);
  console.log(`The packed main process had a table open after ${startMs} ms and began a game.`);
  return faults;
}

const folder = mkdtempSync(join(tmpdir(), 'kabinett-dist-'));
try {
  const faults = await check(folder);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The package is as it must be.' : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
