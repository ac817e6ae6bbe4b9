/** `npm run test:fuzz -- [minutes]`: chance guests at whole tables for half an hour, or so many minutes (decision 48). */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const minutes = process.argv[2] ?? '30';
const env = { ...process.env, KABINETT_FUZZ_MINUTES: minutes, KABINETT_FUZZ_GAMES: '1000000' };
const vitest = `${ROOT}node_modules/vitest/vitest.mjs`;
const args = ['run', '--config', 'tests/vitest.config.ts', '--project', 'fuzz'];
const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: ROOT, stdio: 'inherit', env });
process.exitCode = status ?? 1;
