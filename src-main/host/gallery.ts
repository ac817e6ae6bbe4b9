import type { WatchingScreen } from '../../src-shared/hosting.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { GalleryScreen, Handle, Person } from './chairs.ts';
import { isWatching, type TableState } from './tableState.ts';

/** The same table with these people in the gallery too, unmarked, in the order of coming. */
export function withScreens(state: TableState, people: readonly Person[]): TableState {
  const added = people.map((person, index): GalleryScreen => {
    return { ...person, number: state.screensEver + index + 1, isWall: false };
  });
  return {
    ...state,
    screens: [...state.screens, ...added],
    screensEver: state.screensEver + added.length,
  };
}

/** The screen that the host's window knows by this number; its own is not to be marked or closed. */
export function screenOf(state: TableState, number: number): GalleryScreen | null {
  return state.screens.find((screen) => screen.number === number && !screen.isHost) ?? null;
}

/** Marks a screen as the wall, or takes the mark away (decision 2). Refused: `noSuchScreen`. */
export function markWall(state: TableState, number: number, wall: boolean): Result<TableState, TableRefusal> {
  const marked = screenOf(state, number);
  if (marked === null) return err({ code: 'noSuchScreen' });
  return ok({
    ...state,
    screens: state.screens.map((screen) => (screen === marked ? { ...screen, isWall: wall } : screen)),
  });
}

/** The gallery without this screen (decision 7). Refused: `noSuchScreen`. */
export function closeScreen(state: TableState, number: number): Result<TableState, TableRefusal> {
  const closed = screenOf(state, number);
  if (closed === null) return err({ code: 'noSuchScreen' });
  return ok({ ...state, screens: state.screens.filter((screen) => screen !== closed) });
}

/**
 * After a removal the link is off every screen but the host's, until the host shows it again, and the host is asked
 * before anybody comes in (decision 5).
 */
export function afterRemoval(state: TableState): TableState {
  return {
    ...state,
    asksFirst: true,
    screens: state.screens.map((screen) => ({ ...screen, isWall: false })),
  };
}

/** Whether the host marked the screen of this key. */
export function isWall(state: TableState, handle: Handle): boolean {
  return state.screens.some((screen) => screen.handle === handle && screen.isWall);
}

/** The screens that watch now, as the host's window lists them; `toEpoch` turns the host's clock into a date. */
export function watchingScreens(
  state: TableState,
  toEpoch: (at: number) => number,
): readonly WatchingScreen[] {
  return state.screens
    .filter((screen) => isWatching(screen) && !screen.isHost)
    .map((screen) => ({
      screen: screen.number,
      name: screen.name,
      cameAt: toEpoch(screen.cameAt),
      wall: screen.isWall,
    }));
}
