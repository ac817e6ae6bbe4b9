import type { Cue } from '../tableModel/cues.ts';

/** One sounding thing of a cue: a tone that may glide, or a rush of noise in a band. Times in seconds. */
export type Stroke =
  | {
      readonly kind: 'tone';
      readonly wave: 'sine' | 'triangle' | 'sawtooth';
      /** Hertz, at its beginning and its end. */
      readonly from: number;
      readonly to: number;
      readonly at: number;
      readonly lasts: number;
      /** 0 to 1. */
      readonly loud: number;
    }
  | {
      readonly kind: 'noise';
      /** Hertz: the middle of the band. */
      readonly band: number;
      readonly at: number;
      readonly lasts: number;
      readonly loud: number;
    };

type Wave = Extract<Stroke, { readonly kind: 'tone' }>['wave'];

function tone(wave: Wave, from: number, to: number, at: number, lasts: number, loud: number): Stroke {
  return { kind: 'tone', wave, from, to, at, lasts, loud };
}

function noise(band: number, at: number, lasts: number, loud: number): Stroke {
  return { kind: 'noise', band, at, lasts, loud };
}

/** A tile laid on felt: the same for both parties. */
const FELT: readonly Stroke[] = [noise(420, 0, 0.07, 0.5), tone('sine', 165, 85, 0, 0.14, 0.6)];

/** Muted brass: each voice of a chord with a soft beginning of its own. */
function brass(voices: readonly number[], lasts: number): readonly Stroke[] {
  return voices.flatMap((voice, index) => [
    tone('sawtooth', voice, voice, index * 0.05, lasts, 0.16),
    tone('triangle', voice, voice, index * 0.05, lasts, 0.22),
  ]);
}

/**
 * How each cue is made: wood, paper, metal and muted brass, all short, all our own (look, section 7; R-LIC-01). No
 * file is played, so nothing is fetched for them.
 */
export const RECIPES: Readonly<Record<Cue, readonly Stroke[]>> = {
  ballots: [0, 0.02, 0.035, 0.06, 0.075, 0.1, 0.115, 0.14, 0.16, 0.19].map((at, index) =>
    noise(index % 2 === 0 ? 2600 : 3900, at, 0.05, 0.22),
  ),
  stamp: [noise(260, 0, 0.09, 0.7), tone('sine', 120, 52, 0, 0.16, 0.9)],
  liberalTile: [
    ...FELT,
    tone('triangle', 392, 392, 0.1, 0.3, 0.2),
    tone('triangle', 587, 587, 0.2, 0.45, 0.2),
  ],
  fascistTile: [
    ...FELT,
    tone('triangle', 392, 392, 0.1, 0.3, 0.2),
    tone('triangle', 370, 370, 0.2, 0.45, 0.2),
  ],
  silence: [0, 0.3].flatMap((at) => [tone('sine', 196, 190, at, 0.26, 0.45), noise(300, at, 0.05, 0.25)]),
  execution: [
    noise(780, 0, 0.34, 0.35),
    tone('sawtooth', 96, 70, 0.02, 0.32, 0.12),
    tone('sine', 110, 60, 0.38, 0.16, 0.6),
  ],
  liberalVerdict: brass([196, 293.7, 392], 1.5),
  fascistVerdict: brass([196, 207.7], 1.5),
  yourTurn: [
    noise(3200, 0, 0.018, 0.5),
    noise(2200, 0.07, 0.022, 0.6),
    tone('sine', 880, 880, 0.08, 0.16, 0.2),
  ],
  tick: [noise(1800, 0, 0.02, 0.4), tone('sine', 1150, 1150, 0, 0.05, 0.2)],
  clockEnded: [0, 0.28, 0.56].map((at) => tone('triangle', 660, 655, at, 0.22, 0.4)),
  switchedOn: [tone('triangle', 587, 587, 0, 0.2, 0.3)],
};
