import { expect, test } from 'vitest';
import { browserCommand, hasDisplay } from '../../src-main/shell/browser/openBrowser.ts';

const ADDRESS = 'http://127.0.0.1:1/#ticket=a&calc.exe';

test.each(['win32', 'darwin', 'linux', 'freebsd'] as const)(
  'on %s the address is one argument of a program, never a line for a shell',
  (platform) => {
    const [program, args] = browserCommand(platform, ADDRESS);

    expect(args.filter((arg) => arg === ADDRESS)).toHaveLength(1);
    expect(program).not.toMatch(/cmd|sh$/);
  },
);

test.each([
  ['linux', {}, false],
  ['linux', { DISPLAY: '' }, false],
  ['linux', { DISPLAY: ':0' }, true],
  ['linux', { DISPLAY: '', WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['win32', {}, true],
  ['darwin', {}, true],
] as const)('%s with %o has a display: %s', (platform, env, expected) => {
  expect(hasDisplay(platform, env)).toBe(expected);
});
