import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import ScreenList from '../../../src-renderer/components/ScreenList.svelte';
import { ENGLISH } from '../english.ts';
import type { ScreenAct } from '../../../src-renderer/lobbyModel/acts.ts';
import { screensModel } from '../../../src-renderer/lobbyModel/screens.ts';
import type { WatchingScreen } from '../../../src-shared/hosting.ts';
import { HOSTING } from '../fakeBridge.ts';

afterEach(cleanup);

const CAME = new Date(2026, 0, 2, 21, 5).getTime();
const BEAMER: WatchingScreen = { screen: 4, name: 'Beamer', cameAt: CAME, wall: false };

function shown(...screens: readonly WatchingScreen[]): readonly ScreenAct[] {
  const acts: ScreenAct[] = [];
  const model = screensModel({ ...HOSTING, screens }, ENGLISH);
  render(ScreenList, { model, onAct: (act: ScreenAct) => acts.push(act) });
  return acts;
}

test('a screen that watches is listed with when it came (decision 7)', () => {
  shown(BEAMER);
  expect(screen.getByTestId('screen-4').textContent).toMatch(/Beamer\s+since \u206821:05\u2069/);
});

test('a screen without a name is told by its number', () => {
  shown({ ...BEAMER, name: '' });
  expect(screen.getByTestId('screen-4').textContent).toContain('Screen 4');
});

test('where nobody watches there is no list', () => {
  shown();
  expect(screen.queryByTestId('screens')).toBeNull();
});

test('a screen is marked as the wall (decision 2)', async () => {
  const acts = shown(BEAMER);
  await fireEvent.click(screen.getByTestId('mark-wall-4'));
  expect(acts).toEqual([{ type: 'markWall', screen: 4, wall: true }]);
});

test('the mark is taken off the wall', async () => {
  const acts = shown({ ...BEAMER, wall: true });
  await fireEvent.click(screen.getByRole('button', { name: 'No longer the wall' }));
  expect(acts).toEqual([{ type: 'markWall', screen: 4, wall: false }]);
});

test('a screen is sent away', async () => {
  const acts = shown(BEAMER);
  await fireEvent.click(screen.getByTestId('close-screen-4'));
  expect(acts).toEqual([{ type: 'closeScreen', screen: 4 }]);
});
