import { HOST_FRAMES, longestText } from '../../src-shared/link/frames.ts';
import { headOf } from '../../src-shared/protocol/head.ts';
import { encodeUpdate } from '../../src-shared/protocol/encode.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import type { Projected } from '../../src-shared/view/projected.ts';
import type { Happening } from '../../src-shared/view/seatView.ts';
import { longest } from './broadcast.ts';
import type { PlayedGame, Viewer } from './playedGame.ts';

/** One update, encoded for every seat and the gallery, whether anybody sits there or not. */
export interface Frames {
  readonly texts: ReadonlyMap<Viewer, string>;
  /** Bytes of the longest text: every viewer's frame gets its size. */
  readonly longest: number;
  /** Of what is public at this revision. */
  readonly head: string;
}

export interface Moment {
  readonly revision: number;
  readonly question: number;
  readonly happenings: readonly Projected<Happening>[];
}

/** Projects and encodes the game for every viewer at once. A throw is a fault of a view: nobody is told then. */
export function encodeFrames(played: PlayedGame, moment: Moment): Frames {
  const seats: Viewer[] = played.public.seats.map((_, index) => seatId(index));
  const viewers: readonly Viewer[] = [...seats, 'gallery'];
  const texts = new Map(
    viewers.map((viewer) => [
      viewer,
      encodeUpdate({ ...moment, public: played.public, mine: played.mine(viewer) }),
    ]),
  );
  const bytes = longest(texts.values());
  if (bytes > longestText(HOST_FRAMES)) throw new Error('an update is longer than any frame');
  return { texts, longest: bytes, head: headAt(moment.revision, played.public) };
}

/** Of what is public at this revision, as it travels (decision 16). */
export function headAt(revision: number, view: PlayedGame['public']): string {
  return headOf(revision, JSON.stringify(view));
}
