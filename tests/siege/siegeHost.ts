import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HostAct } from '../../src-shared/hosting.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { Memory, Said, SiegeOptions, Told, Verdict } from './words.ts';

const PROGRAM = fileURLToPath(new URL('hostProcess.ts', import.meta.url));

/** A host in a process of its own, as the siege sees it. */
export class SiegeHost {
  readonly #child: ChildProcess;
  readonly #listeners = new Set<(said: Said) => void>();
  readonly verdicts = new Map<number, Verdict>();
  readonly refused: string[] = [];
  readonly logged = new Map<string, number>();
  port = 0;
  link = '';
  code = '';
  table: TableView | null = null;
  exited = false;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', (said: Said) => this.#hear(said));
    child.once('exit', () => (this.exited = true));
  }

  static async open(options: Partial<SiegeOptions>): Promise<SiegeHost> {
    const usual: SiegeOptions = { seed: 'siege', bind: '127.0.0.1', speed: 1, limits: {}, sabotage: null };
    const whole: SiegeOptions = { ...usual, ...options };
    const child = fork(PROGRAM, [JSON.stringify(whole)], { execArgv: ['--expose-gc', '--import', 'tsx'] });
    const host = new SiegeHost(child);
    await host.#until((said) => (said.say === 'open' ? said : null));
    return host;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  onSaid(listener: (said: Said) => void): void {
    this.#listeners.add(listener);
  }

  act(act: HostAct): void {
    this.#tell({ tell: 'act', act });
  }

  /** What it holds once everything that nobody needs has been given back. */
  async memory(): Promise<Memory> {
    const answer = this.#until((said) => (said.say === 'memory' ? said.memory : null));
    this.#tell({ tell: 'memory' });
    return answer;
  }

  async close(): Promise<void> {
    if (this.exited) return;
    const ended = new Promise<void>((resolve) => void this.#child.once('exit', () => resolve()));
    this.#tell({ tell: 'close' });
    await ended;
  }

  #tell(told: Told): void {
    this.#child.send(told);
  }

  #until<Found>(look: (said: Said) => Found | null): Promise<Found> {
    return new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the host’s process ended'));
      const listener = (said: Said): void => {
        const found = look(said);
        if (found === null) return;
        this.#listeners.delete(listener);
        this.#child.off('exit', gone);
        resolve(found);
      };
      this.#child.once('exit', gone);
      this.#listeners.add(listener);
    });
  }

  #hear(said: Said): void {
    if (said.say === 'open') this.port = said.port;
    if (said.say === 'open' || said.say === 'code') [this.link, this.code] = [said.link, said.code];
    if (said.say === 'table') this.table = said.table;
    if (said.say === 'refused') this.refused.push(`${said.act} ${said.code}`);
    if (said.say === 'over') this.verdicts.set(said.game, said.verdict);
    if (said.say === 'log') this.logged.set(said.type, (this.logged.get(said.type) ?? 0) + 1);
    for (const listener of [...this.#listeners]) listener(said);
  }
}
