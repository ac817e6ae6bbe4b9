import type { BridgeEvent, LinkStatus } from '../../../src-shared/bridge.ts';
import type { Guessing, HostAsk } from '../../../src-shared/hosting.ts';
import type { Update } from '../../../src-shared/protocol/messages.ts';
import type { TableRefusal } from '../../../src-shared/protocol/refusals.ts';
import type { BotDeed, TablePrivate, TableView } from '../../../src-shared/protocol/tableView.ts';
import { seatId, type Ballot, type Party, type SecretRole } from '../../../src-shared/rules/terms.ts';
import type {
  Happening,
  Memory,
  PrivateView,
  PublicView,
  RoundRecord,
} from '../../../src-shared/view/seatView.ts';
import {
  LONG_NAMES,
  privateView,
  publicSeats,
  publicView,
  record,
  seated,
  seats,
  tableView,
} from '../literals.ts';
import { clockAt, SAID } from './said.ts';
import {
  CHECKING,
  DEALT,
  FORGED,
  FORGED_FOUND,
  mismatch,
  NOT_OPENED,
  OTHER_TILE,
  verified,
} from './trusted.ts';

export type HistoryEvent = Extract<BridgeEvent, { readonly event: 'history' }>;

/** Everything that a window is told, as literals: what a screen is looked at with. */
export interface Showing {
  readonly screen: 'game' | 'verdict' | 'wall' | 'app' | 'lobby' | 'past';
  readonly table: TableView;
  readonly mine: TablePrivate;
  readonly update: Update;
  readonly hosts: boolean;
  /** The host's own practice with bots. */
  readonly practice: boolean;
  /** What the host is asked, where this window hosts. */
  readonly asks: readonly HostAsk[];
  readonly guessing: Guessing | null;
  readonly link: LinkStatus;
  readonly refusal: TableRefusal | null;
  /** Test ids to press once it stands, in order. */
  readonly press: readonly string[];
  /** What people have said, what is left on the clock, and what the shell tells. */
  readonly said: readonly BridgeEvent[];
  /** Memories before the view arrived, for what is shown when it grows. */
  readonly before: Update | null;
}

interface Parts {
  readonly count?: number;
  readonly view?: Partial<PublicView>;
  readonly mine?: Partial<PrivateView>;
  readonly table?: Partial<TableView>;
  readonly happenings?: readonly Happening[];
  readonly own?: Partial<TablePrivate>;
  readonly rest?: Partial<
    Pick<
      Showing,
      'asks' | 'guessing' | 'screen' | 'hosts' | 'practice' | 'link' | 'refusal' | 'press' | 'said' | 'before'
    >
  >;
}

const JA_NEIN = (pattern: string): readonly (Ballot | null)[] =>
  Array.from(pattern, (one) => (one === 'j' ? 'ja' : one === 'n' ? 'nein' : null));

const PAST: readonly RoundRecord[] = [
  record(2, 1, {
    nominee: seatId(7),
    ballots: JA_NEIN('jjjjjjjjjn'),
    outcome: 'elected',
    enacted: { party: 'liberal', by: 'government' },
  }),
  record(3, 2, {
    nominee: seatId(9),
    ballots: JA_NEIN('jjjjjjjnnj'),
    outcome: 'elected',
    enacted: { party: 'fascist', by: 'government' },
    power: { power: 'investigateLoyalty', target: seatId(4), used: true },
  }),
  record(4, 3, {
    nominee: seatId(8),
    ballots: JA_NEIN('jjnnjjnnjj'),
    outcome: 'elected',
    enacted: { party: 'liberal', by: 'government' },
  }),
  record(5, 5, {
    nominee: seatId(7),
    ballots: JA_NEIN('jjnjjnjjnj'),
    outcome: 'elected',
    enacted: { party: 'fascist', by: 'government' },
    power: { power: 'specialElection', target: seatId(4), used: true },
  }),
  record(6, 4, {
    specialElection: true,
    nominee: seatId(9),
    ballots: JA_NEIN('jnnjnnjnjn'),
    outcome: 'rejected',
  }),
];

const BOARD: Partial<PublicView> = {
  round: 7,
  liberal: 2,
  fascist: 3,
  tracker: 1,
  drawPile: 12,
  discardPile: 0,
  lastGovernment: { president: seatId(5), chancellor: seatId(7) },
  chronicle: [...PAST, record(7, 0)],
};
const PAIR = { candidate: seatId(0), nominee: seatId(2) } as const;
const GOVERNMENT = { president: seatId(0), chancellor: seatId(2) } as const;
const LIMITED = publicSeats(10, {
  5: { termLimit: 'lastPresident' },
  7: { termLimit: 'lastChancellor' },
  4: { investigated: true },
  8: { notHitler: true },
});

export function show(parts: Parts): Showing {
  const count = parts.count ?? 10;
  const mine = privateView(count, parts.mine);
  const update: Update = {
    revision: 12,
    question: 9,
    public: publicView(count, { ...(count === 10 ? BOARD : {}), ...parts.view }),
    happenings: parts.happenings ?? [],
    mine,
  };
  return {
    screen: 'game',
    table: tableView(count, parts.table),
    mine: {
      seat: mine.seat,
      name: 'Aino',
      invitation: INVITATION,
      askedFor: null,
      botDeeds: [],
      ...parts.own,
    },
    update,
    hosts: false,
    practice: false,
    asks: [],
    guessing: null,
    link: { state: 'seated' },
    refusal: null,
    press: [],
    said: [],
    before: null,
    ...parts.rest,
  };
}

const NO_CHOICE_OF_BOT = { target: null, ballot: null, party: null, consent: null } as const;
const BOT_DEEDS: readonly BotDeed[] = [
  { ...NO_CHOICE_OF_BOT, round: 5, question: 6, type: 'discard', party: 'liberal' },
  { ...NO_CHOICE_OF_BOT, round: 6, question: 8, type: 'investigate', target: seatId(6) },
  { ...NO_CHOICE_OF_BOT, round: 7, question: 9, type: 'castBallot', ballot: 'ja' },
];

const INVITATION = {
  address: '192.0.2.20:41932',
  addressCode: 'KB7M4T',
  tableCode: 'H3Q9XW',
  seal: 'K4T9M2X7PQ',
  link: 'http://192.0.2.20:41932/#1.AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB',
} as const;

const NOMINATING: Partial<PrivateView> = {
  options: { kind: 'nominate', nominees: seats(1, 2, 3, 4, 6, 8, 9) },
};
const AWAY = tableView(10).seats.map((one, index) =>
  index === 4
    ? seated(one.name, { presence: 'away' })
    : index === 9
      ? seated(one.name, { occupant: 'bot' })
      : one,
);
const VOTE_STAGE = { name: 'election', ...PAIR, ballotsIn: 7, voted: seats(0, 1, 2, 4, 5, 7, 9) } as const;
const VOTING: Partial<PublicView> = { ...PAIR, stage: VOTE_STAGE, awaiting: seats(3, 6, 8), seats: LIMITED };
const REVEALED: Happening = {
  type: 'ballotsRevealed',
  ...PAIR,
  ballots: JA_NEIN('jnjjnjjnjn'),
  elected: true,
};
/** What one seat has seen by the sixth round: of the same rounds, with tiles and a party as it came. */
function memories(party: Party): readonly Memory[] {
  const other: Party = party === 'liberal' ? 'fascist' : 'liberal';
  return [
    { kind: 'drew', round: 2, tiles: ['fascist', party, other], discarded: party },
    { kind: 'received', round: 4, tiles: [other, 'fascist'] },
    { kind: 'investigated', round: 5, target: seatId(6), party },
  ];
}
const FASCIST_MATES: Partial<PrivateView> = {
  role: 'fascist',
  dossier: Array.from({ length: 10 }, (_, index) =>
    index === 0 || index === 2 || index === 5
      ? { role: 'fascist', party: 'fascist' }
      : index === 8
        ? { role: 'hitler', party: 'fascist' }
        : { role: 'unknown', party: 'unknown' },
  ),
  memories: memories('liberal'),
};
const power = (
  name: 'investigateLoyalty' | 'specialElection' | 'policyPeek' | 'execution',
  targets: readonly number[],
) => ({
  view: {
    candidate: seatId(0),
    nominee: null,
    stage: { name: 'presidentialPower', president: seatId(0), power: name, targets: seats(...targets) },
    awaiting: seats(0),
    seats: publicSeats(10, { 4: { investigated: true } }),
  } satisfies Partial<PublicView>,
  mine: {
    options: { kind: 'choose', power: name, targets: seats(...targets) },
  } satisfies Partial<PrivateView>,
});
/** A turning point of the game, with the power and the shuffle that come in the same update. */
const turning = (count: 3 | 5, power: 'specialElection' | 'execution', own: number | null) => ({
  view: {
    fascist: count,
    vetoUnlocked: count === 5,
    candidate: seatId(0),
    nominee: null,
    stage: { name: 'presidentialPower', president: seatId(0), power, targets: seats(1, 2, 3, 4, 6) },
    awaiting: seats(0),
    tracker: 0,
    lastGovernment: GOVERNMENT,
  } satisfies Partial<PublicView>,
  mine: {
    seat: own === null ? null : seatId(own),
    ...(own === null ? { role: 'unknown' as const } : {}),
    ...(own === 0 ? { options: { kind: 'choose' as const, power, targets: seats(1, 2, 3, 4, 6) } } : {}),
  } satisfies Partial<PrivateView>,
  happenings: [
    { type: 'policyEnacted', party: 'fascist', by: 'government', count },
    { type: 'deckReshuffled', drawPile: 12 },
    { type: 'powerGranted', president: seatId(0), power },
  ] satisfies readonly Happening[],
});
const ROLES: readonly SecretRole[] = [
  'liberal',
  'liberal',
  'fascist',
  'liberal',
  'fascist',
  'fascist',
  'liberal',
  'liberal',
  'hitler',
  'liberal',
];
const CONCLUDED = (winner: 'liberal' | 'fascist'): Partial<PublicView> => ({
  candidate: null,
  awaiting: [],
  seats: publicSeats(10, { 8: { living: winner === 'fascist' } }),
  chronicle: [
    ...PAST,
    record(7, 0, {
      ...{ nominee: seatId(9) },
      ballots: JA_NEIN('jjjjjjjjnn'),
      outcome: 'elected',
      enacted: { party: 'fascist', by: 'government' },
      power: { power: 'execution', target: seatId(8), used: true },
      notHitler: true,
    }),
  ],
  stage: {
    name: 'concluded',
    verdict: { winner, reason: winner === 'liberal' ? 'execution' : 'policies' },
    roles: ROLES,
    secrets: [2, 3, 4, 5, 7].map((round) => ({
      round,
      drawn: ['fascist', 'fascist', 'liberal'],
      discarded: 'fascist',
      passed: ['fascist', 'liberal'],
      peeked: round === 5 ? ['fascist', 'liberal', 'fascist'] : null,
      investigated: round === 3 ? { target: seatId(4), party: 'fascist' } : null,
    })),
  },
});

/** Every phase of the game that has a look of its own. */
export const SCENES: Readonly<Record<string, Showing>> = {
  first: show({ count: 5, view: {}, mine: { options: { kind: 'nominate', nominees: seats(1, 2, 3, 4) } } }),
  countIn: show({
    count: 6,
    table: { activity: 'lobby', countIn: { state: 'running', secondsLeft: 3 } },
    rest: { screen: 'lobby' },
  }),
  countInStopped: show({
    count: 6,
    table: { activity: 'lobby', countIn: { state: 'stopped', by: seatId(2) } },
    rest: { screen: 'lobby' },
  }),
  howToPlay: show({ rest: { press: ['menu', 'how-to-play'] } }),
  howToPowers: show({
    count: 9,
    rest: { press: ['menu', 'how-to-play', 'how-to-next', 'how-to-next', 'how-to-next'] },
  }),
  rules: show({ rest: { press: ['menu', 'rules'] } }),
  practice: show({
    count: 5,
    view: {},
    mine: { options: { kind: 'nominate', nominees: seats(1, 2, 3, 4) } },
    rest: { hosts: true, practice: true },
  }),
  practiceTiles: show({
    count: 5,
    view: { ...PAIR, fascist: 3, stage: { name: 'presidentDiscard', ...GOVERNMENT }, awaiting: seats(0) },
    mine: { options: { kind: 'discard' }, hand: ['liberal', 'liberal', 'fascist'] },
    rest: { practice: true, hosts: true },
  }),
  practiceAdvice: show({
    count: 5,
    view: {},
    mine: { options: { kind: 'nominate', nominees: seats(1, 2, 3, 4) } },
    rest: { hosts: true, practice: true, press: ['practice-advice'] },
  }),
  first7: show({ count: 7, mine: { seat: seatId(3) } }),
  nominate: show({
    view: { seats: LIMITED, awaiting: seats(0) },
    mine: NOMINATING,
    table: { seats: AWAY },
    rest: { press: ['seat-2'], hosts: true },
  }),
  nominateOpen: show({
    view: { seats: LIMITED, awaiting: seats(0) },
    mine: NOMINATING,
    table: { seats: AWAY },
  }),
  longNames: show({
    view: { seats: LIMITED, awaiting: seats(0) },
    mine: NOMINATING,
    table: { hostName: LONG_NAMES[0], seats: LONG_NAMES.map((name) => seated(name)) },
    rest: { press: ['seat-1'] },
  }),
  waiting: show({
    view: {
      seats: LIMITED,
      candidate: seatId(1),
      stage: { name: 'nomination', candidate: seatId(1) },
      awaiting: seats(1),
    },
    mine: { seat: seatId(5) },
  }),
  absent: show({
    view: { candidate: seatId(4), stage: { name: 'nomination', candidate: seatId(4) }, awaiting: seats(4) },
    table: { seats: AWAY },
  }),
  ballotOpen: show({
    view: {
      ...VOTING,
      stage: { ...VOTE_STAGE, ballotsIn: 6, voted: seats(1, 2, 4, 5, 7, 9) },
      awaiting: seats(0, 3, 6, 8),
    },
    mine: { options: { kind: 'vote' } },
  }),
  ballot: show({ view: VOTING, mine: { options: { kind: 'vote' }, ballot: 'ja' } }),
  dead: show({ view: { ...VOTING, seats: publicSeats(10, { 0: { living: false }, 5: { living: false } }) } }),
  ballots: show({
    view: {
      candidate: seatId(0),
      nominee: seatId(2),
      stage: { name: 'presidentDiscard', ...GOVERNMENT },
      awaiting: seats(0),
      seats: LIMITED,
      tracker: 1,
      drawPile: 9,
    },
    mine: { seat: seatId(5) },
    happenings: [
      REVEALED,
      { type: 'checkedNotHitler', chancellor: seatId(2) },
      { type: 'tilesDrawn', president: seatId(0) },
    ],
  }),
  rejected: show({
    view: {
      round: 8,
      candidate: seatId(1),
      stage: { name: 'nomination', candidate: seatId(1) },
      awaiting: seats(1),
      tracker: 2,
    },
    happenings: [
      { ...REVEALED, ballots: JA_NEIN('jnjnnjnnjn'), elected: false },
      { type: 'trackerMoved', tracker: 2 },
      { type: 'roundBegan', round: 8, candidate: seatId(1), specialElection: false },
    ],
  }),
  chaos: show({
    view: {
      round: 8,
      fascist: 4,
      tracker: 0,
      candidate: seatId(1),
      stage: { name: 'nomination', candidate: seatId(1) },
      awaiting: seats(1),
    },
    happenings: [
      { ...REVEALED, ballots: JA_NEIN('jnjnnjnnjn'), elected: false },
      { type: 'trackerMoved', tracker: 3 },
      { type: 'chaosBegan' },
      { type: 'policyEnacted', party: 'fascist', by: 'chaos', count: 4 },
      { type: 'trackerMoved', tracker: 0 },
      { type: 'roundBegan', round: 8, candidate: seatId(1), specialElection: false },
    ],
  }),
  president: show({
    view: { ...PAIR, stage: { name: 'presidentDiscard', ...GOVERNMENT }, awaiting: seats(0), drawPile: 9 },
    mine: { options: { kind: 'discard' }, hand: ['fascist', 'liberal', 'fascist'] },
    happenings: [REVEALED, { type: 'tilesDrawn', president: seatId(0) }],
    rest: { press: ['tile-1'] },
  }),
  chancellor: show({
    view: {
      candidate: seatId(1),
      nominee: seatId(0),
      stage: {
        name: 'chancellorEnactment',
        president: seatId(1),
        chancellor: seatId(0),
        veto: 'unavailable',
      },
      awaiting: seats(0),
      drawPile: 9,
      discardPile: 1,
    },
    mine: { options: { kind: 'enact', mayVeto: false }, hand: ['fascist', 'liberal'] },
    rest: { press: ['tile-1'] },
  }),
  chancellorVeto: show({
    view: {
      fascist: 5,
      vetoUnlocked: true,
      candidate: seatId(1),
      nominee: seatId(0),
      stage: { name: 'chancellorEnactment', president: seatId(1), chancellor: seatId(0), veto: 'available' },
      awaiting: seats(0),
      drawPile: 9,
      discardPile: 1,
    },
    mine: { options: { kind: 'enact', mayVeto: true }, hand: ['fascist', 'fascist'] },
  }),
  vetoChosen: show({
    view: {
      ...PAIR,
      fascist: 5,
      vetoUnlocked: true,
      stage: { name: 'vetoAnswer', ...GOVERNMENT },
      awaiting: seats(0),
    },
    mine: { options: { kind: 'answerVeto' } },
    rest: { press: ['veto-refuse'] },
  }),
  veto: show({
    view: {
      ...PAIR,
      fascist: 5,
      liberal: 3,
      tracker: 2,
      vetoUnlocked: true,
      stage: { name: 'vetoAnswer', ...GOVERNMENT },
      awaiting: seats(0),
      seats: publicSeats(10, { 5: { living: false } }),
      drawPile: 0,
      discardPile: 7,
    },
    mine: { options: { kind: 'answerVeto' } },
  }),
  enacted: show({
    view: {
      fascist: 4,
      candidate: seatId(0),
      nominee: null,
      stage: { name: 'presidentialPower', president: seatId(0), power: 'execution', targets: seats(1, 2) },
      awaiting: seats(0),
      drawPile: 9,
      discardPile: 2,
      tracker: 0,
      lastGovernment: GOVERNMENT,
    },
    mine: { seat: seatId(5) },
    happenings: [
      { type: 'policyEnacted', party: 'fascist', by: 'government', count: 4 },
      { type: 'powerGranted', president: seatId(0), power: 'execution' },
    ],
  }),
  execution: show({ ...power('execution', [1, 2, 3, 4, 5, 6, 7, 8, 9]), rest: { press: ['seat-6'] } }),
  investigate: show(power('investigateLoyalty', [1, 2, 3, 5, 6, 7, 8, 9])),
  special: show({ ...power('specialElection', [1, 2, 3, 4, 5, 6, 7, 8, 9]), rest: { press: ['seat-1'] } }),
  peek: show({
    count: 6,
    ...power('policyPeek', []),
    view: { ...power('policyPeek', []).view, fascist: 3, liberal: 1, drawPile: 5, discardPile: 8, round: 6 },
  }),
  peeked: show({
    view: { candidate: seatId(1), stage: { name: 'nomination', candidate: seatId(1) }, awaiting: seats(1) },
    mine: { memories: [{ kind: 'peeked', round: 6, tiles: ['fascist', 'fascist', 'liberal'] }] },
    rest: { before: show({}).update },
  }),
  investigated: show({
    view: { candidate: seatId(1), stage: { name: 'nomination', candidate: seatId(1) }, awaiting: seats(1) },
    mine: { memories: [{ kind: 'investigated', round: 6, target: seatId(6), party: 'fascist' }] },
    rest: { before: show({}).update },
  }),
  wentBack: show({ table: { wentBack: { steps: 2, toldBy: seatId(1) } } }),
  dossierLiberal: show({ mine: { memories: memories('fascist') }, rest: { press: ['dossier-toggle'] } }),
  dossierFascist: show({ mine: FASCIST_MATES, rest: { press: ['dossier-toggle'] } }),
  dossierHitler: show({
    mine: { role: 'hitler', memories: memories('liberal') },
    rest: { press: ['dossier-toggle'] },
  }),
  chronicle: show({ rest: { press: ['chronicle-open'] } }),
  say: show({ mine: NOMINATING, rest: { said: SAID, press: ['say-open', 'claim-5-drew-2'] } }),
  saySilent: show({
    view: { ...PAIR, stage: { name: 'presidentDiscard', ...GOVERNMENT }, awaiting: seats(0) },
    mine: { hand: ['fascist', 'liberal', 'fascist'], options: { kind: 'discard' } },
    rest: { said: SAID, press: ['say-open'] },
  }),
  spoken: show({ mine: NOMINATING, view: { seats: LIMITED }, rest: { said: SAID } }),
  overtime: show({ mine: NOMINATING, rest: { said: [...SAID, clockAt(0)] } }),
  spokenVote: show({ view: VOTING, mine: { options: { kind: 'vote' }, ballot: 'ja' }, rest: { said: SAID } }),
  marks: show({
    rest: {
      said: SAID,
      press: ['marks-open', 'mark-1-trust', 'mark-4-suspect', 'mark-6-unsure', 'mark-8-suspect'],
    },
  }),
  clockPaused: show({
    mine: NOMINATING,
    table: { paused: 'host' },
    rest: { said: [clockAt(25_000, false)] },
  }),
  wallSpoken: show({
    view: VOTING,
    mine: { seat: null, role: 'unknown' },
    rest: { screen: 'wall', said: SAID },
  }),
  paused: show({
    view: VOTING,
    mine: { options: { kind: 'vote' }, ballot: 'ja' },
    table: { paused: 'host' },
  }),
  lost: show({ mine: NOMINATING, rest: { link: { state: 'lost', retryInMs: 4000, attempt: 2 } } }),
  lostVote: show({
    view: VOTING,
    mine: { options: { kind: 'vote' } },
    rest: { link: { state: 'lost', retryInMs: 4000, attempt: 2 } },
  }),
  late: show({
    view: VOTING,
    mine: { options: { kind: 'vote' } },
    rest: { link: { state: 'seated', late: true } },
  }),
  refused: show({
    view: { seats: LIMITED },
    mine: NOMINATING,
    rest: { refusal: { code: 'termLimited', target: seatId(7), limit: 'lastChancellor' } },
  }),
  hostAbsent: show({
    view: { candidate: seatId(4), stage: { name: 'nomination', candidate: seatId(4) }, awaiting: seats(4) },
    table: { seats: AWAY, longAbsent: seats(4) },
    rest: { hosts: true },
  }),
  hostSeatAsk: show({
    view: VOTING,
    mine: { options: { kind: 'vote' } },
    table: { seats: AWAY },
    rest: {
      hosts: true,
      asks: [
        { kind: 'seat', ask: 1, name: 'Léa', seat: seatId(6), holder: 'here', awaySince: null },
        { kind: 'door', ask: 2, name: 'Wwwwwwwwwwwwwwwwwwww', as: 'seat', cameAt: 0 },
      ],
    },
  }),
  hostGuessing: show({
    mine: NOMINATING,
    rest: { hosts: true, guessing: { count: 31, codeShut: true, from: '192.0.2.66' } },
  }),
  notice: show({
    view: { seats: LIMITED, awaiting: seats(0) },
    mine: NOMINATING,
    table: { seats: AWAY, notice: { number: 1, kind: 'botSatIn', seat: seatId(4) } },
  }),
  returned: show({
    view: VOTING,
    mine: { options: { kind: 'vote' }, ballot: 'ja' },
    table: { notice: { number: 2, kind: 'personBack', seat: seatId(0) } },
    own: { botDeeds: BOT_DEEDS },
  }),
  dossierBot: show({
    mine: FASCIST_MATES,
    own: { botDeeds: BOT_DEEDS },
    rest: { press: ['dossier-toggle'] },
  }),
  claim: show({
    view: { seats: LIMITED },
    mine: { seat: null, role: 'unknown' },
    table: { seats: AWAY },
    own: { name: 'Priya', invitation: null },
    rest: { press: ['claim'] },
  }),
  verdict: show({
    view: CONCLUDED('liberal'),
    table: { activity: 'concluded' },
    rest: { screen: 'verdict', hosts: true },
  }),
  verdictSaid: show({
    view: CONCLUDED('liberal'),
    table: { activity: 'concluded' },
    rest: { screen: 'verdict', said: SAID },
  }),
  verdictTrusted: show({
    view: CONCLUDED('liberal'),
    table: { activity: 'concluded', trust: DEALT },
    rest: { screen: 'verdict', said: [verified()] },
  }),
  verdictWeaker: show({
    view: CONCLUDED('fascist'),
    table: { activity: 'concluded', trust: DEALT },
    rest: { screen: 'verdict', said: [verified('closed', false)] },
  }),
  verdictMismatch: show({
    view: CONCLUDED('fascist'),
    table: { activity: 'concluded', trust: DEALT },
    rest: { screen: 'verdict', said: [mismatch(OTHER_TILE)], press: ['trust-difference'] },
  }),
  verdictForged: show({
    view: CONCLUDED('fascist'),
    table: { activity: 'concluded', trust: DEALT },
    rest: { screen: 'verdict', said: [FORGED_FOUND] },
  }),
  forged: show({ mine: NOMINATING, rest: { said: [...SAID, FORGED] } }),
  verdictChecking: show({
    view: CONCLUDED('liberal'),
    table: { activity: 'concluded', trust: { ...DEALT, reports: [] } },
    rest: { screen: 'verdict', said: [CHECKING] },
  }),
  verdictNotOpened: show({
    view: CONCLUDED('liberal'),
    table: { activity: 'concluded', trust: { ...DEALT, reports: [] } },
    rest: { screen: 'verdict', said: [NOT_OPENED] },
  }),
  verdictTrustedWatched: show({
    view: CONCLUDED('liberal'),
    mine: { seat: null, role: 'unknown' },
    table: { activity: 'concluded', trust: DEALT },
    rest: { screen: 'verdict', said: [verified('open', false)] },
  }),
  dealtAnew: show({ mine: NOMINATING, table: { trust: DEALT }, rest: { press: ['menu'] } }),
  wallDealtAnew: show({
    view: VOTING,
    mine: { seat: null, role: 'unknown' },
    table: { trust: DEALT },
    rest: { screen: 'wall' },
  }),
  verdictFascist: show({
    view: CONCLUDED('fascist'),
    table: { activity: 'concluded' },
    rest: { screen: 'verdict' },
  }),
  wall: show({ view: VOTING, mine: { seat: null, role: 'unknown' }, rest: { screen: 'wall' } }),
  wallLong: show({
    view: {
      ...PAIR,
      stage: { name: 'presidentDiscard', ...GOVERNMENT },
      awaiting: seats(0),
      seats: publicSeats(10, {
        1: { termLimit: 'lastPresident', investigated: true },
        5: { living: false },
        7: { termLimit: 'lastChancellor', investigated: true, notHitler: true },
        8: { notHitler: true },
      }),
    },
    mine: { seat: null, role: 'unknown' },
    table: { hostName: LONG_NAMES[0], seats: LONG_NAMES.map((name) => seated(name)) },
    happenings: [REVEALED, { type: 'checkedNotHitler', chancellor: seatId(2) }],
    rest: { screen: 'wall' },
  }),
  wallFirst: show({
    count: 5,
    mine: { seat: null, role: 'unknown' },
    table: { paused: 'host' },
    rest: { screen: 'wall' },
  }),
  watcher: show({ view: VOTING, mine: { seat: null, role: 'unknown' } }),
  verdictWatched: show({
    view: CONCLUDED('liberal'),
    mine: { seat: null, role: 'unknown' },
    table: { activity: 'concluded' },
    rest: { screen: 'verdict' },
  }),
  wallNews: show({
    view: {
      ...PAIR,
      stage: { name: 'presidentDiscard', ...GOVERNMENT },
      awaiting: seats(0),
      drawPile: 9,
      seats: publicSeats(10, { 5: { living: false } }),
    },
    mine: { seat: null, role: 'unknown' },
    happenings: [REVEALED, { type: 'checkedNotHitler', chancellor: seatId(2) }],
    rest: { screen: 'wall' },
  }),
  wallDanger: show({ ...turning(3, 'specialElection', null), rest: { screen: 'wall' } }),
  wallVeto: show({ ...turning(5, 'execution', null), rest: { screen: 'wall' } }),
  danger: show(turning(3, 'specialElection', 0)),
  dangerTold: show(turning(3, 'specialElection', 5)),
  vetoUnlocked: show(turning(5, 'execution', 0)),
};
