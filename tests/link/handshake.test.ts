import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemRandom } from '../../src-shared/link/bytes.ts';
import { acceptLink, type AcceptFailure } from '../../src-shared/link/hostLink.ts';
import { openLink } from '../../src-shared/link/guestLink.ts';
import { wirePair } from '../../src-shared/link/memory.ts';
import { newHostKeys, sealOf, pinOf } from '../../src-shared/link/hostKeys.ts';
import {
  byCode,
  byKey,
  byLink,
  bytesToTurn,
  CODE,
  flipped,
  HANDLE,
  keyring,
  meet,
  planted,
  PlantedClock,
  SECRET,
  settle,
} from './kit.ts';

const host = newHostKeys(planted(1));
const other = newHostKeys(planted(5));

describe('The handshake', () => {
  it('lets in a guest who knows the table code, and both sides hold the same key', async () => {
    const meeting = await meet();
    expect(meeting.proven?.provenBy).toBe('code');
    expect(meeting.guest?.ok === true && meeting.guest.value.resumeKey).toEqual(meeting.proven?.resumeKey);
  });

  it('lets in a guest who has the link', async () => {
    expect((await meet({ secret: byLink(host) })).proven?.provenBy).toBe('link');
  });

  it('lets in a guest who has the key of its place, and names the place', async () => {
    expect((await meet({ secret: byKey(host) })).proven?.provenBy).toEqual({ handle: HANDLE });
  });

  it('lets in a guest whose seal is that of the host', async () => {
    const secret = { kind: 'code', code: CODE, seal: sealOf(host.publicKey) } as const;
    expect((await meet({ secret })).proven).not.toBeNull();
  });

  it('hands the first word of the guest to its owner', async () => {
    const heard: string[] = [];
    (await meet()).proven?.link.onMessage((text) => heard.push(text));
    expect(heard).toEqual(['first word']);
  });

  it('has the lengths of the specification', async () => {
    const { fromHost, fromGuest } = await meet();
    expect([...fromHost, ...fromGuest].map(({ length }) => length)).toEqual([66, 97, 66, 256]);
  });

  it('sends the recorded bytes for the recorded chance', async () => {
    const { fromHost, fromGuest } = await meet({ secret: byLink(host) });
    expect([...fromHost, ...fromGuest].map((bytes) => bytesToHex(sha256(bytes)))).toMatchInlineSnapshot(`
      [
        "9b7a54a7e22fc022a30c29a5c246000d3ba0d0de14ed5309acc9c747e97bc9b2",
        "60f12565ae64e4728b7e42b527338249db48cd7f2cb31d3cc0f35d772a763b8c",
        "1efcd16dc6700065500e524038ddf1e081a1876245e9a8ca3284d3e9348fe3ec",
        "85988df7ad14c7dbbeff581a1bd90236300fc904a7ba454de92117fea023ea67",
      ]
    `);
    expect(bytesToHex(fromHost[0] ?? new Uint8Array())).toMatchInlineSnapshot(
      `"0101c67e816b4bfbe2fb54f6bddf7c1ce1878c21ff72edd718d94e139513dc1b63fc418603cd3bc55593942d26c51a71b9cb56501cd598e6d15af01e87d9ae12972f"`,
    );
  });

  it('draws fresh keys for every connection', async () => {
    const first = await meet({ seeds: [2, 3] });
    const second = await meet({ seeds: [12, 13] });
    expect(first.proven?.resumeKey).not.toEqual(second.proven?.resumeKey);
  });
});

describe('A guest without the secret', () => {
  it.each([
    ['a wrong code', { ...byCode, code: 'K7QM2Y' }, 'code'],
    ['a wrong link secret', { ...byLink(host), secret: new Uint8Array(16) }, 'link'],
    ['a wrong key', { ...byKey(host), key: new Uint8Array(32) }, 'key'],
    ['a handle that nobody has', { ...byKey(host), handle: 'ff'.repeat(16) }, 'key'],
  ] as const)('is refused with %s', async (_, secret, kind) => {
    const meeting = await meet({ secret });
    expect(meeting.proven).toBeNull();
    expect(meeting.failures).toEqual([{ code: 'wrongSecret', kind }]);
    expect(meeting.closes).toEqual([1008]);
  });

  it.each([
    ['the code', byCode, { tableCode: () => null }],
    ['the link', byLink(host), { linkSecret: () => null }],
  ] as const)('cannot tell that the way by %s is closed from a wrong secret', async (_, secret, change) => {
    const meeting = await meet({ secret, keyring: keyring(change) });
    expect(meeting.failures.map(({ code }) => code)).toEqual(['wrongSecret']);
    expect(meeting.fromHost.map(({ length }) => length)).toEqual([66, 97]);
  });

  it('is told nothing before it has proven itself', async () => {
    const meeting = await meet({ secret: { ...byCode, kind: 'code', code: '000000', seal: null } });
    expect(meeting.fromHost).toHaveLength(2);
  });
});

describe('Somebody else than the host', () => {
  it.each([
    ['the pin of a link', byLink(other)],
    ['the seal of a typed code', { kind: 'code', code: CODE, seal: sealOf(other.publicKey) }],
    ['the key that was kept', byKey(other)],
  ] as const)('is found out by %s before the guest sends a byte', async (_, secret) => {
    const meeting = await meet({ host, secret });
    expect(meeting.guest).toEqual({ ok: false, error: 'wrongHost' });
    expect(meeting.fromGuest).toEqual([]);
  });

  it('cannot be the host with the code and without its key', async () => {
    const insider = { ...host, secretKey: other.secretKey };
    const secret = { kind: 'link', secret: SECRET, pin: pinOf(host.publicKey) } as const;
    const meeting = await meet({ host: insider, secret });
    expect(meeting.guest).toEqual({ ok: false, error: 'wrongHost' });
  });

  it.each([
    [0, 'hostTooOld'],
    [2, 'guestTooOld'],
  ] as const)('that speaks version %i gives %s', async (version, fault) => {
    const tamper = (side: string, index: number, bytes: Uint8Array): Uint8Array =>
      side === 'host' && index === 0 ? Uint8Array.from([1, version]) : bytes;
    expect((await meet({ tamper })).guest).toEqual({ ok: false, error: fault });
  });
});

describe('One bit turned on the way', () => {
  const bytes = [
    ...bytesToTurn(66).map((at) => ['host', 0, at] as const),
    ...bytesToTurn(66).map((at) => ['guest', 0, at] as const),
    ...bytesToTurn(97).map((at) => ['host', 1, at] as const),
    ...bytesToTurn(256, 8).map((at) => ['guest', 1, at] as const),
  ];

  it.each(bytes)('from the %s, message %i, byte %i, is refused', async (from, message, at) => {
    const meeting = await meet({
      tamper: (side, index, sent) => (side === from && index === message ? flipped(sent, at) : sent),
    });
    expect(meeting.proven).toBeNull();
  });
});

describe('What is no message of the handshake', () => {
  it.each([0, 1, 65, 67, 97, 256, 70_000])('of %i bytes instead of m1 is refused', async (length) => {
    const tamper = (side: string, index: number, sent: Uint8Array): Uint8Array =>
      side === 'guest' && index === 0 ? new Uint8Array(length).fill(2) : sent;
    expect((await meet({ tamper })).failures.map(({ code }) => code)).toEqual(['malformed']);
  });

  it.each([0, 255, 257, 4096, 65_536])(
    'of %i bytes instead of the proof is refused untested',
    async (length) => {
      let asked = 0;
      const tamper = (side: string, index: number, sent: Uint8Array): Uint8Array =>
        side === 'guest' && index === 1 ? new Uint8Array(length) : sent;
      const takeGuess = (): boolean => (asked += 1) > 0;
      const meeting = await meet({ tamper, options: { takeGuess } });
      expect(meeting.failures).toEqual([{ code: 'malformed', kind: 'code' }]);
      expect(asked).toBe(0);
    },
  );

  it('gets nowhere as a replay on a new connection', async () => {
    const recorded = await meet({ seeds: [2, 3] });
    const replay = (side: string, index: number, sent: Uint8Array): Uint8Array =>
      side === 'guest' ? (recorded.fromGuest[index] ?? sent) : sent;
    expect((await meet({ seeds: [22, 3], tamper: replay })).proven).toBeNull();
  });
});

describe('The hooks of the host', () => {
  it('take a guess before a code is tested and give it back when it was right', async () => {
    const calls: string[] = [];
    const options = { takeGuess: () => calls.push('take') > 0, refundGuess: () => void calls.push('refund') };
    await meet({ options });
    await meet({ options, secret: { kind: 'code', code: '000000', seal: null } });
    expect(calls).toEqual(['take', 'refund', 'take']);
  });

  it('leave a right code untested when no guess is left', async () => {
    const meeting = await meet({ options: { takeGuess: () => false } });
    expect(meeting.failures).toEqual([{ code: 'noGuessLeft', kind: 'code' }]);
  });

  it('count no guess for links and keys', async () => {
    const options = { takeGuess: () => false };
    expect((await meet({ options, secret: byLink(host) })).proven).not.toBeNull();
    expect((await meet({ options, secret: byKey(host) })).proven).not.toBeNull();
  });

  it('can refuse the cost of a handshake', async () => {
    const meeting = await meet({ options: { admit: () => false } });
    expect(meeting.failures).toEqual([{ code: 'notAdmitted', kind: 'code' }]);
  });
});

describe('A page that is not a secure context', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('needs nothing of the system but random values', async () => {
    const { crypto } = globalThis;
    const getRandomValues = vi.fn((array: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(array));
    vi.stubGlobal('crypto', { getRandomValues });
    const meeting = await meet({ options: { random: systemRandom } });
    expect(meeting.proven).not.toBeNull();
    expect(getRandomValues).toHaveBeenCalled();
  });
});

describe('Time', () => {
  it.each([4999, 5000])('ends a guest without a first message after 5 s (%i ms)', async (ms) => {
    const clock = new PlantedClock();
    const [hostWire] = wirePair();
    const failures: AcceptFailure[] = [];
    const onFailed = (failure: AcceptFailure): void => void failures.push(failure);
    acceptLink(hostWire, host, keyring(), { clock, onProven: () => undefined, onFailed });
    await clock.pass(ms);
    expect(failures).toEqual(ms === 5000 ? [{ code: 'late', kind: null }] : []);
  });

  it('ends a guest that never proves itself after 10 s', async () => {
    const clock = new PlantedClock();
    const [hostWire, guestWire] = wirePair();
    const failures: AcceptFailure[] = [];
    const onFailed = (failure: AcceptFailure): void => void failures.push(failure);
    acceptLink(hostWire, host, keyring(), { clock, onProven: () => undefined, onFailed });
    void openLink(guestWire, byCode, { clock });
    await settle();
    await clock.pass(10_000);
    expect(failures).toEqual([{ code: 'late', kind: 'code' }]);
  });

  it('ends the wait for a host that does not greet', async () => {
    const clock = new PlantedClock();
    const [, guestWire] = wirePair();
    const opening = openLink(guestWire, byCode, { clock });
    await clock.pass(10_000);
    expect(await opening).toEqual({ ok: false, error: 'late' });
  });
});
