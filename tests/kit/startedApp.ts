import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../src-main/cli/start.mjs', import.meta.url));

/** The product, started by its own command with a profile of its own. */
export interface StartedApp {
  /** All that it has printed so far. */
  printed(): string;
  /** Waits for what `pattern` matches in what is printed, from the start on, and gives the first group. */
  awaitPrinted(pattern: RegExp): Promise<string>;
  type(word: string): void;
  /** Ends it like a person's Ctrl+C and deletes the profile. */
  stop(): Promise<void>;
}

/** Starts the product in the browser shell without opening a browser; its table takes any free port. */
export function startApp(options: readonly string[] = []): StartedApp {
  const profile = mkdtempSync(join(tmpdir(), 'kabinett-'));
  const fixed = ['--shell', 'browser', '--no-open', '--port', '0', '--profile', profile];
  const app = spawn(process.execPath, [START, ...fixed, ...options], { stdio: 'pipe' });
  let text = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    text += chunk.toString('utf8');
    for (const listener of listeners) listener();
  };
  app.stdout.on('data', hear);
  app.stderr.on('data', hear);
  return {
    printed: () => text,
    awaitPrinted: (pattern) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = pattern.exec(text);
          if (found === null) return;
          listeners.delete(look);
          resolve(found[1] ?? found[0]);
        };
        listeners.add(look);
        look();
      }),
    type: (word) => void app.stdin.write(`${word}\n`),
    stop: () => stopped(app, profile),
  };
}

function stopped(app: ChildProcess, profile: string): Promise<void> {
  return new Promise((resolve) => {
    app.once('close', () => {
      rmSync(profile, { recursive: true, force: true });
      resolve();
    });
    app.kill('SIGINT');
  });
}
