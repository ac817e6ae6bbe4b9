/** A host in a process of its own, so that what it costs is its own. Told its options as its one argument. */
import type { Dealt, DealRound } from '../../src-main/host/dealer.ts';
import { chanceFromSeed, type Chance } from '../../src-shared/rules/chance.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { parseRecord } from '../../src-main/host/journalText.ts';
import type { TableStore } from '../../src-main/journal/terms.ts';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import { openHost } from '../../src-main/host/hostedTable.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { readWindowFiles } from '../../src-main/shell/windowFiles.ts';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { forgetfulBegin, stuckBegin } from '../kit/sabotage.ts';
import { fastClock } from './fastClock.ts';
import type { Memory, Said, SiegeOptions, Told } from './words.ts';

const WINDOW = fileURLToPath(new URL('../../out/window', import.meta.url));

const SABOTAGED = { forgetful: forgetfulBegin, stuck: stuckBegin } as const;

function say(said: Said): void {
  process.send?.(said);
}

/** Plays the journal again by the rules alone, and says how each game must have ended. */
class Shadow implements TableStore {
  readonly #seed: string;
  #dealt = 0;
  #chance: Chance | null = null;
  #state: GameState | null = null;
  host: RunningHost | null = null;

  constructor(seed: string) {
    this.#seed = seed;
  }

  deal({ players }: DealRound): Promise<Dealt> {
    this.#dealt += 1;
    const bytes = createHash('sha256').update(`${this.#seed} ${this.#dealt}`).digest();
    this.#chance = chanceFromSeed(bytes, players);
    return Promise.resolve({ chance: this.#chance, proof: null });
  }

  begin(): Promise<void> {
    return Promise.resolve();
  }

  append(text: string): Promise<void> {
    const read = parseRecord(text);
    if (!read.ok) throw new Error(`the journal holds what is none of its records: ${read.error}`);
    const record = read.value;
    if (record.type === 'gameBegan' && this.#chance !== null)
      this.#state = setUpGame(record.players, this.#chance);
    if (record.type === 'command' && this.#state !== null) {
      const judged = reduce(this.#state, record.command);
      if (!judged.ok) throw new Error(`the journal holds a refused ${record.command.type}`);
      this.#state = judged.value.state;
      if (this.#state.phase.name === 'concluded') this.#conclude(record.game, this.#state);
    }
    return Promise.resolve();
  }

  remove(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #conclude(game: number, state: GameState): void {
    if (this.host === null) return;
    const shown = JSON.stringify(projectPublic(state, this.host.table.options));
    const mine = Array.from({ length: state.players }, (_, seat) =>
      JSON.stringify(projectPrivate(state, seatId(seat))),
    );
    say({ say: 'over', game, verdict: { public: shown, mine } });
  }
}

function memory(): Memory {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

async function obey(host: RunningHost, told: Told): Promise<void> {
  if (told.tell === 'memory') {
    say({ say: 'memory', memory: memory() });
    return;
  }
  if (told.tell === 'close') {
    await host.close();
    process.exit(0);
  }
  const done = host.act(told.act);
  if (!done.ok) say({ say: 'refused', act: told.act.type, code: done.error.code });
}

async function main(options: SiegeOptions): Promise<void> {
  const shadow = new Shadow(options.seed);
  const opened = await openHost({
    hostName: 'Siege',
    files: readWindowFiles(WINDOW),
    dealer: shadow,
    store: () => shadow,
    log: (_, type) => say({ say: 'log', type }),
    ports: [0],
    ...(options.sabotage === null ? {} : { begin: SABOTAGED[options.sabotage] }),
    bind: options.bind,
    clock: fastClock(options.speed),
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  });
  if (!opened.ok) throw new Error(opened.error);
  const host = opened.value;
  shadow.host = host;
  host.onChange((change) => {
    if (change.change === 'table') say({ say: 'table', table: change.table });
    if (change.change !== 'hosting') return;
    say({ say: 'code', ...wayIn(host) });
    say({ say: 'asks', asks: change.hosting.asks.map(({ ask }) => ask) });
  });
  process.on('message', (told: Told) => void obey(host, told));
  process.once('disconnect', () => process.exit(0));
  say({ say: 'open', port: host.port, ...wayIn(host) });
}

function wayIn(host: RunningHost): { readonly link: string; readonly code: string } {
  const { link, tableCode } = host.hosting.invitation;
  return { link, code: tableCode };
}

void main(JSON.parse(process.argv[2] ?? '{}') as SiegeOptions);
