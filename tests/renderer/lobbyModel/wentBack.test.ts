import { describe, expect, test } from 'vitest';
import { loadDictionary } from '../../../src-renderer/languages.ts';
import { ENGLISH } from '../english.ts';
import { wentBackModel } from '../../../src-renderer/lobbyModel/wentBack.ts';
import { LANGUAGES } from '../../../src-shared/settings.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { tableOf } from '../fakeBridge.ts';

const PLAIN = tableOf(['Ann', 'Ben', 'Cat', 'Dan', 'Eve']);
const TOLD = tableOf(['Ann', 'Ben', 'Cat', 'Dan', 'Eve'], { wentBack: { steps: 2, toldBy: seatId(1) } });

describe('the notice that the table went back (decision 16)', () => {
  test('is there only where it did', () => {
    expect(wentBackModel(null, PLAIN, ENGLISH)).toBeNull();
    expect(wentBackModel(null, null, ENGLISH)).toBeNull();
  });

  test('says by how many steps and whose device told', () => {
    const model = wentBackModel(null, TOLD, ENGLISH);
    expect(model?.title).toBe('The table went back by 2 steps');
    expect(model?.hint).toContain('Ben');
  });

  test('of what this device saw itself comes before what another told', () => {
    const model = wentBackModel({ steps: 1 }, TOLD, ENGLISH);
    expect(model?.title).toBe('The table went back by 1 step');
    expect(model?.hint).toBe(ENGLISH.words.network.wentBack.seenHere);
  });

  test('names no number where nobody can tell one', () => {
    expect(wentBackModel({ steps: null }, PLAIN, ENGLISH)?.title).toBe('The table went back');
  });

  test('that was closed comes again when more is told', () => {
    const first = wentBackModel(null, TOLD, ENGLISH);
    const more = wentBackModel(null, { ...TOLD, wentBack: { steps: 3, toldBy: null } }, ENGLISH);
    expect(more?.key).not.toBe(first?.key);
  });

  test.each(LANGUAGES)('is said in %s', async (language) => {
    const words = await loadDictionary(language);
    if (words === null) throw new Error('no words');
    const model = wentBackModel(null, TOLD, words);
    expect(model?.title).toMatch(/2/);
    expect(model?.hint).toContain('Ben');
  });
});
