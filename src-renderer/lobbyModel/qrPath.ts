import { encode } from 'uqr';

/** A QR code to be drawn in a square of `size` by `size` units, the quiet zone included. */
export interface QrDrawing {
  readonly size: number;
  /** SVG path data of the dark modules. */
  readonly path: string;
}

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const QUIET_ZONE = 4;

/**
 * The dark modules of `text` as one path: a rectangle for each unbroken run of a row. Nothing on a
 * screen is stained or torn, so the least error correction (L) is taken: it gives a link larger modules, and these
 * decide from how far it can be read. Null for a text that no QR code can hold.
 */
export function qrDrawing(text: string): QrDrawing | null {
  try {
    const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
    return { size, path: data.map((row, y) => runs(row, y)).join('') };
  } catch {
    return null;
  }
}

function runs(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    let end = x;
    while (row[end] === true) end += 1;
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
    x = end;
  }
  return path;
}
