import type { Recorded } from '../kit/capture.ts';

const FILE_HEAD = 24;
const PACKET_HEAD = 16;
const ETHERNET = 14;
const IPV4 = 0x0800;
const TCP = 6;
const SYN = 0x02;
/** The two orders of bytes in which tcpdump marks a file of microseconds, read as little-endian. */
const MAGIC = 0xa1b2c3d4;

interface Segment {
  readonly from: string;
  readonly to: string;
  readonly fromPort: number;
  readonly toPort: number;
  readonly sequence: number;
  readonly isFirst: boolean;
  readonly bytes: Buffer;
}

/** One direction: where its numbers begin, and what was seen of it by its place. */
interface Direction {
  first: number | null;
  readonly parts: Map<number, Buffer>;
}

/** The TCP connections to this port in a file of tcpdump's (Ethernet, IPv4). Throws where something is missing. */
export function connectionsIn(file: Buffer, hostPort: number): readonly Recorded[] {
  const directions = new Map<string, Direction>();
  for (const segment of segmentsIn(file)) {
    const key = `${segment.from}:${segment.fromPort} ${segment.to}:${segment.toPort}`;
    const direction = directions.get(key) ?? { first: null, parts: new Map<number, Buffer>() };
    directions.set(key, direction);
    if (segment.isFirst) direction.first = (segment.sequence + 1) >>> 0;
    else if (segment.bytes.length > 0) keep(direction, segment);
  }
  const toHost = [...directions].filter(([key]) => key.endsWith(`:${hostPort}`));
  return toHost.map(([key, direction]) => {
    const back = key.split(' ').toReversed().join(' ');
    const answers = directions.get(back);
    return {
      toHost: assembled(direction),
      toGuest: answers === undefined ? Buffer.alloc(0) : assembled(answers),
    };
  });
}

/** Of two that begin at the same place the longer one is kept: it was sent again with more behind it. */
function keep(direction: Direction, { sequence, bytes }: Segment): void {
  if ((direction.parts.get(sequence)?.length ?? 0) < bytes.length) direction.parts.set(sequence, bytes);
}

function* segmentsIn(file: Buffer): Generator<Segment> {
  if (file.length < FILE_HEAD) return;
  if (file.readUInt32LE(0) !== MAGIC) throw new Error('no capture of microseconds in this order of bytes');
  let at = FILE_HEAD;
  while (at + PACKET_HEAD <= file.length) {
    const length = file.readUInt32LE(at + 8);
    const packet = file.subarray(at + PACKET_HEAD, at + PACKET_HEAD + length);
    at += PACKET_HEAD + length;
    const segment = segmentIn(packet);
    if (segment !== null) yield segment;
  }
}

function segmentIn(packet: Buffer): Segment | null {
  if (packet.length < ETHERNET + 40 || packet.readUInt16BE(12) !== IPV4) return null;
  const ip = packet.subarray(ETHERNET);
  if (ip[9] !== TCP) return null;
  const tcp = ip.subarray(((ip[0] ?? 0) & 0x0f) * 4, ip.readUInt16BE(2));
  return {
    from: ip.subarray(12, 16).join('.'),
    to: ip.subarray(16, 20).join('.'),
    fromPort: tcp.readUInt16BE(0),
    toPort: tcp.readUInt16BE(2),
    sequence: tcp.readUInt32BE(4),
    isFirst: ((tcp[13] ?? 0) & SYN) !== 0,
    bytes: tcp.subarray(((tcp[12] ?? 0) >> 4) * 4),
  };
}

function assembled({ first, parts }: Direction): Buffer {
  const begin = first ?? 0;
  const placed = [...parts]
    .map(([sequence, bytes]) => ({ offset: (sequence - begin) >>> 0, bytes }))
    .toSorted((one, other) => one.offset - other.offset);
  const whole: Buffer[] = [];
  let length = 0;
  for (const { offset, bytes } of placed) {
    if (offset > length) throw new Error(`the capture lost ${offset - length} bytes`);
    if (offset + bytes.length <= length) continue;
    whole.push(bytes.subarray(length - offset));
    length = offset + bytes.length;
  }
  return Buffer.concat(whole);
}
