import { describe, expect, it } from 'vitest';
import { GUEST_FRAMES, HOST_FRAMES, Opener, Sealer } from '../../src-shared/link/frames.ts';
import { SealedLink } from '../../src-shared/link/sealedLink.ts';
import { HandWire } from './kit.ts';

const KEY = new Uint8Array(32).fill(4);

interface Held {
  readonly link: SealedLink;
  readonly wire: HandWire;
  readonly keys: readonly Uint8Array[];
  readonly sealer: Sealer;
  /** The other side's next frame of this text. */
  readonly frame: (text: string) => Uint8Array;
}

function held(): Held {
  const [wire, sealing, opening] = [new HandWire(), KEY.slice(), KEY.slice()];
  const sealer = new Sealer(sealing, HOST_FRAMES);
  const link = new SealedLink(wire, sealer, new Opener(opening, GUEST_FRAMES));
  const theirs = new Sealer(KEY.slice(), GUEST_FRAMES);
  return {
    link,
    wire,
    keys: [sealing, opening],
    sealer,
    frame: (text) => theirs.seal(text, 0) ?? new Uint8Array(),
  };
}

describe('What arrives on a link', () => {
  it('is kept until somebody listens, and given once and in order', () => {
    const { link, frame } = held();
    const heard: string[] = [];
    link.receive(frame('one'));
    link.receive(frame('two'));
    for (const listener of ['first', 'second', 'third'])
      link.onMessage((text) => heard.push(`${listener}: ${text}`));
    link.receive(frame('three'));
    expect(heard).toEqual(['first: one', 'first: two', 'third: three']);
  });

  it('is nothing before anything came', () => {
    const heard: string[] = [];
    held().link.onMessage((text) => heard.push(text));
    expect(heard).toEqual([]);
  });

  it('is kept sixty-four times, and the next is a flood that ends the link', () => {
    const { link, wire, frame } = held();
    for (let count = 0; count < 64; count += 1) link.receive(frame('x'));
    const before = [...wire.closes];
    link.receive(frame('x'));
    const ends: boolean[] = [];
    link.onClose((fault) => ends.push(fault));
    expect([before, wire.closes, ends]).toEqual([[], [1000], [true]]);
  });

  it('is no flood where somebody listens', () => {
    const { link, wire, frame } = held();
    let heard = 0;
    link.onMessage(() => (heard += 1));
    for (let count = 0; count < 100; count += 1) link.receive(frame('x'));
    expect([heard, wire.closes]).toEqual([100, []]);
  });

  it('is not heard after the end', () => {
    const { link, frame } = held();
    const heard: string[] = [];
    link.onMessage((text) => heard.push(text));
    link.close();
    link.receive(frame('late'));
    expect(heard).toEqual([]);
  });
});

describe('The end of a link', () => {
  it.each([
    ['its owner closes it', ({ link }: Held) => link.close(), false],
    ['its wire has gone', ({ link }: Held) => link.wireClosed(false), false],
    ['something does not open', ({ link }: Held) => link.receive(new Uint8Array(256)), true],
  ] as const)('is told once when %s, with whose fault it was', (_, end, fault) => {
    const it = held();
    const ends: boolean[] = [];
    it.link.onClose((at) => ends.push(at));
    end(it);
    it.link.close();
    it.link.wireClosed(false);
    it.link.receive(new Uint8Array(256));
    expect([ends, it.wire.closes]).toEqual([[fault], [1000]]);
  });

  it.each([true, false])('is told to one who asks afterwards (fault: %s)', (fault) => {
    const { link } = held();
    if (fault) link.receive(new Uint8Array(256));
    else link.close();
    const ends: boolean[] = [];
    link.onClose((at) => ends.push(at));
    expect(ends).toEqual([fault]);
  });

  it('needs nobody who listens', () => {
    const { link, wire } = held();
    link.close();
    expect(wire.closes).toEqual([1000]);
  });

  it('deletes the keys of both directions', () => {
    const { link, keys } = held();
    link.close();
    expect(keys).toEqual([new Uint8Array(32), new Uint8Array(32)]);
  });

  it('lets nothing out any more', () => {
    const { link, wire } = held();
    link.close();
    link.send('late');
    expect(wire.sent).toEqual([]);
  });

  it('comes without a fault when the numbers of the frames are used up', () => {
    const { link, wire, sealer } = held();
    const ends: boolean[] = [];
    link.onClose((fault) => ends.push(fault));
    sealer.destroy();
    link.send('one too many');
    expect([wire.sent, wire.closes, ends]).toEqual([[], [1000], [false]]);
  });
});

describe('What leaves a link', () => {
  it('has the smallest size that holds it, or the size that it was told', () => {
    const { link, wire } = held();
    link.send('short');
    link.send('short', 2000);
    expect(wire.sent.map(({ length }) => length)).toEqual([256, 4096]);
  });
});
