import { describe, expect, test } from 'vitest';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { dealNews, voidLine } from '../../../src-renderer/lobbyModel/dealNews.ts';
import { trustCard } from '../../../src-renderer/tableModel/trustCard.ts';
import { ENGLISH } from '../english.ts';
import { mineAt } from '../fakeBridge.ts';
import { plain, scene, tableView } from '../literals.ts';
import {
  CHECKING,
  DEALT,
  FORGED,
  FORGED_FOUND,
  mismatch,
  NO_SHARE,
  NOT_OPENED,
  OTHER_TILE,
  verified,
} from '../showcase/trusted.ts';

const OVER = scene(10, {}, {}, { activity: 'concluded', trust: DEALT });

describe('the card of the deal', () => {
  test('says that it is verified, with the characters, the own share and how much was seen', () => {
    const card = trustCard(OVER, verified().trust);
    expect(card).toMatchObject({ state: 'verified', head: { characters: '7C0A19E4' }, difference: null });
    expect(card.details?.lines).toContain('This device took part in shuffling.');
    expect(card.details?.lines).toContain('Steps of the game seen on this device: 88 of 94');
    expect(card.details?.lines).toContain('Moves of your seat that are no longer remembered here: 2');
    expect(card.lines).toContain('Void deals this evening: 1');
  });

  test('says where discards stay closed that the check is a weaker one', () => {
    expect(trustCard(OVER, verified('closed').trust).state).toBe('weaker');
  });

  test('says of a mismatch what differed, as it was shown and as it was', () => {
    const card = trustCard(OVER, mismatch(OTHER_TILE).trust);
    expect(card).toMatchObject({
      state: 'mismatch',
      text: 'Update 41: your own seat was shown otherwise than it was.',
      head: null,
    });
    expect(card.difference?.rows.map(({ value }) => value)).toEqual(['hand[1]', '"fascist"', '"liberal"']);
  });

  test('says at once what was told in the own name and not done here, whatever the host opens later', () => {
    const text = 'A claim was told in your name that nobody made on this device.';
    for (const { trust } of [FORGED, FORGED_FOUND])
      expect(trustCard(OVER, trust)).toMatchObject({ state: 'mismatch', sign: 'cross', text, head: null });
  });

  test('says how many claims in the own name this device does not remember, and nothing of none', () => {
    const { trust } = verified();
    expect(trustCard(OVER, { ...trust, unremembered: 2 }).details?.lines).toContain(
      'Claims of yours that are no longer remembered here: 2',
    );
    expect(trustCard(OVER, trust).details?.lines.join()).not.toContain('Claims');
  });

  test('says plainly why a device remembers less than all, and nothing of it where it remembers all', () => {
    const { trust } = verified();
    const { finding } = trust;
    if (finding === null || typeof finding === 'string' || finding.verdict !== 'verified') throw new Error();
    const whole = { ...trust, finding: { ...finding, seen: finding.updates, unwitnessed: 0 } };
    expect(trustCard(OVER, trust).lines[0]).toContain('was started again');
    expect(trustCard(OVER, whole).lines.join()).not.toContain('started again');
    expect(trustCard(OVER, { ...whole, unremembered: 1 }).lines[0]).toContain('was started again');
  });

  test('says what the host has not done: opened the game, or dealt with anybody', () => {
    const alone = scene(10, {}, {}, { activity: 'concluded' });
    expect(trustCard(OVER, CHECKING.trust).state).toBe('checking');
    expect(trustCard(OVER, NOT_OPENED.trust).state).toBe('notOpened');
    expect(trustCard(OVER, null).state).toBe('notOpened');
    expect(trustCard(alone, null).state).toBe('noDeal');
  });

  test('does not take what was found of another game for this one', () => {
    const next = scene(10, {}, {}, { activity: 'concluded', game: 2, trust: DEALT });
    expect(trustCard(next, verified().trust)).toMatchObject({ state: 'notOpened', head: null });
  });

  test('lists what other devices say by name, and warns of a mismatch and of other characters', () => {
    const { others } = trustCard(OVER, verified().trust);
    expect(others.map(({ name }) => name)).not.toContain('Aino');
    expect(others).toHaveLength(9);
    expect(others.filter(({ warns }) => warns).map(({ name }) => name)).toEqual([
      'Priya',
      'Maximiliane-Sophie',
    ]);
    expect(plain(others[0]?.words ?? '')).toBe('verified, the same characters');
    expect(others.at(-1)?.words).toBe('nothing yet');
  });
});

describe('the shares of the deal on the card', () => {
  test('are those of the opened game, not those that the host told of', () => {
    const { finding } = verified().trust;
    if (finding === null || typeof finding === 'string' || finding.verdict !== 'verified')
      throw new Error('not verified');
    const alone = trustCard(OVER, { ...verified().trust, finding: { ...finding, contributors: [] } });
    expect(alone.state).toBe('noDeal');
    expect(alone.lines).toContain('No player’s device took part in shuffling this game.');
  });
});

describe('the news of a deal (decision 22)', () => {
  const dealing = tableView(10, {
    activity: 'dealing',
    trust: { ...DEALT, contributors: null, reports: [] },
  });

  function hints(seat: number | null, trust: Parameters<typeof dealNews>[2]): readonly string[] {
    return dealNews(dealing, mineAt(seat), trust, ENGLISH).map(({ title, hint }) =>
      plain(`${title} ${hint}`),
    );
  }

  test('says in the lobby and in the game, where no card does yet, what was told in the own name and not done here', () => {
    const ready = { ...FORGED.trust, game: 0, forged: 'ready' } as const;
    const [news] = dealNews(tableView(10, { activity: 'lobby', game: 0 }), mineAt(1), ready, ENGLISH);
    expect(news).toMatchObject({
      own: true,
      title: 'Your ready mark was changed, and not on this device.',
      hint: 'Say aloud what you really said or did.',
    });
    expect(dealNews(OVER.table, mineAt(1), FORGED.trust, ENGLISH)).toEqual([]);
    expect(hints(1, FORGED.trust)[0]).toContain('A claim was told in your name');
  });

  test('names on every screen the seat through which a deal was void', () => {
    const said = 'This is deal 2. Deal 1 was void. Share not opened: Mateo';
    expect(hints(0, null)).toEqual([said]);
    expect(hints(null, null)).toEqual([said]);
  });

  test('says on the device of that seat whether it did open its share', () => {
    expect(hints(1, NOT_OPENED.trust)[0]).toContain('This device did open its share.');
    expect(hints(1, null)[0]).toContain('This device did not open its share.');
  });

  test('tells a device without a share before the game counts, and the gallery nothing of it', () => {
    expect(hints(9, NO_SHARE.trust)).toContain(
      'This device took no part in shuffling this game. The devices of the others shuffled it.',
    );
    expect(hints(null, NO_SHARE.trust)).toHaveLength(1);
  });

  test('tells a device without a share so while the game is played too, whatever the host says of it', () => {
    const contributors = [seatId(9)];
    const playing = tableView(10, { activity: 'playing', trust: { ...DEALT, voids: [], contributors } });
    expect(dealNews(playing, mineAt(9), NO_SHARE.trust, ENGLISH)).toHaveLength(1);
  });

  test('is over with the game, while the count of the evening stays', () => {
    const lobby = tableView(10, { activity: 'lobby', trust: { ...DEALT, voids: [] } });
    expect(dealNews(lobby, mineAt(0), null, ENGLISH)).toEqual([]);
    expect(voidLine(lobby, null, ENGLISH)).toBe('Void deals this evening: 1');
    expect(voidLine(tableView(10), null, ENGLISH)).toBeNull();
  });

  test('counts by itself the deals that came to nothing, where the host tells of fewer', () => {
    const lobby = tableView(10, { activity: 'lobby', trust: { ...DEALT, voids: [] } });
    expect(voidLine(lobby, { broken: 3 }, ENGLISH)).toBe('Void deals this evening: 3');
    expect(voidLine(lobby, { broken: 0 }, ENGLISH)).toBe('Void deals this evening: 1');
  });
});
