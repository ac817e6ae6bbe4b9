/** A folder in the shape of Electron's own for Linux, for machines where the real one cannot be had. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By this text the fuses are found in Electron's program; after it come their version, their number, their states. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = '101101001';

/** Makes the folder. Its program does nothing; its fuses are as Electron delivers them. */
export function makeStandIn(folder, version) {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  const program = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, FUSES.length]), Buffer.from(FUSES)]);
  writeFileSync(join(folder, 'electron'), program);
  chmodSync(join(folder, 'electron'), 0o755);
  for (const file of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, file), '');
  for (const language of ['en-US', 'de']) writeFileSync(join(folder, 'locales', `${language}.pak`), '');
  writeFileSync(join(folder, 'version'), version);
}

/** The fuses of a program, one character each: 1 on, 0 off. */
export function fusesIn(program) {
  const at = program.indexOf(SENTINEL) + SENTINEL.length;
  return program.subarray(at + 2, at + 2 + program[at + 1]).toString('latin1');
}
