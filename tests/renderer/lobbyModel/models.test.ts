import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../english.ts';
import { awayModel, belongsToForm, refusalSentence } from '../../../src-renderer/lobbyModel/away.ts';
import { chairModels } from '../../../src-renderer/lobbyModel/chairs.ts';
import { hostMenuModel } from '../../../src-renderer/lobbyModel/hostMenu.ts';
import { invitationModel } from '../../../src-renderer/lobbyModel/invitation.ts';
import { nameHint } from '../../../src-renderer/lobbyModel/nameHint.ts';
import { optionModels } from '../../../src-renderer/lobbyModel/options.ts';
import { moved } from '../../../src-renderer/lobbyModel/order.ts';
import { tableName } from '../../../src-renderer/lobbyModel/tableName.ts';
import { lobbyTray } from '../../../src-renderer/lobbyModel/tray.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../../src-shared/view/seatView.ts';
import { HOSTING, LINK, invitationWith, mineAt, person, tableOf } from '../fakeBridge.ts';

const FOUR = ['Ann', 'Ben', 'Cat', 'Dan'];
const FIVE = [...FOUR, 'Eve'];
const TEN = [...FIVE, 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];

describe('the chairs of a lobby', () => {
  test('are always ten', () => {
    expect(chairModels(tableOf(FIVE), mineAt(0), false, ENGLISH)).toHaveLength(10);
  });

  test('are opened by the host, each of them', () => {
    const chairs = chairModels(tableOf(FIVE), mineAt(0), true, ENGLISH);
    expect(chairs.map((chair) => chair.press)).toEqual([
      ...FIVE.map(() => 'open'),
      ...FIVE.map(() => 'addBot'),
    ]);
  });

  test('are opened by a guest at the own place only', () => {
    const chairs = chairModels(tableOf(FIVE), mineAt(2), false, ENGLISH);
    expect(chairs.filter((chair) => chair.press !== null).map((chair) => chair.place)).toEqual([2]);
  });

  test('offer a free place to somebody who watches', () => {
    const chairs = chairModels(tableOf(FIVE), mineAt(null), false, ENGLISH);
    expect(chairs.map((chair) => chair.press)).toEqual([...FIVE.map(() => null), ...FIVE.map(() => 'sit')]);
  });

  test('light up where a person is not ready', () => {
    const seats = [person('Ann', { ready: true }), person('Ben'), person('Bot', { occupant: 'bot' })];
    const chairs = chairModels(tableOf([], { seats }), mineAt(0), false, ENGLISH);
    expect(chairs.slice(0, 3).map((chair) => chair.lit)).toEqual([false, true, false]);
  });

  test('can be dragged by the host alone (decision 27)', () => {
    const [mine, theirs] = [true, false].map(
      (hosts) => chairModels(tableOf(FIVE), mineAt(0), hosts, ENGLISH)[1],
    );
    expect([mine?.grip, theirs?.grip]).toEqual(['Drag \u2068Ben\u2069 to another seat', null]);
  });
});

describe('the tray of a lobby', () => {
  test('keeps the start closed with its reason below five', () => {
    expect(lobbyTray(tableOf(FOUR), mineAt(0), true, ENGLISH).start).toEqual({
      open: false,
      reason: '1 more player needed, or add a bot',
    });
  });

  test('opens the start to the host from five on', () => {
    const seats = FIVE.map((name) => person(name, { ready: true }));
    const table = tableOf(FIVE, { seats });
    expect(lobbyTray(table, mineAt(0), true, ENGLISH).start).toEqual({ open: true, reason: '' });
  });

  test('lets the host start before the others are ready, and says how many are not', () => {
    expect(lobbyTray(tableOf(FIVE), mineAt(0), true, ENGLISH).start).toEqual({
      open: true,
      reason: '4 other players are not ready: you can start all the same',
    });
  });

  test('offers one thing while the table counts in: to stop it', () => {
    const table = tableOf(FIVE, { countIn: { state: 'running', secondsLeft: 2 } });
    expect(lobbyTray(table, mineAt(1), false, ENGLISH)).toMatchObject({
      head: 'Starting in 2 seconds',
      stop: 'Stop',
      start: null,
      ready: null,
      maySit: false,
    });
  });

  test('offers no stop to a screen that watches', () => {
    const table = tableOf(FIVE, { countIn: { state: 'running', secondsLeft: 1 } });
    expect(lobbyTray(table, mineAt(null), false, ENGLISH)).toMatchObject({
      head: 'Starting in 1 second',
      stop: null,
      maySit: false,
    });
  });

  test.each([
    [{ state: 'stopped', by: seatId(3) }, '\u2068Dan\u2069 stopped the countdown.'],
    [{ state: 'stoppedByHost' }, 'The host stopped the countdown.'],
    [{ state: 'stoppedByChange' }, 'The countdown was stopped, because the seats or the options changed.'],
    [{ state: 'idle' }, null],
  ] as const)('says who stopped the count-in: %o', (countIn, note) => {
    expect(lobbyTray(tableOf(FIVE, { countIn }), mineAt(1), false, ENGLISH).note).toBe(note);
  });

  test('offers no start to a guest', () => {
    expect(lobbyTray(tableOf(FIVE), mineAt(1), false, ENGLISH).start).toBeNull();
  });

  test('lets somebody who watches sit down while a chair is free', () => {
    const may = [FIVE, TEN].map((names) => lobbyTray(tableOf(names), mineAt(null), false, ENGLISH).maySit);
    expect(may).toEqual([true, false]);
  });

  test('asks for nothing while the game is dealt', () => {
    const tray = lobbyTray(tableOf(FIVE, { activity: 'dealing' }), mineAt(0), true, ENGLISH);
    expect([tray.start, tray.ready, tray.lit]).toEqual([null, null, false]);
  });
});

describe('an invitation', () => {
  test('shows the link in the window of the host (decision 2)', () => {
    expect(invitationModel(HOSTING, mineAt(0), ENGLISH)?.qr?.link).toBe(LINK);
  });

  test('shows a seat the address and the table code without a link (decision 2)', () => {
    const model = invitationModel(null, mineAt(1), ENGLISH);
    expect([model?.qr, model?.tableCode, model?.address]).toEqual([null, 'KB7 M4T', '192.0.2.20:41932']);
  });

  test('shows the wall its link', () => {
    const wall = { ...mineAt(null), invitation: invitationWith(LINK) };
    expect(invitationModel(null, wall, ENGLISH)?.qr?.link).toBe(LINK);
  });

  test('shows an unmarked gallery nothing', () => {
    expect(invitationModel(null, mineAt(null), ENGLISH)).toBeNull();
  });
});

describe('a new order of the seats', () => {
  test('names for each place the seat that comes there', () => {
    expect(moved(4, 3, 1)).toEqual([0, 3, 1, 2]);
  });

  test('is none where nothing moves', () => {
    expect([moved(4, 2, 2), moved(4, 0, 4), moved(4, -1, 0)]).toEqual([null, null, null]);
  });
});

describe('a screen after a goodbye', () => {
  test('offers "Play here" after another window took the seat (decision 13)', () => {
    expect(awayModel('replaced', { seatKept: true, watched: false }, ENGLISH).act).toBe('playHere');
  });

  test('offers "Come back", and not "here", where no other window has the seat', () => {
    expect(awayModel('replaced', { seatKept: true, watched: false }, ENGLISH).back).toBe('Play here');
    expect(awayModel('putAway', { seatKept: true, watched: false }, ENGLISH).back).toBe('Come back');
  });

  test('of a table that was put away says that a seat, and a screen that watches, comes back by itself', () => {
    const seat = awayModel('putAway', { seatKept: true, watched: false }, ENGLISH);
    const wall = awayModel('putAway', { seatKept: true, watched: true }, ENGLISH);
    expect(seat.hint).toContain('Your seat is kept.');
    expect(wall.hint).toBe('When the host takes the table up again, this screen comes back by itself.');
    expect([seat.home, wall.home]).toEqual(['Do not wait', 'Do not wait']);
  });

  test('offers to join again after a removal (decision 13)', () => {
    expect(awayModel('removed', { seatKept: false, watched: false }, ENGLISH).act).toBe('again');
  });

  test('leaves a wrong code to the form', () => {
    expect([belongsToForm('wrongCode'), belongsToForm('removed')]).toEqual([true, false]);
  });
});

describe('a refusal in words', () => {
  test('names the seat that was chosen', () => {
    expect(refusalSentence({ code: 'targetNotLiving', target: seatId(1) }, FIVE, ENGLISH)).toBe(
      '\u2068Ben\u2069 was executed.',
    );
  });

  test('counts the players who are missing', () => {
    expect(refusalSentence({ code: 'tooFewPlayers', missing: 2 }, [], ENGLISH)).toBe('2 more players needed');
  });
});

describe('the host menu', () => {
  test('is nowhere but in the window of the host', () => {
    expect(hostMenuModel(tableOf(FIVE), null, ENGLISH)).toBeNull();
  });

  test('offers a bot for each person who is long away, once (decision 25)', () => {
    const seats = [person('Ann'), person('Ben', { presence: 'away' }), person('Cat', { botSitsIn: true })];
    const table = tableOf([], { seats, activity: 'playing', longAbsent: [seatId(1), seatId(2)] });
    expect(hostMenuModel(table, HOSTING, ENGLISH)?.longAbsent.map((absent) => absent.seat)).toEqual([1]);
  });
});

test('The four options turn one at a time (decision 28).', () => {
  const turned = optionModels(DEFAULT_VIEW_OPTIONS, ENGLISH).map((option) => option.turned[option.key]);
  expect(turned).toEqual([false, false, false, true]);
});

test('A taken name gives a number and a hint (decision 6).', () => {
  expect(nameHint('Ben', mineAt(1, 'Ben 2'), ENGLISH)).toBe('Name taken. You are now \u2068Ben 2\u2069.');
});

test('A name that was taken as it is gives no hint.', () => {
  const hints = ['Ben', 'Benny', 'Ben A'].map((name) => nameHint('Ben', mineAt(1, name), ENGLISH));
  expect(hints).toEqual([null, null, null]);
});

test('A table without a name is called by its host.', () => {
  expect(tableName({ name: null, hostName: 'Ann' }, ENGLISH)).toBe('\u2068Ann\u2069’s table');
});
