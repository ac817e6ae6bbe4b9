import { describe, expect, it } from 'vitest';
import {
  encodeTable,
  encodeUpdate,
  fitsGuestFrame,
  TABLE_PRIVATE_BYTES,
} from '../../src-shared/protocol/encode.ts';
import {
  DEFAULT_PORT,
  PRIVATE_PART_BYTES,
  PROTOCOL_VERSION,
  SERVICE_TYPE,
} from '../../src-shared/protocol/messages.ts';
import { GOODBYE_REASONS } from '../../src-shared/protocol/refusals.ts';
import type { TablePrivate } from '../../src-shared/protocol/tableView.ts';
import { branded, HAPPENINGS, MINE, PRIVATE_VIEW, PUBLIC_VIEW, TABLE } from './kit.ts';

const bytes = (text: string): number => Buffer.byteLength(text);
const partOf = (text: string): string => text.slice(text.indexOf('"mine":') + 7, -1);

describe('Both sides', () => {
  it('agree on the numbers and words that other programs see', () => {
    expect([PROTOCOL_VERSION, DEFAULT_PORT, SERVICE_TYPE]).toEqual([1, 41_932, '_kabinett._tcp']);
    expect([PRIVATE_PART_BYTES, TABLE_PRIVATE_BYTES]).toEqual([3072, 2048]);
  });

  it('agree on the reasons for a goodbye', () => {
    expect(GOODBYE_REASONS).toEqual([
      'replaced',
      'removed',
      'hostStopped',
      'putAway',
      'tableClosed',
      'tooMany',
      'badMessage',
      'left',
    ]);
  });
});

describe('The private part of a message', () => {
  it('of the table fills its bytes with spaces behind its JSON', () => {
    const part = partOf(encodeTable(TABLE, MINE));
    expect([bytes(part), part.trimEnd()]).toEqual([2048, JSON.stringify(MINE)]);
  });

  it('of an update fills its bytes with spaces behind its JSON', () => {
    const part = partOf(
      encodeUpdate({
        revision: 1,
        question: 1,
        public: branded(PUBLIC_VIEW),
        happenings: HAPPENINGS.map(branded),
        mine: branded(PRIVATE_VIEW),
      }),
    );
    expect([bytes(part), part.trimEnd()]).toEqual([3072, JSON.stringify(PRIVATE_VIEW)]);
  });

  it('may fill them to the last byte, and never one more', () => {
    const named = (length: number): TablePrivate => ({
      seat: null,
      name: 'x'.repeat(length),
      invitation: null,
      askedFor: MINE.askedFor,
      botDeeds: MINE.botDeeds,
    });
    const room = TABLE_PRIVATE_BYTES - bytes(JSON.stringify(named(0)));
    expect(partOf(encodeTable(TABLE, named(room)))).toBe(JSON.stringify(named(room)));
    expect(() => encodeTable(TABLE, named(room + 1))).toThrow('a private part is 1 bytes too long');
  });

  it('does not change what everybody reads', () => {
    const shared = encodeTable(TABLE, MINE).split(',"mine":')[0];
    expect(shared).toBe(JSON.stringify({ type: 'table', table: JSON.stringify(TABLE) }).slice(0, -1));
  });
});

describe('A frame of a guest', () => {
  it('holds a message of 1,006 bytes and none of 1,007', () => {
    const room = 1006 - bytes('{"type":"rename","name":""}');
    expect(
      [room, room + 1].map((length) => fitsGuestFrame({ type: 'rename', name: 'x'.repeat(length) })),
    ).toEqual([true, false]);
  });
});
