import type { Words } from '../../src-shared/locale/dictionary.ts';
import type { KeepFault } from '../../src-shared/pastGames.ts';

/** Why a file is no game, or why a game is not kept, in a sentence. */
export function faultSentence(fault: KeepFault, { history, trust }: Words): string {
  switch (fault) {
    case 'unreadable':
    case 'noGame':
    case 'twice':
    case 'historyFull':
    case 'diskFull':
    case 'unwritable':
      return history.faults[fault];
    default:
      return trust.verify.faults[fault];
  }
}
