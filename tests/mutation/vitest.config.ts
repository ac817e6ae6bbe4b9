import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * One entry that imports the short tests of one folder of the shared layer, so that a mutant costs one start of a
 * worker. The tests that play hundreds of games are left out; what lives on here they may still catch, so the score
 * is a lower bound.
 */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    env: { KABINETT_SHORT_TESTS: '1' },
    include: [`tests/mutation/${process.env['MUTATED_FOLDER'] ?? 'rules'}.entry.ts`],
  },
});
