import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CODE = /\.(ts|svelte|mjs)$/;

/** Every code file below the three source folders, as a path from the root with forward slashes. */
export function sourceFiles(): readonly string[] {
  return ['src-shared', 'src-main', 'src-renderer'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) => posix.join(...join(entry.parentPath, entry.name).slice(ROOT.length).split(/[\\/]/))),
  );
}

/** The code of a file; of a component, the code of its scripts. */
export function codeOf(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (!file.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '').join('\n');
}

/** What a file imports: local files as paths from the root, everything else by its name. */
export function importsOf(file: string): readonly { readonly local: boolean; readonly target: string }[] {
  return ts.preProcessFile(codeOf(file), true, true).importedFiles.map(({ fileName }) => {
    const local = fileName.startsWith('.');
    const target = local ? posix.normalize(posix.join(dirname(file), fileName)) : fileName;
    return { local, target: target.replace(/\?.*$/, '') };
  });
}

/** Which of `words` stand in the code of a file as identifiers, keywords or signs, outside comments and strings. */
export function wordsIn(code: string, words: readonly string[]): readonly string[] {
  const source = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const text = ts.isIdentifier(node) ? node.text : (ts.tokenToString(node.kind) ?? '');
    if (words.includes(text)) found.add(text);
    if (words.includes('...') && (ts.isSpreadAssignment(node) || ts.isSpreadElement(node))) found.add('...');
    if (words.includes('delete') && ts.isDeleteExpression(node)) found.add('delete');
    if (words.includes('await') && ts.isAwaitExpression(node)) found.add('await');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].sort();
}
