import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUEST_FRAMES, HOST_FRAMES, longestText, Opener, Sealer } from '../../src-shared/link/frames.ts';
import { GUEST_TEXT_BYTES, HOST_TEXT_BYTES } from '../../src-shared/protocol/parse.ts';
import type { Link } from '../../src-shared/link/link.ts';
import { flipped, meet, settle, type Plan } from './kit.ts';

const key = new Uint8Array(32).fill(4);
const pair = (sizes: readonly number[]): [Sealer, Opener] => [
  new Sealer(key.slice(), sizes),
  new Opener(key.slice(), sizes),
];
const wellFormed = fc.string({ unit: 'binary', maxLength: 300 });

async function linked(
  plan: Plan = {},
): Promise<{ host: Link; guest: Link; meeting: Awaited<ReturnType<typeof meet>> }> {
  const meeting = await meet(plan);
  if (meeting.guest?.ok !== true || meeting.proven === null) throw new Error('the handshake failed');
  return { host: meeting.proven.link, guest: meeting.guest.value.link, meeting };
}

describe('A frame', () => {
  it('opens to the text that was sealed, whatever it is', () => {
    const [sealer, opener] = pair(HOST_FRAMES);
    fc.assert(
      fc.property(wellFormed, (text) => {
        const frame = sealer.seal(text, 0);
        expect(frame === null ? null : opener.open(frame)).toBe(text);
      }),
    );
  });

  it('has one of the permitted sizes, the smallest that holds the text', () => {
    const [sealer] = pair(HOST_FRAMES);
    const sizes = [0, 238, 239, 1006, 1007, 65_518].map(
      (length) => sealer.seal('x'.repeat(length), 0)?.length,
    );
    expect(sizes).toEqual([256, 256, 1024, 1024, 4096, 65_536]);
  });

  it('takes the size of the longest when it is told', () => {
    const [sealer] = pair(HOST_FRAMES);
    expect(sealer.seal('short', 5000)?.length).toBe(8192);
  });

  it('holds exactly what the parsers accept', () => {
    expect([longestText(GUEST_FRAMES), longestText(HOST_FRAMES)]).toEqual([
      GUEST_TEXT_BYTES,
      HOST_TEXT_BYTES,
    ]);
  });

  it('carries the longest text that fits in full', () => {
    const [sealer, opener] = pair(HOST_FRAMES);
    const text = 'y'.repeat(65_518);
    expect(opener.open(sealer.seal(text, 0) ?? new Uint8Array())).toBe(text);
  });

  it('is never made for a text that is too long', () => {
    const [sealer] = pair(GUEST_FRAMES);
    expect(() => sealer.seal('x'.repeat(1007), 0)).toThrow('no frame holds 1025 bytes');
  });

  it('does not open with any bit turned', () => {
    const [sealer] = pair(GUEST_FRAMES);
    const frame = sealer.seal('secret', 0) ?? new Uint8Array();
    const opened = Array.from(frame, (_, at) =>
      new Opener(key.slice(), GUEST_FRAMES).open(flipped(frame, at)),
    );
    expect(new Set(opened)).toEqual(new Set([null]));
  });

  it.each([0, 1, 255, 257, 1023, 4096, 65_536])('of %i bytes from a guest does not open', (length) => {
    const [, opener] = pair(GUEST_FRAMES);
    expect(opener.open(new Uint8Array(length))).toBeNull();
  });

  it('opens once and in its place only', () => {
    const [sealer, opener] = pair(GUEST_FRAMES);
    const [first, second] = [
      sealer.seal('a', 0) ?? new Uint8Array(),
      sealer.seal('b', 0) ?? new Uint8Array(),
    ];
    expect([opener.open(second), opener.open(first), opener.open(first)]).toEqual([null, 'a', null]);
  });
});

describe('A link', () => {
  it('carries texts both ways, in order', async () => {
    const { host, guest } = await linked();
    const heard: string[] = [];
    host.onMessage((text) => heard.push(`host: ${text}`));
    guest.onMessage((text) => heard.push(`guest: ${text}`));
    guest.send('one');
    guest.send('two');
    host.send('three');
    await settle();
    expect(heard.sort()).toEqual(['guest: three', 'host: first word', 'host: one', 'host: two']);
  });

  it('ends with a fault when a frame was changed on its way', async () => {
    const { host, guest, meeting } = await linked({
      tamper: (side, index, bytes) => (side === 'guest' && index === 2 ? flipped(bytes, 40) : bytes),
    });
    const ends: boolean[] = [];
    host.onClose((fault) => ends.push(fault));
    guest.send('changed');
    await settle();
    expect(ends).toEqual([true]);
    expect(meeting.closes).toEqual([1000]);
  });

  it('ends with a fault when a frame is replayed', async () => {
    let last = new Uint8Array();
    const { host, guest } = await linked({
      tamper: (side, index, bytes) => {
        if (side === 'guest' && index === 3) return last;
        last = bytes.slice();
        return bytes;
      },
    });
    const ends: boolean[] = [];
    host.onClose((fault) => ends.push(fault));
    guest.send('once');
    guest.send('twice');
    await settle();
    expect(ends).toEqual([true]);
  });

  it('ends without a fault when the other side closes, and sends nothing afterwards', async () => {
    const { host, guest, meeting } = await linked();
    const ends: boolean[] = [];
    host.onClose((fault) => ends.push(fault));
    guest.close();
    await settle();
    const before = meeting.fromHost.length;
    host.send('too late');
    expect(ends).toEqual([false]);
    expect(meeting.fromHost).toHaveLength(before);
  });

  it('delivers a goodbye that is sent just before the end', async () => {
    const { host, guest } = await linked();
    const heard: string[] = [];
    guest.onMessage((text) => heard.push(text));
    host.send('goodbye');
    host.close();
    await settle();
    expect(heard).toEqual(['goodbye']);
  });
});
