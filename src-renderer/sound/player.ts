import type { TimedCue } from '../tableModel/cues.ts';
import { RECIPES, type Stroke } from './recipes.ts';

/** The few parts of an audio context that a player uses. */
export type Audio = Pick<
  AudioContext,
  | 'state'
  | 'currentTime'
  | 'sampleRate'
  | 'destination'
  | 'resume'
  | 'createGain'
  | 'createOscillator'
  | 'createBiquadFilter'
  | 'createBuffer'
  | 'createBufferSource'
>;

const ATTACK = 0.006;
/** An exponential ramp cannot end at nought. */
const SILENT = 0.0001;
const BAND_WIDTH = 1.4;

/**
 * Plays the cues of the table. Where a browser has no audio, refuses it, or waits for the person's first touch,
 * nothing sounds and nothing fails: a cue is never kept for later.
 */
export class Player {
  readonly #open: () => Audio;
  /** Null until something is played for the first time, and for good where that fails. */
  #audio: Audio | null = null;
  #isBroken = false;
  #noise: AudioBuffer | null = null;
  /** What everything of the latest batch goes through: turned down, the batch is over. */
  #batch: GainNode | null = null;

  constructor(open: () => Audio = () => new AudioContext()) {
    this.#open = open;
  }

  /** A person touched the page: from now on browsers let it sound. */
  async wake(): Promise<void> {
    const audio = this.#awake();
    if (audio === null || audio.state === 'running') return;
    await audio.resume().catch(() => undefined);
  }

  /** Plays these and ends what was still to come of the batch before: fast updates do not pile up. `volume` is 0 to 1. */
  play(cues: readonly TimedCue[], volume: number): void {
    const audio = this.#awake();
    if (audio === null || audio.state !== 'running' || cues.length === 0) return;
    try {
      this.hush();
      this.#batch = audio.createGain();
      this.#batch.gain.value = volume;
      this.#batch.connect(audio.destination);
      for (const { cue, afterMs } of cues) this.#sound(audio, this.#batch, RECIPES[cue], afterMs / 1000);
    } catch {
      this.#isBroken = true;
    }
  }

  /** Ends what sounds and what was still to sound. */
  hush(): void {
    this.#batch?.disconnect();
    this.#batch = null;
  }

  #awake(): Audio | null {
    if (this.#isBroken) return null;
    try {
      this.#audio ??= this.#open();
    } catch {
      this.#isBroken = true;
    }
    return this.#audio;
  }

  #sound(audio: Audio, out: AudioNode, strokes: readonly Stroke[], after: number): void {
    for (const stroke of strokes) {
      const begins = audio.currentTime + after + stroke.at;
      const ends = begins + stroke.lasts;
      const source = stroke.kind === 'tone' ? toneOf(audio, stroke, begins, ends) : this.#rush(audio);
      const shaped = stroke.kind === 'tone' ? source : banded(audio, source, stroke.band);
      shaped.connect(envelope(audio, stroke.loud, begins, ends)).connect(out);
      source.start(begins);
      source.stop(ends);
    }
  }

  #rush(audio: Audio): AudioBufferSourceNode {
    this.#noise ??= noiseOf(audio);
    const source = audio.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    return source;
  }
}

function toneOf(
  audio: Audio,
  { wave, from, to }: Extract<Stroke, { readonly kind: 'tone' }>,
  begins: number,
  ends: number,
): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, begins);
  oscillator.frequency.exponentialRampToValueAtTime(to, ends);
  return oscillator;
}

function banded(audio: Audio, source: AudioNode, band: number): AudioNode {
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band;
  filter.Q.value = BAND_WIDTH;
  return source.connect(filter);
}

function envelope(audio: Audio, loud: number, begins: number, ends: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, begins);
  gain.gain.exponentialRampToValueAtTime(loud, Math.min(begins + ATTACK, ends));
  gain.gain.exponentialRampToValueAtTime(SILENT, ends);
  return gain;
}

/** A second of noise, the same every time: a shift register gives it, since no chance is needed for a hiss. */
function noiseOf(audio: Audio): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let register = 0x2545f491;
  for (let index = 0; index < samples.length; index += 1) {
    register ^= register << 13;
    register ^= register >>> 17;
    register ^= register << 5;
    samples[index] = register / 0x80000000;
  }
  return buffer;
}
