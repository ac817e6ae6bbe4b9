import { expect, test } from 'vitest';
import { wallAddress, wallNameOf } from '../../../src-renderer/lobbyModel/wallWindow.ts';

test('The address of a wall keeps the link as its fragment and gives the page its name.', () => {
  const address = new URL(wallAddress('http://192.0.2.20:41932/#1.aa.bb', 'Wall é1'));
  expect(address.hash).toBe('#1.aa.bb');
  expect(wallNameOf(address.search)).toBe('Wall é1');
});

test.each(['', '?wall=', '?wall=%20', `?wall=${'x'.repeat(21)}`, '?other=1'])(
  'A page whose query is "%s" is no wall screen.',
  (search) => {
    expect(wallNameOf(search)).toBeNull();
  },
);
