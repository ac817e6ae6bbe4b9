import type { Retold } from '../../src-renderer/retellInWorker.ts';
import { retell } from '../../src-shared/fairness/retelling.ts';
import { gameFileText, parseGameFile, type GameAccount } from '../../src-shared/protocol/gameFile.ts';
import { DEFAULT_VIEW_OPTIONS, type ViewOptions } from '../../src-shared/view/seatView.ts';
import { fairGame } from './fairGame.ts';

export const ACCOUNT: GameAccount = {
  endedAt: Date.UTC(2026, 10, 30, 21, 5),
  tableName: 'Friday',
  hostName: 'Ann',
  claims: [],
};

/** The text of the file that one seat keeps of a random game; `number` picks the game. */
export function pastGameText(
  players: number,
  number: number,
  account: GameAccount | null = ACCOUNT,
  seat = 0,
  options: ViewOptions = DEFAULT_VIEW_OPTIONS,
  names: readonly string[] = [],
): string {
  const { opening, witnesses } = fairGame(players, number, options, names);
  const witness = witnesses[seat];
  if (witness === undefined) throw new Error(`no seat ${seat}`);
  return gameFileText({ opening: JSON.stringify(opening), witness, account });
}

/** What the window's worker does, in the place where it is asked. */
export function retellHere(text: string): Promise<Retold> {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return Promise.resolve({ fault: parsed.error });
  const { opening, witness, account } = parsed.value;
  const retelling = retell(opening, witness);
  return Promise.resolve(retelling === null ? { fault: 'noGame' } : { fault: null, retelling, account });
}
