import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { checkOpening } from '../../src-shared/fairness/check.ts';
import { GAME_FILE_BYTES, parseGameFile, type GameFileFault } from '../../src-shared/protocol/gameFile.ts';
import type { Fault, Verified } from '../../src-shared/fairness/terms.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { en } from '../../src-shared/locale/en.ts';
import { say } from '../../src-shared/locale/say.ts';
import { printable } from './printable.ts';

const { trust: words } = en;

/** Exit codes: 0 the game is what it was said to be, 1 something differs, 2 wrong arguments, 3 no game file. */
const VERIFIED = 0;
const DIFFERS = 1;
const WRONG_ARGUMENTS = 2;
const NO_GAME_FILE = 3;

/**
 * Checks one saved game file and says what is found, a code before each sentence. Gives the exit code: 0 verified
 * (in part too, where discards stay closed), 1 a mismatch, 2 arguments that name no file, 3 a file that is none.
 */
export function runVerify(args: readonly string[]): number {
  const [file] = args;
  if (file === undefined || args.length !== 1) {
    process.stderr.write(`usage: ${words.verify.usage}\n`);
    return WRONG_ARGUMENTS;
  }
  const read = readGameFile(file);
  const parsed = read.ok ? parseGameFile(read.value) : read;
  if (!parsed.ok) {
    process.stderr.write(`${parsed.error}: ${words.verify.faults[parsed.error]}\n`);
    return NO_GAME_FILE;
  }
  const finding = checkOpening(parsed.value.opening, parsed.value.witness);
  if (finding.verdict === 'mismatch') {
    print(faultLines(finding.fault));
    return DIFFERS;
  }
  print(verifiedLines(finding));
  return VERIFIED;
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Never more than a game file can hold is read, whatever the path leads to: a pipe that nobody writes to is not waited
 * for, and a device, whose end nobody knows, is no game file.
 */
function readGameFile(path: string): Result<string, GameFileFault | 'unreadable'> {
  let file: number | null = null;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const status = fstatSync(file);
    if (!status.isFile()) return err('unreadable');
    return status.size > GAME_FILE_BYTES ? err('tooLarge') : ok(readFileSync(file, 'utf8'));
  } catch {
    return err('unreadable');
  } finally {
    if (file !== null) closeSync(file);
  }
}

function verifiedLines({
  discards,
  head,
  contributed,
  contributors,
  updates,
  seen,
  unwitnessed,
}: Verified): readonly string[] {
  const state = discards === 'closed' ? 'weaker' : 'verified';
  const alone = contributors.length === 0 ? [`noDeal: ${words.states.noDeal}. ${words.texts.noDeal}`] : [];
  return [
    `${state}: ${words.states[state]}. ${words.texts[state]}`,
    ...alone,
    `${words.head}: ${head}`,
    contributed ? words.hadShare : words.hadNoShare,
    say('en', words.seen, { seen, all: updates }),
    ...(unwitnessed === 0 ? [] : [say('en', words.unwitnessed, { n: unwitnessed })]),
  ];
}

function faultLines(fault: Fault): readonly string[] {
  switch (fault.code) {
    case 'dealChanged':
      return [`${fault.code}: ${words.faults[fault.part]}`];
    case 'shownOtherwise':
      return [
        `${fault.code}: ${say('en', words.faults[fault.part], { n: fault.revision })}`,
        `${words.difference.where}: ${printable(fault.path)}`,
        `${words.difference.shown}: ${printable(fault.shown)}`,
        `${words.difference.replayed}: ${printable(fault.replayed)}`,
      ];
    case 'notMyWords':
      return [`${fault.code}: ${words.forged.acts[fault.act]}`];
    case 'againstTheRules':
    case 'historyChanged':
    case 'notMyMove':
      return [`${fault.code}: ${say('en', words.faults[fault.code], { n: fault.revision })}`];
    default:
      return [`${fault.code}: ${words.faults[fault.code]}`];
  }
}
