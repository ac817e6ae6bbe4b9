import * as v from 'valibot';
import { PROTOCOL_VERSION } from './messages.ts';
import { isPlainText } from './names.ts';

/** `GET /lan/info`: what a list may know of a table before anybody has joined it (decision 8). No secret is in it. */
export interface TableInfo {
  /** 32 hex digits. */
  readonly id: string;
  readonly version: number;
  /** Null: the default name, which each device words in its own language from the host's name. */
  readonly name: string | null;
  readonly host: string;
  readonly seated: number;
  readonly seats: number;
  readonly phase: 'lobby' | 'playing';
  readonly locked: boolean;
}

const NAME_BYTES = 256;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));
const name = v.pipe(
  v.string(),
  v.check((text) => isPlainText(text, NAME_BYTES)),
);
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const tableInfo: v.GenericSchema<unknown, TableInfo> = v.object({
  id,
  version: count,
  name: v.nullable(name),
  host: name,
  seated: count,
  seats: count,
  phase: v.picklist(['lobby', 'playing']),
  locked: v.boolean(),
});

/** A host of another version may tell the rest in another shape: that it is there, and how old, is enough. */
const strangeInfo = v.object({
  id,
  version: v.pipe(
    count,
    v.check((version) => version !== PROTOCOL_VERSION),
  ),
  name: v.fallback(v.nullable(name), null),
  host: v.fallback(name, ''),
});

/** What a host answered, which may be anything; null for anything but a table. Names hold nothing that is unseen. */
export function parseTableInfo(value: unknown): TableInfo | null {
  const parsed = v.safeParse(tableInfo, value);
  if (parsed.success) return parsed.output;
  const strange = v.safeParse(strangeInfo, value);
  if (!strange.success) return null;
  return { ...strange.output, seated: 0, seats: 0, phase: 'lobby', locked: false };
}
