import type { LaunchOptions } from './options.mjs';

/** What the choice of a shell rests on. */
export interface ShellFacts {
  readonly options: LaunchOptions;
  readonly nodeVersion: string;
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly installed: boolean;
  readonly failedToday: boolean;
}

/** `electron`: its program is here, must be fetched first, or is not to be used; `word` says why. */
export interface ShellChoice {
  readonly electron: 'ready' | 'fetch' | 'no';
  readonly word:
    | 'shellElectron'
    | 'shellAsked'
    | 'shellTerminal'
    | 'shellNotOpened'
    | 'shellNoDisplay'
    | 'shellOldNode'
    | 'shellRemembered';
}

/** Which shell opens, and the word that says why (decision 40). */
export function chooseShell(facts: ShellFacts): ShellChoice;

/** Starts Kabinett with the arguments that followed `npm start --`. A bad option: one sentence, exit code 2. */
export function launch(args: readonly string[]): Promise<void>;
