import { describe, expect, test } from 'vitest';
import type { Wire } from '../../src-shared/link/link.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import { pageGuest } from '../../src-renderer/pageGuest.ts';
import { SeatKeys } from '../../src-renderer/seatKeys.ts';
import { LINK } from './fakeBridge.ts';

const SILENT: Wire = {
  send: () => undefined,
  close: () => undefined,
  onBytes: () => undefined,
  onClose: () => undefined,
};

function guestAt(host: string) {
  const opened: string[] = [];
  const heard: WindowEvent[] = [];
  const guest = pageGuest({
    here: { host, port: 41932 },
    keys: new SeatKeys(null, () => 0),
    clock: { now: () => 0, after: () => () => undefined },
    check: () => Promise.resolve(null),
    open: (url) => {
      opened.push(url);
      return SILENT;
    },
    hear: (event) => heard.push(event),
  });
  return { guest, opened, heard };
}

describe('the guest of a page', () => {
  test('opens the socket of the host that served the page', () => {
    const { guest, opened } = guestAt('192.0.2.20');
    guest.join(LINK.slice(LINK.indexOf('#')), 'Ann', 'seat');
    expect(opened).toEqual(['ws://192.0.2.20:41932/ws']);
  });

  test('goes to no other host whatever address was typed', () => {
    const { guest, opened } = guestAt('192.0.2.20');
    guest.join('192.0.2.99:5000 KB7M4T', 'Ann', 'seat');
    expect(opened).toEqual(['ws://192.0.2.20:41932/ws']);
  });

  test('refuses what is no code without opening anything', () => {
    const { guest, opened, heard } = guestAt('192.0.2.20');
    guest.join('KB7', 'Ann', 'seat');
    expect([opened, heard]).toEqual([
      [],
      [{ event: 'link', status: { state: 'turnedAway', reason: 'badCode' } }],
    ]);
  });

  test('does not come back where no key is kept', () => {
    const { guest, opened } = guestAt('192.0.2.20');
    expect([guest.comeBack('a1b2'), opened]).toEqual([false, []]);
  });
});
