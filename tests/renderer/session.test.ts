import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src-shared/settings.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { Session } from '../../src-renderer/session.svelte.ts';
import { FakeBridge, HOSTING, SEATED, SHELL, firstUpdate, mineAt, tableOf } from './fakeBridge.ts';

const NOMINATE = { type: 'nominate', nominee: seatId(1) } as const;

function playing(): { readonly bridge: FakeBridge; readonly session: Session } {
  const bridge = new FakeBridge();
  const session = new Session(bridge, ['en']);
  bridge.say(
    SHELL,
    SEATED,
    { event: 'table', table: tableOf(['Ann', 'Ben'], { activity: 'playing', game: 1 }), mine: mineAt(0) },
    { event: 'update', update: firstUpdate() },
  );
  return { bridge, session };
}

describe('a session', () => {
  test('sends an intent with the number of the question it shows', () => {
    const { bridge, session } = playing();
    session.send(NOMINATE);
    expect(bridge.calls).toEqual([{ verb: 'intent', question: 7, intent: NOMINATE }]);
  });

  test('keeps an intent pending until a newer view', () => {
    const { bridge, session } = playing();
    session.send(NOMINATE);
    const before = session.pending;
    bridge.say({ event: 'update', update: firstUpdate({ revision: 2, question: 8 }) });
    expect([before, session.pending]).toEqual([NOMINATE, null]);
  });

  test('sends no second intent while one is pending', () => {
    const { bridge, session } = playing();
    session.send(NOMINATE);
    session.send(NOMINATE);
    expect(bridge.calls).toHaveLength(1);
  });

  test('sends no ballot that is in already, and still sends another one', () => {
    const { bridge, session } = playing();
    const { mine } = firstUpdate();
    bridge.say({ event: 'update', update: firstUpdate({ revision: 2, mine: { ...mine, ballot: 'ja' } }) });
    session.send({ type: 'castBallot', ballot: 'ja' });
    const before = session.pending;
    session.send({ type: 'castBallot', ballot: 'nein' });
    expect([before, session.pending]).toEqual([null, { type: 'castBallot', ballot: 'nein' }]);
    expect(bridge.calls).toHaveLength(1);
  });

  test('sends nothing while the link is lost, and re-sends nothing after it (decision 15)', () => {
    const { bridge, session } = playing();
    session.send(NOMINATE);
    bridge.say({ event: 'link', status: { state: 'lost', retryInMs: 1000, attempt: 1 } });
    session.send(NOMINATE);
    bridge.say(SEATED);
    expect([bridge.calls.length, session.pending]).toEqual([1, null]);
  });

  test('shows a refusal and gives the intent up', () => {
    const { bridge, session } = playing();
    session.send(NOMINATE);
    bridge.say({ event: 'refused', refusal: { code: 'notYourTurn' } });
    expect([session.refusal, session.pending]).toEqual([{ code: 'notYourTurn' }, null]);
  });

  test('forgets a refusal at the next act', () => {
    const { bridge, session } = playing();
    bridge.say({ event: 'refused', refusal: { code: 'notYourTurn' } });
    session.call({ verb: 'ready', ready: true });
    expect(session.refusal).toBeNull();
  });

  test('forgets a refusal at the next update', () => {
    const { bridge, session } = playing();
    bridge.say({ event: 'refused', refusal: { code: 'notYourTurn' } });
    bridge.say({ event: 'update', update: firstUpdate({ revision: 2 }) });
    expect(session.refusal).toBeNull();
  });

  test('gives the happenings of the latest update', () => {
    const { session } = playing();
    expect(session.happenings.map((happening) => happening.type)).toEqual(['roundBegan']);
  });

  test('keeps the table on the screen while the link is lost', () => {
    const { bridge, session } = playing();
    bridge.say({ event: 'link', status: { state: 'lost', retryInMs: 1000, attempt: 1 } });
    expect([session.table?.game, session.update?.revision]).toEqual([1, 1]);
  });

  test('forgets the table when it is turned away', () => {
    const { bridge, session } = playing();
    bridge.say({ event: 'link', status: { state: 'turnedAway', reason: 'removed' } });
    expect([session.table, session.mine, session.update]).toEqual([null, null, null]);
  });

  test('knows that its seat is kept after leaving a game (decision 25)', () => {
    const { bridge, session } = playing();
    bridge.say({ event: 'link', status: { state: 'turnedAway', reason: 'left' } });
    expect(session.seatKept).toBe(true);
  });

  test('knows whether it sat or watched when its table was put away', () => {
    const { bridge, session } = playing();
    const away = { event: 'link', status: { state: 'turnedAway', reason: 'putAway' } } as const;
    bridge.say(away);
    const sat = session.watched;
    bridge.say({ event: 'table', table: tableOf(['Ann', 'Ben']), mine: { ...mineAt(0), seat: null } });
    bridge.say(away);
    expect([sat, session.watched]).toEqual([false, true]);
  });

  test('knows that its seat is given up after leaving a lobby (decision 25)', () => {
    const { bridge, session } = playing();
    bridge.say({ event: 'table', table: tableOf(['Ann', 'Ben']), mine: mineAt(0) });
    bridge.say({ event: 'link', status: { state: 'turnedAway', reason: 'left' } });
    expect(session.seatKept).toBe(false);
  });

  test('forgets the last view of a game in the lobby', () => {
    const { bridge, session } = playing();
    bridge.say({ event: 'table', table: tableOf(['Ann', 'Ben']), mine: mineAt(0) });
    expect(session.update).toBeNull();
  });

  test('follows what its shell hosts', () => {
    const { bridge, session } = playing();
    bridge.say({ event: 'hosting', hosting: HOSTING });
    const hosting = session.hosting;
    bridge.say({ event: 'hosting', hosting: null });
    expect([hosting, session.hosting]).toEqual([HOSTING, null]);
  });

  test('shows changed settings before the shell answers', () => {
    const { session } = playing();
    session.call({ verb: 'saveSettings', settings: { ...DEFAULT_SETTINGS, name: 'Ann', theme: 'light' } });
    expect(session.settings.theme).toBe('light');
  });

  test('hears nothing more once it is closed', () => {
    const { bridge, session } = playing();
    session.close();
    bridge.say({ event: 'link', status: { state: 'home' } });
    expect(session.link.state).toBe('seated');
  });
});
