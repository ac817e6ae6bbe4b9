import { describe, expect, it, vi } from 'vitest';
import { acceptLink, type AcceptFailure, type AcceptOptions } from '../../src-shared/link/hostLink.ts';
import { HandWire, keyring, planted, PlantedClock } from './kit.ts';
import { host, recordedHandshake, type Recorded } from './recorded.ts';

interface Accepted {
  readonly wire: HandWire;
  readonly clock: PlantedClock;
  readonly failures: AcceptFailure[];
  readonly proven: string[];
  readonly drop: () => void;
}

/** A host that has greeted a wire whose guest is the test. */
function accepted(options: Partial<AcceptOptions> = {}): Accepted {
  const [wire, clock] = [new HandWire(), new PlantedClock()];
  const failures: AcceptFailure[] = [];
  const proven: string[] = [];
  const accepting = acceptLink(wire, host, keyring(), {
    clock,
    random: planted(2),
    onProven: ({ provenBy }) => proven.push(typeof provenBy === 'string' ? provenBy : provenBy.handle),
    onFailed: (failure) => failures.push(failure),
    ...options,
  });
  return { wire, clock, failures, proven, drop: () => accepting.drop() };
}

describe('A host', () => {
  it('lets in a guest that says what was recorded, under the same chance', async () => {
    const { m1, proof } = await recordedHandshake();
    const { wire, failures, proven } = accepted();
    wire.bring(m1);
    wire.bring(proof);
    expect([proven, failures, wire.closes]).toEqual([['code'], [], []]);
  });

  it('hears of a guest that goes away before it has said how it comes', () => {
    const { wire, failures } = accepted();
    wire.go();
    expect(failures).toEqual([{ code: 'closed', kind: null }]);
  });

  it('hears of a guest that goes away before its proof', async () => {
    const { m1 } = await recordedHandshake();
    const { wire, failures } = accepted();
    wire.bring(m1);
    wire.go();
    expect(failures).toEqual([{ code: 'closed', kind: 'code' }]);
  });

  it('closes a refused wire once, with the code that says nothing, and tells of it once', async () => {
    const { m1, proof } = await recordedHandshake();
    const { wire, clock, failures, drop } = accepted();
    wire.bring(new Uint8Array(3));
    wire.bring(m1);
    wire.bring(proof);
    wire.go();
    drop();
    await clock.pass(60_000);
    expect([wire.closes, failures, wire.sent.length]).toEqual([
      [1008],
      [{ code: 'malformed', kind: null }],
      1,
    ]);
  });

  it('can fail without anybody who wants to hear of it', () => {
    const [wire, clock] = [new HandWire(), new PlantedClock()];
    acceptLink(wire, host, keyring(), { clock, onProven: () => undefined });
    wire.bring(new Uint8Array(3));
    expect(wire.closes).toEqual([1008]);
  });

  it('can let in where nobody counts guesses or handshakes', async () => {
    const { m1, proof } = await recordedHandshake();
    const [wire, clock] = [new HandWire(), new PlantedClock()];
    const proven: unknown[] = [];
    acceptLink(wire, host, keyring(), {
      clock,
      random: planted(2),
      onProven: ({ provenBy }) => proven.push(provenBy),
    });
    wire.bring(m1);
    wire.bring(proof);
    expect(proven).toEqual(['code']);
  });

  it('drops a guest that it chose to drop', async () => {
    const { m1 } = await recordedHandshake();
    const { wire, failures, drop } = accepted();
    wire.bring(m1);
    drop();
    expect([failures, wire.closes]).toEqual([[{ code: 'notAdmitted', kind: 'code' }], [1008]]);
  });

  it('drops nobody who is proven, however late it is', async () => {
    const { m1, proof } = await recordedHandshake();
    const { wire, clock, failures, drop } = accepted();
    wire.bring(m1);
    wire.bring(proof);
    drop();
    await clock.pass(60_000);
    expect([failures, wire.closes]).toEqual([[], []]);
  });

  it('tells the owner of a proven link that its wire has gone', async () => {
    const { m1, proof } = await recordedHandshake();
    const ends: boolean[] = [];
    const { wire } = accepted({ onProven: ({ link }) => link.onClose((fault) => ends.push(fault)) });
    wire.bring(m1);
    wire.bring(proof);
    wire.go();
    expect(ends).toEqual([false]);
  });

  it('gives a guest that has begun until ten seconds, not five', async () => {
    const { m1 } = await recordedHandshake();
    const { wire, clock, failures } = accepted();
    wire.bring(m1);
    await clock.pass(9999);
    const before = [...failures];
    await clock.pass(1);
    expect([before, failures]).toEqual([[], [{ code: 'late', kind: 'code' }]]);
  });

  it.each([
    ['the first message', 300, () => []],
    ['the proof', 700, ({ m1 }: Recorded) => [m1]],
  ])('waits for %s as long as it is told', async (_, ms, said) => {
    const { wire, clock, failures } = accepted({ deadlines: { firstMs: 300, proofMs: 700 } });
    for (const bytes of said(await recordedHandshake())) wire.bring(bytes);
    await clock.pass(ms - 1);
    expect(failures).toEqual([]);
    await clock.pass(1);
    expect(failures.map(({ code }) => code)).toEqual(['late']);
  });

  it('deletes the three keys of a handshake that failed', async () => {
    const { m1 } = await recordedHandshake();
    const { wire, clock } = accepted();
    wire.bring(m1);
    const filled = vi.spyOn(Uint8Array.prototype, 'fill');
    await clock.pass(10_000);
    const wiped = filled.mock.calls.map(([value], index) => [
      value,
      (filled.mock.contexts[index] as Uint8Array).length,
    ]);
    filled.mockRestore();
    expect(wiped).toEqual(Array(3).fill([0, 32]));
  });

  it('has nothing to delete where nothing was derived', async () => {
    const { clock } = accepted();
    const filled = vi.spyOn(Uint8Array.prototype, 'fill');
    await clock.pass(10_000);
    const calls = filled.mock.calls.length;
    filled.mockRestore();
    expect(calls).toBe(0);
  });

  it('asks before the costly part, and says how the guest comes', async () => {
    const { m1 } = await recordedHandshake();
    const asked: string[] = [];
    const { wire, failures } = accepted({ admit: (kind) => asked.push(kind) < 0 });
    wire.bring(m1);
    expect([asked, failures, wire.sent.length]).toEqual([
      ['code'],
      [{ code: 'notAdmitted', kind: 'code' }],
      1,
    ]);
  });

  it('refuses a share that is no point', async () => {
    const { m1 } = await recordedHandshake();
    const { wire, failures } = accepted();
    wire.bring(new Uint8Array(m1).fill(255, 34));
    expect([failures, wire.sent.length]).toEqual([[{ code: 'malformed', kind: 'code' }], 1]);
  });

  it('draws a secret of chance for a handle that nobody has', async () => {
    const { m1 } = await recordedHandshake();
    const drawn: number[] = [];
    const random = (length: number): Uint8Array => {
      drawn.push(length);
      return planted(2)(length);
    };
    accepted({ random }).wire.bring(m1);
    expect(drawn).toEqual([16, 32, 64]);
  });
});
