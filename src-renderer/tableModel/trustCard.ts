import type { Fault, Finding, Forgery, Verified } from '../../src-shared/fairness/terms.ts';
import { say } from '../../src-shared/locale/say.ts';
import type { DeviceReport } from '../../src-shared/protocol/deal.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { dealLines } from '../lobbyModel/dealNews.ts';
import { tell, type Scene } from './scene.ts';
import type { SignName } from './signs.ts';

/** What this device found of the deal when the game was over, and apart from it what others say (decision 23). */
export interface TrustCardModel {
  readonly title: string;
  readonly state: TrustState;
  readonly sign: SignName;
  readonly headline: string;
  readonly text: string;
  /** The eight characters to compare aloud; null where this device could not compute them. */
  readonly head: { readonly label: string; readonly characters: string; readonly hint: string } | null;
  readonly lines: readonly string[];
  /** What this device counted, behind a word; null where it found nothing. */
  readonly details: { readonly title: string; readonly lines: readonly string[] } | null;
  /** Where what was shown is not what was; null unless that is what differs. */
  readonly difference: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  } | null;
  readonly othersTitle: string;
  readonly others: readonly OtherDevice[];
}

export interface OtherDevice {
  readonly name: string;
  readonly words: string;
  readonly sign: SignName;
  /** It found a mismatch, or computed other characters than this device. */
  readonly warns: boolean;
}

export type TrustState =
  'checking' | 'verified' | 'weaker' | 'mismatch' | 'unchecked' | 'notOpened' | 'noDeal';

const SIGN_OF = {
  checking: 'waiting',
  verified: 'tick',
  weaker: 'wedge',
  mismatch: 'cross',
  unchecked: 'ring',
  notOpened: 'ring',
  noDeal: 'ring',
} as const satisfies Record<TrustState, SignName>;

/** What this device knows of the deal of a game, and found in it once the host had opened it. */
export interface KnownDeal {
  readonly game: number;
  /** Deals of the evening that came to nothing, by its own count. */
  readonly broken: number;
  readonly forged: Forgery | null;
  readonly unremembered: number;
  readonly finding: Finding | 'checking' | 'unchecked' | null;
}

/** The card at the end of a game, the same for every role. `trust` is what this device knows; null for nothing. */
export function trustCard(scene: Scene, trust: KnownDeal | null): TrustCardModel {
  const { trust: words } = scene.words.words;
  const known = trust?.game === scene.table.game ? trust : null;
  const state = stateOf(scene, known);
  const finding = known?.finding ?? null;
  const isFound = finding !== null && typeof finding === 'object';
  const verified = isFound && finding.verdict === 'verified' ? finding : null;
  const unremembered = known?.unremembered ?? 0;
  const fault = isFound && finding.verdict === 'mismatch' ? finding.fault : null;
  return {
    title: words.title,
    state,
    sign: SIGN_OF[state],
    headline: words.states[state],
    text: state === 'mismatch' ? faultText(scene, fault ?? wordsFault(known)) : words.texts[state],
    head: verified === null ? null : { label: words.head, characters: verified.head, hint: words.headHint },
    lines: [
      ...(verified !== null && hasForgotten(scene, verified, unremembered) ? [words.forgot] : []),
      ...dealLines(tableAsOpened(scene.table, verified), trust, scene.words),
    ],
    details:
      verified === null ? null : { title: words.details, lines: ownLines(scene, verified, unremembered) },
    difference: fault?.code === 'shownOtherwise' ? differenceOf(scene, fault) : null,
    othersTitle: words.others.title,
    others: othersOf(scene, verified?.head ?? null),
  };
}

/** Whose shares are in the deal is told by the host while it is played; once it is opened, this device knows. */
function tableAsOpened(table: TableView, verified: Verified | null): TableView {
  if (verified === null) return table;
  return { ...table, trust: { ...table.trust, contributors: verified.contributors } };
}

/** A host that opens nothing has a state of its own, and so has one that dealt without anybody. */
function stateOf({ table }: Scene, trust: KnownDeal | null): TrustState {
  const finding = trust?.finding ?? null;
  if (trust !== null && trust.forged !== null) return 'mismatch';
  if (finding === null) return trust === null && table.trust.contributors === null ? 'noDeal' : 'notOpened';
  if (typeof finding === 'string') return finding;
  if (finding.verdict === 'mismatch') return 'mismatch';
  if (finding.contributors.length === 0) return 'noDeal';
  return finding.discards === 'closed' ? 'weaker' : 'verified';
}

/** What was told in the name of this device's seat stands whatever the host opens, or does not. */
function wordsFault(known: KnownDeal | null): Fault | null {
  const act = known?.forged ?? null;
  return act === null ? null : { code: 'notMyWords', act };
}

function faultText(scene: Scene, fault: Fault | null): string {
  const { faults, forged } = scene.words.words.trust;
  if (fault === null) return '';
  switch (fault.code) {
    case 'dealChanged':
      return faults[fault.part];
    case 'notMyWords':
      return forged.acts[fault.act];
    case 'shownOtherwise':
      return tell(scene, faults[fault.part], { n: fault.revision });
    case 'againstTheRules':
    case 'historyChanged':
    case 'notMyMove':
      return tell(scene, faults[fault.code], { n: fault.revision });
    default:
      return faults[fault.code];
  }
}

function differenceOf(
  scene: Scene,
  { part, path, shown, replayed }: Extract<Fault, { readonly code: 'shownOtherwise' }>,
): TrustCardModel['difference'] {
  const { difference } = scene.words.words.trust;
  return {
    title: difference.title,
    rows: [
      { label: difference.where, value: part === 'public' ? path.replace(/^\[0\]\.?/, '') : path },
      { label: difference.shown, value: shown },
      { label: difference.replayed, value: replayed },
    ],
  };
}

/** Its own memory has gaps, as after a new start or a late coming: that by itself is nothing wrong. */
function hasForgotten(scene: Scene, verified: Verified, unremembered: number): boolean {
  const { contributed, seen, updates, unwitnessed } = verified;
  const forgotShare =
    scene.mine.seat !== null && verified.contributors.includes(scene.mine.seat) && !contributed;
  return forgotShare || seen < updates || unwitnessed > 0 || unremembered > 0;
}

function ownLines(
  scene: Scene,
  { contributed, seen, updates, unwitnessed }: Verified,
  unremembered: number,
): readonly string[] {
  const { trust: words } = scene.words.words;
  return [
    contributed ? words.hadShare : words.hadNoShare,
    tell(scene, words.seen, { seen, all: updates }),
    ...(unwitnessed === 0 ? [] : [tell(scene, words.unwitnessed, { n: unwitnessed })]),
    ...(unremembered === 0 ? [] : [tell(scene, words.unremembered, { n: unremembered })]),
  ];
}

/** Every other person by name, in order of play, those included who have said nothing. */
function othersOf(scene: Scene, ownHead: string | null): readonly OtherDevice[] {
  return scene.table.seats.flatMap(({ name, occupant }, index) => {
    const seat = seatId(index);
    if (occupant === 'bot' || seat === scene.mine.seat) return [];
    const report = scene.table.trust.reports.find((each) => each.seat === seat);
    return [{ name, ...reportWords(scene, report, ownHead) }];
  });
}

function reportWords(
  scene: Scene,
  report: DeviceReport | undefined,
  ownHead: string | null,
): Omit<OtherDevice, 'name'> {
  const { others } = scene.words.words.trust;
  if (report === undefined) return { words: others.silent, sign: SIGN_OF.notOpened, warns: false };
  const { found, head } = report;
  const base = { words: others.found[found], sign: SIGN_OF[found], warns: found === 'mismatch' };
  if (ownHead === null || head === '') return base;
  const isSame = head === ownHead;
  const after = isSame ? others.sameHead : say(scene.words.lang, others.otherHead, { head });
  return {
    words: tell(scene, scene.words.words.game.join.after, { role: base.words, mark: after }),
    sign: isSame ? base.sign : 'cross',
    warns: base.warns || !isSame,
  };
}
