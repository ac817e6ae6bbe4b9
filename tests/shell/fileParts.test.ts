import { expect, test } from 'vitest';
import { FILE_PART_UNITS } from '../../src-shared/unfinished.ts';
import { FileParts } from '../../src-main/shell/fileParts.ts';

const FULL = 'A'.repeat(FILE_PART_UNITS);
/** Two zero bytes in base64url. */
const LAST = 'AAA';

test('a file is whole with its last piece, and stays so for a second try', () => {
  const parts = new FileParts();
  parts.take({ part: 0, of: 2, data: FULL });
  expect(parts.whole()).toBeNull();
  parts.take({ part: 1, of: 2, data: LAST });
  expect(parts.whole()).toHaveLength((FILE_PART_UNITS * 3) / 4 + 2);
  expect(parts.whole()).toHaveLength((FILE_PART_UNITS * 3) / 4 + 2);
});

test('the first piece begins anew', () => {
  const parts = new FileParts();
  parts.take({ part: 0, of: 2, data: FULL });
  parts.take({ part: 0, of: 1, data: LAST });
  expect(parts.whole()).toEqual(new Uint8Array(2));
});

test('an empty file is one empty piece', () => {
  const parts = new FileParts();
  parts.take({ part: 0, of: 1, data: '' });
  expect(parts.whole()).toEqual(new Uint8Array());
});

test.each([
  [
    'a piece twice',
    [
      { part: 1, of: 3, data: FULL },
      { part: 1, of: 3, data: FULL },
    ],
  ],
  ['a piece left out', [{ part: 2, of: 3, data: LAST }]],
  ['another number of pieces', [{ part: 1, of: 2, data: LAST }]],
  [
    'a piece beyond the last',
    [
      { part: 1, of: 3, data: FULL },
      { part: 2, of: 3, data: LAST },
      { part: 3, of: 3, data: LAST },
    ],
  ],
  [
    'a short piece in the middle',
    [
      { part: 1, of: 3, data: LAST },
      { part: 2, of: 3, data: LAST },
    ],
  ],
])('%s gives no file', (_, pieces) => {
  const parts = new FileParts();
  parts.take({ part: 0, of: 3, data: FULL });
  for (const piece of pieces) parts.take(piece);
  expect(parts.whole()).toBeNull();
});
