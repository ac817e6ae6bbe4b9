import { describe, expect, it } from 'vitest';
import { commitments, shares } from '../../src-shared/protocol/dealShape.ts';
import { privateView, publicView } from '../../src-shared/protocol/gameShape.ts';
import { tableView } from '../../src-shared/protocol/tableShape.ts';
import { talkView } from '../../src-shared/protocol/talkShape.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { STATEMENTS } from '../../src-shared/talk/statements.ts';
import type { RoundRecord } from '../../src-shared/view/seatView.ts';
import { PRIVATE_VIEW, PUBLIC_VIEW, TABLE } from './kit.ts';

const SEAT = seatId(1);
const NOTHING = { drawn: null, discarded: null, passed: null, peeked: null, investigated: null };
const ROUND: RoundRecord = {
  round: 1,
  candidate: seatId(0),
  specialElection: false,
  nominee: null,
  ballots: null,
  outcome: 'open',
  notHitler: false,
  veto: 'none',
  enacted: null,
  power: null,
  reshuffled: false,
};

function concluded(secrets: readonly unknown[]): object {
  return { ...PUBLIC_VIEW, stage: { name: 'concluded', verdict: null, roles: [], secrets } };
}

/** Something of which a list holds one at most, and a list with it once or twice. */
const LISTS: readonly (readonly [string, unknown, (list: readonly unknown[]) => boolean])[] = [
  ['an awaited seat', SEAT, (awaiting) => publicView({ ...PUBLIC_VIEW, awaiting })],
  ['a round of the chronicle', ROUND, (chronicle) => publicView({ ...PUBLIC_VIEW, chronicle })],
  ['an opened round', { round: 1, ...NOTHING }, (secrets) => publicView(concluded(secrets))],
  [
    'a memory',
    { kind: 'peeked', round: 1, tiles: [] },
    (memories) => privateView({ ...PRIVATE_VIEW, memories }),
  ],
  [
    'a nominee',
    SEAT,
    (nominees) => privateView({ ...PRIVATE_VIEW, options: { kind: 'nominate', nominees } }),
  ],
  ['a seat that is long absent', SEAT, (longAbsent) => tableView({ ...TABLE, longAbsent })],
  [
    'a void of a seat',
    { deal: 1, seat: SEAT },
    (voids) => tableView({ ...TABLE, trust: { ...TABLE.trust, voids } }),
  ],
  [
    'a report of a seat',
    { seat: SEAT, found: 'verified', head: '' },
    (reports) => tableView({ ...TABLE, trust: { ...TABLE.trust, reports } }),
  ],
  ['a commitment of a seat', { seat: SEAT, commitment: '00'.repeat(32) }, (list) => commitments(list)],
  ['a share of a seat', { seat: SEAT, share: '00'.repeat(32) }, (list) => shares(list)],
  [
    'a claim',
    { seat: SEAT, round: 1, target: null, says: STATEMENTS.drew[0] },
    (claims) => talkView({ claims, open: [] }),
  ],
  [
    'something to claim',
    { seat: SEAT, round: 1, kind: 'drew', target: null },
    (open) => talkView({ claims: [], open }),
  ],
];

describe('a host that says a thing twice, which a window lists once', () => {
  it.each(LISTS)('is not understood: %s', (_, each, takes) => {
    expect([takes([each]), takes([each, structuredClone(each)])]).toEqual([true, false]);
  });
});
