import { expect, it } from 'vitest';
import { openingParts } from '../../src-main/host/opening.ts';
import type { OpenedStep } from '../../src-shared/fairness/terms.ts';
import { parseOpening } from '../../src-shared/protocol/dealShape.ts';
import { parseHostMessage } from '../../src-shared/protocol/parse.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { fairGame } from '../kit/fairGame.ts';

const { opening } = fairGame(5, 2);

/** So many changes of one ballot before the first step of the game. */
function withChanges(count: number): ReturnType<typeof openingParts> {
  const steps = Array.from({ length: count }, (_, at): OpenedStep => {
    const ballot = at % 2 === 0 ? 'ja' : 'nein';
    return { revision: at, question: 1, command: { seat: seatId(1), type: 'castBallot', ballot } };
  });
  return openingParts({ ...opening, steps: [...steps, ...opening.steps] });
}

it('A game is opened in parts that every guest reads, and that make one opening.', () => {
  const parts = withChanges(5_000);
  const texts = parts.map((part) => {
    const heard = parseHostMessage(JSON.stringify(part));
    return heard.ok && heard.value.type === 'opening' ? heard.value.text : '';
  });
  expect(parts.length).toBeGreaterThan(10);
  expect(parseOpening(texts.join('')).ok).toBe(true);
});

it('A game that is longer than any guest takes is not opened.', () => {
  expect(withChanges(99_000)).toEqual([]);
});
