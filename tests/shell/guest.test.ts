import { expect, test } from 'vitest';
import type { LinkStatus } from '../../src-shared/bridge.ts';
import { openGuest } from '../../src-main/shell/guest.ts';
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
