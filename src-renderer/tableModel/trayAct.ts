import type { Intent } from '../../src-shared/rules/commands.ts';
import { HITLER_ZONE, type SeatId } from '../../src-shared/rules/terms.ts';
import type { ActModel } from './act.ts';
import { absentAwaited, livingCount, nameOf, namesOf, tell, type Choice, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';
import type { QuietTray } from './tray.ts';

type Ask = Omit<QuietTray, 'lit' | 'tab' | 'news'>;

/** A tray that asks this person for one thing. */
export function lit(scene: Scene, ask: Ask): QuietTray {
  return { ...ask, lit: true, tab: tell(scene, scene.words.words.game.tab.yourTurn), news: null };
}

/** A button that sends an intent. */
export function send(id: string, label: string, intent: Intent, sign: SignName | null = null): ActModel {
  return { id, label, kind: 'primary', sign, deed: { kind: 'send', intent } };
}

/** The button while nothing is picked: it says what is missing. */
export function missing(label: string): ActModel {
  return { id: 'confirm', label, kind: 'primary', sign: null, deed: null };
}

/** The button that takes back what was picked. */
export function chooseAgain(scene: Scene): ActModel {
  const label = tell(scene, scene.words.words.game.act.chooseAgain);
  return { id: 'choose-again', label, kind: 'plain', sign: null, deed: { kind: 'chooseAgain' } };
}

/** R-NOM-01: the candidate picks a seat, then a button that names it. */
export function nominating(scene: Scene, choice: Choice): QuietTray {
  const { ask, act, coach, youAre } = scene.words.words.game;
  const nominee = chosenSeat(scene, choice);
  return lit(scene, {
    sign: 'president',
    who: tell(scene, youAre.candidate),
    sentence:
      nominee === null ? tell(scene, ask.nominate) : tell(scene, ask.nominateChosen, named(scene, nominee)),
    coach: [tell(scene, coach.nominate)],
    acts:
      nominee === null
        ? [missing(tell(scene, act.chooseSeat))]
        : [send('confirm', tell(scene, act.nominate, named(scene, nominee)), { type: 'nominate', nominee })],
  });
}

/** R-VOTE-05: one ballot, changeable until the last one is in; the two cards lie on the carbon sheet. */
export function voting(scene: Scene): QuietTray {
  const { ask, coach, tab, youAre, wait } = scene.words.words.game;
  const { stage } = scene.view;
  const pair = pairNames(scene);
  const lines = [tell(scene, coach.voteFirst, pair)];
  const { ballot } = scene.mine;
  if (ballot !== null) lines.splice(0, 1, ballotLine(scene));
  if (scene.view.fascist >= HITLER_ZONE) lines.push(tell(scene, coach.hitlerZone));
  const absent = absentAwaited(scene);
  if (absent.length > 0) lines.push(absentLine(scene, absent));
  else if (ballot !== null && stage.name === 'election' && stage.voted !== null)
    lines.push(tell(scene, coach.stillToVote, { names: namesOf(scene, scene.view.awaiting) }));
  const inCount = stage.name === 'election' ? stage.ballotsIn : 0;
  return {
    ...lit(scene, {
      sign: 'ballot',
      who: tell(scene, youAre.voter, { n: inCount, all: livingCount(scene) }),
      sentence:
        ballot === null
          ? tell(scene, ask.vote, pair)
          : tell(scene, wait.ballots, { n: livingCount(scene) - inCount }),
      coach: lines,
      acts: [],
    }),
    lit: ballot === null,
    tab: tell(scene, tab.everyoneVotes),
  };
}

/** The tray is no private part: it says that a bot voted, and never how. */
function ballotLine(scene: Scene): string {
  const { door, game } = scene.words.words;
  return tell(scene, scene.botBallot === true ? door.deeds.botVoted : game.coach.voteCast);
}

/** R-LEG-01 and decision 30: a tile is tapped, then one button names what happens to it. */
export function discarding(scene: Scene, choice: Choice): QuietTray {
  const { ask, act, coach, youAre } = scene.words.words.game;
  const tile = chosenTile(scene, choice);
  return lit(scene, {
    sign: 'president',
    who: tell(scene, youAre.president),
    sentence: tell(scene, ask.discard),
    coach: [tell(scene, coach.discard, { name: pairNames(scene).nominee })],
    acts: [
      tile === null
        ? missing(tell(scene, act.chooseTile))
        : send(
            'confirm',
            tell(scene, act.discard[tile.party]),
            { type: 'discard', position: tile.position },
            'down',
          ),
    ],
  });
}

/** R-LEG-02, and R-VETO-02 where a veto is possible: it may be proposed without picking a tile first. */
export function enacting(scene: Scene, choice: Choice, mayVeto: boolean): QuietTray {
  const { ask, act, coach, youAre } = scene.words.words.game;
  const tile = chosenTile(scene, choice);
  const { stage } = scene.view;
  const refused = stage.name === 'chancellorEnactment' && stage.veto === 'refused';
  const line = mayVeto ? coach.enactOrVeto : refused ? coach.enactAfterRefusal : coach.enact;
  const enact =
    tile === null
      ? missing(tell(scene, act.chooseTile))
      : send('confirm', tell(scene, act.enact[tile.party]), { type: 'enact', position: tile.position }, 'up');
  const veto: ActModel = {
    id: 'propose-veto',
    label: tell(scene, act.proposeVeto),
    kind: 'plain',
    sign: 'veto',
    deed: { kind: 'chooseVeto', step: 'propose' },
  };
  return lit(scene, {
    sign: 'chancellor',
    who: tell(scene, youAre.chancellor),
    sentence: tell(scene, mayVeto ? ask.enactOrVeto : ask.enact),
    coach: [tell(scene, line, { name: pairNames(scene).candidate })],
    acts: mayVeto ? [enact, veto] : [enact],
  });
}

/** "Ben is away. The game waits.", for one or many. */
export function absentLine(scene: Scene, absent: readonly SeatId[]): string {
  const { wait } = scene.words.words.game;
  const [first] = absent;
  if (first !== undefined && absent.length === 1) return tell(scene, wait.absent, named(scene, first));
  return tell(scene, wait.absentMany, { names: namesOf(scene, absent) });
}

/** The names of the pair of this round; empty where an office is not filled. */
export function pairNames(scene: Scene): { readonly candidate: string; readonly nominee: string } {
  const { candidate, nominee } = scene.view;
  return {
    candidate: candidate === null ? '' : nameOf(scene, candidate),
    nominee: nominee === null ? '' : nameOf(scene, nominee),
  };
}

/** The fill for a sentence about one seat. */
export function named(scene: Scene, seat: SeatId): { readonly name: string } {
  return { name: nameOf(scene, seat) };
}

/** The picked seat, if the rules still offer it: a click on what has just changed picks nothing. */
export function chosenSeat(scene: Scene, choice: Choice): SeatId | null {
  if (choice.kind !== 'seat') return null;
  const { options } = scene.mine;
  const offered =
    options.kind === 'nominate' ? options.nominees : options.kind === 'choose' ? options.targets : [];
  return offered.includes(choice.seat) ? choice.seat : null;
}

function chosenTile(scene: Scene, choice: Choice) {
  if (choice.kind !== 'tile') return null;
  const party = scene.mine.hand[choice.position];
  return party === undefined ? null : { party, position: choice.position };
}
