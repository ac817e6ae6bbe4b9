import { expect, it } from 'vitest';
import { Shown } from '../../src-main/shell/shown.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { NO_TALK } from '../../src-shared/talk/talkView.ts';
import { ManualClock } from '../kit/manualClock.ts';

it('A window that comes later is told what is left of the clock now, and no reaction of before.', () => {
  const time = new ManualClock();
  const shown = new Shown(time);
  const clock = { question: 3, leftMs: 60_000, ofMs: 60_000, running: true };
  shown.hear({ event: 'talk', talk: NO_TALK });
  shown.hear({ event: 'emote', seat: seatId(0), emote: 'laugh' });
  shown.hear({ event: 'clock', clock });
  time.advance(20_000);
  expect(shown.events()).toEqual([
    { event: 'talk', talk: NO_TALK },
    { event: 'clock', clock: { ...clock, leftMs: 40_000 } },
  ]);
  shown.forget();
  expect(shown.events()).toEqual([]);
});
