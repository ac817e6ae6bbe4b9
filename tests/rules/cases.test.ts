import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFields, parseCase } from '../../src-main/cli/rulesCase.ts';
import { replayCase } from '../../src-main/cli/rulesReplay.ts';

const folder = new URL('../cases/', import.meta.url);

const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line): unknown => JSON.parse(line));

describe('the cases', () => {
  it('are all here', () => {
    expect(cases.length).toBeGreaterThanOrEqual(182);
  });

  it.each(cases.map((value) => [nameOf(value), value] as const))('%s', (_, value) => {
    const parsed = parseCase(value);
    expect(parsed.ok ? replayCase(parsed.value) : parsed.error).toMatchObject({ ok: true });
  });
});

function nameOf(value: unknown): string {
  return isFields(value) ? `${String(value['id'])}: ${String(value['title'])}` : 'no case';
}
