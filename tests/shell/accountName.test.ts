import { expect, test } from 'vitest';
import { accountName } from '../../src-main/shell/accountName.ts';

test.each([
  ['aino', 'aino'],
  ['  Aino \u202e', 'Aino'],
  ['', ''],
  ['root', ''],
  ['Administrator', ''],
  ['kabinett', ''],
  ['Rootie', 'Rootie'],
  ['x'.repeat(90), ''],
])('the account %o is offered as the name %o', (account, name) => {
  expect(accountName(() => account)).toBe(name);
});

test('an account that the system cannot name offers no name', () => {
  const nameless = (): string => {
    throw new Error('no user');
  };
  expect(accountName(nameless)).toBe('');
});
