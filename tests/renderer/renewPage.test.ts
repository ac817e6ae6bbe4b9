import { expect, test } from 'vitest';
import { renewPage } from '../../src-renderer/renewPage.ts';

/** A page whose host answers from the question of this number on. */
function pageWith(answersFrom: number, wasRenewed = false) {
  const waiting: (() => void)[] = [];
  let asked = 0;
  let reloads = 0;
  renewPage({
    wasRenewed,
    answers: () => Promise.resolve((asked += 1) >= answersFrom),
    after: (_delayMs, run) => waiting.push(run),
    reload: () => (reloads += 1),
  });
  return { waiting, seen: () => ({ asked, reloads }) };
}

/** All promises that can be kept have been kept. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('A page is loaded anew as soon as its host answers.', async () => {
  const { seen } = pageWith(1);
  await settle();
  expect(seen()).toEqual({ asked: 1, reloads: 1 });
});

test('A host that does not answer is asked again until it does.', async () => {
  const { waiting, seen } = pageWith(3);
  await settle();
  waiting.shift()?.();
  await settle();
  const before = seen();
  waiting.shift()?.();
  await settle();
  expect([before, seen()]).toEqual([
    { asked: 2, reloads: 0 },
    { asked: 3, reloads: 1 },
  ]);
});

test('A page that was loaded anew does not do so again by itself.', async () => {
  const { seen } = pageWith(1, true);
  await settle();
  expect(seen()).toEqual({ asked: 0, reloads: 0 });
});
