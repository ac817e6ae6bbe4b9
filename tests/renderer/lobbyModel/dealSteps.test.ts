import { describe, expect, test } from 'vitest';
import { dealSteps } from '../../../src-renderer/lobbyModel/dealSteps.ts';
import { ENGLISH } from '../english.ts';
import type { Trust } from '../../../src-shared/bridge.ts';

const TRUST: Trust = {
  game: 1,
  revealed: [],
  broken: 0,
  hasNoShare: false,
  making: null,
  forged: null,
  unremembered: 0,
  finding: null,
};

function states(trust: Trust | null): readonly string[] {
  return dealSteps(trust, ENGLISH).map(({ key, state }) => `${key} ${state}`);
}

describe('the steps of a deal', () => {
  test('begin with the locking of shares, before this device has heard anything too', () => {
    expect(states(null)).toEqual(['commitments now', 'shares later']);
    expect(states({ ...TRUST, making: 'commitments' })).toEqual(['commitments now', 'shares later']);
  });

  test('go on to the shares once every device has locked its own', () => {
    expect(states({ ...TRUST, making: 'shares' })).toEqual(['commitments done', 'shares now']);
  });

  test('say their state in a word, because the bar is not its only sign', () => {
    const said = dealSteps({ ...TRUST, making: 'shares' }, ENGLISH).map((step) => step.said);
    expect(said).toEqual([ENGLISH.words.trust.steps.done, ENGLISH.words.trust.steps.now]);
  });
});
