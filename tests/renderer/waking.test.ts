import { expect, test, vi } from 'vitest';
import { followWaking } from '../../src-renderer/waking.ts';

function page(): {
  readonly woke: ReturnType<typeof vi.fn>;
  readonly seen: (visible: boolean) => void;
  readonly pass: (ms: number) => void;
  readonly shown: (persisted: boolean) => void;
} {
  const inner = { window: new EventTarget(), document: new EventTarget() };
  const state = { now: 1_000, visibilityState: 'visible' as DocumentVisibilityState };
  const document = {
    addEventListener: inner.document.addEventListener.bind(inner.document),
    get visibilityState() {
      return state.visibilityState;
    },
  };
  const woke = vi.fn();
  followWaking(
    {
      window: { addEventListener: inner.window.addEventListener.bind(inner.window) },
      document,
      now: () => state.now,
    },
    woke,
  );
  return {
    woke,
    seen: (visible) => {
      state.visibilityState = visible ? 'visible' : 'hidden';
      inner.document.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (ms) => void (state.now += ms),
    shown: (persisted) => {
      inner.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
}

test('A page that was hidden for three seconds wakes as it is seen.', () => {
  const { seen, pass, woke } = page();
  seen(false);
  pass(3_000);
  expect(woke).not.toHaveBeenCalled();
  seen(true);
  expect(woke).toHaveBeenCalledOnce();
});

test('A glance at another window is no sleep.', () => {
  const { seen, pass, woke } = page();
  seen(false);
  pass(2_999);
  seen(true);
  expect(woke).not.toHaveBeenCalled();
});

test('The time is counted anew each time that a page is hidden.', () => {
  const { seen, pass, woke } = page();
  for (let glance = 0; glance < 2; glance += 1) {
    seen(false);
    pass(2_000);
    seen(true);
  }
  expect(woke).not.toHaveBeenCalled();
});

test('A page that comes back out of the browser’s cache wakes, and one that was loaded does not.', () => {
  const { shown, woke } = page();
  shown(false);
  expect(woke).not.toHaveBeenCalled();
  shown(true);
  expect(woke).toHaveBeenCalledOnce();
});

test.each(['online', 'offline'])('A page wakes as the network says that it is %s.', (change) => {
  const woke = vi.fn();
  const window = new EventTarget();
  followWaking(
    {
      window: { addEventListener: window.addEventListener.bind(window) },
      document: { addEventListener: () => undefined, visibilityState: 'visible' },
      now: () => 0,
    },
    woke,
  );
  window.dispatchEvent(new Event(change));
  expect(woke).toHaveBeenCalledOnce();
});
