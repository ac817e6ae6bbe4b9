import { unreachable } from '../../src-shared/lang/result.ts';
import type { Party, SeatId } from '../../src-shared/rules/terms.ts';
import { STATEMENTS, type ClaimKind, type Statement } from '../../src-shared/talk/statements.ts';
import {
  EMOTES,
  silenceOf,
  type Claim,
  type Emote,
  type Occasion,
  type TalkView,
} from '../../src-shared/talk/talkView.ts';
import { partyModels, type PartyModel } from './partyModel.ts';
import { nameOf, tell, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';

/** A statement as it is drawn: tiles, and those that were passed on; in words for whoever cannot see them. */
export interface StatementModel {
  readonly says: Statement;
  readonly tiles: readonly PartyModel[];
  /** Null where nothing was passed on. */
  readonly passed: readonly PartyModel[] | null;
  readonly words: string;
}

export interface OccasionModel {
  /** Names this occasion among those of its seat. */
  readonly key: string;
  readonly round: number;
  readonly title: string;
  /** All that can be said, always in the same order. */
  readonly choices: readonly StatementModel[];
}

/** What this seat may say now. */
export interface SayModel {
  readonly title: string;
  readonly close: string;
  /** Why nothing may be said, or null. */
  readonly silence: string | null;
  /** The game is over: there are reactions, and nothing is claimed any more. */
  readonly over: boolean;
  readonly reactionsTitle: string;
  readonly reactions: readonly { readonly emote: Emote; readonly label: string }[];
  readonly claimsTitle: string;
  readonly claimsLead: string;
  readonly nothing: string | null;
  readonly occasions: readonly OccasionModel[];
  readonly claimThis: string;
}

/** Null in the gallery, which has neither claims nor reactions (decision 31). */
export function sayModel(scene: Scene, talk: TalkView): SayModel | null {
  const { seat } = scene.mine;
  if (seat === null) return null;
  const words = scene.words.words.talk;
  const silence = silenceOf(scene.view, seat);
  const occasions = talk.open.filter((occasion) => occasion.seat === seat);
  return {
    title: words.title,
    close: words.close,
    silence: silence === null ? null : words.silence[silence],
    over: scene.view.stage.name === 'concluded',
    reactionsTitle: words.reactionsTitle,
    reactions: EMOTES.map((emote) => ({ emote, label: words.reactions[emote] })),
    claimsTitle: words.claimsTitle,
    claimsLead: words.claimsLead,
    nothing: occasions.length === 0 ? words.nothing : null,
    // The newest first: what was just seen is what is asked about.
    occasions: [...occasions].reverse().map((occasion) => occasionModel(scene, occasion)),
    claimThis: words.claimThis,
  };
}

function occasionModel(scene: Scene, { kind, round, target }: Occasion): OccasionModel {
  const { occasion } = scene.words.words.talk;
  const name = target === null ? '' : nameOf(scene, target);
  return {
    key: `${round} ${kind}`,
    round,
    title: tell(scene, occasion[kind], { n: round, name }),
    choices: STATEMENTS[kind].map((says) => statementModel(scene, says)),
  };
}

/** One statement, as it is offered and as it is shown. */
export function statementModel(scene: Scene, says: Statement): StatementModel {
  const { choice } = scene.words.words.talk;
  const tiles = tilesOf(says);
  const passed = says.kind === 'drew' ? says.passed : null;
  return {
    says,
    tiles: partyModels(scene, tiles),
    passed: passed === null ? null : partyModels(scene, passed),
    words: tell(scene, choice[sentenceOf(says)], {
      tiles: letters(scene, tiles),
      passed: letters(scene, passed ?? []),
    }),
  };
}

/** "Ann, President, claims: drew F F L, passed F L": what was said, by whom, without a word of whether it is true. */
export function claimSentence(scene: Scene, { seat, target, says }: Claim): string {
  const { claimed } = scene.words.words.talk;
  return tell(scene, claimed[sentenceOf(says)], {
    name: nameOf(scene, seat),
    target: target === null ? '' : nameOf(scene, target),
    tiles: letters(scene, tilesOf(says)),
    passed: letters(scene, says.kind === 'drew' ? says.passed : []),
  });
}

function sentenceOf(says: Statement): 'drew' | 'received' | 'peeked' | Party {
  return says.kind === 'investigated' ? says.party : says.kind;
}

function tilesOf(says: Statement): readonly Party[] {
  switch (says.kind) {
    case 'drew':
    case 'received':
    case 'peeked':
      return says.tiles;
    case 'investigated':
      return [says.party];
    default:
      return unreachable(says);
  }
}

/** Tiles by the letters that are printed on them. */
function letters(scene: Scene, tiles: readonly Party[]): string {
  const { letter } = scene.words.words.game;
  return tiles.map((tile) => letter[tile]).join('\u00A0');
}

/** What was claimed of one round, in the order in which it was said; and whether the two of its session differ. */
export function claimLines(scene: Scene, talk: TalkView, round: number): readonly string[] {
  const claims = talk.claims.filter((claim) => claim.round === round);
  const lines = claims.map((claim) => claimSentence(scene, claim));
  return differ(claims) ? [...lines, scene.words.words.talk.differ] : lines;
}

/** The President says that two tiles were passed, and the Chancellor that two others came: one of them is wrong. */
function differ(claims: readonly Claim[]): boolean {
  const drew = claims.find(({ says }) => says.kind === 'drew')?.says;
  const received = claims.find(({ says }) => says.kind === 'received')?.says;
  if (drew?.kind !== 'drew' || received?.kind !== 'received') return false;
  return drew.passed.join() !== received.tiles.join();
}

const KIND_SIGNS: Readonly<Record<ClaimKind, SignName>> = {
  drew: 'president',
  received: 'chancellor',
  investigated: 'investigate',
  peeked: 'peek',
};

/** What lies at a seat: its latest claim, while the round it speaks of is not long past, and its reaction. */
export interface SeatTalkModel {
  readonly claim: {
    readonly statement: StatementModel;
    /** What it is about: without it a sign at a seat would read as the seat's own. */
    readonly sign: SignName;
    /** The number of the seat that was investigated; empty for the others. */
    readonly about: string;
    readonly words: string;
  } | null;
  readonly emote: { readonly emote: Emote; readonly words: string } | null;
}

/** By seat; a seat that has said nothing is not in it. */
export function seatTalkModels(
  scene: Scene,
  talk: TalkView,
  reactions: readonly { readonly seat: SeatId; readonly emote: Emote }[],
): ReadonlyMap<SeatId, SeatTalkModel> {
  const models = new Map<SeatId, SeatTalkModel>();
  for (const claim of talk.claims) {
    if (claim.round < scene.view.round - 1) continue;
    models.set(claim.seat, {
      claim: {
        statement: statementModel(scene, claim.says),
        sign: KIND_SIGNS[claim.says.kind],
        about: claim.target === null ? '' : String(claim.target + 1),
        words: claimSentence(scene, claim),
      },
      emote: null,
    });
  }
  for (const { seat, emote } of reactions) {
    const { claim } = models.get(seat) ?? { claim: null };
    models.set(seat, { claim, emote: { emote, words: reactionSentence(scene, seat, emote) } });
  }
  return models;
}

/** "Ann: I agree". */
export function reactionSentence(scene: Scene, seat: SeatId, emote: Emote): string {
  const { saidBy, reactions } = scene.words.words.talk;
  return tell(scene, saidBy, { name: nameOf(scene, seat), words: reactions[emote] });
}
