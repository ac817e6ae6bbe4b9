/** One seat of the key picture, in the units of its 720 by 860 drawing. */
export interface PosterSeat {
  readonly x: number;
  readonly y: number;
  readonly kind: 'lit' | 'full' | 'lined' | 'wedge';
}

export const POSTER = { width: 720, height: 860, floor: 638 } as const;

const CENTRE = { x: 360, y: 604 };
const FIRST_ROW = 150;
const BETWEEN_ROWS = 64;
const ROWS = 8;
const BETWEEN_SEATS = 60;
/** The seat that is not round: just outside the beam. */
const WEDGE = { row: 1, seat: 7 };
const LAMP = { x: 640, y: -60 };
const AIM = { x: 212, y: 520 };
const BEAM_SPREAD = 0.155;
const BEAM_REACH = 70;

/** A hemicycle of round seats in which one is not round, and the lamp's beam just misses it (look, section 1). */
export function posterSeats(): readonly PosterSeat[] {
  return Array.from({ length: ROWS }, (_, row) => rowOf(row)).flat();
}

function rowOf(row: number): readonly PosterSeat[] {
  const radius = FIRST_ROW + row * BETWEEN_ROWS;
  const seats = Math.round((Math.PI * radius) / BETWEEN_SEATS);
  return Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI * (0.035 + (0.93 * seat) / (seats - 1));
    const x = CENTRE.x - radius * Math.cos(angle);
    const y = CENTRE.y - radius * Math.sin(angle);
    return { x: tenth(x), y: tenth(y), kind: kindOf(row, seat, x, y) };
  });
}

function kindOf(row: number, seat: number, x: number, y: number): PosterSeat['kind'] {
  if (row === WEDGE.row && seat === WEDGE.seat) return 'wedge';
  if (isInBeam(x, y)) return 'lit';
  return row % 2 === 1 ? 'full' : 'lined';
}

/** The beam widens with the distance from the lamp, and ends a little behind the point it aims at. */
function isInBeam(x: number, y: number): boolean {
  const dx = AIM.x - LAMP.x;
  const dy = AIM.y - LAMP.y;
  const length = Math.hypot(dx, dy);
  const along = ((x - LAMP.x) * dx + (y - LAMP.y) * dy) / length;
  const aside = Math.abs((x - LAMP.x) * dy - (y - LAMP.y) * dx) / length;
  return aside < along * BEAM_SPREAD && along < length + BEAM_REACH;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
