import { afterAll, expect, it, vi } from 'vitest';
import { err } from '../../src-shared/lang/result.ts';
import { beginGame, type BeginGame, type PlayedGame } from '../../src-main/host/playedGame.ts';
import { FuzzedGame } from '../kit/fuzzTable.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { STATEMENTS } from '../../src-shared/talk/statements.ts';
import { faultOfTalk } from '../kit/talkFault.ts';
import { failedSeeds, keepFailed, RUN_SEED } from '../kit/seedKeeper.ts';

/** Games in `npm test`; `npm run test:fuzz` plays as many as fit into its minutes (decision 48). */
const GAMES = Number(process.env['KABINETT_FUZZ_GAMES'] ?? 300);
const MINUTES = Number(process.env['KABINETT_FUZZ_MINUTES'] ?? Infinity);
const BATCH = 10;

vi.setConfig({ testTimeout: 3_600_000 });

let played = 0;
let commands = 0;
const started = Date.now();

afterAll(() => {
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.info(`fuzz: ${played} games, ${commands} commands, seed ${RUN_SEED}, ${seconds} s`);
});

async function fuzz(number: number): Promise<void> {
  try {
    commands += await new FuzzedGame(number).play();
    played += 1;
  } catch (error) {
    keepFailed({ property: 'table', players: 0, number, manner: 0 });
    throw new Error(`fuzzed game ${number}: ${String(error)}`, { cause: error });
  }
}

it('A table that failed once under chance guests holds now.', async () => {
  const failed = failedSeeds('table');
  for (const { number } of failed) await fuzz(number);
  expect(played).toBe(failed.length);
});

it(`Whatever guests do in any order, every view is the one that the rules make, and the game can end (seed ${RUN_SEED}).`, async () => {
  const before = played;
  for (let game = 0; game < GAMES && Date.now() - started < MINUTES * 60_000; game += BATCH)
    for (let one = game; one < Math.min(GAMES, game + BATCH); one += 1)
      await fuzz((RUN_SEED + one) % 2 ** 31);
  expect(played).toBeGreaterThan(before);
});

/** A table that shows seat 1 what it first was, whatever happens. */
const staleBegin: BeginGame = (players, chance, options) => {
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
const stuckBegin: BeginGame = (players, chance, options) => {
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

it.each([
  ['shows one seat an old view', staleBegin, /is another/],
  ['gets stuck', stuckBegin, /does not end/],
])('A table that %s is noticed.', async (_, begin, complaint) => {
  const complaints: string[] = [];
  for (let number = 1; number <= 4; number += 1)
    await new FuzzedGame(number, begin).play().catch((error: unknown) => complaints.push(String(error)));
  expect(complaints.join()).toMatch(complaint);
});

it('A claim that no journal has, or about a session that was none, is noticed.', () => {
  const state = setUpGame(5, chanceFromSeed(new Uint8Array(32), 5));
  const claim = { seat: seatId(0), round: 1, target: null, says: STATEMENTS.drew[0] } as const;
  const talk = { claims: [claim], open: [] };
  expect(faultOfTalk(talk, [], state)).toMatch(/journal/);
  expect(faultOfTalk(talk, [claim], state)).toMatch(/about nothing/);
  const open = [{ seat: seatId(0), round: 1, kind: 'drew', target: null }] as const;
  expect(faultOfTalk({ claims: [], open }, [], state)).toMatch(/occasions/);
});
