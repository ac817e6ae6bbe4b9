import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { HostAct } from '../../src-shared/hosting.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { KillOptions, Said, Told } from './killWords.ts';

const SOURCE = fileURLToPath(new URL('killProcess.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../out/kill', import.meta.url));
const PROGRAM = join(FOLDER, 'killProcess.mjs');

/** Builds the host's program as the product is built: a process that compiles itself first is slow to come back. */
export async function buildKillHost(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: SOURCE,
      outDir: FOLDER,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'killProcess.mjs' } },
    },
  });
}

type Open = Extract<Said, { readonly say: 'open' }>;

/** One life of a host, as those outside see it. */
export class KillHost {
  readonly #child: ChildProcess;
  readonly faults: string[] = [];
  open: Open | null = null;
  table: TableView | null = null;
  writes = 0;
  hasEnded = false;

  constructor(options: KillOptions) {
    this.#child = fork(PROGRAM, [JSON.stringify(options)], { execArgv: [] });
    this.#child.on('message', (said: Said) => this.#hear(said));
    this.#child.once('exit', (code) => {
      this.hasEnded = true;
      if (code !== null && code !== 0) this.faults.push(`the host ended by itself with ${code}`);
    });
  }

  act(act: HostAct): void {
    const told: Told = { tell: 'act', act };
    if (!this.hasEnded && this.#child.connected) this.#child.send(told, () => undefined);
  }

  /** `kill -9`. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #hear(said: Said): void {
    if (said.say === 'open') this.open = said;
    if (said.say === 'table') this.table = said.table;
    if (said.say === 'wrote') this.writes += 1;
    if (said.say === 'fault') this.faults.push(`the host said ${said.code}`);
  }
}
