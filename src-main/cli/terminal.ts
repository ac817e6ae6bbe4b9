import type { BridgeCall, BridgeEvent } from '../../src-shared/bridge.ts';
import type { HostAct, Hosting } from '../../src-shared/hosting.ts';
import { unreachable } from '../../src-shared/lang/result.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say, type Fills, type Sentence } from '../../src-shared/locale/say.ts';
import type { Update } from '../../src-shared/protocol/messages.ts';
import type { Activity, TableView } from '../../src-shared/protocol/tableView.ts';
import type { AttachedWindow, Windows } from '../shell/windows.ts';
import { printable } from './printable.ts';
import { TerminalAsks, type Say } from './terminalAsks.ts';
import { sayInvitation, sayNetworks } from './terminalInvitation.ts';
import { TerminalTable } from './terminalTable.ts';
import { TerminalUnfinished } from './terminalUnfinished.ts';
import { parseWord, type TerminalWord, type WordFault } from './terminalWords.ts';

export interface TerminalOptions {
  readonly windows: Windows;
  readonly dictionary: Dictionary;
  readonly print: (line: string) => void;
  readonly onOpen: () => void;
  readonly onQuit: () => void;
  /** The terminal is the host's window: it prints the link, the QR code and the people. */
  readonly asHost: boolean;
}

/** The terminal as one more window of the shell: events become lines, words become calls (decision 37). */
export class Terminal {
  readonly #options: TerminalOptions;
  readonly #asks: TerminalAsks;
  readonly #changes: TerminalTable;
  readonly #unfinished: TerminalUnfinished;
  readonly #window: AttachedWindow;
  readonly #voice: Say = (sentence, fills) => this.#say(sentence, fills);
  #hosting: Hosting | null = null;
  #table: TableView | null = null;
  #verdictSaid = false;
  #name = '';

  constructor(options: TerminalOptions) {
    this.#options = options;
    this.#asks = new TerminalAsks(options.dictionary.words.door, this.#voice, Date.now);
    this.#changes = new TerminalTable(options.dictionary.words.shell.terminal, this.#asks, this.#voice);
    this.#unfinished = new TerminalUnfinished(options.dictionary, this.#voice);
    this.#window = options.windows.attach((event) => this.#hear(event));
  }

  /** Obeys one line that a person typed. */
  read(line: string): void {
    const word = parseWord(line);
    if (!word.ok) {
      this.#sayFault(word.error);
      this.#sayWords();
    } else if (word.value !== null) {
      this.#obey(word.value);
    }
  }

  #sayFault(fault: WordFault): void {
    if (fault.code === 'unknownWord') this.#say(this.#words.unknownWord, { word: fault.word });
    else if (fault.code === 'removeWhom') this.#say(this.#words.removeWhom);
    else if (fault.code === 'takeUpWhich') this.#say(this.#options.dictionary.words.journal.terminal.which);
    else if (fault.code === 'numberMissing') {
      const { numberMissing } = this.#options.dictionary.words.door.terminal;
      this.#say(numberMissing, { word: fault.word });
    } else this.#say(this.#networkWords.addressWhich);
  }

  close(): void {
    this.#window.detach();
  }

  get #words(): Dictionary['words']['shell']['terminal'] {
    return this.#options.dictionary.words.shell.terminal;
  }

  get #networkWords(): Dictionary['words']['network']['terminal'] {
    return this.#options.dictionary.words.network.terminal;
  }

  #say(sentence: Sentence, fills: Fills = {}): void {
    this.#options.print(printable(say(this.#options.dictionary.lang, sentence, fills)));
  }

  #sayWords(): void {
    this.#say(this.#hosting === null ? this.#words.wordsWithoutTable : this.#words.words);
    if (this.#hosting !== null) this.#say(this.#options.dictionary.words.door.terminal.words);
    if (this.#options.asHost) this.#say(this.#options.dictionary.words.journal.terminal.words);
  }

  #obey(word: TerminalWord): void {
    switch (word.word) {
      case 'open':
        return this.#options.onOpen();
      case 'quit':
        return this.#options.onQuit();
      case 'start':
        return this.#act({ type: isOver(this.#table?.activity) ? 'rematch' : 'start' });
      case 'stop':
        return this.#stop();
      case 'bot':
        return this.#act({ type: 'addBot' });
      case 'lock':
        return this.#act({ type: 'lock', locked: this.#table?.locked !== true });
      case 'code':
        return this.#act({ type: 'newCode' });
      case 'end':
        return this.#act({ type: 'endGame' });
      case 'ask':
        return this.#act({ type: 'askFirst', on: this.#table?.asksFirst !== true });
      case 'pause':
        return this.#act({ type: 'pause', paused: this.#table?.paused === null });
      case 'yes':
      case 'no':
        return this.#act({ type: 'answer', ask: word.ask, yes: word.word === 'yes' });
      case 'sitin':
        return this.#act({ type: 'sitIn', seat: word.seat });
      case 'remove':
        return this.#act({ type: 'remove', seat: word.seat });
      case 'address':
        return this.#address(word.network);
      case 'takeup':
        return this.#takeUp(word.table);
      case 'putaway':
        return this.#putAway();
      case 'keep':
        return this.#ask({ verb: 'keepAgain' });
      default:
        return unreachable(word);
    }
  }

  #ask(call: BridgeCall): void {
    if (this.#hosting === null) this.#say(this.#words.notHosting);
    else this.#window.call(call);
  }

  /** Stops what `start` began, as any seat can; whoever meant the game itself reads the word for that. */
  #stop(): void {
    if (this.#hosting !== null && this.#table?.countIn.state !== 'running') this.#say(this.#words.noCountIn);
    else this.#act({ type: 'stopCountIn' });
  }

  /** A table is kept for the game that goes on at it; without one the shell would do nothing. */
  #putAway(): void {
    const activity = this.#table?.activity;
    const hasGame = activity === 'playing' || activity === 'dealing';
    if (this.#hosting !== null && !hasGame) this.#say(this.#options.dictionary.words.journal.terminal.noGame);
    else this.#ask({ verb: 'putAway' });
  }

  #takeUp(table: number): void {
    const call = this.#unfinished.takeUp(table, this.#table?.activity, this.#name);
    if (call !== null) this.#window.call(call);
  }

  /** Lists the networks, or shows one of them in the link and the codes (decision 45). */
  #address(network: number | 'best' | null): void {
    const networks = this.#hosting?.networks ?? [];
    if (network === 'best') return this.#act({ type: 'showNetwork', address: null });
    const one = network === null ? undefined : networks[network];
    if (one !== undefined) return this.#act({ type: 'showNetwork', address: one.address });
    if (this.#hosting === null) return this.#say(this.#words.notHosting);
    if (network !== null) this.#say(this.#networkWords.addressWhich);
    sayNetworks(networks, this.#networkWords, this.#voice);
  }

  #act(act: HostAct): void {
    this.#ask({ verb: 'control', act });
  }

  #hear(event: BridgeEvent): void {
    switch (event.event) {
      case 'hosting': {
        this.#hearHosting(event.hosting);
        return;
      }
      case 'table': {
        this.#hearTable(event.table);
        return;
      }
      case 'update': {
        this.#hearUpdate(event.update);
        return;
      }
      case 'refused': {
        this.#hearRefusal(event);
        return;
      }
      case 'link':
        if (event.status.state === 'turnedAway' && event.status.reason === 'portsTaken') {
          this.#say(this.#words.portsTaken);
        }
        return;
      case 'shell':
        this.#name = event.settings.name;
        return;
      case 'unfinished':
      case 'tableAnswer':
      case 'keeping':
        if (this.#options.asHost) this.#unfinished.hear(event);
        return;
      case 'nearby':
      case 'doctor':
      case 'wentBack':
      case 'talk':
      case 'emote':
      case 'clock':
      case 'trust':
      case 'gameFile':
      case 'history':
      case 'folder':
        return;
      default:
        return unreachable(event);
    }
  }

  #hearHosting(hosting: Hosting | null): void {
    const before = this.#hosting;
    this.#hosting = hosting;
    if (!this.#options.asHost) return;
    if (hosting !== null) this.#asks.hearHosting(hosting, this.#table);
    if (hosting === null) {
      if (before !== null) this.#say(this.#words.tableClosed);
    } else if (before?.invitation.link !== hosting.invitation.link) {
      if (before !== null && before.tableId === hosting.tableId) this.#sayWhatIsNew(before, hosting);
      sayInvitation(hosting, this.#words, { print: this.#options.print, say: this.#voice });
      this.#sayWords();
    }
  }

  #sayWhatIsNew(before: Hosting, { invitation }: Hosting): void {
    const { address, tableCode } = before.invitation;
    const hasMoved = address !== invitation.address && tableCode === invitation.tableCode;
    this.#say(hasMoved ? this.#networkWords.newAddress : this.#words.newCode);
  }

  #hearTable(table: TableView): void {
    const before = this.#table;
    this.#table = table;
    if (!this.#options.asHost || this.#hosting === null) return;
    this.#changes.hear(table, before);
    if (!isOver(table.activity)) this.#verdictSaid = false;
  }

  #hearUpdate({ public: game }: Update): void {
    if (!this.#options.asHost || game.stage.name !== 'concluded' || this.#verdictSaid) return;
    this.#verdictSaid = true;
    if (game.stage.verdict === null) return;
    const isLiberal = game.stage.verdict.winner === 'liberal';
    this.#say(isLiberal ? this.#words.liberalsWin : this.#words.fascistsWin);
  }

  #hearRefusal({ refusal }: Extract<BridgeEvent, { event: 'refused' }>): void {
    if (!this.#options.asHost) return;
    const sentence = this.#options.dictionary.words.refusals.refused[refusal.code];
    const fills = refusal.code === 'tooFewPlayers' ? { n: refusal.missing } : { name: '' };
    this.#say(sentence, fills);
  }
}

function isOver(activity: Activity | undefined): boolean {
  return activity === 'concluded' || activity === 'ended';
}
