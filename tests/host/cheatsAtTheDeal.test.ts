import { describe, expect, test } from 'vitest';
import type { Dealer, DealProof, DealRound } from '../../src-main/host/dealer.ts';
import { jointDealer } from '../../src-main/host/jointDeal.ts';
import type { Trust } from '../../src-shared/bridge.ts';
import type { DealContext } from '../../src-shared/fairness/terms.ts';
import { checkOpening } from '../../src-shared/fairness/check.ts';
import { TrustKeeper } from '../../src-shared/guest/trustKeeper.ts';
import { WitnessStand } from '../../src-shared/guest/witness.ts';
import { parseHostMessage, type HeardMessage } from '../../src-shared/protocol/parse.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable } from '../kit/memoryTable.ts';
import { begun, play, quiet } from '../kit/trustPlay.ts';

/** The same setting in other words: the fields stand in another order. */
function reworded({ table, ...rest }: DealContext): DealContext {
  return { ...rest, table };
}

function withContext(round: DealRound, change: (context: DealContext) => DealContext): DealRound {
  return { ...round, context: (deal, without) => change(round.context(deal, without)) };
}

/** Deals, sees what comes of it, and deals again as if it had not. */
function dealsTwice(again: (context: DealContext) => DealContext): Dealer {
  return {
    deal: async (round) => {
      await jointDealer.deal(round);
      return jointDealer.deal(withContext(round, again));
    },
  };
}

describe('a host that tries the deal until it likes it', () => {
  test('gets no share twice under one number', async () => {
    const [door, guests] = await begun({ dealer: dealsTwice(reworded) });
    // Nobody answers: the time for the commitments passes, and the game rests on no share at all.
    await door.kit.clock.run(5_100);
    await quiet();
    expect(door.kit.table.view.trust.contributors).toEqual([]);
    await play(door, guests);
    await quiet();
    for (const { trust } of guests)
      expect(trust?.finding).toEqual({
        verdict: 'mismatch',
        fault: { code: 'dealChanged', part: 'context' },
      });
  });

  test('is counted by every device where it takes the next number and tells of no void deal', async () => {
    const dealer = dealsTwice((context) => ({ ...context, deal: 2 }));
    const [door, guests] = await begun({
      dealer: {
        // The answers name the deal that was asked about: the host says that it was the first.
        deal: (round) =>
          dealer.deal({
            ...round,
            listen: (listener) =>
              round.listen((seat, answer) => {
                listener(seat, answer);
                listener(seat, { ...answer, deal: 2 });
              }),
          }),
      },
    });
    await door.kit.clock.run(20_000);
    await quiet();
    expect(door.kit.table.view.trust.voided).toBe(0);
    for (const { trust } of guests) expect(trust).toMatchObject({ broken: 1 });
  });
});

/** A device at its place, which a host tells what it likes. */
function seatedStand(): WitnessStand {
  return new WitnessStand((length) => new Uint8Array(length).fill(7));
}

function tableAt(game: number, activity: TableView['activity']): Parameters<WitnessStand['heardTable']> {
  const kit = new MemoryTable();
  const [guest] = kit.people(5);
  if (guest === undefined) throw new Error('nobody came');
  const { table, mine } = guest.last('table');
  return [{ ...table, game, activity }, mine];
}

function dealOf(game: number, deal: number): Extract<HeardMessage, { type: 'dealOpen' }> {
  const context: DealContext = {
    table: 'a'.repeat(32),
    game,
    deal,
    seats: Array.from({ length: 5 }, (_, index) => ({ name: `P${index}`, kind: 'person' })),
    options: tableAt(game, 'dealing')[0].options,
    roles: ['liberal', 'liberal', 'liberal', 'fascist', 'hitler'],
    tiles: { liberal: 6, fascist: 11 },
  };
  return { type: 'dealOpen', context: JSON.stringify(context), commitment: '11'.repeat(32) };
}

/** The device binds itself, is listed, and opens its share. */
function opensItsShare(stand: WitnessStand, game: number, deal: number): boolean {
  stand.heardTable(...tableAt(game, 'dealing'));
  const bound = stand.heardDeal(dealOf(game, deal));
  if (bound?.type !== 'commit') return false;
  const commitments = [{ seat: seatId(0), commitment: bound.commitment }];
  return stand.heardDeal({ type: 'dealList', commitments })?.type === 'reveal';
}

describe('a device keeps count of the deals of its table', () => {
  test('where the host goes back to a game that was dealt before', () => {
    const stand = seatedStand();
    expect(opensItsShare(stand, 2, 1)).toBe(true);
    stand.heardTable(...tableAt(1, 'dealing'));
    expect(opensItsShare(stand, 1, 5)).toBe(false);
    expect(opensItsShare(stand, 2, 1)).toBe(true);
    expect(stand.heardDeal({ ...dealOf(2, 1), context: `${dealOf(2, 1).context} ` })).toBeNull();
    expect(stand.witness().heard?.context).toBe(dealOf(2, 1).context);
  });

  test('where the host says that another game begins, though the one before was never played', () => {
    const stand = seatedStand();
    expect(opensItsShare(stand, 1, 1)).toBe(true);
    expect(opensItsShare(stand, 2, 1)).toBe(true);
    expect(opensItsShare(stand, 3, 1)).toBe(true);
    expect(stand.broken).toBe(2);
  });

  test('and begins it anew at another table', () => {
    const stand = seatedStand();
    expect(opensItsShare(stand, 1, 1)).toBe(true);
    expect(opensItsShare(stand, 2, 1)).toBe(true);
    stand.forget();
    expect(stand.broken).toBe(0);
    expect(opensItsShare(stand, 1, 1)).toBe(true);
  });
});

describe('a host that leaves people out of the deal and says that they are in it', () => {
  test('is told so by every device: no share is known to it, and nobody had one', async () => {
    const dealer: Dealer = {
      deal: (round) =>
        jointDealer.deal(
          withContext(round, ({ seats, ...rest }) => ({
            ...rest,
            seats: seats.map(({ name }) => ({ name, kind: 'absent' })),
          })),
        ),
    };
    const [door, guests] = await begun({ dealer });
    const { table } = door.kit;
    const contributors = table.state.chairs.map((_, seat) => seatId(seat));
    table.become({ ...table.state, trust: { ...table.state.trust, contributors } });
    await quiet();
    for (const { trust, table: told } of guests) {
      expect(told?.trust.contributors).toEqual(contributors);
      expect(trust?.hasNoShare).toBe(true);
    }
    await play(door, guests);
    await quiet();
    for (const { trust } of guests)
      expect(trust?.finding).toMatchObject({ verdict: 'verified', contributed: false, contributors: [] });
  });
});

/** What a host says beside the deal in the words of a deal's dealer, which reach everybody. */
function says(round: DealRound, message: object): void {
  const parsed = parseHostMessage(JSON.stringify(message));
  if (!parsed.ok) throw new Error('no guest could read this');
  const tell: unknown = Reflect.get(round, 'tell');
  if (typeof tell === 'function') Reflect.apply(tell, round, [message]);
}

function openingOf({ record, seed }: DealProof, brokenOff: number | null): object {
  const text = JSON.stringify({ record, seed, revision: 1, steps: [], brokenOff });
  return { type: 'opening', part: 1, parts: 1, text };
}

describe('a host that opens the game before its end', () => {
  test('is not found true of what comes after: the whole game is checked at its end', async () => {
    const dealer: Dealer = {
      deal: async (round) => {
        const dealt = await jointDealer.deal(round);
        if (dealt.proof !== null) says(round, openingOf(dealt.proof, null));
        return dealt;
      },
    };
    const [door, guests] = await begun({ dealer });
    for (const { trust } of guests) expect(trust?.finding).toBeNull();
    await play(door, guests);
    await quiet();
    for (const { trust, update } of guests)
      expect(trust?.finding).toMatchObject({ verdict: 'verified', updates: update?.revision });
  });
});

describe('what a device found', () => {
  test('holds no more where the host tells more of the game that it had ended and opened', async () => {
    const kit = new MemoryTable({ dealer: jointDealer });
    const [guest] = kit.people(5);
    await kit.start();
    await quiet();
    kit.act({ type: 'endGame' });
    await quiet();
    if (guest === undefined) throw new Error('nobody came');
    const keeper = new TrustKeeper({
      date: () => 0,
      random: (length) => new Uint8Array(length),
      check: (opening, witness) => Promise.resolve(checkOpening(opening, { ...witness, heard: null })),
      send: () => undefined,
      tell: (trust) => void found.push(trust.finding),
    });
    const found: Trust['finding'][] = [];
    for (const message of guest.heard) keeper.heard(message);
    await settled();
    expect(found.at(-1)).toMatchObject({ verdict: 'verified', updates: 2 });
    const [begun, ended] = guest.all('update');
    if (begun === undefined || ended === undefined) throw new Error('the game was not told');
    keeper.heard(ended);
    expect(found.at(-1)).toMatchObject({ verdict: 'verified' });
    keeper.heard({ ...begun, update: { ...begun.update, revision: 3 } });
    expect(found.at(-1)).toBeNull();
    expect(keeper.gameFile).toBeNull();
  });
});

test('a deal that the host broke off says nothing while the next is made, and takes no answer from it', async () => {
  const kit = new MemoryTable({ dealer: jointDealer });
  const guests = kit.people(6);
  const [slow] = guests;
  if (slow === undefined) throw new Error('nobody came');
  slow.answersDeals = false;
  await kit.start();
  kit.act({ type: 'endGame' });
  slow.answersDeals = true;
  kit.act({ type: 'rematch' });
  await quiet();
  await kit.clock.run(20_000);
  const opens = slow.heard.filter(({ type }) => type.startsWith('deal')).map(({ type }) => type);
  expect(opens).toEqual(['dealOpen', 'dealOpen', 'dealList', 'dealShares']);
  expect(kit.table.view).toMatchObject({
    activity: 'playing',
    trust: { voided: 1, voids: [], contributors: [0, 1, 2, 3, 4, 5] },
  });
});
