import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codeOf, sourceFiles, wordsIn } from './sources.ts';

const BUILT = fileURLToPath(new URL('../../out/main/', import.meta.url));
/** Only the rules' command line and the tests plant a deal; this is the class of what can go wrong with it there. */
const PLANTED = 'PlanFault';
/** Stands in the built app as long as its names are kept, so that looking for a name means something. */
const KEPT = 'JointDeal';

describe('the seed of a game (decision 20)', () => {
  it('is drawn from the system in one place, and made into chance there alone', () => {
    const users = sourceFiles().filter((file) => wordsIn(codeOf(file), ['chanceFromSeed']).length > 0);
    const product = users.filter((file) => !file.startsWith('src-main/cli/rules'));
    expect(product).toEqual([
      'src-shared/fairness/replay.ts',
      'src-shared/rules/chance.ts',
      'src-main/host/jointDeal.ts',
      // A game that is taken up goes on with the seed that was dealt: guests who had a share in it find another out.
    ]);
    expect(wordsIn(codeOf('src-main/host/jointDeal.ts'), ['randomBytes', 'process', 'argv', 'env'])).toEqual([
      'randomBytes',
    ]);
  });

  it('cannot be set by anything that is in the built app', () => {
    const built = readdirSync(BUILT)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(BUILT + name, 'utf8'))
      .join('\n');
    expect(built).toContain(KEPT);
    expect(built).not.toContain(PLANTED);
    expect(codeOf('src-main/cli/rulesChance.ts')).toContain(PLANTED);
  });
});
