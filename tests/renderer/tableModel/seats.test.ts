import { describe, expect, test } from 'vitest';
import { NO_CHOICE } from '../../../src-renderer/tableModel/scene.ts';
import { barSentence } from '../../../src-renderer/tableModel/barred.ts';
import { placeAt } from '../../../src-renderer/tableModel/places.ts';
import { seatModels } from '../../../src-renderer/tableModel/seats.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { plain, publicSeats, scene, seated, seats, tableView } from '../literals.ts';

describe('the seats', () => {
  test('The ring begins with the own seat at the bottom and goes on clockwise, to its left.', () => {
    const models = seatModels(scene(7, {}, { seat: seatId(3) }), NO_CHOICE, null);
    expect(models.map((model) => model.seat)).toEqual([3, 4, 5, 6, 0, 1, 2]);
    expect(models[0]?.place.y).toBeGreaterThan(80);
    expect(models[1]?.place.x).toBeLessThan(50);
    expect(models[6]?.place.x).toBeGreaterThan(50);
  });

  test.each([5, 6, 7, 8, 9, 10])(
    'At %i seats no two stand in the same place, in the ring or on the benches.',
    (n) => {
      const places = Array.from({ length: n }, (_, step) => placeAt(n, step));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
      expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(n);
    },
  );

  test('A seat of a table that no game has still gets a place on the screen.', () => {
    const place = placeAt(13, 12);
    expect(place.x).toBeGreaterThan(0);
    expect(place.x).toBeLessThan(100);
  });

  test('A gallery sees the first seat at the bottom and no seat marked as its own.', () => {
    const models = seatModels(scene(5, {}, { seat: null, role: 'unknown' }), NO_CHOICE, null);
    expect(models.map((model) => model.seat)).toEqual([0, 1, 2, 3, 4]);
    expect(models.every((model) => model.youLabel === null)).toBe(true);
  });

  test('Why a seat may not be nominated stands on it in words (R-NOM-02).', () => {
    const marks = publicSeats(7, { 2: { termLimit: 'lastPresident' }, 4: { termLimit: 'lastChancellor' } });
    const models = seatModels(
      scene(7, { seats: marks }, { options: { kind: 'nominate', nominees: seats(1, 3, 5, 6) } }),
      NO_CHOICE,
      null,
    );
    expect(models[2]).toMatchObject({ choice: 'barred', tag: { text: 'last President' } });
    expect(models[4]).toMatchObject({ choice: 'barred', tag: { text: 'last Chancellor' } });
    expect(models[1]?.choice).toBe('open');
    expect(models[0]).toMatchObject({ choice: 'none', isBarred: true, tag: { text: 'not yourself' } });
    expect(plain(models[2]?.spoken ?? '')).toBe('Seat 3: Yuki, last President, cannot be chosen');
  });

  test('A term limit stands before everything else on a seat while a nominee is chosen, and the rest beside it.', () => {
    const marks = publicSeats(7, { 2: { termLimit: 'lastPresident', investigated: true } });
    const people = tableView(7).seats.map((one, index) =>
      index === 2 ? seated(one.name, { presence: 'away' }) : one,
    );
    const models = seatModels(
      scene(
        7,
        { seats: marks },
        { options: { kind: 'nominate', nominees: seats(1, 3, 4, 5, 6) } },
        { seats: people },
      ),
      NO_CHOICE,
      null,
    );
    expect(models[2]?.tag?.text).toBe('last President');
    expect(models[2]?.badges.map(({ text }) => text)).toEqual(['away', 'investigated']);
  });

  test.each([
    [0, 'You cannot choose yourself.'],
    [1, 'Mateo cannot be chosen: executed.'],
    [2, 'Yuki cannot be nominated: President of the last elected government.'],
    [3, '민준 cannot be nominated: Chancellor of the last elected government.'],
    [4, null],
  ])(
    'Seat %i says in a whole sentence why it cannot be nominated (R-NOM-01, R-NOM-02).',
    (seat, sentence) => {
      const marks = publicSeats(7, {
        1: { living: false },
        2: { termLimit: 'lastPresident' },
        3: { termLimit: 'lastChancellor' },
      });
      const choosing = scene(
        7,
        { seats: marks },
        { options: { kind: 'nominate', nominees: seats(4, 5, 6) } },
      );
      const said = barSentence(choosing, seatId(seat));
      expect(said === null ? null : plain(said)).toBe(sentence);
    },
  );

  test('A term limit bars nobody from an investigation; an earlier one does (R-INV-01).', () => {
    const marks = publicSeats(7, {
      1: { termLimit: 'lastPresident' },
      2: { termLimit: 'lastChancellor', investigated: true },
    });
    const options = { kind: 'choose', power: 'investigateLoyalty', targets: seats(1, 3, 4, 5, 6) } as const;
    const choosing = scene(7, { seats: marks }, { options });
    expect(barSentence(choosing, seatId(1))).toBeNull();
    expect(plain(barSentence(choosing, seatId(2)) ?? '')).toBe(
      'Yuki cannot be chosen: investigated before in this game.',
    );
  });

  test('While nothing is to be chosen no seat is barred.', () => {
    const models = seatModels(scene(5), NO_CHOICE, null);
    expect(models.every((model) => !model.isBarred)).toBe(true);
    expect(barSentence(scene(5), seatId(0))).toBeNull();
  });

  test('A picked nominee carries the placard of a nominee before anything is sent.', () => {
    const models = seatModels(
      scene(5, {}, { options: { kind: 'nominate', nominees: seats(1, 2, 3, 4) } }),
      { kind: 'seat', seat: seatId(2) },
      null,
    );
    expect(models[2]).toMatchObject({ choice: 'chosen', office: { label: 'Nominee', proposed: true } });
  });

  test('Placards are dashed until the pair is elected and solid from then on.', () => {
    const pair = { candidate: seatId(0), nominee: seatId(1) };
    const proposed = scene(5, { ...pair, stage: { name: 'election', ...pair, ballotsIn: 0, voted: [] } });
    const elected = scene(5, {
      ...pair,
      stage: { name: 'presidentDiscard', president: seatId(0), chancellor: seatId(1) },
    });
    expect(seatModels(proposed, NO_CHOICE, null)[0]?.office).toMatchObject({
      label: 'Candidate',
      proposed: true,
    });
    expect(seatModels(elected, NO_CHOICE, null)[1]?.office).toMatchObject({
      label: 'Chancellor',
      proposed: false,
    });
  });

  test('While a vote is open a seat shows that it has voted, never how (X-03).', () => {
    const pair = { candidate: seatId(0), nominee: seatId(1) };
    const models = seatModels(
      scene(
        5,
        {
          ...pair,
          stage: { name: 'election', ...pair, ballotsIn: 1, voted: seats(3) },
          awaiting: seats(0, 1, 2, 4),
        },
        { ballot: 'ja' },
      ),
      NO_CHOICE,
      null,
    );
    expect(models.map((model) => model.ballot)).toEqual(['out', 'out', 'out', 'in', 'out']);
  });

  test('A vote that hides its voters shows no ballot on any seat (R-VOTE-06).', () => {
    const pair = { candidate: seatId(0), nominee: seatId(1) };
    const models = seatModels(
      scene(5, { ...pair, stage: { name: 'election', ...pair, ballotsIn: 1, voted: null } }),
      NO_CHOICE,
      null,
    );
    expect(models.every((model) => model.ballot === 'none')).toBe(true);
  });

  test('Revealed ballots lie on their seats, and an executed seat has none.', () => {
    const models = seatModels(scene(5, { seats: publicSeats(5, { 2: { living: false } }) }), NO_CHOICE, [
      'ja',
      'nein',
      null,
      'ja',
      'nein',
    ]);
    expect(models.map((model) => model.ballot)).toEqual(['ja', 'nein', 'none', 'ja', 'nein']);
    expect(models[2]).toMatchObject({ dead: true, tag: { text: 'executed' } });
  });

  test('A person who is away is marked, a bot that sits in is named instead.', () => {
    const people = tableView(5).seats.map((one, index) =>
      index === 1
        ? seated(one.name, { presence: 'away' })
        : index === 2
          ? seated(one.name, { presence: 'left', botSitsIn: true })
          : one,
    );
    const models = seatModels(scene(5, {}, {}, { seats: people }), NO_CHOICE, null);
    expect(models[1]).toMatchObject({ away: true, tag: { text: 'away' } });
    expect(models[2]).toMatchObject({ away: false, tag: { text: 'a bot sits in' } });
  });

  test('A seat says all that is drawn on it in words.', () => {
    const marks = publicSeats(5, { 1: { termLimit: 'lastChancellor', investigated: true, notHitler: true } });
    const spoken =
      seatModels(scene(5, { seats: marks, awaiting: seats(1) }), NO_CHOICE, null)[1]?.spoken ?? '';
    for (const part of [
      'Mateo',
      'last Chancellor',
      'not Hitler',
      'investigated',
      'the table waits for this seat',
    ])
      expect(spoken).toContain(part);
  });

  test('What a seat shows does not depend on any role, its own viewer’s knowledge included (X-01).', () => {
    const knowing = scene(
      7,
      {},
      {
        role: 'fascist',
        dossier: Array.from({ length: 7 }, () => ({ role: 'hitler', party: 'fascist' })),
      },
    );
    expect(seatModels(knowing, NO_CHOICE, null)).toEqual(seatModels(scene(7), NO_CHOICE, null));
  });
});
