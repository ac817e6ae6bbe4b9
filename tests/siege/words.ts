import type { HostAct } from '../../src-shared/hosting.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { Limits } from '../../src-main/host/limits.ts';

/** A fault that is planted in a host, to be noticed. */
export type Sabotage = 'forgetful' | 'stuck';

/** How a host of the siege is to be. */
export interface SiegeOptions {
  readonly seed: string;
  readonly bind: string;
  /** Its clock runs so many times as fast. */
  readonly speed: number;
  readonly limits: Partial<Limits>;
  readonly sabotage: Sabotage | null;
}

/** What a host's own process is told. */
export type Told =
  { readonly tell: 'act'; readonly act: HostAct } | { readonly tell: 'memory' } | { readonly tell: 'close' };

export interface Memory {
  /** Bytes, after everything that nobody holds has been given back. */
  readonly rss: number;
  readonly heap: number;
}

/** How a finished game must look to everybody, by the rules and the journal alone. */
export interface Verdict {
  readonly public: string;
  readonly mine: readonly string[];
}

/** What it says. */
export type Said =
  | { readonly say: 'open'; readonly port: number; readonly link: string; readonly code: string }
  | { readonly say: 'code'; readonly link: string; readonly code: string }
  /** Somebody whose key is lost asks for a seat. */
  | { readonly say: 'asks'; readonly asks: readonly number[] }
  | { readonly say: 'table'; readonly table: TableView }
  | { readonly say: 'refused'; readonly act: string; readonly code: string }
  | { readonly say: 'memory'; readonly memory: Memory }
  | { readonly say: 'over'; readonly game: number; readonly verdict: Verdict }
  | { readonly say: 'log'; readonly type: string };
