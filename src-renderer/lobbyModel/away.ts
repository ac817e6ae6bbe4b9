import type { LinkStatus, TurnedAway } from '../../src-shared/bridge.ts';
import type { FirstDictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { TableRefusal } from '../../src-shared/protocol/refusals.ts';

/** Why this window is not at the table, and what its person can do about it. */
export interface AwayModel {
  readonly title: string;
  readonly reason: string;
  readonly hint: string;
  /** The act that is offered first. */
  readonly act: 'playHere' | 'again';
  /** What the button of a kept seat says. */
  readonly back: string;
  /** What is said once that button was pressed and nobody was let in yet; null where a press leads on at once. */
  readonly trying: string | null;
  /** What the button to the start says. */
  readonly home: string;
}

/** What this window was at the table that it is away from. */
export interface WasThere {
  /** The seat is kept for it, or, of a table that was put away, its place as a screen. */
  readonly seatKept: boolean;
  /** It sat at no seat: it watched. */
  readonly watched: boolean;
}

/** What belongs to the form that was sent: it is said beside the form, and what was written stays. */
const OF_THE_FORM: ReadonlySet<TurnedAway> = new Set<TurnedAway>([
  'badAddress',
  'badCode',
  'wrongCode',
  'wrongHost',
  'unreachable',
  'portsTaken',
  'nameEmpty',
  'nameTooLong',
  'nameTaken',
  'tableFull',
  'gameRunning',
  'tooFast',
  'notLetIn',
  'doorFull',
  'knockedElsewhere',
  'left',
]);

/** True for a no that the join form answers by itself, without a screen of its own. */
export function belongsToForm(reason: TurnedAway): boolean {
  return OF_THE_FORM.has(reason);
}

/** The screen after a goodbye: what happened and what to do. A seat that is kept can be taken back at once. */
export function awayModel(
  reason: TurnedAway,
  { seatKept, watched }: WasThere,
  { lang, words }: FirstDictionary,
): AwayModel {
  const { away } = words.people;
  const waits = reason === 'putAway';
  return {
    title: waits ? away.titlePutAway : away.title,
    reason: turnedAwaySentence(reason, { lang, words }),
    hint: waits && watched ? away.putAwayWatching : hintOf(reason, away),
    act: seatKept ? 'playHere' : 'again',
    // Only where another window took the seat is "here" the point.
    back: reason === 'replaced' ? away.playHere : away.comeBack,
    trying: waits ? away.trying : null,
    home: waits ? away.stopWaiting : away.home,
  };
}

/** The sentence for a reason that came without parameters. */
export function turnedAwaySentence(reason: TurnedAway, { lang, words }: FirstDictionary): string {
  return say(lang, words.refusals.turnedAway[reason], { n: 1, name: '' });
}

function hintOf(reason: TurnedAway, away: FirstDictionary['words']['people']['away']): string {
  switch (reason) {
    case 'replaced':
    case 'left':
    case 'removed':
    case 'hostStopped':
    case 'putAway':
    case 'tableClosed':
    case 'tooMany':
    case 'badMessage':
      return away[reason];
    case 'hostTooOld':
    case 'guestTooOld':
      return away.tooOld;
    default:
      return away.other;
  }
}

/** A refusal to this window's last act, in words. `names` are those of the seats, in order of play. */
export function refusalSentence(
  refusal: TableRefusal,
  names: readonly string[],
  { lang, words }: FirstDictionary,
): string {
  const sentence = words.refusals.refused[refusal.code];
  const name = 'target' in refusal ? (names[refusal.target] ?? '') : 'name' in refusal ? refusal.name : '';
  return say(lang, sentence, { name, n: 'missing' in refusal ? refusal.missing : 1 });
}

/** What the home screen says beside its form: the reason why a join failed, or a refusal; null for nothing. */
export function formAnswer(
  link: LinkStatus,
  refusal: TableRefusal | null,
  dictionary: FirstDictionary,
): string | null {
  if (refusal !== null) return refusalSentence(refusal, [], dictionary);
  return link.state === 'turnedAway' ? turnedAwaySentence(link.reason, dictionary) : null;
}
