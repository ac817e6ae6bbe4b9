import { describe, expect, test } from 'vitest';
import { type Standing, screenOf } from '../../../src-renderer/lobbyModel/screen.ts';
import { LINK, firstUpdate, invitationWith, mineAt, tableOf } from '../fakeBridge.ts';

const HOME: Standing = {
  kind: 'browser',
  link: { state: 'home' },
  table: null,
  mine: null,
  update: null,
  hosts: false,
  seatKept: false,
};

function at(more: Partial<Standing>): Standing {
  return { ...HOME, link: { state: 'seated' }, table: tableOf(['Ann']), mine: mineAt(0), ...more };
}

describe('the screen of a window', () => {
  test('is the home screen in a shell', () => {
    expect(screenOf(HOME).name).toBe('home');
  });

  test('is the way in where a host served the page', () => {
    expect(screenOf({ ...HOME, kind: 'page' }).name).toBe('join');
  });

  test('stays at the form after a wrong code', () => {
    expect(screenOf({ ...HOME, link: { state: 'turnedAway', reason: 'wrongCode' } }).name).toBe('home');
  });

  test('says why after a removal', () => {
    const link = { state: 'turnedAway', reason: 'removed' } as const;
    expect(screenOf({ ...HOME, link })).toEqual({ name: 'turnedAway', reason: 'removed' });
  });

  test('is the lobby before the start', () => {
    expect(screenOf(at({})).name).toBe('lobby');
  });

  test('is the wall before the start where the host marked it', () => {
    const mine = { ...mineAt(null), invitation: invitationWith(LINK) };
    expect(screenOf(at({ mine })).name).toBe('wallLobby');
  });

  test('is the lobby of the host without a seat too (decision 33)', () => {
    expect(screenOf(at({ mine: mineAt(null), hosts: true })).name).toBe('lobby');
  });

  test('stays at the table while the link is lost', () => {
    const link = { state: 'lost', retryInMs: 500, attempt: 3 } as const;
    expect(screenOf(at({ link })).name).toBe('lobby');
  });

  test('is the game for a seat and the wall for the gallery', () => {
    const playing = { table: tableOf(['Ann'], { activity: 'playing' }), update: firstUpdate() } as const;
    const names = [mineAt(0), mineAt(null)].map((mine) => screenOf(at({ ...playing, mine })).name);
    expect(names).toEqual(['game', 'wall']);
  });

  test('waits for the first view of a game', () => {
    expect(screenOf(at({ table: tableOf(['Ann'], { activity: 'playing' }) })).name).toBe('dealing');
  });

  test('says so when the host ended the game (decision 25)', () => {
    expect(screenOf(at({ table: tableOf(['Ann'], { activity: 'ended' }) })).name).toBe('ended');
  });
});
