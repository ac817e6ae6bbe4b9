import * as v from 'valibot';
import { SERVICE_TYPE } from '../../src-shared/protocol/messages.ts';
import { ipv4Number } from './ipv4.ts';

/** What somebody on the network says of a table: a hint, never the truth. The table itself is asked then. */
export type Sighting =
  | {
      readonly kind: 'here';
      readonly id: string;
      readonly port: number;
      /** Where it may be, the likeliest first: where the word came from, then what it claims. */
      readonly addresses: readonly string[];
    }
  | { readonly kind: 'gone'; readonly id: string };

/** More records than any table sends; the rest of a longer packet is not read. */
const RECORDS_READ = 64;
const ADDRESSES_READ = 6;

const INSTANCE = new RegExp(`^kb-([0-9a-f]{32})\\.${SERVICE_TYPE.replaceAll('.', '\\.')}\\.local$`, 'i');

const record = v.object({
  type: v.string(),
  name: v.pipe(v.string(), v.maxLength(255)),
  ttl: v.optional(v.number(), 0),
  data: v.unknown(),
});
const srvData = v.object({
  port: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(65_535)),
  target: v.pipe(v.string(), v.maxLength(255)),
});
const packetShape = v.object({ answers: v.array(v.unknown()), additionals: v.array(v.unknown()) });

type DnsRecord = v.InferOutput<typeof record>;

/**
 * The tables that a decoded packet tells of, and those it takes back. Of a table only its id, port and addresses
 * are read; the texts of its TXT record are for other programs' lists, and are read by none of ours.
 */
export function readPacket(packet: unknown, from: string): readonly Sighting[] {
  const parsed = v.safeParse(packetShape, packet);
  if (!parsed.success) return [];
  const records = [...parsed.output.answers, ...parsed.output.additionals]
    .slice(0, RECORDS_READ)
    .flatMap((value) => {
      const read = v.safeParse(record, value);
      return read.success ? [read.output] : [];
    });
  return records.flatMap((one) => sightingOf(one, records, from) ?? []);
}

function sightingOf(one: DnsRecord, records: readonly DnsRecord[], from: string): Sighting | null {
  if (one.type === 'PTR' && one.ttl === 0) {
    const id = typeof one.data === 'string' ? idOf(one.data) : null;
    return id === null ? null : { kind: 'gone', id };
  }
  const id = one.type === 'SRV' && one.ttl > 0 ? idOf(one.name) : null;
  const srv = v.safeParse(srvData, one.data);
  if (id === null || !srv.success) return null;
  const claimed = addressesOf(srv.output.target, records);
  const addresses = [...new Set([from, ...claimed])].slice(0, ADDRESSES_READ);
  return { kind: 'here', id, port: srv.output.port, addresses };
}

function idOf(instance: string): string | null {
  return INSTANCE.exec(instance)?.[1]?.toLowerCase() ?? null;
}

function addressesOf(target: string, records: readonly DnsRecord[]): readonly string[] {
  return records.flatMap(({ type, name, ttl, data }) =>
    type === 'A' && ttl > 0 && name.toLowerCase() === target.toLowerCase() && isAddress(data) ? [data] : [],
  );
}

function isAddress(data: unknown): data is string {
  return typeof data === 'string' && ipv4Number(data) !== null;
}
