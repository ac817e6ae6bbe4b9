import { describe, expect, it } from 'vitest';
import { claimsBeside } from '../../../src-renderer/tableModel/claimsBeside.ts';
import { marksModel } from '../../../src-renderer/tableModel/marks.ts';
import { clockModel } from '../../../src-renderer/tableModel/phaseClock.ts';
import { claimLines, sayModel, seatTalkModels } from '../../../src-renderer/tableModel/talk.ts';
import { Marks } from '../../../src-renderer/marks.svelte.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { STATEMENTS } from '../../../src-shared/talk/statements.ts';
import { EMOTES, type TalkView } from '../../../src-shared/talk/talkView.ts';
import { plain, publicSeats, scene } from '../literals.ts';

const TALK: TalkView = {
  claims: [
    { seat: seatId(1), round: 1, target: null, says: STATEMENTS.drew[0] },
    { seat: seatId(2), round: 1, target: null, says: STATEMENTS.received[2] },
    { seat: seatId(1), round: 1, target: seatId(3), says: STATEMENTS.investigated[1] },
  ],
  open: [
    { seat: seatId(0), round: 2, kind: 'drew', target: null },
    { seat: seatId(0), round: 2, kind: 'peeked', target: null },
    { seat: seatId(4), round: 2, kind: 'received', target: null },
  ],
};
const GOVERNMENT = { president: seatId(0), chancellor: seatId(1) };

describe('What may be said', () => {
  it('is offered to its seat alone, every statement in the same order whatever was seen (X-11: a claim proves nothing).', () => {
    const liberal = sayModel(scene(5, { round: 2 }), TALK);
    const hitler = sayModel(scene(5, { round: 2 }, { role: 'hitler', hand: ['fascist', 'fascist'] }), TALK);
    expect(liberal?.occasions.map(({ key }) => key)).toEqual(['2 peeked', '2 drew']);
    expect(liberal?.occasions[1]?.choices.map(({ says }) => says)).toEqual(STATEMENTS.drew);
    expect(hitler).toEqual(liberal);
  });

  it('is nothing in the gallery, and has its reason where a seat is silent.', () => {
    const session = { stage: { name: 'presidentDiscard', ...GOVERNMENT } } as const;
    const dead = { seats: publicSeats(5, { 0: { living: false } }) };
    expect(sayModel(scene(5, {}, { seat: null }), TALK)).toBeNull();
    expect(sayModel(scene(5, session), TALK)?.silence).toContain('until the session ends');
    expect(sayModel(scene(5, dead), TALK)?.silence).toContain('until the verdict');
    expect(sayModel(scene(5), TALK)?.silence).toBeNull();
  });

  it('has every reaction with its words.', () => {
    expect(sayModel(scene(5), TALK)?.reactions.map(({ emote }) => emote)).toEqual(EMOTES);
  });
});

describe('What was said', () => {
  it('stands beside its round, and a pair that contradicts each other is said to differ, nobody to lie.', () => {
    expect(claimLines(scene(5), TALK, 1).map(plain)).toEqual([
      'Mateo, President, claims: drew F\u00A0F\u00A0F, passed F\u00A0F',
      'Yuki, Chancellor, claims: got L\u00A0L',
      'Mateo claims of 민준: Liberal',
      'The two differ.',
    ]);
    expect(claimLines(scene(5), TALK, 2)).toEqual([]);
  });

  it('lies at its seat, the last one, while its round is not long past, with the reaction.', () => {
    const reaction = { seat: seatId(4), emote: 'laugh' } as const;
    const now = seatTalkModels(scene(5, { round: 2 }), TALK, [reaction]);
    expect([now.get(seatId(1))?.claim?.sign, now.get(seatId(1))?.claim?.about]).toEqual(['investigate', '4']);
    expect(plain(now.get(seatId(4))?.emote?.words ?? '')).toBe('Priya: Ha ha');
    expect(seatTalkModels(scene(5, { round: 3 }), TALK, []).size).toBe(0);
  });

  it('stands beside the truth at the end, a hand in any order, and beside nothing before it (R-END-05).', () => {
    const secrets = {
      round: 1,
      drawn: ['fascist', 'fascist', 'fascist'],
      discarded: 'fascist',
      passed: ['fascist', 'fascist'],
      peeked: null,
      investigated: null,
    } as const;
    const over = { name: 'concluded', verdict: null, roles: [], secrets: [secrets] } as const;
    expect(claimsBeside(scene(5, { stage: over }), TALK, 1).map(({ words }) => words)).toEqual([
      'as it was',
      'it was otherwise',
      'not opened',
    ]);
    expect(claimsBeside(scene(5), TALK, 1)).toEqual([]);
  });
});

describe('The clock of a window', () => {
  const clock = { question: 9, leftMs: 65_000, ofMs: 120_000, running: true };

  it('shows what the host left, less what has gone on this device since (B-70: no clocks are compared).', () => {
    expect(clockModel(scene(5), clock, 9, 0)?.number).toBe('1:05');
    expect(clockModel(scene(5), clock, 9, 5_000)).toMatchObject({ number: '1:00', part: 0.5, over: false });
  });

  it('is nothing for another question, and only grows louder at its end.', () => {
    expect(clockModel(scene(5), clock, 10, 0)).toBeNull();
    expect(clockModel(scene(5), clock, 9, 90_000)).toMatchObject({ over: true, number: 'Time is up' });
  });

  it('stands still under a pause.', () => {
    const stopped = clockModel(scene(5), { ...clock, running: false }, 9, 30_000);
    expect(stopped).toMatchObject({ number: '1:05', stopped: true });
  });
});

describe('Private marks', () => {
  it('are for every seat but the own, and for no gallery.', () => {
    const marks = new Marks();
    marks.belongTo('table', 1);
    marks.sign(seatId(2), 'suspect');
    marks.note(seatId(2), 'drew three');
    const model = marksModel(scene(5), (seat) => marks.of(seat));
    expect(model?.lines.map(({ seat, sign, note }) => [seat, sign, note])).toEqual([
      [1, null, ''],
      [2, 'suspect', 'drew three'],
      [3, null, ''],
      [4, null, ''],
    ]);
    expect(marksModel(scene(5, {}, { seat: null }), (seat) => marks.of(seat))).toBeNull();
  });

  it('go by the same sign again, and all of them at the next deal.', () => {
    const marks = new Marks();
    marks.belongTo('table', 1);
    marks.sign(seatId(2), 'trust');
    marks.sign(seatId(3), 'trust');
    marks.sign(seatId(3), 'trust');
    marks.belongTo('table', 1);
    expect([marks.of(seatId(2)).sign, marks.of(seatId(3)).sign]).toEqual(['trust', null]);
    marks.belongTo('table', 2);
    expect(marks.of(seatId(2)).sign).toBeNull();
  });
});
