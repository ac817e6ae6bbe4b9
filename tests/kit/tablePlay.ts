import type { Intent } from '../../src-shared/rules/commands.ts';
import type { PrivateView, PublicView } from '../../src-shared/view/seatView.ts';
import { settled } from './fakeClock.ts';
import type { MemoryGuest } from './memoryTable.ts';

/** What a guest does when it is asked; null for nothing. */
export type Choose = (mine: PrivateView) => Intent | null;

/** The plainest lawful answer: the first seat, Ja, the first tile, and no to a veto. */
export function firstChoice({ options, ballot }: PrivateView): Intent | null {
  switch (options.kind) {
    case 'nominate': {
      const [nominee] = options.nominees;
      return nominee === undefined ? null : { type: 'nominate', nominee };
    }
    case 'vote':
      return ballot === null ? { type: 'castBallot', ballot: 'ja' } : null;
    case 'discard':
      return { type: 'discard', position: 0 };
    case 'enact':
      return { type: 'enact', position: 0 };
    case 'answerVeto':
      return { type: 'answerVeto', consent: false };
    case 'choose':
      return powerChoice(options);
    case 'wait':
      return null;
  }
}

function powerChoice(options: Extract<PrivateView['options'], { kind: 'choose' }>): Intent | null {
  const [target] = options.targets;
  if (options.power === 'policyPeek') return { type: 'peek' };
  if (target === undefined) return null;
  switch (options.power) {
    case 'investigateLoyalty':
      return { type: 'investigate', target };
    case 'specialElection':
      return { type: 'callSpecialElection', target };
    case 'execution':
      return { type: 'execute', target };
  }
}

/** The guests answer, one question after the other, until the table is there. */
export async function playUntil(
  guests: readonly MemoryGuest[],
  isThere: (view: PublicView) => boolean,
  choose: Choose = firstChoice,
): Promise<void> {
  for (let step = 0; step < 400; step += 1) {
    const [first] = guests;
    if (first === undefined || isThere(first.public)) return;
    for (const guest of guests) {
      const intent = choose(guest.mine);
      if (intent !== null && !isThere(guest.public)) guest.intend(intent);
      await settled();
    }
  }
  throw new Error('the table never came there');
}

/** Until the stage of this name. */
export function playTo(guests: readonly MemoryGuest[], stage: PublicView['stage']['name']): Promise<void> {
  return playUntil(guests, (view) => view.stage.name === stage);
}

/** The guest that is asked something else than its ballot. */
export function askedGuest(guests: readonly MemoryGuest[]): MemoryGuest {
  const asked = guests.find(({ mine }) => mine.options.kind !== 'wait' && mine.options.kind !== 'vote');
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}
