import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { describe, expect, it } from 'vitest';
import { GUEST_FRAMES, HOST_FRAMES, MAX_FRAMES, Opener, Sealer } from '../../src-shared/link/frames.ts';

const KEY = new Uint8Array(32).fill(4);
const ZERO_KEY = new Uint8Array(32);

/** What the specification says of a frame, spelled a second time: the nonce ends in the number of the frame. */
function cipher(key: Uint8Array, counter: number): ReturnType<typeof chacha20poly1305> {
  const nonce = new Uint8Array(12);
  nonce.set([counter >>> 24, (counter >>> 16) & 255, (counter >>> 8) & 255, counter & 255], 8);
  return chacha20poly1305(key, nonce);
}

/** 240 bytes: the given ones, then zeros. */
function plain(...bytes: readonly number[]): Uint8Array {
  const padded = new Uint8Array(240);
  padded.set(bytes);
  return padded;
}

const a = 'a'.charCodeAt(0);

function opened(bytes: Uint8Array): string | null {
  return new Opener(KEY.slice(), GUEST_FRAMES).open(cipher(KEY, 0).encrypt(bytes));
}

describe('A frame on the wire', () => {
  it('is the length, the text and zeros, sealed under its own number', () => {
    const sealer = new Sealer(KEY.slice(), GUEST_FRAMES);
    expect([sealer.seal('a', 0), sealer.seal('', 0)]).toEqual([
      cipher(KEY, 0).encrypt(plain(0, 1, a)),
      cipher(KEY, 1).encrypt(plain()),
    ]);
  });

  it('is opened by what the specification says alone', () => {
    const opener = new Opener(KEY.slice(), GUEST_FRAMES);
    const frames = [0, 1].map((counter) => cipher(KEY, counter).encrypt(plain(0, 2, a, a)));
    expect(frames.map((frame) => opener.open(frame))).toEqual(['aa', 'aa']);
  });

  it('counts beyond one byte', () => {
    const [sealer, opener] = [new Sealer(KEY.slice(), GUEST_FRAMES), new Opener(KEY.slice(), GUEST_FRAMES)];
    const frames = Array.from({ length: 300 }, (_, index) => sealer.seal(String(index), 0));
    expect(frames.at(-1)).toEqual(cipher(KEY, 299).encrypt(plain(0, 3, 0x32, 0x39, 0x39)));
    const texts = frames.map((frame) => (frame === null ? null : opener.open(frame)));
    expect(texts).toEqual(Array.from({ length: 300 }, (_, index) => String(index)));
  });

  it.each([
    ['a length beyond its end', plain(0, 239)],
    ['the greatest length there is', plain(255, 255)],
    ['a byte behind its text', plain(0, 1, a, 1)],
    ['one last byte behind its text', Uint8Array.from({ length: 240 }, (_, at) => (at === 239 ? 1 : 0))],
    ['a text that is no UTF-8', plain(0, 1, 0xff)],
  ])('is none with %s, whoever sealed it', (_, bytes) => {
    expect(opened(bytes)).toBeNull();
  });

  it('is one when its text reaches the very end', () => {
    const full = plain(0, 238).fill(a, 2);
    expect(opened(full)).toBe('a'.repeat(238));
  });

  it('is as long as it is told to be at least, and longer for a longer text', () => {
    const sealer = new Sealer(KEY.slice(), HOST_FRAMES);
    const sizes = [238, 239, 1006, 1007].map((atLeast) => sealer.seal('x', atLeast)?.length);
    expect([...sizes, sealer.seal('x'.repeat(2000), 239)?.length]).toEqual([256, 1024, 1024, 4096, 4096]);
  });

  it('is measured in bytes, not in characters', () => {
    const sealer = new Sealer(KEY.slice(), HOST_FRAMES);
    expect(sealer.seal('한'.repeat(80), 0)?.length).toBe(1024);
  });
});

describe('A key that was deleted', () => {
  it('is all zeros, on both sides', () => {
    const [mine, theirs] = [KEY.slice(), KEY.slice()];
    new Sealer(mine, GUEST_FRAMES).destroy();
    new Opener(theirs, GUEST_FRAMES).destroy();
    expect([mine, theirs]).toEqual([ZERO_KEY, ZERO_KEY]);
  });

  it('seals nothing more', () => {
    const sealer = new Sealer(KEY.slice(), GUEST_FRAMES);
    sealer.destroy();
    expect(sealer.seal('a', 0)).toBeNull();
  });

  it.each([0, MAX_FRAMES])(
    'opens nothing more, not even a frame of zeros as a key (number %i)',
    (counter) => {
      const opener = new Opener(KEY.slice(), GUEST_FRAMES);
      opener.destroy();
      expect(opener.open(cipher(ZERO_KEY, counter).encrypt(plain(0, 1, a)))).toBeNull();
    },
  );
});
