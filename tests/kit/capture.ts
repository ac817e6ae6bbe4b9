/** Both directions of one TCP connection, as somebody in the network keeps them. */
export interface Recorded {
  readonly toHost: Uint8Array;
  readonly toGuest: Uint8Array;
}

/** What is looked for: text in any case, or bytes as they are. */
export type Needle = string | Uint8Array;

const HEAD_END = Buffer.from('\r\n\r\n');
/** Hello, m2 and welcome: what a guest is sent before it is told the same as all. */
const FRAMES_OF_ENTRY = 3;
/** A game with fewer frames to a seat was not captured whole. */
const FEWEST_FRAMES = 40;
/** Words shorter than this are found in noise as well. */
const SHORTEST_WORD = 6;

/** The payloads of all WebSocket frames of one direction, after the opening of HTTP, without their masks. */
export function framesIn(stream: Uint8Array): readonly Uint8Array[] {
  const bytes = Buffer.from(stream);
  const head = bytes.indexOf(HEAD_END);
  const frames: Uint8Array[] = [];
  let at = head < 0 ? bytes.length : head + HEAD_END.length;
  while (at + 2 <= bytes.length) {
    const frame = frameAt(bytes, at);
    if (frame === null) break;
    frames.push(frame.payload);
    at = frame.end;
  }
  return frames;
}

function frameAt(
  bytes: Buffer,
  start: number,
): { readonly payload: Uint8Array; readonly end: number } | null {
  const second = bytes[start + 1] ?? 0;
  let length = second & 0x7f;
  let at = start + 2;
  if (length === 126 && at + 2 <= bytes.length) {
    length = bytes.readUInt16BE(at);
    at += 2;
  } else if (length === 127 && at + 8 <= bytes.length) {
    length = Number(bytes.readBigUInt64BE(at));
    at += 8;
  }
  const isMasked = (second & 0x80) !== 0;
  const mask = isMasked ? bytes.subarray(at, at + 4) : null;
  if (isMasked) at += 4;
  if (at + length > bytes.length) return null;
  const payload = Uint8Array.from(bytes.subarray(at, at + length), (byte, index) =>
    mask === null ? byte : byte ^ (mask[index % 4] ?? 0),
  );
  return { payload, end: at + length };
}

/**
 * What is wrong with the capture of a whole game: too little of it, a word in the clear, or frames that tell one seat
 * from another by their sizes or their number (decisions 10 and 51). Empty for a capture that tells nothing.
 */
export function faultsOf(recorded: readonly Recorded[], needles: readonly Needle[]): readonly string[] {
  const toSeats = recorded.map(({ toGuest }) => framesIn(toGuest));
  const faults: string[] = [];
  if (recorded.length < 5) faults.push(`only ${recorded.length} connections were captured`);
  if (toSeats.some((frames) => frames.length < FEWEST_FRAMES)) faults.push('no whole game was captured');
  const bytes = recorded.map((one) => searchable(one));
  for (const needle of needles)
    if (bytes.some((one) => one.includes(searchedFor(needle))))
      faults.push(`in the clear: ${nameOf(needle)}`);
  return [...faults, ...differences(toSeats.map((frames) => frames.map(({ length }) => length)))];
}

/** All bytes both ways, what a guest masked also without its mask, with letters made small. */
function searchable({ toHost, toGuest }: Recorded): Buffer {
  const all = Buffer.concat([toHost, toGuest, ...framesIn(toHost)]);
  return Buffer.from(all.toString('latin1').toLowerCase(), 'latin1');
}

function searchedFor(needle: Needle): Buffer {
  const text = typeof needle === 'string' ? needle : Buffer.from(needle).toString('latin1');
  if (text.length < SHORTEST_WORD) throw new Error(`too short to be looked for: ${text}`);
  return Buffer.from(text.toLowerCase(), 'latin1');
}

function nameOf(needle: Needle): string {
  return typeof needle === 'string' ? needle : 'a key';
}

/** Since the last one came, everybody must have been sent frames of the same sizes in the same order. */
function differences(sizes: readonly (readonly number[])[]): readonly string[] {
  const shortest = Math.min(...sizes.map(({ length }) => length));
  const count = Math.max(0, shortest - FRAMES_OF_ENTRY);
  const last = new Set(sizes.map((one) => one.slice(one.length - count).join()));
  return last.size > 1 ? ['the sizes or the number of frames differ between seats'] : [];
}
