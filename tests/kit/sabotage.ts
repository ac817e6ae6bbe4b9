import { beginGame, type BeginGame, type PlayedGame } from '../../src-main/host/playedGame.ts';
import { err } from '../../src-shared/lang/result.ts';

/** A table that shows seat 1 what it first was, whatever happens. */
export const staleBegin: BeginGame = (players, chance, options) => {
  const first = beginGame(players, chance, options);
  const stale = (game: PlayedGame): PlayedGame => ({
    ...game,
    mine: (viewer) => (viewer === 1 ? first : game).mine(viewer),
    play: (command) => {
      const played = game.play(command);
      return played.ok ? { ok: true, value: { ...played.value, game: stale(played.value.game) } } : played;
    },
  });
  return stale(first);
};

/** A table that takes no discard: the game is stuck. */
export const stuckBegin: BeginGame = (players, chance, options) => {
  const stuck = (game: PlayedGame): PlayedGame => ({
    ...game,
    play: (command) => {
      if (command.type === 'discard') return err({ code: 'notNow' });
      const played = game.play(command);
      return played.ok ? { ok: true, value: { ...played.value, game: stuck(played.value.game) } } : played;
    },
  });
  return stuck(beginGame(players, chance, options));
};

/** A table that opens to everybody but seat 1 what a game hid, once it is over. */
export const forgetfulBegin: BeginGame = (players, chance, options) => {
  const first = beginGame(players, chance, options);
  const forgetful = (game: PlayedGame): PlayedGame => ({
    ...game,
    mine: (viewer) => (viewer === 1 && game.public.stage.name === 'concluded' ? first : game).mine(viewer),
    play: (command) => {
      const played = game.play(command);
      return played.ok
        ? { ok: true, value: { ...played.value, game: forgetful(played.value.game) } }
        : played;
    },
  });
  return forgetful(first);
};
