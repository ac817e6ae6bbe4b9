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
  const source = ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true);
  const tables = tablesOf(source);
  function visit(node: ts.Node, around: string): void {
    let within = around;
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const name = rootOf(node.expression);
      if (first !== undefined && name === 'describe') within = `${around} ${textOf(first)}`;
      if (first !== undefined && CALLS.includes(name))
        titles.push(`${around} ${textOf(first)}${tableOf(node, tables)}`.trim());
    }
    ts.forEachChild(node, (child) => visit(child, within));
  }
  visit(source, '');
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

type Tables = ReadonlyMap<string, ts.Expression>;

/** The lists that stand at the top of a file, by name. */
function tablesOf(source: ts.SourceFile): Tables {
  const declared = source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => [...statement.declarationList.declarations]);
  return new Map(
    declared.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined ? [[name.text, initializer] as const] : [],
    ),
  );
}

function tableOf(node: ts.CallExpression, tables: Tables): string {
  const table = ts.isCallExpression(node.expression) ? node.expression.arguments[0] : undefined;
  return table === undefined ? '' : ` ${stringsIn(table, tables).join(' ')}`;
}

/** The strings of a table, also where it is named and stands at the top of the file. */
function stringsIn(node: ts.Node, tables: Tables): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const named = ts.isIdentifier(node) ? tables.get(node.text) : undefined;
  if (named !== undefined) return stringsIn(named, new Map());
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...stringsIn(child, tables)));
  return inner;
}

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map((span) => span.literal.text).join('');
}
