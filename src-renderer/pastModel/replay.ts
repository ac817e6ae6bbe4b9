import type { Retelling, RetoldStep } from '../../src-shared/fairness/retelling.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { GameAccount } from '../../src-shared/protocol/gameFile.ts';
import { NO_DEAL } from '../../src-shared/protocol/deal.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { Party } from '../../src-shared/rules/terms.ts';
import type { TalkView } from '../../src-shared/talk/talkView.ts';
import type { Happening, PrivateView } from '../../src-shared/view/seatView.ts';
import { stampedHeadline, newsModel } from '../tableModel/news.ts';
import { partyModels, type PartyModel } from '../tableModel/partyModel.ts';
import { joined, nameOf, tell, type Scene } from '../tableModel/scene.ts';
import type { SeatModel } from '../tableModel/seats.ts';
import { headlineOf, reasonOf } from '../tableModel/verdict.ts';
import { seatsAt, type Sight } from './openSeats.ts';

/** A game of the past, as it was told from its file. */
export interface PastTold {
  readonly retelling: Retelling;
  readonly account: GameAccount | null;
}

/** One step of a replay, as it is shown. */
export interface ReplayStep {
  readonly scene: Scene;
  readonly seats: readonly SeatModel[];
  /** The party of the tile that this step put onto a track. */
  readonly fresh: Party | null;
  /** What happened, in words. */
  readonly sentence: string;
  /** "Step 12 of 94". */
  readonly where: string;
  readonly spoken: string;
  readonly hand: { readonly label: string; readonly tiles: readonly PartyModel[] } | null;
}

/** The table as all saw it after one step; in its last step a game is over. */
export function sceneAt(told: PastTold, step: RetoldStep, sight: Sight, words: Dictionary): Scene {
  return {
    view: step.view,
    mine: sight === 'own' ? step.mine : openPart(step),
    table: tableOf(told, step.view.stage.name === 'concluded'),
    words,
  };
}

/** What the window shows of one step; `at` counts from 0. Null where the game has no such step. */
export function replayStep(told: PastTold, at: number, sight: Sight, words: Dictionary): ReplayStep | null {
  const { steps } = told.retelling;
  const step = steps[at];
  if (step === undefined) return null;
  const scene = sceneAt(told, step, sight, words);
  const sentence = sentenceOf(scene, step);
  const place = { n: at + 1, all: steps.length };
  const enacted = step.happenings.find((happening) => happening.type === 'policyEnacted');
  return {
    scene,
    seats: seatsAt(scene, step, sight),
    fresh: enacted?.party ?? null,
    sentence,
    where: tell(scene, words.words.history.where, place),
    spoken: tell(scene, words.words.history.spoken, { ...place, round: step.view.round, sentence }),
    hand: handAt(scene, step, sight),
  };
}

/** The step at which each round begins, the first round's first; steps count from 0. */
export function roundStarts({ steps }: Retelling): readonly number[] {
  return steps.flatMap((step, at) => (step.view.round === steps[at - 1]?.view.round ? [] : [at]));
}

/** What had been claimed when the table stood as it does in this scene: claims of the rounds before it. */
export function talkAt({ account }: PastTold, { view }: Scene): TalkView {
  const isOver = view.stage.name === 'concluded';
  const claims = (account?.claims ?? []).filter(({ round }) => isOver || round < view.round);
  return { claims, open: [] };
}

function tableOf({ retelling, account }: PastTold, isOver: boolean): TableView {
  const { seats, options, contributors } = retelling;
  return {
    id: retelling.tableId,
    name: account?.tableName ?? null,
    hostName: account?.hostName ?? '',
    activity: isOver ? 'concluded' : 'playing',
    seats: seats.map(({ name, kind }) => ({
      name,
      occupant: kind === 'bot' ? 'bot' : 'person',
      presence: 'here',
      botSitsIn: false,
      ready: false,
      isHost: false,
    })),
    options,
    watching: 0,
    countIn: { state: 'idle' },
    locked: false,
    asksFirst: false,
    paused: null,
    game: retelling.game,
    longAbsent: [],
    wentBack: null,
    notice: null,
    trust: { ...NO_DEAL, contributors },
  };
}

/** The table keeps its place before the eyes; what is open is drawn on the seats. */
function openPart({ mine, view }: RetoldStep): PrivateView {
  return {
    ...mine,
    role: 'unknown',
    party: 'unknown',
    ballot: null,
    hand: [],
    memories: [],
    options: { kind: 'wait', awaiting: view.awaiting },
  };
}

function handAt(scene: Scene, step: RetoldStep, sight: Sight): ReplayStep['hand'] {
  const { seat, hand } = step.mine;
  const own = seat !== null && hand.length > 0 ? { seat, tiles: hand } : null;
  const shown = sight === 'open' ? step.open.hand : own;
  if (shown === null) return null;
  return {
    label: tell(scene, scene.words.words.history.hand, { name: nameOf(scene, shown.seat) }),
    tiles: partyModels(scene, shown.tiles),
  };
}

/** The news of the step, and what is no news at a table because everybody sees it there. */
function sentenceOf(scene: Scene, step: RetoldStep): string {
  const happenings = step.view.stage.name === 'nomination' ? beginning(step) : step.happenings;
  if (happenings.length === 0) return scene.words.words.history.steps.unseen;
  const news = newsModel(scene, happenings);
  const { stop } = scene.words.words.game.join;
  const isFirst = ({ type }: Happening): boolean => type === 'ballotCast';
  return joined(scene, [
    ...happenings.filter(isFirst).map((happening) => seenSentence(scene, happening)),
    ...(news === null ? [] : [tell(scene, stop, { sentence: stampedHeadline(scene, news) }), ...news.lines]),
    ...happenings.filter((one) => !isFirst(one)).map((happening) => seenSentence(scene, happening)),
  ]);
}

/** The deal itself tells nothing: the game begins with its first candidate. */
function beginning({ happenings, view }: RetoldStep): readonly Happening[] {
  const { round, candidate, specialElection } = view;
  if (happenings.length > 0 || candidate === null) return happenings;
  return [{ type: 'roundBegan', round, candidate, specialElection }];
}

function seenSentence(scene: Scene, happening: Happening): string {
  const { steps } = scene.words.words.history;
  switch (happening.type) {
    case 'roundBegan': {
      const sentence = happening.specialElection ? steps.special : steps.began;
      return tell(scene, sentence, { n: happening.round, name: nameOf(scene, happening.candidate) });
    }
    case 'nominated':
      return tell(scene, steps.nominated, {
        candidate: nameOf(scene, happening.candidate),
        name: nameOf(scene, happening.nominee),
      });
    case 'ballotCast':
      return happening.seat === null
        ? steps.votedUnseen
        : tell(scene, steps.voted, { name: nameOf(scene, happening.seat) });
    case 'tilesDrawn':
      return tell(scene, steps.drawn, { name: nameOf(scene, happening.president) });
    case 'tilesPassed':
      return tell(scene, steps.passed, {
        president: nameOf(scene, happening.president),
        name: nameOf(scene, happening.chancellor),
      });
    case 'concluded':
      return overSentence(scene);
    case 'brokenOff':
      return steps.brokenOff;
    default:
      return '';
  }
}

/** Who has won and why, and that everything is open now. */
function overSentence(scene: Scene): string {
  const { stage } = scene.view;
  const { game, history } = scene.words.words;
  if (stage.name !== 'concluded') return history.steps.concluded;
  const headline = tell(scene, game.join.stop, { sentence: headlineOf(scene, stage.verdict) });
  return joined(scene, [reasonOf(scene, stage), headline, history.steps.concluded]);
}

/** The two ways to look at a replay. */
export interface SightModel {
  readonly label: string;
  readonly choices: readonly { readonly value: Sight; readonly label: string }[];
  /** Why not everything is open even so; null where it is. */
  readonly note: string | null;
}

export function sightModel({ retelling }: PastTold, { lang, words }: Dictionary): SightModel {
  const { history } = words;
  const name = retelling.seat === null ? null : (retelling.seats[retelling.seat]?.name ?? null);
  const own = name === null ? history.asTable : say(lang, history.asSeat, { name });
  return {
    label: history.view,
    choices: [
      { value: 'own', label: own },
      { value: 'open', label: history.open },
    ],
    note: retelling.options.discardsClosed ? history.closedTiles : null,
  };
}
