import { expect, test } from 'vitest';
import { nameWords } from '../../../src-renderer/tableModel/nameSize.ts';
import { NO_CHOICE } from '../../../src-renderer/tableModel/scene.ts';
import { seatModels } from '../../../src-renderer/tableModel/seats.ts';
import { signKey } from '../../../src-renderer/tableModel/signKey.ts';
import { seatId } from '../../../src-shared/rules/terms.ts';
import { publicSeats, scene, seats } from '../literals.ts';

test('A sign that stands bare beside a ballot or a placard is explained in the key, once for all seats.', () => {
  const models = seatModels(
    scene(7, {
      candidate: seatId(1),
      nominee: seatId(2),
      stage: {
        name: 'election',
        candidate: seatId(1),
        nominee: seatId(2),
        ballotsIn: 0,
        voted: seats(),
      },
      seats: publicSeats(7, { 1: { notHitler: true }, 3: { notHitler: true } }),
    }),
    NO_CHOICE,
    null,
  );
  expect(signKey(models, new Map())).toEqual([{ sign: 'notHitler', text: 'not Hitler', always: true }]);
});

test('A fact whose words stand on its seat needs no key.', () => {
  const models = seatModels(scene(7, { seats: publicSeats(7, { 3: { notHitler: true } }) }), NO_CHOICE, null);
  expect(signKey(models, new Map())).toEqual([]);
});

test('A line of a name turns between words and after a hyphen, and between any two letters of Han alone.', () => {
  expect(nameWords('Maximiliane-Sophie X')).toEqual([
    { text: 'Maximiliane-', whole: true, spaced: false },
    { text: 'Sophie', whole: true, spaced: true },
    { text: 'X', whole: true, spaced: false },
  ]);
  expect(nameWords('晓雯')).toEqual([{ text: '晓雯', whole: false, spaced: false }]);
});
