import type { SeatId } from '../../src-shared/rules/terms.ts';
import { nameOf, tell, type Scene } from './scene.ts';

type MarkSign = keyof Scene['words']['words']['talk']['marks']['signs'];

/** What one seat is marked with, as this window keeps it. */
export interface KeptMark {
  readonly sign: MarkSign | null;
  readonly note: string;
}

/** The private marks: one line a seat, all of one shape, so that a glance from beside tells little. */
export interface MarksModel {
  readonly open: string;
  readonly title: string;
  readonly close: string;
  readonly lead: string;
  readonly notice: string;
  readonly hint: string;
  readonly heads: readonly { readonly sign: MarkSign; readonly label: string }[];
  readonly lines: readonly {
    readonly seat: SeatId;
    readonly number: number;
    readonly name: string;
    readonly of: string;
    readonly sign: MarkSign | null;
    readonly noteLabel: string;
    readonly note: string;
  }[];
}

const SIGNS = ['trust', 'unsure', 'suspect'] as const satisfies readonly MarkSign[];

/** Null in the gallery: a screen that all can see keeps no secrets. The others are in the order of play. */
export function marksModel(scene: Scene, markOf: (seat: SeatId) => KeptMark): MarksModel | null {
  const own = scene.mine.seat;
  if (own === null) return null;
  const { marks } = scene.words.words.talk;
  const others = scene.table.seats.flatMap((_, index) => (index === own ? [] : [index as SeatId]));
  return {
    open: marks.open,
    title: marks.title,
    close: marks.close,
    lead: marks.lead,
    notice: tell(scene, scene.words.words.game.secret.eyesOnly),
    hint: marks.hint,
    heads: SIGNS.map((sign) => ({ sign, label: marks.signs[sign] })),
    lines: others.map((seat) => {
      const name = nameOf(scene, seat);
      const { sign, note } = markOf(seat);
      return {
        seat,
        number: seat + 1,
        name,
        of: tell(scene, marks.of, { name }),
        sign,
        noteLabel: tell(scene, marks.note, { name }),
        note,
      };
    }),
  };
}
