import { unreachable } from '../../src-shared/lang/result.ts';
import { HITLER_ZONE, VETO_UNLOCKED_AT, type Ballot, type Party } from '../../src-shared/rules/terms.ts';
import type { Happening } from '../../src-shared/view/seatView.ts';
import { nameOf, tell, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';

/** The id of the button that puts the news away. */
export const NEWS_GO_ON = 'news-go-on';

/** What just happened, as everybody may hear it: one headline, and a line for each thing that followed. */
export interface NewsModel {
  readonly sign: SignName;
  /** The rubber stamp over a vote. */
  readonly stamp: string | null;
  readonly headline: string;
  /** The headline for the person to whom it happened; null for everybody else. */
  readonly own: string | null;
  readonly lines: readonly string[];
  /** The same where one line alone has room: nothing twice, and what follows from it for the game. */
  readonly brief: readonly string[];
  /** The same over the words for whoever has to act now: those name the power. */
  readonly strip: readonly string[];
  /** The tile that went onto a track. */
  readonly enacted: Party | null;
  /** The ballots that turned over, by seat. */
  readonly ballots: readonly (Ballot | null)[] | null;
  readonly goOn: string;
}

/** In which order the lines stand: the last are the first that go where there is no room. */
const RANK = { certain: 0, story: 1, turningPoint: 2, power: 3, tracker: 4, piles: 5 } as const;

/** One thing that happened: a headline of some weight, or a line that follows another's headline. */
interface Beat {
  readonly weight: 0 | 1 | 2;
  readonly rank: (typeof RANK)[keyof typeof RANK];
  readonly sign: SignName;
  readonly headline: string;
  readonly line: string;
}

/**
 * The news of one update, or null where nothing happened that needs telling: a nomination and a ballot are seen
 * on the table itself. The first thing of the greatest weight is the headline, the others follow as lines.
 */
export function newsModel(scene: Scene, happenings: readonly Happening[]): NewsModel | null {
  const beats = happenings
    .map((happening) => beat(scene, happening, happenings))
    .filter((one) => one !== null);
  const weight = Math.max(0, ...beats.map((one) => one.weight));
  const head = beats.find((one) => one.weight === weight);
  if (head === undefined || weight === 0) return null;
  const revealed = happenings.find((happening) => happening.type === 'ballotsRevealed');
  const enacted = happenings.find((happening) => happening.type === 'policyEnacted');
  const { news, act } = scene.words.words.game;
  const turning = turningPoint(scene, enacted?.party === 'fascist' ? enacted.count : 0);
  const lines = linesOf(beats, head, turning);
  const isEnactment = head.sign === 'disc' || head.sign === 'wedge';
  const brief = briefOf(isEnactment ? lines : [head.headline, ...lines], turning);
  return {
    sign: head.sign,
    stamp: revealed === undefined ? null : tell(scene, revealed.elected ? news.elected : news.rejected),
    headline: head.headline,
    own: happenings.some((one) => one.type === 'executed' && one.target === scene.mine.seat)
      ? tell(scene, news.youAreExecuted)
      : null,
    lines,
    brief,
    strip: isEnactment && turning !== null ? [head.headline, turning] : brief,
    enacted: enacted?.party ?? null,
    ballots: revealed?.ballots ?? null,
    goOn: tell(scene, act.goOn),
  };
}

/** The lines by what they mean for the game, in the order of the happenings where they mean the same. */
function linesOf(beats: readonly Beat[], head: Beat, turning: string | null): readonly string[] {
  return [
    ...beats.map((one) => ({ rank: one.rank, line: one === head ? one.line : one.line || one.headline })),
    { rank: RANK.turningPoint, line: turning ?? '' },
  ]
    .filter(({ line }) => line !== '')
    .sort((one, other) => one.rank - other.rank)
    .map(({ line }) => line);
}

/** Two facts; and a third where the game has just turned, so that it is told whatever else happened. */
function briefOf(facts: readonly string[], turning: string | null): readonly string[] {
  if (turning === null || facts.indexOf(turning) < 3) return facts.slice(0, turning === null ? 2 : 3);
  return [...facts.slice(0, 2), turning];
}

/** "Elected: 6 Ja : 4 Nein", or the headline alone where nothing was stamped. */
export function stampedHeadline(scene: Scene, news: NewsModel): string {
  const { stamp, headline } = news;
  return stamp === null ? headline : tell(scene, scene.words.words.game.join.stamped, { stamp, headline });
}

/** True for news of a kind that stays on the table until the next: not a ballot, not a nomination. */
export function tellsNews(happenings: readonly Happening[]): boolean {
  return happenings.some((happening) => happening.type !== 'ballotCast');
}

function beat(scene: Scene, happening: Happening, all: readonly Happening[]): Beat | null {
  const { news } = scene.words.words.game;
  switch (happening.type) {
    case 'ballotsRevealed':
      return votes(scene, happening);
    case 'policyEnacted':
      return enactment(scene, happening, all);
    case 'checkedNotHitler':
      return follow(
        'notHitler',
        RANK.certain,
        tell(scene, news.notHitler, { name: nameOf(scene, happening.chancellor) }),
      );
    case 'trackerMoved':
      return happening.tracker === 0 || chaos(all)
        ? null
        : follow('ballot', RANK.tracker, tell(scene, news.tracker, { n: happening.tracker }));
    case 'chaosBegan': {
      const byVeto = all.some((one) => one.type === 'vetoAnswered');
      return follow('ballot', RANK.story, tell(scene, byVeto ? news.chaosByVeto : news.chaosByVotes));
    }
    case 'deckReshuffled':
      return follow('waiting', RANK.piles, tell(scene, news.reshuffled, { n: happening.drawPile }));
    case 'powerGranted':
      return follow(
        'president',
        RANK.power,
        tell(scene, news.powerGranted[happening.power], { name: nameOf(scene, happening.president) }),
      );
    case 'vetoProposed':
      return vetoProposal(scene, happening);
    case 'vetoAnswered': {
      const name = nameOf(scene, happening.president);
      return happening.consent
        ? head('veto', tell(scene, news.vetoAgreed), tell(scene, news.vetoAgreedLine, { name }))
        : head('veto', tell(scene, news.vetoRefused), tell(scene, news.vetoRefusedLine, { name }));
    }
    default:
      return powerBeat(scene, happening);
  }
}

type PowerHappening = Exclude<
  Happening,
  {
    readonly type:
      | 'ballotsRevealed'
      | 'policyEnacted'
      | 'checkedNotHitler'
      | 'trackerMoved'
      | 'chaosBegan'
      | 'deckReshuffled'
      | 'powerGranted'
      | 'vetoProposed'
      | 'vetoAnswered';
  }
>;

function powerBeat(scene: Scene, happening: PowerHappening): Beat | null {
  const { news } = scene.words.words.game;
  switch (happening.type) {
    case 'loyaltyInvestigated': {
      const fills = { name: nameOf(scene, happening.target), president: nameOf(scene, happening.president) };
      return head(
        'investigate',
        tell(scene, news.investigated, fills),
        tell(scene, news.investigatedLine, fills),
      );
    }
    case 'specialElectionCalled': {
      const fills = { name: nameOf(scene, happening.target) };
      return head(
        'specialElection',
        tell(scene, news.specialElection, fills),
        tell(scene, news.specialElectionLine, fills),
      );
    }
    case 'policiesPeeked': {
      const line = tell(scene, news.peekedLine, { name: nameOf(scene, happening.president) });
      return head('peek', tell(scene, news.peeked), line);
    }
    case 'executed': {
      const headline = tell(scene, news.executed, { name: nameOf(scene, happening.target) });
      return head('execution', headline, tell(scene, news.executedLine));
    }
    case 'roundBegan':
    case 'nominated':
    case 'ballotCast':
    case 'tilesDrawn':
    case 'tilesPassed':
    case 'concluded':
    case 'brokenOff':
      return null;
    default:
      return unreachable(happening);
  }
}

function votes(scene: Scene, revealed: Happening & { readonly type: 'ballotsRevealed' }): Beat {
  const { news } = scene.words.words.game;
  const ja = revealed.ballots.filter((ballot) => ballot === 'ja').length;
  const nein = revealed.ballots.filter((ballot) => ballot === 'nein').length;
  const fills = { candidate: nameOf(scene, revealed.candidate), nominee: nameOf(scene, revealed.nominee) };
  return {
    weight: 2,
    rank: RANK.story,
    sign: 'ballot',
    headline: tell(scene, news.votes, { ja, nein }),
    line: revealed.elected ? tell(scene, news.government, fills) : '',
  };
}

/** What agreeing or refusing leads to with this tracker (R-VETO-03, R-VETO-04). */
function vetoProposal(scene: Scene, proposed: Happening & { readonly type: 'vetoProposed' }): Beat {
  const { news } = scene.words.words.game;
  const { candidate, tracker } = scene.view;
  const president = candidate === null ? '' : nameOf(scene, candidate);
  return head(
    'veto',
    tell(scene, news.vetoProposed, { name: nameOf(scene, proposed.chancellor) }),
    tell(scene, news.vetoProposedLine, { name: president, n: tracker + 1 }),
  );
}

/** What is different from this Fascist policy on (R-END-01, R-VETO-01). */
function turningPoint(scene: Scene, fascist: number): string | null {
  const { news } = scene.words.words.game;
  if (fascist === HITLER_ZONE) return tell(scene, news.hitlerZoneNow);
  return fascist === VETO_UNLOCKED_AT ? tell(scene, news.vetoUnlocked) : null;
}

function enactment(
  scene: Scene,
  enacted: Happening & { readonly type: 'policyEnacted' },
  all: readonly Happening[],
): Beat {
  const { news } = scene.words.words.game;
  const line =
    enacted.by === 'chaos'
      ? tell(scene, news.enactedTop[enacted.party], { n: enacted.count })
      : tell(scene, news.enactedBy[enacted.party], { n: enacted.count, name: enactor(scene) });
  return {
    weight: chaos(all) ? 1 : 2,
    rank: RANK.story,
    sign: enacted.party === 'liberal' ? 'disc' : 'wedge',
    headline: tell(scene, news.enacted[enacted.party]),
    line,
  };
}

/** Who enacted a policy just now: the Chancellor of the last elected government. */
function enactor(scene: Scene): string {
  const { lastGovernment } = scene.view;
  return lastGovernment === null ? '' : nameOf(scene, lastGovernment.chancellor);
}

function chaos(all: readonly Happening[]): boolean {
  return all.some((one) => one.type === 'chaosBegan');
}

function head(sign: SignName, headline: string, line: string): Beat {
  return { weight: 2, rank: RANK.story, sign, headline, line };
}

function follow(sign: SignName, rank: Beat['rank'], line: string): Beat {
  return { weight: 0, rank, sign, headline: '', line };
}
