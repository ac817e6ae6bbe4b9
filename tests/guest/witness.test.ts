import { expect, test } from 'vitest';
import { WitnessStand } from '../../src-shared/guest/witness.ts';
import { firstUpdate } from '../renderer/fakeBridge.ts';

/** The update of a revision as it was parsed from its own frame: equal to others, and none of them. */
function update(revision: number, publicText = '{"round":1}') {
  return {
    type: 'update',
    update: firstUpdate({ revision }),
    received: { public: publicText, happenings: [] },
  } as const;
}

function stand(): WitnessStand {
  return new WitnessStand((length) => new Uint8Array(length));
}

test('A private part that is told again word for word is kept once, under each revision.', () => {
  const witness = stand();
  for (const revision of [1, 2, 3]) witness.heardUpdate(update(revision));
  const { shown } = witness.witness();
  expect(shown.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  expect(new Set(shown.map(({ mine }) => mine)).size).toBe(1);
});

test('Only an update that says what the one before said says nothing new.', () => {
  const witness = stand();
  const isNew = [
    update(1),
    update(1),
    update(2),
    update(2, '{"round":2}'),
    { ...update(2, '{"round":2}'), update: { ...firstUpdate({ revision: 2 }), mine: otherMine() } },
  ].map((told) => witness.heardUpdate(told));
  expect(isNew).toEqual([true, false, true, true, true]);
});

test('What is told otherwise is kept as it was told.', () => {
  const witness = stand();
  witness.heardUpdate(update(1));
  witness.heardUpdate({ ...update(1, '{"round":2}'), update: { ...firstUpdate(), mine: otherMine() } });
  const [first, second] = witness.witness().shown;
  expect([first?.public, second?.public]).toEqual(['{"round":1}', '{"round":2}']);
  expect([first?.mine.ballot, second?.mine.ballot]).toEqual([null, 'ja']);
});

function otherMine() {
  return { ...firstUpdate().mine, ballot: 'ja' } as const;
}
