import type { Bridge, BridgeCall, BridgeEvent, LinkStatus, Trust, TurnedAway } from '../src-shared/bridge.ts';
import type { Hosting } from '../src-shared/hosting.ts';
import type { Nearby } from '../src-shared/nearby.ts';
import type { Settings } from '../src-shared/settings.ts';
import type { Keeping, TableAnswer, UnfinishedTable } from '../src-shared/unfinished.ts';
import { DEFAULT_SETTINGS } from '../src-shared/settings.ts';
import type { DoctorReport } from '../src-shared/doctorReport.ts';
import { unreachable } from '../src-shared/lang/result.ts';
import type { Dictionary, FirstDictionary } from '../src-shared/locale/dictionary.ts';
import type { Update } from '../src-shared/protocol/messages.ts';
import type { TableRefusal } from '../src-shared/protocol/refusals.ts';
import type { TableNotice, TablePrivate, TableView } from '../src-shared/protocol/tableView.ts';
import type { Intent } from '../src-shared/rules/commands.ts';
import { NO_TALK, type PhaseClock, type TalkView } from '../src-shared/talk/talkView.ts';
import type { Happening } from '../src-shared/view/seatView.ts';
import { chooseLanguage } from './languages.ts';
import { Answer } from './answer.svelte.ts';
import { Marks } from './marks.svelte.ts';
import { PastGames } from './pastGames.svelte.ts';
import { Reactions } from './reactions.svelte.ts';
import { Later } from './later.svelte.ts';
import { Vocabulary } from './vocabulary.svelte.ts';

/** What the shell said of itself at the start. */
export interface ShellFacts {
  readonly kind: 'electron' | 'browser' | 'page';
  readonly version: string;
}

/** What this window knows now: the last of each thing that its bridge said, never a history. */
export class Session {
  /** Null until the bridge has said what stands behind this window. */
  shell: ShellFacts | null = $state.raw(null);
  settings: Settings = $state.raw(DEFAULT_SETTINGS);
  link: LinkStatus = $state.raw({ state: 'home' });
  /** Null while this window is at no table. */
  table: TableView | null = $state.raw(null);
  mine: TablePrivate | null = $state.raw(null);
  /** Null in the lobby and until the first view of a game. */
  update: Update | null = $state.raw(null);
  talk: TalkView = $state.raw(NO_TALK);
  /** What is left for the question of now, as the host said it last; null where the table set no clock. */
  clock: PhaseClock | null = $state.raw(null);
  readonly reactions = new Reactions();
  readonly marks = new Marks();
  /** While it holds back an answer, nothing here changes. */
  readonly answer = new Answer((event) => this.#hear(event));
  /** The games that this device keeps, and whether they are looked at; empty in a page that a host served. */
  readonly past = new PastGames();
  /** Null where this window's shell hosts no table. */
  hosting: Hosting | null = $state.raw(null);
  /** The tables of this device that stopped in the middle; none in a page that a host served. */
  unfinished: readonly UnfinishedTable[] = $state.raw([]);
  /** What became of the last verb on one of them; gone with the next. */
  tableAnswer: TableAnswer | null = $state.raw(null);
  /** Where this device keeps its files; null until it was asked for. */
  folder: string | null = $state.raw(null);
  /** Null where this window's shell hosts no table that is kept. */
  keeping: Keeping | null = $state.raw(null);
  /** Null in a page that a host served: it looks for nothing. */
  nearby: Nearby | null = $state.raw(null);
  /** What the network doctor said last. */
  doctor: DoctorReport | null = $state.raw(null);
  /** What this device knows of the deal; null before one. */
  trust: Trust | null = $state.raw(null);
  /** The game file that this window asked for and has not given to the person yet. */
  gameFile: string | null = $state.raw(null);
  #asksForFile = false;
  /** The last no; gone with the next act of this window and the next thing the table says. */
  refusal: TableRefusal | null = $state.raw(null);
  /** The intent that was sent and not yet answered by a newer view or a refusal. */
  pending: Intent | null = $state.raw(null);
  /** This window left a seat that is kept for it (decisions 13, 25): "Play here" takes it again. */
  seatKept: boolean = $state.raw(false);
  /** How many sit at the table whose page this is, before this window is at it; 0 where none is known. */
  seatsSeen: number = $state.raw(0);
  /** Whoever is at this window came in to ask for a seat that was theirs; heeded where it watches, once. */
  wantsSeat: boolean = $state.raw(false);
  /** This window watched the table that it is away from, and sat at no seat. */
  watched: boolean = $state.raw(false);
  /** What this device was shown and the host no longer knows (decision 16); gone with the next deal. */
  wentBack: { readonly steps: number | null } | null = $state.raw(null);
  /** What befell a seat and is not put away yet (decisions 4 and 26). */
  notice: TableNotice | null = $state.raw(null);
  /** The question at which this person cast an own ballot, or let the bot's stand as the own one. */
  ownBallotAt: number | null = $state.raw(null);
  readonly vocabulary: Vocabulary;
  /** What this window fetches behind its first screen. */
  readonly later: Later;

  /** What happened with the latest update, in order. */
  readonly happenings: readonly Happening[] = $derived(this.update?.happenings ?? []);

  /** The ballot that lies on the table for this seat was cast by a bot, and the person has cast none (decision 26). */
  readonly botBallot: boolean = $derived(isBotBallot(this.update, this.mine, this.ownBallotAt));

  readonly #bridge: Bridge;
  readonly #spoken: readonly string[];
  readonly #stop: () => void;
  /** The notice that was told last, with its game. */
  #noticed = '';

  /**
   * `spoken` are the tags of `navigator.languages`, the best one first; `later` fetches what the first screen can do
   * without; `vocabulary` is what can be said at the beginning.
   */
  constructor(
    bridge: Bridge,
    spoken: readonly string[] = [],
    later = new Later(),
    vocabulary = new Vocabulary(),
  ) {
    this.vocabulary = vocabulary;
    this.#bridge = bridge;
    this.#spoken = spoken;
    this.later = later;
    this.#stop = bridge.onEvent((event) => {
      if (!this.answer.holdsBack(event, this.update)) this.#hear(event);
    });
  }

  /** What can be said from the beginning. */
  get first(): FirstDictionary {
    return this.vocabulary.first;
  }

  /** All words; only for screens that are shown once they have come. */
  get words(): Dictionary {
    return this.vocabulary.words;
  }

  /** Passes a verb to the shell; the last refusal is gone, because something new was asked. */
  call(call: BridgeCall): void {
    this.refusal = null;
    if (isOfKeptTable(call)) this.tableAnswer = null;
    if (call.verb === 'saveGame') this.#asksForFile = true;
    if (call.verb === 'saveSettings') this.#settle(call.settings);
    if (call.verb === 'history') this.past.asked(call.act);
    this.#bridge.call(call);
  }

  /**
   * Sends an intent with the number of the question that this window shows. While an intent is unanswered, and
   * before the first view, nothing is sent: after a lost link nothing is re-sent by itself (decision 15). Nor is the
   * ballot that is in already: the host would not answer it.
   */
  send(intent: Intent): void {
    if (this.update === null || this.pending !== null || this.link.state !== 'seated') return;
    if (this.answer.to !== null) return;
    if (intent.type === 'castBallot') this.ownBallotAt = this.update.question;
    if (intent.type === 'castBallot' && intent.ballot === this.update.mine.ballot) return;
    this.pending = intent;
    this.call({ verb: 'intent', question: this.update.question, intent });
  }

  putNoticeAway(): void {
    this.notice = null;
  }

  /** Stops listening to the bridge. */
  close(): void {
    this.answer.forget();
    this.#stop();
  }

  #hear(event: BridgeEvent): void {
    switch (event.event) {
      case 'shell':
        this.shell = { kind: event.kind, version: event.version };
        this.#settle(event.settings);
        return;
      case 'link':
        this.#follow(event.status);
        return;
      case 'table':
        this.#sit(event.table, event.mine);
        return;
      case 'update':
        this.update = event.update;
        this.pending = null;
        this.refusal = null;
        return;
      case 'talk':
        this.talk = event.talk;
        return;
      case 'clock':
        this.clock = event.clock;
        return;
      case 'emote':
        this.reactions.hear(event.seat, event.emote);
        return;
      case 'trust':
        this.trust = event.trust;
        return;
      case 'gameFile':
        // Another window of this shell may have asked.
        if (this.#asksForFile) this.gameFile = event.text;
        this.#asksForFile = false;
        return;
      case 'refused':
        this.refusal = event.refusal;
        this.pending = null;
        return;
      case 'wentBack':
        this.wentBack = { steps: event.steps };
        return;
      case 'history':
        this.past.hear(event.told);
        return;
      case 'hosting':
        this.hosting = event.hosting;
        return;
      case 'unfinished':
        this.unfinished = event.tables;
        return;
      case 'folder':
        this.folder = event.path;
        return;
      case 'tableAnswer':
        this.tableAnswer = event.answer;
        return;
      case 'keeping':
        this.keeping = event.keeping;
        return;
      case 'nearby':
        this.nearby = event.nearby;
        return;
      case 'doctor':
        this.doctor = event.report;
        return;
      default:
        unreachable(event);
    }
  }

  #follow(status: LinkStatus): void {
    this.link = status;
    if (status.state !== 'seated') this.pending = null;
    if (status.state !== 'home' && status.state !== 'turnedAway') return;
    this.seatKept = status.state === 'turnedAway' && isSeatKept(status.reason, this.table);
    this.watched = this.mine !== null && this.mine.seat === null;
    this.table = null;
    this.wentBack = null;
    this.mine = null;
    this.#putAway();
    this.trust = null;
    this.refusal = null;
    this.notice = null;
    this.ownBallotAt = null;
  }

  /** The view of the game before is no view of this one: it goes with the lobby and with a new deal. */
  #sit(table: TableView, mine: TablePrivate): void {
    if (table.activity === 'lobby' || table.activity === 'dealing') {
      this.#putAway();
      this.past.begin();
      this.wentBack = null;
    }
    this.marks.belongTo(table.id, table.game);
    this.#note(table, mine);
    this.table = table;
    this.mine = mine;
    this.refusal = null;
  }

  /** A notice is said once; whoever comes in later hears an old one only where it is their own return. */
  #note({ game, notice }: TableView, { seat }: TablePrivate): void {
    const told = notice === null ? '' : `${game} ${notice.number}`;
    if (told === this.#noticed) return;
    this.#noticed = told;
    const isReturn = notice?.kind === 'personBack' && notice.seat === seat;
    this.notice = this.table === null && !isReturn ? null : notice;
  }

  #putAway(): void {
    this.update = null;
    this.talk = NO_TALK;
    this.clock = null;
    this.reactions.clear();
  }

  #settle(settings: Settings): void {
    this.settings = settings;
    this.vocabulary.speak(settings.language ?? chooseLanguage(this.#spoken));
  }
}

function isBotBallot(update: Update | null, mine: TablePrivate | null, ownBallotAt: number | null): boolean {
  const ballot = update?.mine.ballot ?? null;
  if (update === null || ballot === null || ownBallotAt === update.question) return false;
  return (mine?.botDeeds ?? []).some((deed) => deed.question === update.question && deed.ballot === ballot);
}

/** It will be answered by a `tableAnswer`, if by anything. */
function isOfKeptTable({ verb }: BridgeCall): boolean {
  return verb === 'takeUp' || verb === 'deleteTable' || verb === 'saveTable' || verb === 'openTable';
}

/** A seat that another window took, that was put away with its table, or that was left while a game goes on; in the lobby leaving gives it up. */
function isSeatKept(reason: TurnedAway, table: TableView | null): boolean {
  const playing = table?.activity === 'playing' || table?.activity === 'dealing';
  return reason === 'replaced' || reason === 'putAway' || (reason === 'left' && playing);
}
