import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import { isPlainText } from '../../src-shared/protocol/names.ts';
import { writeAtomically } from '../profile.ts';

/** A table that this person sat at (decision 9): by its id and the pin of its host's key, never by a code. */
export interface KnownTable {
  readonly id: string;
  /** 32 hex digits. */
  readonly pin: string;
  readonly name: string | null;
  readonly host: string;
  /** Where it was, an IPv4 address. */
  readonly address: string;
  readonly port: number;
}

/** A table of the list that a person picked. */
export interface PickedTable extends Address {
  /** 32 hex digits; null where this person never sat at it. */
  readonly pin: string | null;
}

/** The last ten tables, the latest first. */
export interface RecentTables {
  list(): readonly KnownTable[];
  remember(table: KnownTable): void;
  forget(): void;
}

const KEPT = 10;
const NAME_BYTES = 256;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const name = v.pipe(
  v.string(),
  v.check((text) => isPlainText(text, NAME_BYTES)),
);
const knownTable: v.GenericSchema<unknown, KnownTable> = v.object({
  id: hex,
  pin: hex,
  name: v.nullable(name),
  host: name,
  address: v.pipe(v.string(), v.ipv4()),
  port: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(65_535)),
});

/** Keeps them in a file of the profile. What cannot be read of it is forgotten. */
export function recentFile(file: string): RecentTables {
  let known: readonly KnownTable[] | null = null;
  const list = (): readonly KnownTable[] => (known ??= readKnown(file));
  const write = (tables: readonly KnownTable[]): void => {
    known = tables;
    writeAtomically(file, `${JSON.stringify(tables)}\n`);
  };
  return {
    list,
    remember: (table) => write([table, ...list().filter(({ id }) => id !== table.id)].slice(0, KEPT)),
    forget: () => write([]),
  };
}

function readKnown(file: string): readonly KnownTable[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(value)) return [];
    return value.slice(0, KEPT).flatMap((entry) => {
      const parsed = v.safeParse(knownTable, entry);
      return parsed.success ? [parsed.output] : [];
    });
  } catch {
    return [];
  }
}
