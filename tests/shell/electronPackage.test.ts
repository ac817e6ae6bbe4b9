import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src-shared/settings.ts';
import { en } from '../../src-shared/locale/en.ts';
import { SERVICE_TYPE } from '../../src-shared/protocol/messages.ts';
import { terminalDictionary } from '../../src-main/cli/terminalLanguage.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGE = `${ROOT}/src-main/shell/electron/package`;
const settings = readFileSync(`${ROOT}/electron-builder.yml`, 'utf8');

test.each(LANGUAGES)('macOS asks for the local network in %s with the words of the app', (language) => {
  const { localNetwork } = terminalDictionary(language).words.desktop;

  expect(readFileSync(`${PACKAGE}/lproj/${language}.lproj/InfoPlist.strings`, 'utf8')).toBe(
    `NSLocalNetworkUsageDescription = "${localNetwork}";\n`,
  );
});

test('macOS is told which service is looked for, and why', () => {
  expect(settings).toContain(`NSBonjourServices:\n      - ${SERVICE_TYPE}\n`);
  expect(settings.replace(/\s+/g, ' ')).toContain(en.desktop.localNetwork);
});

test('the package holds the Electron that the lock names', () => {
  const { devDependencies } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };

  expect(settings).toContain(`\nelectronVersion: ${devDependencies['electron'] ?? ''}\n`);
});

test.each([
  'runAsNode: false',
  'enableNodeOptionsEnvironmentVariable: false',
  'enableNodeCliInspectArguments: false',
  'enableEmbeddedAsarIntegrityValidation: true',
  'onlyLoadAppFromAsar: true',
  'grantFileProtocolExtraPrivileges: false',
  'hardenedRuntime: true',
  'asar: true',
  'publish: null',
  'perMachine: false',
  'allowElevation: true',
  'arch: universal',
])('the package is made with %s', (line) => {
  expect(settings.split('\n').map((one) => one.trim())).toContain(line);
});

test('the firewall rule is set and taken away by an elevated installer alone, for private networks', () => {
  const installer = readFileSync(`${PACKAGE}/installer.nsh`, 'utf8');
  const macro = (name: string): string =>
    new RegExp(
      `!macro ${name}\\n  \\$\\{if\\} \\$\\{UAC_IsAdmin\\}\\n([^!]*)  \\$\\{endif\\}\\n!macroend`,
    ).exec(installer)?.[1] ?? '';

  expect(macro('customInstall')).toMatch(
    /add rule name="Kabinett" dir=in action=allow profile=private,domain/,
  );
  expect(macro('customUnInstall')).toMatch(/delete rule name="Kabinett"/);
});

test('Windows’ and Apple’s icon files hold every size that their systems draw', () => {
  const ico = readFileSync(`${PACKAGE}/icon.ico`);
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.readUInt8(6 + 16 * index));
  const icns = readFileSync(`${PACKAGE}/icon.icns`);

  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 0]);
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  for (const name of ['icp4', 'icp5', 'ic07', 'ic08', 'ic09', 'ic10']) expect(icns.includes(name)).toBe(true);
});
