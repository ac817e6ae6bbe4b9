import * as v from 'valibot';

/** What a host says of its table before anybody has joined (`GET /lan/info`, decision 8). */
export interface TableInfo {
  readonly id: string;
  readonly version: number;
  /** Null: the default name, worded from the host's name. */
  readonly name: string | null;
  readonly host: string;
  readonly seated: number;
  readonly seats: number;
  readonly phase: 'lobby' | 'playing';
  readonly locked: boolean;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));
const text = v.pipe(v.string(), v.maxLength(256));

const tableInfo: v.GenericSchema<unknown, TableInfo> = v.object({
  id: text,
  version: count,
  name: v.nullable(text),
  host: text,
  seated: count,
  seats: count,
  phase: v.picklist(['lobby', 'playing']),
  locked: v.boolean(),
});

/** Asks the host that served this page; null where it does not answer, or not in this shape. */
export async function askTableInfo(fetchFrom: typeof fetch): Promise<TableInfo | null> {
  try {
    const answer = await fetchFrom('/lan/info', { cache: 'no-store' });
    const parsed = v.safeParse(tableInfo, await answer.json());
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
