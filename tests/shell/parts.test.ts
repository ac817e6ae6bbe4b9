import { expect, test } from 'vitest';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';
import { tableView } from '../../src-shared/protocol/tableShape.ts';
import { portsToTry, shownHostName } from '../../src-main/shell/parts.ts';
import { TABLE } from '../protocol/kit.ts';

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

test.each([
  ['Ann', 'Ann'],
  [' Ann\u200b ', 'Ann'],
  ['Ann\u202e', 'Ann'],
  ['👨\u200d👩\u200d👧', '👨👩👧'],
  ['', 'Kabinett'],
  ['\u2066', 'Kabinett'],
  ['漢'.repeat(60), 'Kabinett'],
])('the host %j is shown as %j, which every guest takes', (typed, shown) => {
  expect(shownHostName(typed)).toBe(shown);
  expect(tableView({ ...TABLE, hostName: shown })).toBe(true);
});
