import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COVERS_AFTER_MS } from '../../../src-renderer/screens/desk.svelte.ts';
import Game from '../../../src-renderer/screens/Game.svelte';
import Verdict from '../../../src-renderer/screens/Verdict.svelte';
import Wall from '../../../src-renderer/screens/Wall.svelte';
import { Session } from '../../../src-renderer/session.svelte.ts';
import type { BridgeCall } from '../../../src-shared/bridge.ts';
import type { Hosting } from '../../../src-shared/hosting.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/settings.ts';
import type { TableView } from '../../../src-shared/protocol/tableView.ts';
import { seatId, type SecretRole } from '../../../src-shared/rules/terms.ts';
import type { Happening, PrivateView, PublicView } from '../../../src-shared/view/seatView.ts';
import { teachDialogs } from '../dialog.ts';
import { teachMedia } from '../media.ts';
import { FakeBridge, SEATED, SHELL } from '../fakeBridge.ts';
import { plain, privateView, publicSeats, publicView, seats, tableView } from '../literals.ts';

const PAIR = { candidate: seatId(0), nominee: seatId(1) } as const;
const GOVERNMENT = { president: seatId(0), chancellor: seatId(1) } as const;
const DISCARDING: readonly [Partial<PublicView>, Partial<PrivateView>] = [
  { ...PAIR, stage: { name: 'presidentDiscard', ...GOVERNMENT } },
  { options: { kind: 'discard' }, hand: ['fascist', 'liberal', 'fascist'] },
];
const VOTING: Partial<PublicView> = {
  ...PAIR,
  stage: { name: 'election', ...PAIR, ballotsIn: 0, voted: [] },
  awaiting: seats(0, 1, 2, 3, 4),
};

interface Opened {
  readonly bridge: FakeBridge;
  readonly session: Session;
  readonly tell: (
    view?: Partial<PublicView>,
    mine?: Partial<PrivateView>,
    happenings?: readonly Happening[],
  ) => void;
  readonly sent: () => readonly unknown[];
}

let question = 0;

function open(
  view: Partial<PublicView> = {},
  mine: Partial<PrivateView> = {},
  table: Partial<TableView> = {},
  shown: Component<{ session: Session }> = Game,
): Opened {
  const bridge = new FakeBridge();
  const session = new Session(bridge, ['en']);
  const own = mine.seat === undefined ? seatId(0) : mine.seat;
  bridge.say(SHELL, SEATED, {
    event: 'table',
    table: tableView(5, table),
    mine: { seat: own, name: 'Aino', invitation: null, askedFor: null, botDeeds: [] },
  });
  const tell: Opened['tell'] = (nextView = {}, nextMine = {}, happenings = []) => {
    question += 1;
    bridge.say({
      event: 'update',
      update: {
        revision: question,
        question,
        public: publicView(5, nextView),
        happenings,
        mine: privateView(5, nextMine),
      },
    });
    flushSync();
  };
  tell(view, mine);
  render(shown, { session });
  flushSync();
  return {
    bridge,
    session,
    tell,
    sent: () => bridge.calls.flatMap((call: BridgeCall) => (call.verb === 'intent' ? [call.intent] : [])),
  };
}

async function press(id: string): Promise<void> {
  await fireEvent.click(screen.getByTestId(id));
}

beforeEach(() => {
  teachDialogs();
  teachMedia();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('playing on the screen', () => {
  test('A nominee is picked by a tap on the seat and sent by the button that names it (R-NOM-01).', async () => {
    const game = open({}, { options: { kind: 'nominate', nominees: seats(1, 2, 3, 4) } });
    await press('seat-2');
    expect(screen.getByTestId('seat-2').getAttribute('aria-pressed')).toBe('true');
    expect(game.sent()).toEqual([]);
    expect(plain(screen.getByTestId('confirm').textContent)).toContain('Nominate Yuki');
    await press('confirm');
    expect(game.sent()).toEqual([{ type: 'nominate', nominee: 2 }]);
  });

  test('A seat that may not be nominated is no button.', () => {
    open({}, { options: { kind: 'nominate', nominees: seats(1, 2) } });
    expect(screen.getByTestId('seat-1').tagName).toBe('BUTTON');
    expect(screen.getByTestId('seat-3').tagName).not.toBe('BUTTON');
  });

  test('A seat that cannot be chosen says why when it is pressed, until another is chosen (R-NOM-02).', async () => {
    const marks = publicSeats(5, { 3: { termLimit: 'lastChancellor' } });
    const game = open({ seats: marks }, { options: { kind: 'nominate', nominees: seats(1, 2, 4) } });
    expect(screen.getByTestId('seat-3').getAttribute('aria-disabled')).toBe('true');
    await press('seat-3');
    expect(plain(screen.getByRole('alert').textContent)).toBe(
      '민준 cannot be nominated: Chancellor of the last elected government.',
    );
    expect(game.sent()).toEqual([]);
    await press('seat-2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('A ballot goes at one press, shows as cast, and can be changed (R-VOTE-05).', async () => {
    const game = open(VOTING, { options: { kind: 'vote' } });
    await press('ballot-ja');
    game.tell(VOTING, { options: { kind: 'vote' }, ballot: 'ja' }, [{ type: 'ballotCast', seat: seatId(0) }]);
    expect(screen.getByTestId('ballot-ja').getAttribute('aria-pressed')).toBe('true');
    await press('ballot-nein');
    expect(game.sent()).toEqual([
      { type: 'castBallot', ballot: 'ja' },
      { type: 'castBallot', ballot: 'nein' },
    ]);
  });

  test('A tile is discarded by its place, in two steps (decision 30).', async () => {
    const game = open(...DISCARDING);
    await press('tile-1');
    await press('confirm');
    expect(game.sent()).toEqual([{ type: 'discard', position: 1 }]);
  });

  test('A veto is proposed and answered in two steps: it is picked, and then confirmed.', async () => {
    const game = open(
      { ...PAIR, stage: { name: 'chancellorEnactment', ...GOVERNMENT, veto: 'available' } },
      { options: { kind: 'enact', mayVeto: true }, hand: ['fascist', 'fascist'] },
    );
    await press('propose-veto');
    expect(game.sent()).toEqual([]);
    await press('confirm');
    game.tell({ ...PAIR, stage: { name: 'vetoAnswer', ...GOVERNMENT } }, { options: { kind: 'answerVeto' } });
    await press('veto-refuse');
    await press('choose-again');
    await press('veto-refuse');
    expect(game.sent()).toHaveLength(1);
    await press('confirm');
    expect(game.sent()).toEqual([{ type: 'proposeVeto' }, { type: 'answerVeto', consent: false }]);
  });

  test('While an intent is on its way nothing can be sent twice.', async () => {
    const game = open({}, { options: { kind: 'nominate', nominees: seats(1, 2) } });
    await press('seat-1');
    await press('confirm');
    await press('confirm');
    expect(game.sent()).toHaveLength(1);
    expect(screen.getByTestId('confirm')).toHaveProperty('disabled', true);
  });

  test('Whoever plays by keys finds the focus on the new sentence when the pressed button is gone.', async () => {
    const game = open(
      { ...PAIR, stage: { name: 'vetoAnswer', ...GOVERNMENT } },
      { options: { kind: 'answerVeto' } },
    );
    screen.getByTestId('veto-agree').focus();
    await fireEvent.keyDown(window, { key: 'Enter' });
    await press('veto-agree');
    game.tell({ candidate: seatId(1), stage: { name: 'nomination', candidate: seatId(1) }, round: 2 });
    expect(document.activeElement).toBe(screen.getByTestId('tray-sentence'));
  });

  test('A pick dies with its question: a click on what has just changed sends nothing.', async () => {
    const game = open(...DISCARDING);
    await press('tile-1');
    game.tell(...DISCARDING);
    await press('confirm');
    expect(game.sent()).toEqual([]);
  });

  test('A refusal is said in words with the name it is about.', () => {
    const game = open({}, { options: { kind: 'nominate', nominees: seats(1) } });
    game.bridge.say({
      event: 'refused',
      refusal: { code: 'termLimited', target: seatId(3), limit: 'lastChancellor' },
    });
    flushSync();
    expect(plain(screen.getByTestId('refused').textContent)).toContain('민준 cannot be nominated');
  });

  test('While the host pauses, nothing can be sent and the tiles lie face down.', () => {
    open(...DISCARDING, { paused: 'host' });
    expect(screen.getByTestId('confirm')).toHaveProperty('disabled', true);
    expect(document.querySelector('[data-party]')).toBeNull();
  });

  test('Ballots stay on the seats after the reveal, and the news is put away by its button.', async () => {
    const game = open(VOTING, { seat: seatId(4) });
    game.tell(
      { ...PAIR, stage: { name: 'presidentDiscard', ...GOVERNMENT }, awaiting: seats(0) },
      { seat: seatId(4) },
      [{ type: 'ballotsRevealed', ...PAIR, ballots: ['ja', 'ja', 'ja', 'nein', 'nein'], elected: true }],
    );
    expect(screen.getByTestId('tray').textContent).toContain('Elected');
    expect(screen.getByTestId('seat-3').getAttribute('aria-label')).toContain('voted Nein');
    await press('news-go-on');
    expect(plain(screen.getByTestId('tray-sentence').textContent)).toContain('President Aino is choosing');
  });

  test('The live region speaks at a change of phase and not at every ballot.', () => {
    const game = open(VOTING, { options: { kind: 'vote' } });
    const said = screen.getByTestId('announcement').textContent;
    expect(plain(said)).toContain('Everyone votes');
    const one = { ...VOTING, awaiting: seats(1, 2, 3, 4) };
    game.tell(one, { options: { kind: 'vote' }, ballot: 'ja' }, [{ type: 'ballotCast', seat: seatId(0) }]);
    expect(screen.getByTestId('announcement').textContent).toBe(said);
  });
});

describe('the menu during a game', () => {
  test('The language, the theme and how the dossier opens are changed without leaving the game.', async () => {
    const game = open();
    await press('menu');
    await fireEvent.change(screen.getByTestId('dossier-opens'), { target: { value: 'tap' } });
    expect(game.bridge.calls.at(-1)).toMatchObject({ verb: 'saveSettings', settings: { dossier: 'tap' } });
    expect(screen.getByTestId('language')).not.toBeNull();
    expect(screen.getByTestId('theme')).not.toBeNull();
  });

  test('Leaving asks first and says that the seat is kept.', async () => {
    const game = open();
    await press('menu');
    await press('leave');
    expect(screen.getByTestId('ask-sheet').textContent).toContain('Your seat is kept');
    expect(game.bridge.calls).toEqual([]);
    await press('ask-yes');
    expect(game.bridge.calls).toEqual([{ verb: 'leave' }]);
  });
});

describe('the secrets on the screen', () => {
  const toggle = (): HTMLElement => screen.getByTestId('dossier-toggle');
  const down = (id: string): Promise<unknown> => fireEvent.pointerDown(screen.getByTestId(id), { button: 0 });

  test.each(['liberal', 'fascist', 'hitler'] as const)(
    'Covered, the page of a %s is the same as any other, word for word.',
    (role: SecretRole) => {
      open({}, { role, memories: [{ kind: 'received', round: 1, tiles: ['fascist', 'liberal'] }] });
      const own = document.body.innerHTML;
      cleanup();
      open();
      expect(own.replace(/data-revision="\d+"|c\d+/g, '')).toBe(
        document.body.innerHTML.replace(/data-revision="\d+"|c\d+/g, ''),
      );
      expect(screen.queryByTestId('dossier')).toBeNull();
    },
  );

  test('It is open while the D key is held, and covered when the key comes up.', async () => {
    open({}, { role: 'hitler' });
    const now = vi.spyOn(performance, 'now');
    now.mockReturnValue(0);
    await fireEvent(window, new KeyboardEvent('keydown', { code: 'KeyD', key: 'd' }));
    expect(screen.getByTestId('role').textContent).toBe('Hitler');
    now.mockReturnValue(5000);
    await fireEvent(window, new KeyboardEvent('keyup', { code: 'KeyD', key: 'd' }));
    expect(screen.queryByTestId('dossier')).toBeNull();
  });

  test('A short press covers it again, unless the person chose that a tap opens it.', async () => {
    open();
    await down('dossier-toggle');
    expect(screen.queryByTestId('dossier')).not.toBeNull();
    await fireEvent.pointerUp(window);
    expect(screen.queryByTestId('dossier')).toBeNull();
  });

  test('Where the person chose so a tap opens it, and it covers itself after its time.', async () => {
    vi.useFakeTimers();
    open().session.settings = { ...DEFAULT_SETTINGS, dossier: 'tap' };
    flushSync();
    await down('dossier-toggle');
    await fireEvent.pointerUp(window);
    expect(screen.queryByTestId('dossier')).not.toBeNull();
    vi.advanceTimersByTime(COVERS_AFTER_MS);
    flushSync();
    expect(screen.queryByTestId('dossier')).toBeNull();
  });

  test('A key opens and covers it for those who cannot hold.', async () => {
    open();
    await fireEvent.click(toggle());
    expect(screen.queryByTestId('dossier')).not.toBeNull();
    await press('cover');
    expect(screen.queryByTestId('dossier')).toBeNull();
  });

  test('A change of phase covers it, a change of revision does not.', async () => {
    const game = open(VOTING, { options: { kind: 'vote' } });
    await fireEvent.click(toggle());
    game.tell(VOTING, { options: { kind: 'vote' }, ballot: 'ja' }, [{ type: 'ballotCast', seat: seatId(0) }]);
    expect(screen.queryByTestId('dossier')).not.toBeNull();
    game.tell({ ...PAIR, stage: { name: 'presidentDiscard', ...GOVERNMENT } });
    expect(screen.queryByTestId('dossier')).toBeNull();
  });

  test('When the window loses the focus, dossier, tiles and choice are covered; a tap turns the tiles over.', async () => {
    open(...DISCARDING);
    await press('tile-1');
    await fireEvent.click(toggle());
    await fireEvent.blur(window);
    expect(screen.queryByTestId('dossier')).toBeNull();
    expect(document.querySelector('[data-party]')).toBeNull();
    expect(screen.getByTestId('tray').textContent).not.toContain('Liberal');
    await press('tile-0');
    expect(screen.getByTestId('tile-0').getAttribute('data-party')).toBe('fascist');
  });

  test('Escape covers it.', async () => {
    open();
    await fireEvent.click(toggle());
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByTestId('dossier')).toBeNull();
  });

  test('What a peek showed lies open once and is then kept in the dossier (decision 29).', async () => {
    const game = open(
      { stage: { name: 'presidentialPower', president: seatId(0), power: 'policyPeek', targets: [] } },
      { options: { kind: 'choose', power: 'policyPeek', targets: [] } },
    );
    await press('confirm');
    expect(game.sent()).toEqual([{ type: 'peek' }]);
    game.tell(
      {
        candidate: seatId(1),
        stage: { name: 'nomination', candidate: seatId(1) },
        round: 2,
        awaiting: seats(1),
      },
      { memories: [{ kind: 'peeked', round: 1, tiles: ['fascist', 'liberal', 'fascist'] }] },
      [{ type: 'policiesPeeked', president: seatId(0) }],
    );
    expect(screen.getByTestId('just-seen').textContent).toContain('the next three, in order');
    await press('cover');
    expect(screen.queryByTestId('just-seen')).toBeNull();
    await fireEvent.click(toggle());
    expect(screen.getByTestId('dossier').textContent).toContain('the next three, in order');
  });

  test('A host that tells one thing twice does not break the window: both are said.', () => {
    const game = open();
    const executed = { type: 'executed', president: seatId(0), target: seatId(2) } as const;
    game.tell({}, {}, [executed, executed]);
    expect(screen.getAllByText('Role and party stay secret.')).toHaveLength(2);
  });

  test('The title of the window tells a turn and no secret.', () => {
    open(...DISCARDING);
    expect(document.title).toBe('Your turn – Kabinett');
  });
});

const CONCLUDED: Partial<PublicView> = {
  candidate: null,
  awaiting: [],
  stage: {
    name: 'concluded',
    verdict: { winner: 'fascist', reason: 'election' },
    roles: ['liberal', 'fascist', 'hitler', 'liberal', 'liberal'],
    secrets: [],
  },
};

describe('the verdict and the wall', () => {
  const hosting: Hosting = {
    tableId: '00',
    portMoved: false,
    practice: false,
    screens: [],
    networks: [],
    networkChosen: false,
    asks: [],
    guessing: null,
    takenOver: null,
    invitation: {
      address: '192.0.2.20:41932',
      addressCode: 'KB7M4T',
      tableCode: 'H3Q9XW',
      seal: 'K4T9M2X7PQ',
      link: 'http://192.0.2.20:41932/#1.A.B',
    },
  };

  test('The verdict shows every role; those who do not host are told that the host can go on.', () => {
    open(CONCLUDED, {}, { activity: 'concluded' }, Verdict);
    expect(screen.getByTestId('verdict').getAttribute('data-winner')).toBe('fascist');
    expect(screen.getByTestId('role-2').getAttribute('data-role')).toBe('hitler');
    expect(screen.queryByTestId('rematch')).toBeNull();
    expect(screen.getByTestId('verdict').textContent).toContain('The host can start the next game');
  });

  test('The host plays again, or goes back to the lobby once asked.', async () => {
    const game = open(CONCLUDED, {}, { activity: 'concluded' }, Verdict);
    game.bridge.say({ event: 'hosting', hosting });
    flushSync();
    await press('rematch');
    await press('to-lobby');
    expect(game.bridge.calls).toHaveLength(1);
    await press('ask-yes');
    expect(game.bridge.calls).toEqual([
      { verb: 'control', act: { type: 'rematch' } },
      { verb: 'control', act: { type: 'backToLobby' } },
    ]);
  });

  test('The wall offers no dossier, no act and no carbon.', () => {
    open(VOTING, { seat: null, role: 'unknown' }, {}, Wall);
    expect(screen.queryByTestId('dossier-toggle')).toBeNull();
    expect(document.querySelector('.carbon')).toBeNull();
    expect(plain(screen.getByTestId('tray-sentence').textContent)).toBe('Everyone votes: Aino + Mateo');
  });
});
