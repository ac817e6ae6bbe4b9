import { expect, test } from 'vitest';
import { NO_CHOICE } from '../../../src-renderer/tableModel/scene.ts';
import { trayModel } from '../../../src-renderer/tableModel/tray.ts';
import { trayLost } from '../../../src-renderer/tableModel/trayLost.ts';
import { seats, scene } from '../literals.ts';

test('While the link is lost the tray asks nothing: it waits, and tells small what the table stands at.', () => {
  const asking = scene(5, {}, { options: { kind: 'nominate', nominees: seats(1, 2) } });
  const stands = trayModel(asking, NO_CHOICE, null);
  const lost = trayLost(stands, asking.words);
  expect([stands.lit, lost.lit, lost.tab, lost.reason]).toEqual([true, false, null, null]);
  expect([lost.sentence, lost.who]).toEqual(['Waiting for the connection', stands.sentence]);
});
