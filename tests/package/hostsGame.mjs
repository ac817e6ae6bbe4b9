/** The main process of a package, in plain Node and without a window. */
import { spawn } from 'node:child_process';

const BOTS = 5;

/** Opens a table, fills it with bots and begins a game by the terminal's words. Throws with what it printed if not. */
export async function hostsGame(main, profile) {
  const started = performance.now();
  const args = ['--host', '--no-open', '--port', '0', '--name', 'Ann', '--profile', profile];
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, LANG: 'en' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  let look = () => undefined;
  child.stdout.on('data', (chunk) => {
    printed += chunk.toString('utf8');
    look();
  });
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      look();
      resolve(code);
    });
  });
  const said = (pattern) =>
    new Promise((resolve, reject) => {
      look = () => {
        if (pattern.test(printed)) resolve();
        else if (child.exitCode !== null) reject(new Error(`It ended before ${pattern}:\n${printed}`));
      };
      look();
    });
  await said(/http:\/\/[\d.]+:\d+\/#/);
  const startMs = Math.round(performance.now() - started);
  for (let bot = 1; bot <= BOTS; bot += 1) {
    child.stdin.write('bot\n');
    await said(new RegExp(`${bot} players? at the table`));
  }
  child.stdin.write('start\n');
  await said(/The game has begun\./);
  child.stdin.write('quit\n');
  const code = await ended;
  if (code !== 0) throw new Error(`It ended with ${code}:\n${printed}`);
  return { startMs };
}
