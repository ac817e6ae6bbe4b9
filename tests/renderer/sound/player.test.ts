import { describe, expect, test } from 'vitest';
import { Player } from '../../../src-renderer/sound/player.ts';
import { RECIPES } from '../../../src-renderer/sound/recipes.ts';
import { CUES } from '../../../src-renderer/tableModel/cues.ts';
import { fakeAudio } from './fakeAudio.ts';

describe('the sounds', () => {
  test.each(CUES)('The cue %s is short, and each of its strokes can be heard.', (cue) => {
    const strokes = RECIPES[cue];
    expect(strokes.length).toBeGreaterThan(0);
    for (const { at, lasts, loud } of strokes) {
      expect(at + lasts).toBeLessThanOrEqual(1.6);
      expect(lasts).toBeGreaterThan(0.01);
      expect(loud).toBeGreaterThan(0.05);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });

  test('Both parties’ tiles fall with the same sound on the felt.', () => {
    expect(RECIPES.liberalTile.slice(0, 2)).toEqual(RECIPES.fascistTile.slice(0, 2));
  });

  test('A cue sounds at its own moment, a stroke for each of its recipe.', () => {
    const { audio, started } = fakeAudio();
    new Player(() => audio).play([{ cue: 'silence', afterMs: 500 }], 1);
    expect(started).toHaveLength(RECIPES.silence.length);
    expect(Math.min(...started.map(({ at }) => at))).toBeCloseTo(10.5);
  });

  test('What was still to sound is cut by what comes next.', () => {
    const { audio, heard } = fakeAudio();
    const player = new Player(() => audio);
    for (let batch = 0; batch < 5; batch += 1) player.play([{ cue: 'stamp', afterMs: 2000 }], 1);
    expect(heard.cut).toBe(4);
  });

  test('Before a person has touched the page nothing sounds, and nothing is kept for later.', async () => {
    const { audio, started, heard } = fakeAudio('suspended');
    const player = new Player(() => audio);
    player.play([{ cue: 'stamp', afterMs: 0 }], 1);
    await player.wake();
    expect(heard.resumed).toBe(1);
    expect(started).toEqual([]);
  });

  test('Where there is no audio at all nothing fails.', async () => {
    let opened = 0;
    const player = new Player(() => {
      opened += 1;
      throw new Error('no audio here');
    });
    await player.wake();
    player.play([{ cue: 'stamp', afterMs: 0 }], 1);
    player.hush();
    expect(opened).toBe(1);
  });

  test('A context that refuses to make a sound is left alone from then on.', () => {
    const { audio } = fakeAudio();
    let asked = 0;
    const broken = {
      ...audio,
      createOscillator: () => {
        asked += 1;
        throw new Error('no more');
      },
    };
    const player = new Player(() => broken);
    player.play([{ cue: 'tick', afterMs: 0 }], 1);
    player.play([{ cue: 'tick', afterMs: 0 }], 1);
    expect(asked).toBe(1);
  });
});
