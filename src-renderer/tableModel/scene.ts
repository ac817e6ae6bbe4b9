import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { inTurn } from '../../src-shared/locale/lists.ts';
import { say, type Fills, type Sentence } from '../../src-shared/locale/say.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { PrivateView, PublicSeat, PublicView } from '../../src-shared/view/seatView.ts';

/** All that a window knows of a game, with the words of its language: what every model here is made of. */
export interface Scene {
  readonly view: PublicView;
  readonly mine: PrivateView;
  readonly table: TableView;
  readonly words: Dictionary;
  /** A bot cast the ballot that lies there for this seat, and the person none (decision 26); left out: no bot did. */
  readonly botBallot?: boolean;
}

/** What the person has picked and not yet sent; it lives in the window alone. */
export type Choice =
  | { readonly kind: 'none' }
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'tile'; readonly position: number }
  | { readonly kind: 'veto'; readonly step: VetoStep };

/** What the Chancellor or the President may do about a veto. */
export type VetoStep = 'propose' | 'agree' | 'refuse';

export const NO_CHOICE: Choice = { kind: 'none' };

/** A sentence of the game in the scene's language. */
export function tell(scene: Scene, sentence: Sentence, fills: Fills = {}): string {
  return say(scene.words.lang, sentence, fills);
}

/** Sentences one after another, in the manner of the language; empty ones are left out. */
export function joined(scene: Scene, sentences: readonly string[]): string {
  return inTurn(scene.words, sentences);
}

/** The name on a seat; an empty text for a seat that the table does not have, which a hostile host could name. */
export function nameOf(scene: Scene, seat: SeatId): string {
  return scene.table.seats[seat]?.name ?? '';
}

/** Names in the manner of the language: "Ann, Ben and Cleo". Each is isolated from the list's direction. */
export function namesOf(scene: Scene, seats: readonly SeatId[]): string {
  const { listed } = scene.words.words.game.join;
  const names = seats.map((seat) => tell(scene, listed, { name: nameOf(scene, seat) }));
  return new Intl.ListFormat(scene.words.lang, { type: 'conjunction' }).format(names);
}

/** The public part of a seat; a living one without marks where the view does not reach that far. */
export function publicSeat(scene: Scene, seat: SeatId): PublicSeat {
  return scene.view.seats[seat] ?? { living: true, termLimit: null, investigated: false, notHitler: false };
}

/** True where this seat's person is not at the screen and no bot plays for them. */
export function isAbsent(scene: Scene, seat: SeatId): boolean {
  const seated = scene.table.seats[seat];
  return seated !== undefined && seated.presence !== 'here' && !seated.botSitsIn && seated.occupant !== 'bot';
}

/** The seats that the table waits for and that are away, ascending (decision 25). */
export function absentAwaited(scene: Scene): readonly SeatId[] {
  return scene.view.awaiting.filter((seat) => isAbsent(scene, seat));
}

/** How many seats are still in the game. */
export function livingCount(scene: Scene): number {
  return scene.view.seats.filter((seat) => seat.living).length;
}

/** True for a seat that was executed; a gallery screen is never dead. */
export function isDead(scene: Scene): boolean {
  return scene.mine.seat !== null && !publicSeat(scene, scene.mine.seat).living;
}
