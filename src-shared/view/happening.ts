import { unreachable } from '../lang/result.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Happening, ViewOptions } from './seatView.ts';

/** One event as everybody may hear it, field by field. */
export function happeningOf(event: GameEvent, viewOptions: ViewOptions): Happening {
  switch (event.type) {
    case 'roundBegan':
      return {
        type: event.type,
        round: event.round,
        candidate: event.candidate,
        specialElection: event.specialElection,
      };
    case 'nominated':
      return { type: event.type, candidate: event.candidate, nominee: event.nominee };
    case 'ballotCast':
      return { type: event.type, seat: viewOptions.showVoters ? event.seat : null };
    case 'ballotsRevealed':
      return {
        type: event.type,
        candidate: event.candidate,
        nominee: event.nominee,
        ballots: event.ballots,
        elected: event.elected,
      };
    case 'checkedNotHitler':
    case 'vetoProposed':
      return { type: event.type, chancellor: event.chancellor };
    case 'trackerMoved':
      return { type: event.type, tracker: event.tracker };
    case 'tilesDrawn':
    case 'policiesPeeked':
      return { type: event.type, president: event.president };
    default:
      return deedOf(event);
  }
}

type Deed = Exclude<
  GameEvent,
  {
    readonly type:
      | 'roundBegan'
      | 'nominated'
      | 'ballotCast'
      | 'ballotsRevealed'
      | 'checkedNotHitler'
      | 'vetoProposed'
      | 'trackerMoved'
      | 'tilesDrawn'
      | 'policiesPeeked';
  }
>;

function deedOf(event: Deed): Happening {
  switch (event.type) {
    case 'tilesPassed':
      return { type: event.type, president: event.president, chancellor: event.chancellor };
    case 'vetoAnswered':
      return { type: event.type, president: event.president, consent: event.consent };
    case 'chaosBegan':
    case 'brokenOff':
      return { type: event.type };
    case 'policyEnacted':
      return { type: event.type, party: event.party, by: event.by, count: event.count };
    case 'deckReshuffled':
      return { type: event.type, drawPile: event.drawPile };
    case 'powerGranted':
      return { type: event.type, president: event.president, power: event.power };
    case 'loyaltyInvestigated':
    case 'specialElectionCalled':
    case 'executed':
      return { type: event.type, president: event.president, target: event.target };
    case 'concluded':
      return {
        type: event.type,
        verdict: { winner: event.verdict.winner, reason: event.verdict.reason },
      };
    default:
      return unreachable(event);
  }
}
