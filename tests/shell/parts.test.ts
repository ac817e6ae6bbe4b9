import { expect, test } from 'vitest';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';
import { portsToTry } from '../../src-main/shell/parts.ts';

test('without a wish the usual port and the next nine are tried, then any free one', () => {
  const ports = portsToTry(null);

  expect(ports[0]).toBe(DEFAULT_PORT);
  expect(ports).toHaveLength(11);
  expect(ports.at(-1)).toBe(0);
});

test('port 0 is the system’s choice at once', () => {
  expect(portsToTry(0)).toEqual([0]);
});

test('no port beyond the last one is tried', () => {
  expect(portsToTry(65_534)).toEqual([65_534, 65_535, 0]);
});
