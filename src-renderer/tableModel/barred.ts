import type { SeatId } from '../../src-shared/rules/terms.ts';
import { offeredSeats } from './offer.ts';
import { nameOf, publicSeat, tell, type Scene } from './scene.ts';

/** Why a seat cannot be chosen now: a key of the words that say it. */
export type Bar = 'you' | 'executed' | 'lastPresident' | 'lastChancellor' | 'investigated';

/**
 * Why this seat may not be chosen by the person who chooses now (R-NOM-01, R-NOM-02, R-INV-01, R-EXE-01); null where
 * it may be, or where nothing is to be chosen.
 */
export function barOf(scene: Scene, seat: SeatId): Bar | null {
  const offered = offeredSeats(scene);
  if (offered === null || offered.includes(seat)) return null;
  const { living, termLimit, investigated } = publicSeat(scene, seat);
  if (seat === scene.mine.seat) return 'you';
  if (!living) return 'executed';
  if (scene.mine.options.kind === 'nominate') return termLimit;
  return investigated ? 'investigated' : null;
}

/** The same in a whole sentence, for whoever tries the seat all the same. */
export function barSentence(scene: Scene, seat: SeatId): string | null {
  const bar = barOf(scene, seat);
  if (bar === null) return null;
  return tell(scene, scene.words.words.game.seat.barred[bar], { name: nameOf(scene, seat) });
}
