import type { Result } from '../../src-shared/lang/result.ts';

/** What a person asked for on the command line; null where nothing was said. */
export interface LaunchOptions {
  readonly help: boolean;
  /** Open a table at once. */
  readonly host: boolean;
  readonly noOpen: boolean;
  readonly shell: 'electron' | 'browser' | null;
  /** 0 to 65535; 0 leaves the choice to the system. */
  readonly port: number | null;
  readonly name: string | null;
  /** A folder. */
  readonly profile: string | null;
}

/** An option that is none; the codes are keys of the words in `locale/en/start.json`. */
export interface OptionFault {
  readonly code: 'unknownOption' | 'needsValue' | 'takesNoValue' | 'badPort' | 'badShell';
  readonly option: string;
  /** What was given, for the sentence. */
  readonly value: string;
}

/** Reads the arguments after the program's own name, `--option value` or `--option=value`; never throws. */
export function parseOptions(args: readonly string[]): Result<LaunchOptions, OptionFault>;
