import { describe, expect, test } from 'vitest';
import { type KeyStorage, SeatKeys } from '../../src-renderer/seatKeys.ts';

const DAY_MS = 86_400_000;
const KEY = { hostKey: 'a'.repeat(64), handle: 'b'.repeat(32), key: 'c'.repeat(64) };

function storageOf(kept: Map<string, string>): KeyStorage {
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

const DENIED: KeyStorage = {
  get length(): number {
    throw new Error('denied');
  },
  key: () => {
    throw new Error('denied');
  },
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

describe('the keys of a browser (decision 23)', () => {
  test('come back as they were kept', () => {
    const keys = new SeatKeys(storageOf(new Map()), () => 0);
    keys.put('t1', KEY);
    expect(keys.get('t1')).toEqual(KEY);
  });

  test('are kept under the name of the table, with a day and nothing else', () => {
    const kept = new Map<string, string>();
    new SeatKeys(storageOf(kept), () => 3 * DAY_MS).put('t1', KEY);
    expect([...kept]).toEqual([['kabinett:t1', JSON.stringify({ ...KEY, day: 3 })]]);
  });

  test('are forgotten when they are dropped', () => {
    const kept = new Map<string, string>();
    const keys = new SeatKeys(storageOf(kept), () => 0);
    keys.put('t1', KEY);
    keys.drop('t1');
    expect(kept.size).toBe(0);
  });

  test('are swept away after thirty days, and nothing of another page', () => {
    const kept = new Map([['other', 'x']]);
    new SeatKeys(storageOf(kept), () => 0).put('t1', KEY);
    new SeatKeys(storageOf(kept), () => 30 * DAY_MS).put('t2', KEY);
    new SeatKeys(storageOf(kept), () => 31 * DAY_MS);
    expect([...kept.keys()]).toEqual(['other', 'kabinett:t2']);
  });

  test('are none where what was kept does not parse', () => {
    const kept = new Map([['kabinett:t1', '{"hostKey":1,"day":0}']]);
    expect(new SeatKeys(storageOf(kept), () => 0).get('t1')).toBeNull();
  });

  test('are none where storage is denied, without a throw', () => {
    const keys = new SeatKeys(DENIED, () => 0);
    keys.put('t1', KEY);
    keys.drop('t1');
    expect([keys.keeps, keys.get('t1')]).toEqual([false, null]);
  });

  test('are none where there is no storage', () => {
    expect(new SeatKeys(null, () => 0).keeps).toBe(false);
  });
});
