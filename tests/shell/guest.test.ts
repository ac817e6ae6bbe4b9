import { expect, test } from 'vitest';
import type { LinkStatus } from '../../src-shared/bridge.ts';
import { toHex } from '../../src-shared/link/bytes.ts';
import { newHostKeys, pinOf } from '../../src-shared/link/hostKeys.ts';
import { acceptLink } from '../../src-shared/link/hostLink.ts';
import { wirePair } from '../../src-shared/link/memory.ts';
import { openGuest } from '../../src-main/shell/guest.ts';
import { settled } from '../kit/fakeClock.ts';
import { ManualClock } from '../kit/manualClock.ts';

function guest(): {
  readonly statuses: LinkStatus[];
  readonly opened: string[];
  readonly join: (where: string) => void;
} {
  const statuses: LinkStatus[] = [];
  const opened: string[] = [];
  const opens = openGuest(
    {
      keeper: { load: () => null, save: () => undefined, forget: () => undefined },
      clock: new ManualClock(),
      remember: () => undefined,
      check: () => Promise.resolve(null),
      open: (url) => {
        opened.push(url);
        return {
          send: () => undefined,
          close: () => undefined,
          onBytes: () => undefined,
          onClose: () => undefined,
        };
      },
    },
    (event) => {
      if (event.event === 'link') statuses.push(event.status);
    },
  );
  return { statuses, opened, join: (where) => opens.join(where, 'Ann', 'seat') };
}

test.each([
  ['http://192.0.2.20:41933/#1.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA'],
  ['192.0.2.20:41933 ABC234'],
])('%s leads to the host’s socket', (where) => {
  const { statuses, opened, join } = guest();

  join(where);

  expect(opened).toEqual(['ws://192.0.2.20:41933/ws']);
  expect(statuses).toEqual([{ state: 'joining' }]);
});

test.each([
  ['', 'badAddress'],
  ['http://', 'badAddress'],
  ['http://192.0.2.20:99999/', 'badAddress'],
  ['192.0.2.20:41932 AB', 'badCode'],
])('%j is turned away by its code, and no socket is opened', (where, reason) => {
  const { statuses, opened, join } = guest();

  join(where);

  expect(opened).toEqual([]);
  expect(statuses).toEqual([{ state: 'turnedAway', reason }]);
});

const TYPED = 'ABC234';

/** Joins by the typed code at a table that answers for the picked one, and knows `code` as its own. */
async function joinImpostor(code: string, pin: string | null) {
  const statuses: LinkStatus[] = [];
  const proven: unknown[] = [];
  const clock = new ManualClock();
  const opens = openGuest(
    {
      keeper: { load: () => null, save: () => undefined, forget: () => undefined },
      clock,
      remember: () => undefined,
      check: () => Promise.resolve(null),
      open: () => {
        const [hostWire, guestWire] = wirePair();
        const keyring = { tableCode: () => code, linkSecret: () => null, resumeKey: () => null };
        acceptLink(hostWire, newHostKeys(), keyring, { clock, onProven: (link) => proven.push(link) });
        return guestWire;
      },
    },
    (event) => {
      if (event.event === 'link') statuses.push(event.status);
    },
  );
  opens.join(TYPED, 'Ann', 'seat', { host: '192.0.2.66', port: 41_932, pin });
  await settled();
  return { last: statuses.at(-1), proven };
}

test('a table of the same id at another address has another key than the one sat at: it is said, and nothing told (attack 20)', async () => {
  const pin = toHex(pinOf(newHostKeys().publicKey));
  const { last, proven } = await joinImpostor(TYPED, pin);

  expect(last).toEqual({ state: 'turnedAway', reason: 'wrongHost' });
  expect(proven).toEqual([]);
});

test('one that was never sat at has one guess at the code, and a wrong one is said (attack 20)', async () => {
  const { last, proven } = await joinImpostor('ZZZZZZ', null);

  expect(last).toEqual({ state: 'turnedAway', reason: 'wrongCode' });
  expect(proven).toEqual([]);
});
