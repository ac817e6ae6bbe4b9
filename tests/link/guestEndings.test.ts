import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it } from 'vitest';
import { openLink, type GuestSecret, type OpenOptions } from '../../src-shared/link/guestLink.ts';
import { pinOf } from '../../src-shared/link/hostKeys.ts';
import { encodeM2, signedPart } from '../../src-shared/link/handshake.ts';
import { byCode, byLink, HandWire, meet, planted, PlantedClock, settle } from './kit.ts';
import { host, recordedHandshake, type Recorded } from './recorded.ts';

const SMALL_ORDER = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0));

interface Opening {
  readonly wire: HandWire;
  readonly clock: PlantedClock;
  readonly results: unknown[];
}

/** A guest on a wire whose host is the test; an opened link is told as `ok`. */
function opening(secret: GuestSecret = byCode, options: Partial<OpenOptions> = {}): Opening {
  const [wire, clock] = [new HandWire(), new PlantedClock()];
  const results: unknown[] = [];
  void openLink(wire, secret, { clock, random: planted(3), ...options }).then((result) => {
    results.push(result.ok ? 'ok' : result.error);
  });
  return { wire, clock, results };
}

describe('A guest', () => {
  it('opens its link with a host that says what was recorded, under the same chance', async () => {
    const { hello, m1, m2 } = await recordedHandshake();
    const { wire, results } = opening();
    wire.bring(hello);
    wire.bring(m2);
    await settle();
    expect([results, wire.sent, wire.closes]).toEqual([['ok'], [m1], []]);
  });

  it('keeps nothing in the bytes that the wire lent it', async () => {
    const { hello, m2 } = await recordedHandshake();
    const { wire, results } = opening();
    const lent = hello.slice();
    wire.bring(lent);
    lent.fill(0);
    wire.bring(m2);
    await settle();
    expect(results).toEqual(['ok']);
  });

  it('hears that a host went away before it greeted, and before it answered', async () => {
    const { hello } = await recordedHandshake();
    const [silent, greeting] = [opening(), opening()];
    silent.wire.go();
    greeting.wire.bring(hello);
    greeting.wire.go();
    await settle();
    expect([silent.results, greeting.results]).toEqual([['closed'], ['closed']]);
  });

  it.each([
    ['a hello that is none', () => [new Uint8Array(66)], 'malformed'],
    ['an older hello', () => [Uint8Array.of(1, 0)], 'hostTooOld'],
    ['an answer that is none', ({ hello }: Recorded) => [hello, new Uint8Array(97)], 'malformed'],
    ['an answer that was cut short', ({ hello, m2 }: Recorded) => [hello, m2.slice(0, -1)], 'malformed'],
    [
      'an answer that is not signed',
      ({ hello, m2 }: Recorded) => [hello, new Uint8Array(m2).fill(0, 33)],
      'wrongHost',
    ],
    [
      'a signature of no form',
      ({ hello, m2 }: Recorded) => [hello, new Uint8Array(m2).fill(255, 33)],
      'wrongHost',
    ],
  ])('closes the wire once on %s', async (_, said, fault) => {
    const recorded = await recordedHandshake();
    const { wire, clock, results } = opening();
    for (const bytes of said(recorded)) wire.bring(bytes);
    wire.bring(recorded.m2);
    wire.go();
    await clock.pass(60_000);
    expect([results, wire.closes]).toEqual([[fault], [1008]]);
  });

  it.each([
    ['the identity', new Uint8Array(32)],
    ['no point', new Uint8Array(32).fill(255)],
  ])('refuses a share that is %s, though the host signed it', async (_, share) => {
    const { hello, m1 } = await recordedHandshake();
    const { wire, results } = opening();
    wire.bring(hello);
    const signature = ed25519.sign(signedPart(hello, m1, share), host.secretKey);
    wire.bring(encodeM2({ share, signature }));
    await settle();
    expect([results, wire.closes]).toEqual([['malformed'], [1008]]);
  });

  it('believes no host whose key is of small order, for whose signature fits anything', async () => {
    const { hello, m2 } = await recordedHandshake();
    const { wire, results } = opening();
    const greeting = new Uint8Array(hello);
    greeting.set(SMALL_ORDER, 34);
    wire.bring(greeting);
    const signature = new Uint8Array(64);
    signature.set(SMALL_ORDER);
    wire.bring(encodeM2({ share: m2.slice(1, 33), signature }));
    await settle();
    expect(results).toEqual(['wrongHost']);
  });

  it.each([
    ['goes on at the host of the pin', pinOf(host.publicKey), 1, []],
    ['says nothing to a host of another pin', new Uint8Array(16), 0, ['wrongHost']],
  ])('that sat at a table before %s', async (_, pin, sent, faults) => {
    const { hello } = await recordedHandshake();
    const { wire, results } = opening(byCode, { pin });
    wire.bring(hello);
    await settle();
    expect([wire.sent.length, results]).toEqual([sent, faults]);
  });

  it.each([
    ['ten seconds', {}, 10_000],
    ['as long as it is told', { deadlineMs: 500 }, 500],
  ])('waits %s', async (_, options, ms) => {
    const { hello } = await recordedHandshake();
    const { wire, clock, results } = opening(byCode, options);
    wire.bring(hello);
    await clock.pass(ms - 1);
    expect(results).toEqual([]);
    await clock.pass(1);
    expect([results, wire.closes]).toEqual([['late'], [1008]]);
  });

  it('is not late any more once its link is open', async () => {
    const { hello, m2 } = await recordedHandshake();
    const { wire, clock, results } = opening();
    wire.bring(hello);
    wire.bring(m2);
    await clock.pass(60_000);
    expect([results, wire.closes]).toEqual([['ok'], []]);
  });

  it('draws from the chance of the system when no other is given', async () => {
    const { hello, m1 } = await recordedHandshake();
    const [wire, clock] = [new HandWire(), new PlantedClock()];
    void openLink(wire, byLink(host), { clock });
    wire.bring(hello);
    await settle();
    const nonce = wire.sent[0]?.slice(18, 34) ?? new Uint8Array(16);
    expect([nonce.length, nonce.some((byte) => byte !== 0)]).toEqual([16, true]);
    expect(nonce).not.toEqual(m1.slice(18, 34));
  });

  it.each([true, false])(
    'tells the owner of an open link that its wire has gone, and whether it was refused (%s)',
    async (gone) => {
      const { hello, m2 } = await recordedHandshake();
      const [wire, clock] = [new HandWire(), new PlantedClock()];
      const ends: unknown[] = [];
      void openLink(wire, byCode, { clock, random: planted(3) }).then((result) => {
        if (result.ok) result.value.link.onClose((...told) => ends.push(told));
      });
      wire.bring(hello);
      wire.bring(m2);
      await settle();
      wire.go(gone);
      expect(ends).toEqual([[false, gone]]);
    },
  );

  it('is told which table and which key it has met', async () => {
    const meeting = await meet();
    const value = meeting.guest?.ok === true ? meeting.guest.value : null;
    expect([value?.hostKey, value?.tableId, value?.resumeKey.length]).toEqual([
      host.publicKey,
      host.tableId,
      32,
    ]);
  });
});
