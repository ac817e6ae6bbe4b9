import { describe, expect, it } from 'vitest';
import { parseGuestMessage, parseHostMessage } from '../../src-shared/protocol/parse.ts';
import { phaseClock, talkView } from '../../src-shared/protocol/talkShape.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { CLAIM_KINDS, STATEMENTS, type Statement } from '../../src-shared/talk/statements.ts';
import { EMOTES, NO_TALK } from '../../src-shared/talk/talkView.ts';
import { expectExact } from './spoilt.ts';

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON writes minus zero as zero, which would be no change: it is spelled as a sender would have to. */
function onTheWire(value: unknown): string {
  const text = JSON.stringify(value ?? null, (_, held: unknown) => (Object.is(held, -0) ? '-0' : held));
  return text.replace('"-0"', '-0');
}

describe('the shape of', () => {
  it('a claim and a reaction of a guest is exact, each statement and each sign', () => {
    const statements = CLAIM_KINDS.flatMap((kind): readonly Statement[] => STATEMENTS[kind]);
    const claims = statements.map((says) => ({ type: 'claim', round: 30, says }));
    const emotes = EMOTES.map((emote) => ({ type: 'emote', emote }));
    expectExact([...claims, ...emotes], (value) => parseGuestMessage(JSON.stringify(value ?? null)).ok);
  });

  it('a talk, a reaction and a clock of a host is exact', () => {
    const says = STATEMENTS.drew[2];
    const claim = { seat: seatId(3), round: 2, target: null, says };
    const about = { ...claim, target: seatId(0), says: STATEMENTS.investigated[0] };
    const open = CLAIM_KINDS.map((kind) => ({ seat: seatId(9), round: 1, kind, target: null }));
    expectExact([{ claims: [claim, about], open }, NO_TALK], talkView);
    const clock = { question: 1, leftMs: 0, ofMs: 60_000, running: true };
    const spoken = [
      { type: 'talk', talk: NO_TALK },
      { type: 'clock', clock },
    ];
    expect(spoken.map((message) => parseHostMessage(onTheWire(message)).ok)).toEqual([true, true]);
    expectExact(
      [{ type: 'emote', seat: seatId(1), emote: 'doubt' }],
      (value) => parseHostMessage(onTheWire(value)).ok,
    );
    expectExact([{ leftMs: 0, ofMs: 60_000, running: true }], (value) =>
      phaseClock(isRecord(value) ? { question: 1, ...value } : value),
    );
  });
});
