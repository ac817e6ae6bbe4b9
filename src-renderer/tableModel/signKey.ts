import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { SeatModel } from './seats.ts';
import type { SignName } from './signs.ts';
import type { SeatTalkModel } from './talk.ts';

/** A sign with its meaning. `always`: a seat that is short of room shows it bare; else only a low screen does. */
export interface KeyEntry {
  readonly sign: SignName;
  readonly text: string;
  readonly always: boolean;
}

/** A placard, a ballot or a claim lies on the seat: only the own seat, which is broad, has words beside it. */
export function isTight(seat: SeatModel): boolean {
  return seat.youLabel === null && (seat.office !== null || seat.ballot !== 'none');
}

/** The meaning of each sign that stands bare on some seat, once each, in the order of the seats. */
export function signKey(
  seats: readonly SeatModel[],
  talk: ReadonlyMap<SeatId, SeatTalkModel>,
): readonly KeyEntry[] {
  const entries = seats.flatMap((seat) => {
    const isBare = isTight(seat) || (talk.get(seat.seat)?.claim ?? null) !== null;
    const bare = [...(isBare ? [seat.tag] : []), ...seat.badges];
    return bare.flatMap((fact) =>
      fact?.sign == null ? [] : [{ sign: fact.sign, text: fact.text, always: isBare }],
    );
  });
  const texts = [...new Set(entries.map(({ text }) => text))];
  return texts.flatMap((text) => {
    const same = entries.filter((entry) => entry.text === text);
    return same.slice(0, 1).map((entry) => ({ ...entry, always: same.some(({ always }) => always) }));
  });
}
