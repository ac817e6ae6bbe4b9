import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Terminal } from '../../cli/terminal.ts';
import { printable } from '../../cli/printable.ts';
import { terminalDictionary } from '../../cli/terminalLanguage.ts';
import type { Dictionary } from '../../../src-shared/locale/dictionary.ts';
import { say, type Fills, type Sentence } from '../../../src-shared/locale/say.ts';
import { profileAt, releaseProfile } from '../../profile.ts';
import { systemClock } from '../../host/clock.ts';
import { openLaunch, profileFolder, type Launch, type LaunchFault, type Opened } from '../launch.ts';
import { shellParts } from '../parts.ts';
import { Shell } from '../shell.ts';
import { askForWindow, writeControlFile } from './controlFile.ts';
import { openControlServer, type ControlServer } from './controlServer.ts';
import { hasDisplay, openBrowser } from './openBrowser.ts';

/** A terminal, or what stands in for one. */
export interface TerminalStreams {
  readonly print: (line: string) => void;
  readonly input: Readable;
}

/** A browser shell that runs. */
export interface BrowserShell {
  /** Closes the table, the control channel and the profile, in this order; the exit code is `ended`'s. */
  close(): Promise<void>;
  readonly ended: Promise<number>;
}

/** Says one of the shell's sentences in the terminal's language. */
type Speak = (choose: (words: Dictionary['words']['shell']) => Sentence, fills?: Fills) => void;

function speaker(dictionary: Dictionary, print: (line: string) => void): Speak {
  const { lang, words } = dictionary;
  return (choose, fills = {}) => print(printable(say(lang, choose(words.shell), fills)));
}

/** A second start opens a window of the first and ends well; any other fault is one sentence (decision 38). */
async function endAtFault(fault: LaunchFault, launch: Launch, speak: Speak): Promise<number> {
  const profile = profileAt(profileFolder(launch.options));
  switch (fault.code) {
    case 'held': {
      const isOpened = await askForWindow(profile.control);
      if (isOpened) speak(({ notices }) => notices.openedThere);
      else speak(({ notices }) => notices.profileHeld, { pid: String(fault.by), file: profile.lock });
      return isOpened ? 0 : 1;
    }
    case 'unwritable':
      speak(({ notices }) => notices.profileUnwritable, { folder: profile.folder });
      return 1;
    case 'badName':
      speak(({ notices }) => notices.badName);
      return 2;
  }
}

/** How a window opens here: in the system's browser, or as an address in the terminal. */
function windowOpener(launch: Launch, control: () => ControlServer, speak: Speak): () => void {
  const printAddress = (): void =>
    speak(({ notices }) => notices.windowAddress, { address: control().ticketAddress() });
  if (launch.options.noOpen || !hasDisplay(process.platform, process.env)) return printAddress;
  return () =>
    openBrowser(control().ticketAddress(), () => {
      speak(({ notices }) => notices.noBrowser);
      printAddress();
    });
}

/** Without a display, and where that was asked for, the terminal is the host's window (decision 37). */
function isTerminalHost({ options }: Launch): boolean {
  if (options.noOpen) return options.host;
  return !hasDisplay(process.platform, process.env);
}

async function openControl(
  opened: Opened,
  shell: Shell,
  speak: Speak,
  openWindow: () => void,
): Promise<ControlServer> {
  const control = await openControlServer({
    files: opened.files,
    windows: shell,
    clock: systemClock,
    onNotice: (notice) => speak(({ notices }) => notices[notice]),
    onOpenAsked: openWindow,
  });
  writeControlFile(opened.profile.control, control.port, control.secret);
  return control;
}

/** Opens the shell, and a table or a window as the options say. A fault ends it with a sentence and a code. */
export async function openBrowserShell(
  launch: Launch,
  { print, input }: TerminalStreams,
): Promise<BrowserShell> {
  const speak = speaker(terminalDictionary(launch.language), print);
  const launched = openLaunch(launch);
  if (!launched.ok) {
    const code = await endAtFault(launched.error, launch, speak);
    return { close: () => Promise.resolve(), ended: Promise.resolve(code) };
  }
  return runOpened(launch, launched.value, { print, input });
}

async function runOpened(
  launch: Launch,
  opened: Opened,
  { print, input }: TerminalStreams,
): Promise<BrowserShell> {
  const dictionary = terminalDictionary(opened.settings.language ?? launch.language);
  const speak = speaker(dictionary, print);
  if (opened.settingsAside !== null)
    speak(({ notices }) => notices.settingsBroken, { file: opened.settingsAside });
  const shell = new Shell(shellParts('browser', launch, opened));
  const openWindow = windowOpener(launch, () => control, speak);
  const control = await openControl(opened, shell, speak, openWindow);
  const asHost = isTerminalHost(launch);
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => (end = resolve));
  const lines = createInterface({ input });
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= closeInOrder());
  const closeInOrder = async (): Promise<void> => {
    if (shell.isHosting) speak(({ terminal: words }) => words.closing);
    lines.close();
    await shell.close();
    await control.close();
    terminal.close();
    releaseProfile(opened.profile);
    end(0);
  };
  const terminal = new Terminal({
    windows: shell,
    dictionary,
    print,
    onOpen: openWindow,
    onQuit: () => void close(),
    asHost,
  });
  lines.on('line', (line) => terminal.read(line));
  if (asHost) void shell.hostTable(opened.settings.name, false);
  else if (launch.options.host) void shell.hostAtLaunch(opened.settings.name);
  if (!asHost) {
    openWindow();
    speak(({ notices }) => notices.windowHint);
  }
  return { close, ended };
}

/** Prints lines for as long as somebody reads them: a pipe that breaks must not end the table. */
export function linesTo(output: Writable): (line: string) => void {
  output.on('error', () => undefined);
  return (line) => void output.write(`${line}\n`);
}

/** Runs the browser shell on this process's terminal until it ends. Gives the exit code. */
export async function runBrowserShell(launch: Launch): Promise<number> {
  const shell = await openBrowserShell(launch, { print: linesTo(process.stdout), input: process.stdin });
  // Once each: a person who presses again, because closing takes long, ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void shell.close());
  return shell.ended;
}
