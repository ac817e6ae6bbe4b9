import type { BridgeEvent, Trust } from '../../../src-shared/bridge.ts';
import type { Fault } from '../../../src-shared/fairness/terms.ts';
import type { TrustView } from '../../../src-shared/protocol/deal.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';

export type TrustEvent = Extract<BridgeEvent, { readonly event: 'trust' }>;

const HEAD = '7C0A19E4';

/** Nobody but the last seat, which came late, is without a share; one deal of the evening was void. */
export const DEALT: TrustView = {
  voided: 1,
  voids: [{ deal: 1, seat: seatId(1) }],
  contributors: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) => seatId(seat)),
  reports: [
    { seat: seatId(1), found: 'verified', head: HEAD },
    { seat: seatId(2), found: 'verified', head: HEAD },
    { seat: seatId(3), found: 'unchecked', head: '' },
    { seat: seatId(4), found: 'verified', head: '09F3AA51' },
    { seat: seatId(6), found: 'mismatch', head: '' },
    { seat: seatId(7), found: 'verified', head: HEAD },
  ],
};

function trust(finding: Trust['finding'], rest: Partial<Trust> = {}): TrustEvent {
  return {
    event: 'trust',
    trust: {
      game: 1,
      revealed: [1, 2],
      broken: 1,
      hasNoShare: false,
      making: null,
      forged: null,
      unremembered: 0,
      finding,
      ...rest,
    },
  };
}

export function verified(discards: 'open' | 'closed' = 'open', contributed = true): TrustEvent {
  return trust({
    verdict: 'verified',
    discards,
    head: HEAD,
    contributed,
    contributors: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) => seatId(seat)),
    updates: 94,
    seen: 88,
    unwitnessed: contributed ? 2 : 0,
  });
}

export function mismatch(fault: Fault): TrustEvent {
  return trust({ verdict: 'mismatch', fault });
}

/** The tile that was passed on is not the one of the deck. */
export const OTHER_TILE: Fault = {
  code: 'shownOtherwise',
  revision: 41,
  part: 'mine',
  path: 'hand[1]',
  shown: '"fascist"',
  replayed: '"liberal"',
};

/** A claim was told in this seat's name that was not made on this device; the game goes on. */
export const FORGED = trust(null, { forged: 'claim' });

/** The same at the end, where the opened game is as it was shown. */
export const FORGED_FOUND = trust(
  { verdict: 'mismatch', fault: { code: 'notMyWords', act: 'claim' } },
  { forged: 'claim' },
);

export const CHECKING = trust('checking');
export const NOT_OPENED = trust(null);
export const SHARES_AWAITED = trust(null, { revealed: [1], making: 'shares' });
export const NO_SHARE = trust(null, { revealed: [], hasNoShare: true });
