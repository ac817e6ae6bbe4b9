import { isFields } from '../../src-main/cli/rulesCase.ts';

/** The title of a case as a test: its name, its sentence, the report it comes from and the rules that it proves. */
export function caseTitle(value: unknown): string {
  if (!isFields(value)) return 'no case';
  const id = String(value['id']);
  const report = /^[bn]-\d\d/.exec(id)?.[0].toUpperCase();
  const rules = Array.isArray(value['rules']) ? value['rules'].map(String) : [];
  const proven = report === undefined ? rules : [report, ...rules];
  return `${id}: ${String(value['title'])} (${proven.join(', ')})`;
}

/** Every case of a file of cases, one a line. */
export function casesIn(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}
