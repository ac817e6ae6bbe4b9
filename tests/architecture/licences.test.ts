import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ALLOWED = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
];
/** The installers' tools have a lock of their own. */
const PACKER = 'src-main/shell/electron/package/package-lock.json';
const FONTS = ['OFL-1.1'];
/** Data and words that come with tools and never ship, by the licence they carry. */
const TOOLS_ONLY = ['MIT-0', 'MPL-2.0', 'CC-BY-4.0', 'CC-BY-3.0', 'Python-2.0', 'WTFPL'];

interface Locked {
  readonly dev?: boolean;
  readonly license?: string;
}

const lock = parseLock(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

describe('the licences of what is installed', () => {
  it.each(lock.filter(([, entry]) => entry.dev !== true))(
    '%s may ship with a game that is not sold',
    (path, entry) => {
      expect(alternatives(licenceOf(path, entry)).some((licence) => ALLOWED.includes(licence))).toBe(true);
    },
  );

  it('allow every tool that packs it', () => {
    const tools = parseLock(readFileSync(join(ROOT, PACKER), 'utf8'));
    const wrong = tools.filter(
      ([, { license }]) =>
        !alternatives(license ?? 'unknown').some((one) => [...ALLOWED, ...TOOLS_ONLY].includes(one)),
    );
    expect(tools.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('allow every tool and font that builds or tests it', () => {
    const wrong = lock
      .filter(([, entry]) => entry.dev === true)
      .map(([path, entry]) => [path, licenceOf(path, entry)] as const)
      .filter(
        ([, licence]) =>
          !alternatives(licence).some((one) => [...ALLOWED, ...FONTS, ...TOOLS_ONLY].includes(one)),
      );
    expect(wrong).toEqual([]);
  });
});

describe('R-LIC-01 and R-LIC-02', () => {
  const texts = ['LICENSE', 'README.md'].map(
    (file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const,
  );

  it.each(texts)(
    '%s credits and links the makers, says what was changed and that it is not for sale',
    (_, text) => {
      for (const needed of [
        'Max Temkin',
        'Mike Boxleiter',
        'Tommy Maranges',
        'Mackenzie Schubert',
        'Goat, Wolf, & Cabbage',
        'secrethitler.com',
        'CC BY-NC-SA 4.0',
        'creativecommons.org/licenses/by-nc-sa/4.0',
        'not affiliated with or endorsed by',
        'Changes:',
        'app store',
      ]) {
        expect(text.replace(/\s+/g, ' ')).toContain(needed);
      }
    },
  );
});

function parseLock(text: string): readonly (readonly [string, Locked])[] {
  const { packages } = JSON.parse(text) as { readonly packages: Readonly<Record<string, Locked>> };
  return Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
}

/** The lock's word for it, else that of the installed package. */
function licenceOf(path: string, entry: Locked): string {
  if (entry.license !== undefined) return entry.license;
  const manifest = join(ROOT, path, 'package.json');
  if (!existsSync(manifest)) return 'unknown';
  return String((JSON.parse(readFileSync(manifest, 'utf8')) as { readonly license?: unknown }).license);
}

function alternatives(licence: string): readonly string[] {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .map((part) => part.trim());
}
