/**
 * `npm run test:mutation -- rules view protocol link`: changes the code of a folder in every small way and asks the
 * tests whether they notice. It fails below the score, for a survivor that `survivors.json` does not list, and for a
 * listed one that lives no more. Without a name it runs all four folders.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['rules', 'view', 'protocol', 'link'];
const LEAST_SCORE = 92;
const STRYKER = `${ROOT}node_modules/@stryker-mutator/core/bin/stryker.js`;

/** A mutant by what it changes, not by where: lines move. */
function nameOf(file, source, { mutatorName, replacement, location }) {
  const line = source.split('\n')[location.start.line - 1]?.trim() ?? '';
  return [file, mutatorName, line, replacement].join(' | ');
}

function readReport(folder) {
  const { files } = JSON.parse(readFileSync(`${ROOT}reports/mutation/${folder}.json`, 'utf8'));
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) =>
    all.map((mutant) => ({
      name: nameOf(file, source, mutant),
      status: mutant.status,
      file,
      line: mutant.location.start.line,
    })),
  );
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const caught = count('Killed', 'Timeout');
  const alive = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const hanging = mutants.filter(({ status }) => status === 'Timeout');
  return { caught, alive, hanging, score: (100 * caught) / (caught + alive.length) };
}

function mutate(folder) {
  const settings = ['run', 'tests/mutation/stryker.mjs', '--mutate', `src-shared/${folder}/**/*.ts`];
  const env = { ...process.env, MUTATED_FOLDER: folder };
  return (
    spawnSync(process.execPath, [STRYKER, ...settings], { cwd: ROOT, stdio: 'inherit', env }).status === 0
  );
}

function judge(folder, listed) {
  const { caught, alive, hanging, score } = readReport(folder);
  const names = new Set(alive.map(({ name }) => name));
  const known = listed.filter(({ mutant }) => mutant.startsWith(`src-shared/${folder}/`));
  const unlisted = alive.filter(({ name }) => !known.some(({ mutant }) => mutant === name));
  const gone = known.filter(({ mutant }) => !names.has(mutant));
  console.log(`${folder}: ${score.toFixed(2)} %, ${caught} caught, ${alive.length} alive`);
  for (const { name, file, line } of hanging) console.log(`  caught by time: ${file}:${line} ${name}`);
  for (const { name, file, line } of unlisted) console.log(`  not listed: ${file}:${line} ${name}`);
  for (const { mutant } of gone) console.log(`  lives no more: ${mutant}`);
  return score >= LEAST_SCORE && unlisted.length === 0 && gone.length === 0;
}

function readListed() {
  const listed = JSON.parse(readFileSync(new URL('survivors.json', import.meta.url), 'utf8'));
  const bare = listed.filter(({ reason }) => typeof reason !== 'string' || reason.length < 10);
  if (bare.length > 0)
    throw new Error(`survivors without a reason: ${bare.map(({ mutant }) => mutant).join('; ')}`);
  return listed;
}

const [first, ...rest] = process.argv.slice(2);
const onlyJudges = first === '--judge';
const named = onlyJudges ? rest : process.argv.slice(2);
const unknown = named.filter((name) => !FOLDERS.includes(name));
if (unknown.length > 0) {
  console.error(`No folder ${unknown.join(', ')}; there are: ${FOLDERS.join(', ')}.`);
  process.exit(2);
}
const listed = readListed();
let good = true;
for (const folder of named.length === 0 ? FOLDERS : named) {
  if (!onlyJudges && !mutate(folder)) good = false;
  good = judge(folder, listed) && good;
}
process.exit(good ? 0 : 1);
