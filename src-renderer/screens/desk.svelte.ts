import type { Settings } from '../../src-shared/settings.ts';
import type { Update } from '../../src-shared/protocol/messages.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import type { Happening, Memory } from '../../src-shared/view/seatView.ts';
import { tellsNews } from '../tableModel/news.ts';
import { NO_CHOICE, type Choice, type VetoStep } from '../tableModel/scene.ts';

/** How the dossier lies: covered, open while a key or a finger holds it, open by a tap, or one thing just seen. */
export type Dossier =
  | { readonly state: 'covered' }
  | { readonly state: 'held' }
  | { readonly state: 'tapped' }
  | { readonly state: 'justSeen'; readonly memory: Memory };

/** A dossier that was opened by a tap covers itself after this long. */
export const COVERS_AFTER_MS = 12_000;
/** A press shorter than this is a tap. */
const TAP_MS = 350;

/** What this window alone knows: the choice not yet sent, the news not yet put away, what lies face up. */
export class Desk {
  choice: Choice = $state.raw(NO_CHOICE);
  /** The seat that was pressed and cannot be chosen: the person is told why. */
  barred: SeatId | null = $state(null);
  news: readonly Happening[] = $state.raw([]);
  dossier: Dossier = $state.raw({ state: 'covered' });
  /** The hand and the ballot lie face down, because this window lost the focus. */
  workCovered: boolean = $state(false);
  /** What the person chose in the settings. */
  opens: Settings['dossier'] = $state('hold');

  /** The private marks lie open. */
  marksOpen: boolean = $state(false);

  #update: Update | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heldSince = 0;

  /** Takes a new view: a choice lives as long as its question, the dossier as long as the phase. */
  arrive(update: Update): void {
    const before = this.#update;
    if (before === update) return;
    this.#update = update;
    if (before === null || before.question !== update.question) this.chooseAgain();
    if (tellsNews(update.happenings)) this.news = update.happenings;
    if (before === null || phaseOf(before) !== phaseOf(update)) this.coverPrivate();
    if (before !== null) this.#lookAt(before.mine.memories, update.mine.memories);
  }

  chooseSeat(seat: SeatId): void {
    this.barred = null;
    const again = this.choice.kind === 'seat' && this.choice.seat === seat;
    this.choice = again ? NO_CHOICE : { kind: 'seat', seat };
  }

  chooseTile(position: number): void {
    const again = this.choice.kind === 'tile' && this.choice.position === position;
    this.choice = again ? NO_CHOICE : { kind: 'tile', position };
  }

  chooseVeto(step: VetoStep): void {
    this.choice = { kind: 'veto', step };
  }

  /** A seat was pressed that cannot be chosen. */
  pressBarred(seat: SeatId): void {
    this.barred = seat;
  }

  chooseAgain(): void {
    this.barred = null;
    this.choice = NO_CHOICE;
  }

  goOn(): void {
    this.news = [];
  }

  /** The folder or its key goes down: open while it stays down. An open one is covered instead. */
  hold(now: number): void {
    if (this.dossier.state === 'held') return;
    if (this.dossier.state !== 'covered') {
      this.cover();
      return;
    }
    this.#heldSince = now;
    this.#show({ state: 'held' });
  }

  /** It comes up again and covers; a short press was a tap, and leaves the dossier open where the person chose that. */
  release(now: number): void {
    if (this.dossier.state !== 'held') return;
    if (this.opens === 'tap' && now - this.#heldSince < TAP_MS) this.#show({ state: 'tapped' });
    else this.cover();
  }

  /** Opens or covers by a key's click, for those who cannot hold. */
  toggle(): void {
    if (this.dossier.state === 'covered') this.#show({ state: 'tapped' });
    else this.cover();
  }

  cover(): void {
    clearTimeout(this.#timer);
    this.dossier = { state: 'covered' };
  }

  openMarks(): void {
    this.cover();
    this.marksOpen = true;
  }

  /** The dossier and the marks: what is only looked at, and not worked with. */
  coverPrivate(): void {
    this.cover();
    this.marksOpen = false;
  }

  /** Somebody may be looking: everything private goes face down. */
  coverAll(): void {
    this.coverPrivate();
    if (this.choice.kind === 'tile') this.choice = NO_CHOICE;
    this.workCovered = true;
  }

  uncoverWork(): void {
    this.workCovered = false;
  }

  /** What a power has just shown is looked at once; hands are looked at while they are held. */
  #lookAt(before: readonly Memory[], now: readonly Memory[]): void {
    const memory = now.at(-1);
    if (memory === undefined || now.length <= before.length) return;
    if (memory.kind === 'peeked' || memory.kind === 'investigated') this.#show({ state: 'justSeen', memory });
  }

  #show(dossier: Dossier): void {
    clearTimeout(this.#timer);
    this.dossier = dossier;
    if (dossier.state === 'held') return;
    this.#timer = setTimeout(() => this.cover(), COVERS_AFTER_MS);
  }
}

function phaseOf(update: Update): string {
  return `${update.public.round} ${update.public.stage.name}`;
}
