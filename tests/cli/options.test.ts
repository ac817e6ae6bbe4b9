import { expect, test } from 'vitest';
import { parseOptions } from '../../src-main/cli/options.mjs';

const NOTHING = {
  help: false,
  host: false,
  noOpen: false,
  shell: null,
  port: null,
  name: null,
  profile: null,
};

test('without arguments nothing was asked for', () => {
  expect(parseOptions([])).toEqual({ ok: true, value: NOTHING });
});

test('every option is read, with its value after it or after an equals sign', () => {
  const args = [
    '--host',
    '--no-open',
    '--shell',
    'browser',
    '--port=0',
    '--name',
    'Ann B',
    '--profile=/tmp/a=b',
  ];

  expect(parseOptions(args)).toEqual({
    ok: true,
    value: {
      ...NOTHING,
      host: true,
      noOpen: true,
      shell: 'browser',
      port: 0,
      name: 'Ann B',
      profile: '/tmp/a=b',
    },
  });
});

test.each([['--help'], ['-h']])('%s asks for help', (option) => {
  expect(parseOptions([option])).toEqual({ ok: true, value: { ...NOTHING, help: true } });
});

test.each([
  [['--nonsense'], 'unknownOption'],
  [['table'], 'unknownOption'],
  [[''], 'unknownOption'],
  [['--toString'], 'unknownOption'],
  [['--constructor', 'x'], 'unknownOption'],
  [['--seed', '1'], 'unknownOption'],
  [['--port'], 'needsValue'],
  [['--name', '  '], 'needsValue'],
  [['--name='], 'needsValue'],
  [['--host=yes'], 'takesNoValue'],
  [['--port', '65536'], 'badPort'],
  [['--port', '-1'], 'badPort'],
  [['--port', '1e3'], 'badPort'],
  [['--port', '8080x'], 'badPort'],
  [['--shell', 'firefox'], 'badShell'],
])('%j is refused as %s', (args, code) => {
  expect(parseOptions(args)).toMatchObject({ ok: false, error: { code } });
});
