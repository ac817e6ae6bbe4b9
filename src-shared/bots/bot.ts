import { unreachable } from '../lang/result.ts';
import type { Intent } from '../rules/commands.ts';
import { FASCIST_TO_WIN, HITLER_ZONE, LIBERAL_TO_WIN } from '../rules/terms.ts';
import type { Party, PresidentialPower, SeatId } from '../rules/terms.ts';
import type { SeatView } from '../view/seatView.ts';
import { pick } from './choice.ts';
import type { Choice, Dice } from './choice.ts';
import { isKnownHitler, looksLiberal, sideOf, TRUSTED } from './opinion.ts';

export type { Dice } from './choice.ts';

const LIKED = 18;
const LUKEWARM = 8;
const DISLIKED = 2;

/**
 * What a bot does in the seat of this view, from nothing else than the view; null when it need not act. Every lawful
 * choice keeps its chance, save one that loses at once for its own side (decision 26). Each roll of the dice is below
 * 100 or below the sum of the weights, which is at most 200.
 */
export function decide(view: SeatView, dice: Dice): Intent | null {
  const choices = choicesOf(view);
  return choices.length === 0 ? null : pick(choices, dice);
}

/** Every lawful choice of the seat of this view with its weight, in a fixed order; none where it need not act. */
export function choicesOf(view: SeatView): readonly Choice[] {
  const { options } = view.mine;
  switch (options.kind) {
    case 'nominate':
      return options.nominees.map((nominee) => ({
        intent: { type: 'nominate', nominee },
        weight: nomineeWeight(view, nominee),
        loses: false,
      }));
    case 'vote':
      return view.mine.ballot === null ? ballots(view) : [];
    case 'discard':
      return view.mine.hand.map((tile, position) => ({
        intent: { type: 'discard', position },
        weight: tile === favourite(view) ? DISLIKED : LIKED,
        loses: false,
      }));
    case 'enact':
      return enactments(view, options.mayVeto);
    case 'answerVeto':
      return answers(view);
    case 'choose':
      return uses(view, options.power, options.targets);
    case 'wait':
      return [];
    default:
      return unreachable(options);
  }
}

function inHitlerZone(view: SeatView): boolean {
  return view.public.fascist >= HITLER_ZONE;
}

/** The colour that this bot likes to see enacted; Hitler plays the Liberal until the zone is reached. */
function favourite(view: SeatView): Party {
  if (view.mine.role === 'hitler' && !inHitlerZone(view)) return 'liberal';
  return sideOf(view);
}

/** How much the bot's side gains from this seat in office, 1 to 20. */
function officeWeight(view: SeatView, seat: SeatId): number {
  if (seat === view.mine.seat) return LUKEWARM;
  const liberal = looksLiberal(view, seat);
  if (sideOf(view) === 'fascist') return 1 + TRUSTED - Math.floor(liberal / 2);
  return 1 + liberal;
}

function nomineeWeight(view: SeatView, nominee: SeatId): number {
  if (sideOf(view) === 'fascist' && isKnownHitler(view, nominee))
    return inHitlerZone(view) ? LIKED : LUKEWARM;
  const cleared = view.public.seats[nominee]?.notHitler === true;
  const bonus = sideOf(view) === 'liberal' && inHitlerZone(view) && cleared ? TRUSTED / 2 : 0;
  return officeWeight(view, nominee) + bonus;
}

function ballots(view: SeatView): readonly Choice[] {
  const ja = jaWeight(view);
  return [
    { intent: { type: 'castBallot', ballot: 'ja' }, weight: ja, loses: false },
    { intent: { type: 'castBallot', ballot: 'nein' }, weight: 20 - ja, loses: false },
  ];
}

/** Out of 20. A table that rejects all governments gets chaos, so a doubtful one is likelier taken near it. */
function jaWeight(view: SeatView): number {
  const { candidate, nominee, tracker } = view.public;
  if (candidate === null || nominee === null) return LUKEWARM;
  const own = view.mine.seat;
  if (sideOf(view) === 'fascist' && inHitlerZone(view) && isKnownHitler(view, nominee)) return LIKED;
  if (own === candidate || own === nominee) return LIKED;
  const support = Math.min(officeWeight(view, candidate), officeWeight(view, nominee));
  return Math.min(LIKED, support * 2 + tracker * 3);
}

function enactments(view: SeatView, mayVeto: boolean): readonly Choice[] {
  const liked = favourite(view);
  const choices: Choice[] = view.mine.hand.map((tile, position) => ({
    intent: { type: 'enact', position },
    weight: tile === liked ? LIKED : DISLIKED,
    loses: tile !== sideOf(view) && endsTrack(view, tile),
  }));
  if (mayVeto) {
    const hopeless = !view.mine.hand.includes(sideOf(view));
    choices.push({ intent: { type: 'proposeVeto' }, weight: hopeless ? LIKED : DISLIKED, loses: false });
  }
  return choices;
}

/** Would one more tile of this colour end the game? */
function endsTrack(view: SeatView, tile: Party): boolean {
  return tile === 'liberal'
    ? view.public.liberal + 1 >= LIBERAL_TO_WIN
    : view.public.fascist + 1 >= FASCIST_TO_WIN;
}

function answers(view: SeatView): readonly Choice[] {
  const consent = passedOn(view).includes(sideOf(view)) ? DISLIKED : LIKED;
  return [
    { intent: { type: 'answerVeto', consent: true }, weight: consent, loses: false },
    { intent: { type: 'answerVeto', consent: false }, weight: 20 - consent, loses: false },
  ];
}

/** The two tiles that this President passed on in this round. */
function passedOn(view: SeatView): readonly Party[] {
  for (const memory of view.mine.memories) {
    if (memory.kind !== 'drew' || memory.round !== view.public.round) continue;
    const gone = memory.discarded === null ? -1 : memory.tiles.indexOf(memory.discarded);
    return memory.tiles.filter((_, place) => place !== gone);
  }
  return [];
}

function uses(view: SeatView, power: PresidentialPower, targets: readonly SeatId[]): readonly Choice[] {
  switch (power) {
    case 'policyPeek':
      return [{ intent: { type: 'peek' }, weight: LIKED, loses: false }];
    case 'investigateLoyalty':
      return targets.map((target) => ({
        intent: { type: 'investigate', target },
        weight: view.mine.dossier[target]?.party === 'unknown' ? LIKED : DISLIKED,
        loses: false,
      }));
    case 'specialElection':
      return targets.map((target) => ({
        intent: { type: 'callSpecialElection', target },
        weight: officeWeight(view, target),
        loses: false,
      }));
    case 'execution':
      return targets.map((target) => ({
        intent: { type: 'execute', target },
        weight: victimWeight(view, target),
        loses: sideOf(view) === 'fascist' && isKnownHitler(view, target),
      }));
    default:
      return unreachable(power);
  }
}

function victimWeight(view: SeatView, target: SeatId): number {
  const liberal = looksLiberal(view, target);
  return sideOf(view) === 'fascist' ? 1 + liberal : 1 + 2 * (TRUSTED - liberal);
}
