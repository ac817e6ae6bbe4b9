import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCase } from '../../src-main/cli/rulesCase.ts';
import { replayCase } from '../../src-main/cli/rulesReplay.ts';
import { casesIn, caseTitle } from '../kit/caseTitle.ts';

const folder = new URL('../cases/', import.meta.url);

const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => casesIn(readFileSync(new URL(name, folder), 'utf8')));

describe('the cases', () => {
  it('are all here', () => {
    expect(cases.length).toBeGreaterThanOrEqual(182);
  });

  it.each(cases.map((value) => [caseTitle(value), value] as const))('%s', (_, value) => {
    const parsed = parseCase(value);
    expect(parsed.ok ? replayCase(parsed.value) : parsed.error).toMatchObject({ ok: true });
  });
});
