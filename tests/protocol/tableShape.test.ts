import { describe, expect, it } from 'vitest';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { id, refusal, tablePrivate, tableView } from '../../src-shared/protocol/tableShape.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { MINE, TABLE, TABLE_ID } from './kit.ts';
import { expectExact } from './spoilt.ts';

describe('the shape of a table', () => {
  const tables: readonly TableView[] = [
    TABLE,
    { ...TABLE, countIn: { state: 'running', secondsLeft: 3 } },
    { ...TABLE, countIn: { state: 'stopped', by: seatId(1) } },
    { ...TABLE, countIn: { state: 'stoppedByHost' } },
    { ...TABLE, countIn: { state: 'stoppedByChange' } },
    {
      ...TABLE,
      name: 'Friday',
      paused: 'host',
      longAbsent: [seatId(1)],
      wentBack: { steps: 3, toldBy: seatId(2) },
    },
    { ...TABLE, wentBack: { steps: null, toldBy: null } },
    ...(['dealing', 'playing', 'concluded', 'ended'] as const).map((activity) => ({ ...TABLE, activity })),
    { ...TABLE, paused: 'fault', seats: TABLE.seats.map((seat) => ({ ...seat, presence: 'left' })) },
  ];

  it('is exact', () => {
    expectExact(tables, tableView);
  });

  it.each(['', 'A\u202enn', 'x'.repeat(65), '\u200b'])('takes no seat of the name %j', (name) => {
    expect(tableView({ ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, name })) })).toBe(false);
  });

  it('takes a label of 128 bytes and none of 129', () => {
    expect([128, 129].map((length) => tableView({ ...TABLE, hostName: 'x'.repeat(length) }))).toEqual([
      true,
      false,
    ]);
    expect(tableView({ ...TABLE, hostName: '' })).toBe(true);
    expect(
      [64, 65].map((length) =>
        tableView({ ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, name: 'x'.repeat(length) })) }),
      ),
    ).toEqual([true, false]);
  });

  it.each(['x'.repeat(201), 'a\nb', '한', 'a\u0000', '\u0000a'])('takes no link %j', (link) => {
    expect(tablePrivate({ ...MINE, invitation: { ...MINE.invitation, link } })).toBe(false);
  });

  it('takes a link of 200 characters, of 0, and a seat without an invitation', () => {
    const links = ['x'.repeat(200), '', ' ~'].map((link) =>
      tablePrivate({ ...MINE, invitation: { ...MINE.invitation, link } }),
    );
    expect([...links, tablePrivate({ ...MINE, seat: null, invitation: null })]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.each([
    `0${TABLE_ID}`,
    `${TABLE_ID}0`,
    TABLE_ID.toUpperCase(),
    TABLE_ID.slice(1),
    `g${TABLE_ID.slice(1)}`,
  ])('takes no id %s', (value) => {
    expect([id(value), id(TABLE_ID)]).toEqual([false, true]);
  });
});

describe('the shape of a refusal', () => {
  const REFUSALS: readonly TableRefusal[] = [
    { code: 'targetNotLiving', target: seatId(1) },
    { code: 'termLimited', target: seatId(1), limit: 'lastChancellor' },
    { code: 'alreadyInvestigated', target: seatId(1) },
    { code: 'tooFewPlayers', missing: 2 },
    { code: 'gameOver' },
    { code: 'tooFast' },
  ];

  it('is exact', () => {
    expectExact(REFUSALS, refusal);
  });

  it('names a taken name, and nothing that turns a line around', () => {
    const named = [{ name: 'Ben' }, {}, { name: 'Ben', more: 1 }, { name: '\u202e' }, { name: 7 }];
    expect(named.map((fields) => refusal({ code: 'nameTaken', ...fields }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
