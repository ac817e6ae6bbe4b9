import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DARK_MS } from '../../../src-renderer/screens/darkness.ts';
import HitlerCheck from '../../../src-renderer/screens/HitlerCheck.svelte';
import { Session } from '../../../src-renderer/session.svelte.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import type { Happening } from '../../../src-shared/view/seatView.ts';
import { FakeBridge, SEATED, SHELL } from '../fakeBridge.ts';
import { privateView, publicView } from '../literals.ts';

const ELECTED: Happening = {
  type: 'ballotsRevealed',
  candidate: seatId(0),
  nominee: seatId(1),
  ballots: ['ja', 'ja', 'ja', 'nein', 'nein'],
  elected: true,
};
const NOT_HITLER: Happening = { type: 'checkedNotHitler', chancellor: seatId(1) };
const HITLER: Happening = { type: 'concluded', verdict: { winner: 'fascist', reason: 'election' } };
const EXECUTED: Happening = { type: 'concluded', verdict: { winner: 'liberal', reason: 'execution' } };

function arrive(...happenings: readonly Happening[]): void {
  const bridge = new FakeBridge();
  const session = new Session(bridge, ['en']);
  render(HitlerCheck, { session });
  bridge.say(SHELL, SEATED, {
    event: 'update',
    update: { revision: 2, question: 2, public: publicView(5), happenings, mine: privateView(5) },
  });
  flushSync();
}

const dark = (): HTMLElement | null => screen.queryByTestId('hitler-check');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the check for Hitler on a screen', () => {
  test.each([
    ['is not', NOT_HITLER],
    ['is', HITLER],
  ] as const)(
    'It is dark for the same time where the Chancellor %s Hitler (R-ELE-01).',
    (_answer, happening) => {
      arrive(ELECTED, happening);
      expect(dark()?.textContent).toBe('Is the Chancellor Hitler?');
      vi.advanceTimersByTime(DARK_MS - 1);
      flushSync();
      expect(dark()).not.toBeNull();
      vi.advanceTimersByTime(1);
      flushSync();
      expect(dark()).toBeNull();
    },
  );

  test('It stays light where nobody was to be asked, and at any other end.', () => {
    arrive(ELECTED);
    expect(dark()).toBeNull();
    cleanup();
    arrive(EXECUTED);
    expect(dark()).toBeNull();
  });

  test('Any key or press ends it at once.', async () => {
    arrive(ELECTED, NOT_HITLER);
    await fireEvent.keyDown(window, { key: 'a' });
    expect(dark()).toBeNull();
    cleanup();
    arrive(ELECTED, HITLER);
    await fireEvent.pointerDown(window);
    expect(dark()).toBeNull();
  });
});
