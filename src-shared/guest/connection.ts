import type { LinkStatus, TurnedAway } from '../bridge.ts';
import { systemRandom, type Random } from '../link/bytes.ts';
import type { Link } from '../link/link.ts';
import { fitsGuestFrame } from '../protocol/encode.ts';
import type { Address } from '../protocol/invitation.ts';
import type { GuestMessage } from '../protocol/messages.ts';
import { parseHostMessage } from '../protocol/parse.ts';
import type { GoodbyeReason } from '../protocol/refusals.ts';
import { Approach, type Try, type Welcome } from './approach.ts';
import { endPhase, isComingBack, LEAVE_MS, linkOf, WAKE_AGAIN_MS, type Phase } from './phase.ts';
import { Place } from './place.ts';
import { Retries } from './retries.ts';
import { Sitting } from './sitting.ts';
import { TrustKeeper } from './trustKeeper.ts';
import { socketUrl, type GuestOptions, type JoinRequest, type SeatedMessage } from './terms.ts';

/**
 * One guest's connection to one table: joins, keeps the key of its place, and comes back by it after any lost link.
 * It never sends an intent again by itself (decision 15): what was lost is asked for anew by the next update.
 */
export class GuestConnection {
  readonly #options: GuestOptions;
  readonly #random: Random;
  readonly #retries: Retries;
  readonly #trust: TrustKeeper;
  readonly #place: Place;
  #phase: Phase = { name: 'idle' };
  /** Another device took the place over; should its key be dead, that is why. */
  #wasReplaced = false;
  /** The host put the table away: this guest comes back by itself once it is taken up, however long that takes. */
  #isPutAway = false;
  #wokeAt = -Infinity;

  constructor(options: GuestOptions) {
    this.#options = options;
    this.#random = options.random ?? systemRandom;
    this.#retries = new Retries(this.#random);
    this.#place = new Place(options.keeper);
    this.#trust = new TrustKeeper({
      random: this.#random,
      check: (opening, witness) => options.check?.(opening, witness) ?? Promise.resolve(null),
      send: (message) => this.#say(message),
      tell: (trust) => options.onEvent({ event: 'trust', trust }),
      date: () => options.date?.() ?? 0,
    });
  }

  /** Joins anew; whatever was going on ends. Turned away, the person may correct what they typed and join again. */
  join(request: JoinRequest): void {
    this.#wasReplaced = false;
    this.#trust.forget();
    this.#begin(socketUrl(request.address));
    this.#place.forgetShown();
    const { name, as } = request;
    if (!fitsGuestFrame({ type: 'join', name, as })) this.#turnAway('nameTooLong', 'keep');
    else this.#approach({ kind: 'join', request });
  }

  /** Takes the place again that this device has a key for at this host; false where it has none. */
  comeBack(address: Address): boolean {
    this.#trust.forget();
    return this.#resume(socketUrl(address));
  }

  /**
   * "Play here", or "Come back": to the place that another window took, that a try gave up, or whose table was put
   * away, where it only hurries the next try; false without a key for it.
   */
  playHere(): boolean {
    const { url } = this.#place;
    if (this.#isPutAway) {
      if (this.#phase.name === 'waiting') this.#tryAgain(null);
      return true;
    }
    return url !== null && this.#phase.name === 'idle' && this.#resume(url);
  }

  /** Sends one message; false where there is no link: it is not kept for later. A name that no frame holds is refused. */
  send(message: SeatedMessage): boolean {
    if (this.#phase.name !== 'seated') return false;
    if (!fitsGuestFrame(message)) {
      this.#options.onEvent({ event: 'refused', refusal: { code: 'nameTooLong' } });
      return false;
    }
    this.#trust.said(message);
    this.#say(message);
    return true;
  }

  /** The opened game as the text of a file; null before the host has opened it. */
  get gameFile(): string | null {
    return this.#trust.gameFile;
  }

  #say(message: GuestMessage): void {
    if (this.#phase.name === 'seated') this.#phase.sitting.say(message);
  }

  /** Asks the host to let go, and goes even if it does not answer. */
  leave(): void {
    if (this.#phase.name !== 'seated') return this.#left();
    const { sitting } = this.#phase;
    sitting.stop();
    sitting.say({ type: 'leave' });
    const cancel = this.#options.clock.after(LEAVE_MS, () => this.#left());
    this.#phase = { name: 'leaving', link: sitting.link, cancel };
  }

  /** Ends trying, and shows the home screen. The key is kept. */
  giveUp(): void {
    this.#stop();
    this.#isPutAway = false;
    this.#place.move(null);
    this.#tell({ state: 'home' });
  }

  /**
   * The device slept or the network came back: nobody can tell whether the link still lives, so it is made anew at
   * once, for a few milliseconds' work; nor is a try that waits, or that got stuck, waited for.
   */
  wake(): void {
    const phase = this.#phase;
    if (phase.name === 'waiting') return this.#tryAgain(phase.again);
    const now = this.#options.clock.now();
    const isAgain = now - this.#wokeAt < WAKE_AGAIN_MS;
    const approach = phase.name === 'approaching' ? phase.approach : null;
    if (isAgain || (phase.name !== 'seated' && approach?.isKnown !== true)) return;
    this.#wokeAt = now;
    this.#lose('atOnce', approach?.again ?? null);
    if (this.#phase.name === 'waiting') this.#tryAgain(this.#phase.again);
  }

  /**
   * The table was seen at this address, heeded while the link is lost: one try there at once, for the host's kept key
   * alone, then by turns with the known address. Before the host has proven itself nothing there ends this guest's way.
   */
  seenAt(address: Address): void {
    if (isComingBack(this.#phase) && this.#place.seenAt(socketUrl(address))) this.#tryAgain(null);
  }

  #resume(url: string): boolean {
    if (!this.#place.hasKey(url)) return false;
    if (url !== this.#place.url) this.#place.forgetShown();
    this.#begin(url);
    this.#tryAgain(null);
    return true;
  }

  #begin(url: string): void {
    this.#stop();
    this.#isPutAway = false;
    this.#place.move(url);
    this.#retries.begin();
    this.#tell({ state: 'joining' });
  }

  /** `again` is what broke off at the door; null for a place that this guest has. */
  #tryAgain(again: Try | null): void {
    const attempt = again ?? this.#place.wayBack;
    if (attempt === null) this.#turnAway('unreachable', 'keep');
    else this.#approach(attempt);
  }

  #approach(attempt: Try): void {
    const url = this.#place.urlFor(attempt);
    if (url === null) return;
    this.#stop();
    const approach: Approach = new Approach({
      wire: this.#options.open(url),
      attempt,
      clock: this.#options.clock,
      random: this.#random,
      word: () => this.#place.word,
      onOpened: (link) => this.#listen(link),
      onAtDoor: () => this.#tell({ state: 'atDoor' }),
      onWelcome: (welcome) => this.#welcomed(welcome, url),
      onTurnedAway: (reason) => {
        // Where the table stood before it was put away, somebody else's may stand by now; one that was put away by
        // a version may come back by a later one, and never by an older one.
        const isStrange = reason === 'wrongHost' || reason === 'hostTooOld';
        const isAnother = this.#place.isTriedElsewhere || (this.#isPutAway && isStrange);
        if (approach.link === null && isAnother) this.#lose();
        else this.#turnAway(reason, 'keep');
      },
      onRefused: () => this.#refused(),
      onLost: (again) => this.#lose('atOnce', again),
    });
    this.#phase = { name: 'approaching', approach };
  }

  #listen(link: Link): void {
    link.onClose((fault, refused) => this.#linkClosed(link, fault, refused));
    link.onMessage((text) => this.#heard(link, text));
  }

  #linkClosed(link: Link, fault: boolean, refused: boolean): void {
    const phase = this.#phase;
    if (linkOf(phase) !== link) return;
    if (phase.name === 'leaving') this.#left();
    else if (phase.name === 'approaching') phase.approach.closed(fault, refused);
    else this.#lose();
  }

  /** A return was refused without a word: when that happens again and again, its key is dead. */
  #refused(): void {
    // Another table of that host, while this one is put away, knows nothing of this guest.
    if (this.#isPutAway || !this.#retries.unanswered()) this.#lose();
    else if (this.#wasReplaced) this.#turnAway('seatMoved', 'forget');
    else this.#turnAway('removed', 'keep');
  }

  #heard(link: Link, text: string): void {
    const phase = this.#phase;
    if (linkOf(phase) !== link) return;
    const parsed = parseHostMessage(text);
    if (!parsed.ok && phase.name === 'approaching') phase.approach.fail('malformed');
    // What cannot be understood is not the fault of the network, so no try follows at once.
    else if (!parsed.ok) this.#lose('later');
    else if (parsed.value.type === 'goodbye') this.#goodbye(parsed.value.reason);
    else if (phase.name === 'approaching') phase.approach.answered(parsed.value);
    else if (phase.name === 'seated') phase.sitting.heard(parsed.value);
  }

  #welcomed({ handle, tableId, opened, attempt }: Welcome, url: string): void {
    this.#place.arrived(url);
    if (attempt.kind === 'join') this.#place.keepKey(handle, opened);
    const sitting = new Sitting({
      link: opened.link,
      clock: this.#options.clock,
      place: this.#place,
      trust: this.#trust,
      onEvent: (event) => this.#options.onEvent(event),
      onSilence: () => this.#lose(),
    });
    this.#phase = { name: 'seated', sitting };
    this.#retries.answered();
    this.#wasReplaced = false;
    this.#isPutAway = false;
    this.#trust.opened();
    this.#options.onEvent({ event: 'welcome', tableId, url });
    this.#tell({ state: 'seated' });
  }

  #goodbye(reason: GoodbyeReason): void {
    const phase = this.#phase;
    const isJoining = phase.name === 'approaching' && phase.approach.attempt.kind === 'join';
    this.#wasReplaced = reason === 'replaced';
    if (reason === 'left' || phase.name === 'leaving') this.#left();
    else if (reason === 'removed' || reason === 'tableClosed') this.#turnAway(reason, 'forget');
    else if (reason === 'replaced' || isJoining) this.#turnAway(reason, 'keep');
    else if (reason === 'putAway') this.#waitForTable();
    else this.#lose('later');
  }

  /** It is said once that the table was put away; the tries that follow are silent. */
  #waitForTable(): void {
    this.#isPutAway = true;
    this.#tell({ state: 'turnedAway', reason: 'putAway' });
    this.#lose('later');
  }

  /** In the lobby the seat is given up; during a game it is kept, and so is its key (decision 25). */
  #left(): void {
    this.#turnAway('left', this.#place.isPlaying ? 'keep' : 'forget');
  }

  #lose(when: 'atOnce' | 'later' = 'atOnce', again: Try | null = null): void {
    const heldMs = this.#phase.name === 'seated' ? this.#phase.sitting.heldMs : 0;
    this.#stop();
    const next = this.#retries.next(heldMs, when);
    const cancel = this.#options.clock.after(next.retryInMs, () => this.#tryAgain(again));
    this.#phase = { name: 'waiting', cancel, again };
    if (!this.#isPutAway) this.#tell({ state: 'lost', ...next });
  }

  #turnAway(reason: TurnedAway, key: 'keep' | 'forget'): void {
    this.#stop();
    this.#isPutAway = false;
    if (key === 'forget') this.#place.forgetKey();
    this.#tell({ state: 'turnedAway', reason });
  }

  /** Ends whatever goes on, so that nothing of it is heard any more. */
  #stop(): void {
    const phase = this.#phase;
    this.#phase = { name: 'idle' };
    endPhase(phase);
  }

  #tell(status: LinkStatus): void {
    this.#options.onEvent({ event: 'link', status });
  }
}
