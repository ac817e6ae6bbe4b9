import { describe, expect, test } from 'vitest';
import type { HostAsk } from '../../../src-shared/hosting.ts';
import type { TableView } from '../../../src-shared/protocol/tableView.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { ENGLISH } from '../english.ts';
import { claimModel } from '../../../src-renderer/lobbyModel/claim.ts';
import { hostQuestion } from '../../../src-renderer/lobbyModel/hostQuestion.ts';
import { rotated } from '../../../src-renderer/lobbyModel/order.ts';
import { noticeModel } from '../../../src-renderer/lobbyModel/tableNotice.ts';
import { HOSTING, mineAt, person, tableOf } from '../fakeBridge.ts';
import { plain } from '../literals.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
const NOW = 1_000_000_000;
const MINUTE = 60_000;

function asked(
  table: Partial<TableView>,
  hosting: Partial<typeof HOSTING> = {},
  putOff: readonly string[] = [],
) {
  const shown = { ...HOSTING, ...hosting };
  return hostQuestion(tableOf(NAMES, table), shown, { putOff: new Set(putOff), now: NOW }, ENGLISH);
}

function seatAsk(more: Partial<Extract<HostAsk, { kind: 'seat' }>> = {}): HostAsk {
  return { kind: 'seat', ask: 4, name: 'Benny', seat: seatId(1), holder: 'here', awaySince: null, ...more };
}

const DOOR: HostAsk = { kind: 'door', ask: 3, name: 'Fay', as: 'seat', cameAt: NOW };

describe('the question to the host', () => {
  test('is none where nothing is asked, and none for a guest', () => {
    expect(asked({})).toBeNull();
    expect(hostQuestion(tableOf(NAMES), null, { putOff: new Set(), now: NOW }, ENGLISH)).toBeNull();
  });

  test('about somebody absent offers to wait, a bot, and the end (decision 25)', () => {
    const question = asked({ activity: 'playing', longAbsent: [seatId(1)] });

    expect(plain(question?.title ?? '')).toBe('Ben has been away for more than a minute.');
    expect(question?.answers.map(({ answer }) => answer)).toEqual([
      { kind: 'later' },
      { kind: 'act', act: { type: 'sitIn', seat: 1 } },
      { kind: 'endGame' },
    ]);
  });

  test('that was put off is not put again', () => {
    const absent = { activity: 'playing', game: 2, longAbsent: [seatId(1)] } as const;

    expect(asked(absent, {}, ['absent 2 1'])).toBeNull();
    expect(asked(absent, {}, ['absent 1 1'])).not.toBeNull();
  });

  test('about the door comes after one about a seat, which comes after an absence', () => {
    const absent = { activity: 'playing', longAbsent: [seatId(1)] } as const;
    const asks = [DOOR, seatAsk()];

    expect(asked(absent, { asks })).toMatchObject({ key: 'absent 0 1', count: '1 of 3' });
    expect(asked(absent, { asks }, ['absent 0 1'])).toMatchObject({ key: 'ask 4', count: '1 of 2' });
    expect(asked({}, { asks: [DOOR] })).toMatchObject({ key: 'ask 3', count: '' });
  });

  test('about the door says whether it is to play or to watch', () => {
    const titles = [
      asked({}, { asks: [DOOR] }),
      asked({ activity: 'playing' }, { asks: [DOOR] }),
      asked({}, { asks: [{ ...DOOR, as: 'gallery' }] }),
      asked({}, { asks: [{ ...DOOR, as: 'gallery', name: '' }] }),
    ].map((question) => plain(question?.title ?? ''));

    expect(titles).toEqual([
      'Fay wants to take a seat.',
      'Fay wants to come in and watch: a game is going on.',
      'Fay wants to watch.',
      'A screen wants to watch.',
    ]);
  });

  test('about a seat of the same name as who asks does not say the name twice', () => {
    const question = asked({}, { asks: [seatAsk({ name: 'Ben' })] });
    expect(plain(question?.title ?? '')).toBe('Ben asks for the seat of that name.');
  });

  test.each([
    [{}, 'The device of Ben is still there. Ask in the room before you say yes.'],
    [{ holder: 'away', awaySince: NOW - 30_000 }, 'Ben has been away for less than a minute.'],
    [
      { holder: 'away', awaySince: NOW - MINUTE },
      'Ben has been away for 1 minute: the old device does not answer.',
    ],
    [
      { holder: 'away', awaySince: NOW - 5 * MINUTE },
      'Ben has been away for 5 minutes: the old device does not answer.',
    ],
    [{ holder: 'left', awaySince: NOW }, 'Ben left the table just now.'],
    [{ holder: 'left', awaySince: NOW - 2 * MINUTE }, 'Ben left the table 2 minutes ago.'],
    [{ holder: 'removed' }, 'You removed Ben.'],
  ] as const)('about a seat says where its device is: %j (decision 4)', (more, sentence) => {
    const question = asked({}, { asks: [seatAsk(more)] });

    expect(plain(question?.title ?? '')).toBe('Benny says: the seat of Ben is mine.');
    expect(plain(question?.hint ?? '')).toBe(sentence);
  });

  test('about a guesser offers a new code and the lock (security 4.2)', () => {
    const guessing = { count: 12, codeShut: false, from: '192.0.2.66' };
    const question = asked({}, { guessing });

    expect(plain(question?.title ?? '')).toBe('Somebody is guessing the code: 12 wrong ones.');
    expect(plain(question?.hint ?? '')).toMatch(/^Most came from 192\.0\.2\.66\. You are asked now/);
    expect(question?.answers.map(({ answer }) => answer)).toEqual([
      { kind: 'later' },
      { kind: 'act', act: { type: 'lock', locked: true } },
      { kind: 'act', act: { type: 'newCode' } },
    ]);
  });

  test('about a guesser is put again when the code shuts, and not at a locked table', () => {
    const shut = { count: 30, codeShut: true, from: null };

    expect(asked({}, { guessing: shut }, ['guessing open'])?.hint).toMatch(
      /^The typed code lets nobody in now/,
    );
    expect(asked({ locked: true }, { guessing: shut })).toBeNull();
  });
});

describe('what befell a seat', () => {
  const table = tableOf(NAMES, { activity: 'playing' });

  test.each([
    ['botSatIn', 'A bot plays for Ben until Ben is back.'],
    ['personBack', 'Ben is back and plays again.'],
    ['otherDevice', 'Ben plays on another device now.'],
    ['removed', 'The host removed Ben. The seat stays in the game.'],
  ] as const)('is said to all: %s', (kind, sentence) => {
    const notice = noticeModel({ number: 1, kind, seat: seatId(1) }, table, mineAt(0), ENGLISH);

    expect([plain(notice.title), notice.own]).toEqual([sentence, false]);
  });

  test('is said to the person who is back, with where to read what the bot did', () => {
    const choice = { target: null, ballot: null, party: null, consent: null };
    const deed = { round: 1, question: 1, type: 'peek', ...choice } as const;
    const notice = noticeModel(
      { number: 1, kind: 'personBack', seat: seatId(1) },
      table,
      { ...mineAt(1), botDeeds: [deed] },
      ENGLISH,
    );

    expect([notice.own, notice.hint]).toEqual([true, 'What it did and saw in your seat is in your dossier.']);
  });
});

describe('“That’s my seat”', () => {
  const playing = tableOf([], {
    activity: 'playing',
    seats: [
      person('Ann', { isHost: true }),
      person('Ben'),
      person('Cat', { presence: 'away' }),
      person('Dan', { presence: 'left' }),
      person('Eve', { occupant: 'bot' }),
    ],
  });

  test('offers every person’s seat but the host’s, the absent first', () => {
    expect(claimModel(playing, mineAt(null), ENGLISH)?.seats.map(({ label }) => plain(label))).toEqual([
      'Cat: away',
      'Dan: left',
      'Ben: here',
    ]);
  });

  test('is not for one who plays', () => {
    expect(claimModel(playing, mineAt(1), ENGLISH)).toBeNull();
  });

  test('offers in the lobby only seats that are away', () => {
    const lobby = { ...playing, activity: 'lobby' } as const;

    expect(claimModel(lobby, mineAt(1), ENGLISH)?.seats.map(({ seat }) => seat)).toEqual([2, 3]);
  });

  test('says that the host has been asked', () => {
    const mine = { ...mineAt(null), askedFor: seatId(2) };

    expect(plain(claimModel(playing, mine, ENGLISH)?.asked ?? '')).toBe(
      'The host has been asked whether the seat of Cat is yours.',
    );
  });
});

test('the seats rotate by one: everybody moves on, the last comes first (decision 27)', () => {
  expect(rotated(4)).toEqual([3, 0, 1, 2]);
  expect([rotated(0), rotated(1)]).toEqual([null, null]);
});
