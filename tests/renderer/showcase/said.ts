import type { TalkEvent } from '../../../src-shared/bridge.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { STATEMENTS, type ClaimKind, type Statement } from '../../../src-shared/talk/statements.ts';

function statement(kind: ClaimKind, place: number): Statement {
  const says = STATEMENTS[kind][place];
  if (says === undefined) throw new Error(`no statement ${kind} ${place}`);
  return says;
}

/** So many milliseconds of a minute are left. */
export function clockAt(leftMs: number, running = true): TalkEvent {
  return { event: 'clock', clock: { question: 9, leftMs, ofMs: 60_000, running } };
}

/** What ten people have said by the seventh round: claims of each kind, reactions, and half of a minute left. */
export const SAID: readonly TalkEvent[] = [
  {
    event: 'talk',
    talk: {
      claims: [
        { seat: seatId(2), round: 3, target: seatId(4), says: statement('investigated', 0) },
        { seat: seatId(5), round: 5, target: null, says: statement('drew', 2) },
        { seat: seatId(7), round: 5, target: null, says: statement('received', 0) },
        { seat: seatId(1), round: 6, target: null, says: statement('drew', 0) },
        { seat: seatId(9), round: 6, target: null, says: statement('received', 2) },
        { seat: seatId(3), round: 6, target: seatId(4), says: statement('investigated', 1) },
        { seat: seatId(4), round: 6, target: null, says: statement('peeked', 2) },
      ],
      open: [
        { seat: seatId(0), round: 2, kind: 'investigated', target: seatId(6) },
        { seat: seatId(0), round: 5, kind: 'drew', target: null },
        { seat: seatId(8), round: 5, kind: 'received', target: null },
      ],
    },
  },
  { event: 'emote', seat: seatId(8), emote: 'laugh' },
  { event: 'emote', seat: seatId(6), emote: 'doubt' },
  { event: 'emote', seat: seatId(1), emote: 'trustMe' },
  { event: 'emote', seat: seatId(4), emote: 'applause' },
  clockAt(31_000),
];
