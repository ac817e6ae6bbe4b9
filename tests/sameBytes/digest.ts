import { createHash } from 'node:crypto';
import { playGame } from '../../src-main/cli/rulesPlay.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import { projectHappenings, projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import { fingerprint } from '../kit/fingerprint.ts';
import { randomGame } from '../kit/randomGame.ts';

const TABLES = [5, 6, 7, 8, 9, 10];

/** A digest of so many games a table as they are written down for replay: deals, commands and what is true after each. */
export function digestOfGames(games: number): string {
  const hash = createHash('sha256');
  for (const players of TABLES)
    for (let game = 0; game < games; game += 1)
      hash.update(JSON.stringify(playGame(players, 'digest', game)));
  return hash.digest('hex');
}

/** A digest of every state, view and happening of so many games a table. */
export function digestOfViews(games: number): string {
  const hash = createHash('sha256');
  for (const players of TABLES) {
    for (let game = 0; game < games; game += 1) {
      for (const { after, events } of randomGame(players, game)) {
        hash.update(fingerprint(after));
        hash.update(JSON.stringify(projectPublic(after, DEFAULT_VIEW_OPTIONS)));
        for (const seat of seatsOf(players)) hash.update(JSON.stringify(projectPrivate(after, seat)));
        hash.update(JSON.stringify(projectHappenings(events, DEFAULT_VIEW_OPTIONS)));
      }
    }
  }
  return hash.digest('hex');
}
