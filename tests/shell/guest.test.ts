import { expect, test } from 'vitest';
import type { LinkStatus } from '../../src-shared/bridge.ts';
import { toHex } from '../../src-shared/link/bytes.ts';
import { newHostKeys, pinOf } from '../../src-shared/link/hostKeys.ts';
import { acceptLink, type ProvenLink } from '../../src-shared/link/hostLink.ts';
import type { Wire } from '../../src-shared/link/link.ts';
import type { KeptKey } from '../../src-shared/guest/keeper.ts';
import { encodeMessage, encodeTable } from '../../src-shared/protocol/encode.ts';
import type { KnownTable } from '../../src-main/lan/recent.ts';
import { MINE, TABLE } from '../protocol/kit.ts';
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

test('a table is followed to where it answers now, and remembered there', async () => {
  const clock = new ManualClock();
  const keys = newHostKeys();
  const kept = new Map<string, KeptKey>();
  const remembered: KnownTable[] = [];
  const places = new Map<string, Uint8Array>();
  const opened: string[] = [];
  let wire: Wire | null = null;
  let known = 'ws://192.0.2.20:41932/ws';
  const opens = openGuest(
    {
      keeper: {
        load: (url) => kept.get(url) ?? null,
        save: (url, key) => void kept.set(url, key),
        forget: (url) => void kept.delete(url),
      },
      clock,
      remember: (table) => remembered.push(table),
      check: () => Promise.resolve(null),
      open: (url) => {
        opened.push(url);
        const [hostWire, guestWire] = wirePair();
        wire = hostWire;
        if (url !== known) hostWire.close(1006);
        else
          acceptLink(hostWire, keys, ringOf(places), {
            clock,
            onProven: (link) => welcome(link, places, keys.id),
          });
        return guestWire;
      },
    },
    () => undefined,
  );
  opens.follow(() => ({ host: '192.0.2.77', port: 41_933 }));
  opens.join(`192.0.2.20:41932 ${TYPED}`, 'Ann', 'seat');
  await settled();
  known = 'ws://192.0.2.77:41933/ws';
  cut(wire);
  await settled();
  opens.follow((table) => (table === keys.id ? { host: '192.0.2.77', port: 41_933 } : null));
  await settled();

  expect(opened).toEqual(['ws://192.0.2.20:41932/ws', 'ws://192.0.2.77:41933/ws']);
  expect(remembered.map(({ address, port }) => `${address}:${port}`)).toEqual([
    '192.0.2.20:41932',
    '192.0.2.77:41933',
  ]);
});

function cut(wire: Wire | null): void {
  wire?.close(1006);
}

function ringOf(places: ReadonlyMap<string, Uint8Array>): Parameters<typeof acceptLink>[2] {
  return {
    tableCode: () => TYPED,
    linkSecret: () => null,
    resumeKey: (handle) => places.get(handle) ?? null,
  };
}

/** Lets a guest in, and tells it the table. */
function welcome(
  { link, provenBy, resumeKey }: ProvenLink,
  places: Map<string, Uint8Array>,
  tableId: string,
): void {
  const handle = typeof provenBy === 'string' ? '1'.repeat(32) : provenBy.handle;
  if (typeof provenBy === 'string') places.set(handle, resumeKey.slice());
  link.onMessage(() => undefined);
  link.send(encodeMessage({ type: 'welcome', handle, tableId }));
  link.send(encodeTable(TABLE, MINE));
}
