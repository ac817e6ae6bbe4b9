import type { HostAct } from '../../src-shared/hosting.ts';
import type { Dice } from '../../src-shared/bots/bot.ts';
import { err, ok, unreachable, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import { MIN_PLAYERS } from '../../src-shared/rules/terms.ts';
import { counting, stopped } from './countIn.ts';
import { closeScreen, markWall } from './gallery.ts';
import type { Limits } from './limits.ts';
import { addBot, arrange, lobbyAgain, remove, sitIn, withoutAbsent } from './seating.ts';
import { shuffled } from './systemDice.ts';
import { hasGame, isOver, withBrokenDeal, withNewDeal, type TableState } from './tableState.ts';

type Acted = Result<TableState, TableRefusal>;

/**
 * What an act of the host makes of the table, or why it may not be. What else an act does (a deal, goodbyes, new
 * codes) is the table's to do. A start or a rematch begins the count-in; it is refused below five (`tooFewPlayers` with how many
 * are missing).
 */
export function afterAct(state: TableState, act: HostAct, dice: Dice, limits: Limits): Acted {
  switch (act.type) {
    case 'addBot':
      return addBot(state);
    case 'remove':
      return remove(state, act.seat);
    case 'arrange':
      return arrange(state, act.order);
    case 'shuffleSeats':
      return arrange(state, shuffled([...state.chairs.keys()], dice));
    case 'setOptions':
      return hasGame(state) ? err({ code: 'gameRunning' }) : ok({ ...state, options: act.options });
    case 'start':
      return hasGame(state) ? err({ code: 'gameRunning' }) : start(state, limits.countInSeconds);
    case 'stopCountIn':
      return stopped(state, { state: 'stoppedByHost' });
    case 'lock':
      return ok({ ...state, locked: act.locked });
    case 'pause':
      return pause(state, act.paused);
    case 'sitIn':
      return sitIn(state, act.seat);
    case 'endGame':
      return isRunning(state) ? ok(ended(state)) : err({ code: 'noGame' });
    case 'rematch':
      return isOver(state) ? rematch(state, limits) : notOver(state);
    case 'backToLobby':
      return isOver(state) ? ok(lobbyAgain(state)) : notOver(state);
    case 'markWall':
      return markWall(state, act.screen, act.wall);
    case 'closeScreen':
      return closeScreen(state, act.screen);
    case 'askFirst':
      return ok({ ...state, asksFirst: act.on });
    case 'answer':
    case 'newCode':
    case 'showNetwork':
    case 'closeTable':
      return ok(state);
    default:
      return unreachable(act);
  }
}

/** A game is being dealt or played. */
export function isRunning(state: Pick<TableState, 'activity'>): boolean {
  return state.activity === 'playing' || state.activity === 'dealing';
}

function notOver(state: TableState): Acted {
  return err({ code: isRunning(state) ? 'gameRunning' : 'noGame' });
}

/** A second press while the count-in runs changes nothing. */
function start(state: TableState, seconds: number): Acted {
  const dealt = dealing(state);
  return dealt.ok && seconds > 0 ? ok(counting(state, seconds)) : dealt;
}

/** Counts in like a start: until the deal the game that is over stays on the table, and nobody's chair is gone. */
function rematch(state: TableState, { screens, countInSeconds }: Limits): Acted {
  const dealt = dealing(withoutAbsent(state, screens));
  return dealt.ok && countInSeconds > 0 ? ok(counting(state, countInSeconds)) : dealt;
}

/**
 * What one more second makes of a count-in: one less, or the deal. Who is away when a rematch is dealt has no chair
 * in it (decision 27); where too few are left, it stops. `screens` is how many the gallery holds.
 */
export function afterSecond(state: TableState, screens: number): TableState {
  if (state.countIn.state !== 'running') return state;
  const secondsLeft = state.countIn.secondsLeft - 1;
  if (secondsLeft > 0) return { ...state, countIn: { state: 'running', secondsLeft } };
  const dealt = dealing(isOver(state) ? withoutAbsent(state, screens) : state);
  return dealt.ok ? dealt.value : { ...state, countIn: { state: 'stoppedByChange' } };
}

function dealing(state: TableState): Acted {
  const missing = MIN_PLAYERS - state.chairs.length;
  if (missing > 0) return err({ code: 'tooFewPlayers', missing });
  return ok({
    ...withNewDeal(state),
    activity: 'dealing',
    countIn: { state: 'idle' },
    paused: null,
    longAbsent: [],
    wentBack: null,
    notice: null,
    game: state.game + 1,
  });
}

/** A deal that is broken off has come to nothing, like a void one: it is counted, so that nobody can pick a deal unseen. */
function ended(state: TableState): TableState {
  const before = state.activity === 'dealing' ? withBrokenDeal(state) : state;
  return { ...before, activity: 'ended', paused: null, longAbsent: [] };
}

/** The host's button: it also takes a table up again that a fault has paused, from its last good state. */
function pause(state: TableState, paused: boolean): Acted {
  if (state.activity !== 'playing') return err({ code: 'noGame' });
  if (!paused) return ok({ ...state, paused: null });
  return ok({ ...state, paused: state.paused ?? 'host', longAbsent: [] });
}
