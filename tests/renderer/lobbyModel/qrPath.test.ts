import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrDrawing } from '../../../src-renderer/lobbyModel/qrPath.ts';
import { LINK } from '../fakeBridge.ts';

/** Draws the path back into modules. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = modules[Number(y)];
      if (row !== undefined) row[Number(x) + step] = true;
    }
  }
  return modules;
}

test('A QR code is drawn module by module as it is encoded.', () => {
  const drawing = qrDrawing(LINK);
  const encoded = encode(LINK, { ecc: 'L', border: 4 });
  expect(drawing === null ? null : modulesOf(drawing.path, drawing.size)).toEqual(encoded.data);
});

test('A QR code keeps a quiet zone of four modules all round.', () => {
  const drawing = qrDrawing(LINK);
  const modules = drawing === null ? [] : modulesOf(drawing.path, drawing.size);
  const dark = modules.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? [Math.min(x, y), Math.max(x, y)] : [])),
  );
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, modules.length - 5]);
});

test('A text that no QR code can hold is drawn by none.', () => {
  expect(qrDrawing('x'.repeat(5000))).toBeNull();
});
