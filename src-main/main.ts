import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { say } from '../src-shared/locale/say.ts';
import { environmentLanguage } from './cli/environmentLanguage.mjs';
import { type LaunchOptions, parseOptions } from './cli/options.mjs';
import { printable } from './cli/printable.ts';
import { terminalDictionary } from './cli/terminalLanguage.ts';
import { jointDealer } from './host/jointDeal.ts';
import { systemLan } from './lan/ports.ts';
import type { Launch } from './shell/launch.ts';

/** Electron passes switches of its own on: those are not ours to judge. */
function optionsAmongSwitches(args: readonly string[]): LaunchOptions | null {
  const parsed = parseOptions(args);
  if (parsed.ok) return parsed.value;
  const others = args.filter((arg) => arg.split('=')[0] !== parsed.error.option);
  return others.length < args.length ? optionsAmongSwitches(others) : null;
}

/** The options of this process; a fault is one sentence and exit code 2. */
function optionsOrExit(args: readonly string[]): LaunchOptions {
  const parsed = parseOptions(args);
  if (parsed.ok) return parsed.value;
  const { code, option, value } = parsed.error;
  const { lang, words } = terminalDictionary(environmentLanguage(process.env));
  console.error(printable(say(lang, words.shell.start[code], { option, value })));
  process.exit(2);
}

/**
 * The composition root: the system's chance, the command line's options, and the one of two shells that this
 * process can open. Each is a chunk of its own, so that Electron is looked for only where it is (decision 40).
 */
async function main(): Promise<void> {
  const launch: Omit<Launch, 'options'> = {
    version,
    builtFolder: fileURLToPath(new URL('..', import.meta.url)),
    dealer: jointDealer,
    lan: systemLan,
    language: environmentLanguage(process.env),
  };
  if ('electron' in process.versions) {
    const args = process.argv.slice('defaultApp' in process ? 2 : 1);
    const options = optionsAmongSwitches(args) ?? optionsOrExit([]);
    const { openElectronShell } = await import('./shell/electron/main.ts');
    openElectronShell({ ...launch, options });
    return;
  }
  const options = optionsOrExit(process.argv.slice(2));
  const { runBrowserShell } = await import('./shell/browser/main.ts');
  process.exit(await runBrowserShell({ ...launch, options }));
}

await main();
