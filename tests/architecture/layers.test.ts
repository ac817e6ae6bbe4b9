import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAYERS, NEVER_IN_THE_WINDOW } from './layers.ts';
import { codeOf, importsOf, sourceFiles, wordsIn } from './sources.ts';

const files = sourceFiles();

/** They run apart from the page, and are given a game that is open to all. */
const WORKERS = ['src-renderer/checkWorker.ts', 'src-renderer/retellWorker.ts'];

describe('the layers', () => {
  it('give every source file a layer', () => {
    const strays = files.filter(
      (file) => !LAYERS.some((layer) => layer.files.test(file)) && !/\.config\.(ts|js)$/.test(file),
    );
    expect(strays).toEqual([]);
  });

  it.each(LAYERS.map((layer) => [layer.name, layer] as const))('%s imports only what it may', (_, layer) => {
    const wrong = filesOf(layer.name).flatMap((file) =>
      importsOf(file)
        .filter(({ local, target }) =>
          local
            ? !layer.local.some(
                (prefix) => target === prefix || (prefix.endsWith('/') && target.startsWith(prefix)),
              )
            : !layer.packages.some(
                (name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`),
              ),
        )
        .map(({ target }) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(LAYERS.map((layer) => [layer.name, layer] as const))('%s uses no forbidden word', (_, layer) => {
    const wrong = filesOf(layer.name).flatMap((file) =>
      wordsIn(codeOf(file), layer.words).map((word) => `${file}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keep the state of the game out of whatever the window loads', () => {
    const window = files.filter((file) => file.startsWith('src-renderer/') && !WORKERS.includes(file));
    const reached = reachableFrom(window);
    expect(NEVER_IN_THE_WINDOW.filter((file) => reached.has(file))).toEqual([]);
  });

  it('keep electron in its own shell', () => {
    const wrong = files.filter(
      (file) =>
        !file.startsWith('src-main/shell/electron/') &&
        importsOf(file).some(({ target }) => target === 'electron'),
    );
    expect(wrong).toEqual([]);
  });

  it('keep the shell of Electron under 500 lines, comments and all: what imports no electron lies elsewhere', () => {
    const shell = files.filter((file) => file.startsWith('src-main/shell/electron/') && file.endsWith('.ts'));
    const lines = shell.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
    const strangers = shell.filter((file) => !importsOf(file).some(({ target }) => target === 'electron'));

    expect(strangers).toEqual([]);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(500);
  });

  it('would notice a forbidden word, a spread and a delete', () => {
    const code = 'const a = { ...b }; delete a.c; Date.now(); // Math\nconst s = "await";';
    expect(wordsIn(code, ['...', 'delete', 'Date', 'Math', 'await'])).toEqual(['...', 'Date', 'delete']);
  });
});

function filesOf(name: string): readonly string[] {
  return files.filter((file) => LAYERS.find((layer) => layer.files.test(file))?.name === name);
}

/** The files that come along when a bundler starts from `roots`; imports of types alone bring nothing. */
function reachableFrom(roots: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>(roots);
  const queue = [...roots];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (!files.includes(file)) continue;
    for (const target of valueImports(file)) {
      if (!seen.has(target)) {
        seen.add(target);
        queue.push(target);
      }
    }
  }
  return seen;
}

function valueImports(file: string): readonly string[] {
  const typeOnly = new Set(
    [...codeOf(file).matchAll(/import type [^;]*? from '([^']+)'/g)].map((match) => match[1] ?? ''),
  );
  return importsOf(file)
    .filter(({ local }) => local)
    .filter(({ target }) => ![...typeOnly].some((name) => target.endsWith(name.replace(/^[./]+/, ''))))
    .map(({ target }) => target);
}
