import { describe, expect, test } from 'vitest';
import { seatId } from '../../src-shared/rules/terms.ts';
import { parseGameFile } from '../../src-shared/protocol/gameFile.ts';
import { STATEMENTS } from '../../src-shared/talk/statements.ts';
import { silenceOf, type Occasion } from '../../src-shared/talk/talkView.ts';
import { ENDED_AT } from '../kit/doorTable.ts';
import { begun, play, quiet } from '../kit/trustPlay.ts';

describe('the guest connection and the trust of its table', () => {
  test('has a share in every deal, checks the opened game, and reports what it found', async () => {
    const [door, guests] = await begun();
    expect(door.kit.table.view.trust.contributors).toEqual([0, 1, 2, 3, 4]);
    await play(door, guests);
    await quiet();
    for (const { trust } of guests)
      expect(trust).toMatchObject({
        game: 1,
        revealed: [1],
        hasNoShare: false,
        finding: { verdict: 'verified', contributed: true, unwitnessed: 0 },
      });
    expect(door.kit.table.view.trust.reports.map(({ found }) => found)).toEqual(Array(5).fill('verified'));
    expect(new Set(door.kit.table.view.trust.reports.map(({ head }) => head)).size).toBe(1);
  });

  test('says how far the deal is: what the seats lock first, then their shares, then nothing', async () => {
    const [, guests] = await begun();
    for (const { events } of guests) {
      const steps = events.flatMap((event) => (event.event === 'trust' ? [event.trust.making] : []));
      expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual(['commitments', 'shares', null]);
    }
  });

  test('says nothing of a finding before the host has opened the game', async () => {
    const [door, guests] = await begun();
    await play(door, guests, 3);
    expect(guests.map(({ trust }) => trust?.finding)).toEqual([null, null, null, null, null]);
  });

  test('finds the game true after a lost link, and says that it did not see all', async () => {
    const [door, guests] = await begun();
    await play(door, guests, 2);
    guests[4]?.drop();
    await door.kit.clock.run(8000);
    await play(door, guests);
    await quiet();
    const finding = guests[4]?.trust?.finding;
    expect(finding).toMatchObject({ verdict: 'verified' });
  });

  test('forgets the game before at the next deal', async () => {
    const [door, guests] = await begun();
    await play(door, guests);
    await quiet();
    door.kit.act({ type: 'rematch' });
    await quiet();
    expect(guests.map(({ trust }) => trust)).toMatchObject(
      guests.map(() => ({ game: 2, revealed: [1], finding: null })),
    );
    await play(door, guests);
    await quiet();
    expect(guests.map(({ trust }) => trust?.finding)).toMatchObject(
      guests.map(() => ({ verdict: 'verified' })),
    );
  });

  test('finds the game true on a device that watched until the host gave it the seat of a lost one', async () => {
    const [door, guests] = await begun();
    const other = door.guest();
    other.join(door.link, 'Zoe', 'gallery');
    await quiet();
    await play(door, guests, 2);
    guests[3]?.drop();
    other.connection.send({ type: 'askForSeat', seat: seatId(3) });
    await quiet();
    for (const { ask } of door.kit.table.state.seatAsks) door.kit.act({ type: 'answer', ask, yes: true });
    await quiet();
    expect(other.seat).toBe(3);
    await play(door, [...guests.slice(0, 3), ...guests.slice(4), other]);
    await quiet();
    expect(other.trust?.finding).toMatchObject({ verdict: 'verified', contributed: false });
  });

  test('counts no own move as made while this device was away, though it came back right before', async () => {
    const [door, guests] = await begun();
    await play(door, guests, 2);
    for (const guest of guests) guest.drop();
    await door.kit.clock.run(8000);
    await play(door, guests);
    await quiet();
    expect(guests.map(({ trust }) => trust?.finding)).toMatchObject(
      guests.map(() => ({ verdict: 'verified', unwitnessed: 0 })),
    );
  });

  test('gives as a file whose table it was, when the game ended, and what people had said of it', async () => {
    const [door, guests] = await begun();
    const [first] = guests;
    const openTo = (): Occasion | undefined => {
      const view = first?.update?.public;
      const talk = first?.events.findLast((event) => event.event === 'talk')?.talk;
      return talk?.open.find(({ seat }) => view !== undefined && silenceOf(view, seat) === null);
    };
    while (openTo() === undefined) await play(door, guests, 1);
    const open = openTo();
    if (open === undefined) throw new Error('nobody has anything to claim');
    const [says] = STATEMENTS[open.kind];
    const claimer = guests.find(({ seat }) => seat === open.seat);
    expect(claimer?.connection.send({ type: 'claim', round: open.round, says })).toBe(true);
    await quiet();
    await play(door, guests);
    await quiet();
    for (const { connection } of guests) {
      const file = parseGameFile(connection.gameFile ?? '');
      expect(file.ok && file.value.account).toMatchObject({
        endedAt: ENDED_AT,
        tableName: door.kit.table.view.name,
        hostName: door.kit.table.view.hostName,
        claims: [{ seat: open.seat, round: open.round, says }],
      });
    }
  });
});
