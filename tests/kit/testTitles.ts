import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { casesIn, caseTitle } from './caseTitle.ts';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const CALLS = ['it', 'test'];

/** The titles of all tests as they are written, and those of the cases, which are titles too. */
export function allTitles(): readonly string[] {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' });
  const written = files.filter((file) => /\.(test|spec)\.ts$/.test(file)).flatMap((file) => titlesIn(file));
  const cases = files
    .filter((file) => /cases[\\/].*\.jsonl$/.test(file))
    .flatMap((file) => casesIn(readFileSync(TESTS + file, 'utf8')).map(caseTitle));
  return [...written, ...cases];
}

function titlesIn(file: string): readonly string[] {
  return titlesOf(readFileSync(TESTS + file, 'utf8'));
}

/** The titles in one source; a test that is made for each row of a table has the words of the table as well. */
export function titlesOf(text: string): readonly string[] {
  const titles: string[] = [];
  function visit(node: ts.Node, around: string): void {
    let within = around;
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const name = rootOf(node.expression);
      if (first !== undefined && name === 'describe') within = `${around} ${textOf(first)}`;
      if (first !== undefined && CALLS.includes(name))
        titles.push(`${around} ${textOf(first)}${tableOf(node)}`.trim());
    }
    ts.forEachChild(node, (child) => visit(child, within));
  }
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true), '');
  return titles;
}

/** `it` of `it(…)`, of `it.each(table)(…)`; nothing of `it.each(table)` alone, which is no test yet. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (!ts.isCallExpression(callee)) return '';
  const each = callee.expression;
  if (!ts.isPropertyAccessExpression(each) || !ts.isIdentifier(each.expression)) return '';
  return each.name.text === 'each' ? each.expression.text : '';
}

function tableOf(node: ts.CallExpression): string {
  const table = ts.isCallExpression(node.expression) ? node.expression.arguments[0] : undefined;
  return table === undefined ? '' : ` ${stringsIn(table).join(' ')}`;
}

function stringsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...stringsIn(child)));
  return inner;
}

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map((span) => span.literal.text).join('');
}
