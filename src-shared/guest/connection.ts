import type { LinkStatus, TurnedAway } from '../bridge.ts';
import { systemRandom, toHex, type Random } from '../link/bytes.ts';
import { openLink, type LinkFault, type OpenedLink } from '../link/guestLink.ts';
import type { Link } from '../link/link.ts';
import { encodeMessage, fitsGuestFrame } from '../protocol/encode.ts';
import type { Address } from '../protocol/invitation.ts';
import type { Activity, GoodbyeReason, GuestMessage } from '../protocol/messages.ts';
import { parseHostMessage, type HeardMessage } from '../protocol/parse.ts';
import { Heartbeat } from './heartbeat.ts';
import {
  endPhase,
  eventOf,
  LEAVE_MS,
  pinnedBy,
  secretOf,
  WAKE_AGAIN_MS,
  WELCOME_MS,
  type Phase,
  type Try,
} from './phase.ts';
import { Retries } from './retries.ts';
import { Shown } from './shown.ts';
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
  #url: string | null = null;
  #phase: Phase = { name: 'idle' };
  /** Another device took the place over; should its key be dead, that is why. */
  #wasReplaced = false;
  readonly #shown = new Shown();
  #activity: Activity | null = null;
  #wokeAt = -Infinity;

  constructor(options: GuestOptions) {
    this.#options = options;
    this.#random = options.random ?? systemRandom;
    this.#retries = new Retries(this.#random);
    this.#trust = new TrustKeeper({
      random: this.#random,
      check: (opening, witness) => options.check?.(opening, witness) ?? Promise.resolve(null),
      send: (message) => this.#say(message),
      tell: (trust) => options.onEvent({ event: 'trust', trust }),
    });
  }

  /** Joins anew; whatever was going on ends. Turned away, the person may correct what they typed and join again. */
  join(request: JoinRequest): void {
    this.#wasReplaced = false;
    this.#trust.forget();
    this.#begin(socketUrl(request.address));
    this.#shown.forget();
    const { name, as } = request;
    if (!fitsGuestFrame({ type: 'join', name, as })) this.#turnAway('nameTooLong', 'keep');
    else this.#connect({ kind: 'join', request });
  }

  /** Takes the place again that this device has a key for at this host; false where it has none. */
  comeBack(address: Address): boolean {
    this.#trust.forget();
    return this.#resume(socketUrl(address));
  }

  /** "Play here": back to the place that another window took, or that a try gave up; false without a key for it. */
  playHere(): boolean {
    return this.#url !== null && this.#phase.name === 'idle' && this.#resume(this.#url);
  }

  /** Sends one message; false where there is no link: it is not kept for later. A name that no frame holds is refused. */
  send(message: SeatedMessage): boolean {
    if (this.#phase.name !== 'seated') return false;
    if (!fitsGuestFrame(message)) {
      this.#options.onEvent({ event: 'refused', refusal: { code: 'nameTooLong' } });
      return false;
    }
    if (message.type === 'intent') this.#trust.said(message.question, message.intent);
    this.#say(message);
    return true;
  }

  /** The opened game as the text of a file; null before the host has opened it. */
  get gameFile(): string | null {
    return this.#trust.gameFile;
  }

  #say(message: GuestMessage): void {
    if (this.#phase.name === 'seated') this.#phase.link.send(encodeMessage(message));
  }

  /** Asks the host to let go, and goes even if it does not answer. */
  leave(): void {
    if (this.#phase.name !== 'seated') {
      this.#turnAway('left', this.#isPlaying() ? 'keep' : 'forget');
      return;
    }
    const { link, heartbeat } = this.#phase;
    heartbeat.stop();
    link.send(encodeMessage({ type: 'leave' }));
    this.#phase = { name: 'leaving', link, cancel: this.#options.clock.after(LEAVE_MS, () => this.#left()) };
  }

  /** Ends trying, and shows the home screen. The key is kept. */
  giveUp(): void {
    this.#stop();
    this.#url = null;
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
    const isReturning = 'attempt' in phase && phase.attempt.kind === 'return';
    const isAtDoor = phase.name === 'knocking' && phase.atDoor !== null;
    if (isAgain || (phase.name !== 'seated' && !isReturning && !isAtDoor)) return;
    this.#wokeAt = now;
    this.#lose('atOnce', isAtDoor ? phase.attempt : null);
    if (this.#phase.name === 'waiting') this.#tryAgain(this.#phase.again);
  }

  #resume(url: string): boolean {
    if (this.#options.keeper.load(url) === null) return false;
    if (url !== this.#url) this.#shown.forget();
    this.#begin(url);
    this.#return();
    return true;
  }

  #begin(url: string): void {
    this.#stop();
    this.#url = url;
    this.#retries.begin();
    this.#activity = null;
    this.#tell({ state: 'joining' });
  }

  #return(): void {
    const kept = this.#url === null ? null : this.#options.keeper.load(this.#url);
    if (kept === null) this.#turnAway('unreachable', 'keep');
    else this.#connect({ kind: 'return', kept });
  }

  /** `again` is what broke off at the door; null for a place that this guest has. */
  #tryAgain(again: Try | null): void {
    if (again === null) this.#return();
    else this.#connect(again);
  }

  #connect(attempt: Try): void {
    if (this.#url === null) return;
    this.#stop();
    const wire = this.#options.open(this.#url);
    const phase: Phase = { name: 'opening', wire, attempt };
    this.#phase = phase;
    const { clock } = this.#options;
    void openLink(wire, secretOf(attempt), { clock, random: this.#random, pin: pinnedBy(attempt) }).then(
      (result) => {
        if (this.#phase !== phase) wire.close(1000);
        else if (result.ok) this.#knock(result.value, attempt);
        else this.#notOpened(result.error, attempt);
      },
    );
  }

  #knock(opened: OpenedLink, attempt: Try): void {
    const { link } = opened;
    const cancel = this.#options.clock.after(WELCOME_MS, () => this.#notOpened('late', attempt));
    this.#phase = { name: 'knocking', link, opened, attempt, cancel, atDoor: null };
    link.onClose((fault, refused) => this.#linkClosed(link, fault, refused));
    link.onMessage((text) => this.#heard(link, text));
    if (attempt.kind === 'return') link.send(encodeMessage({ type: 'return', ...this.#shown.word }));
    else link.send(encodeMessage({ type: 'join', name: attempt.request.name, as: attempt.request.as }));
  }

  #notOpened(fault: LinkFault, attempt: Try): void {
    if (fault === 'wrongHost' || fault === 'hostTooOld' || fault === 'guestTooOld')
      this.#turnAway(fault, 'keep');
    else if (attempt.kind === 'join') this.#turnAway('unreachable', 'keep');
    else this.#lose();
  }

  /** Only a refusal is the host's answer to what was told; a line that broke before it says nothing of a key or code. */
  #linkClosed(link: Link, fault: boolean, refused: boolean): void {
    const phase = this.#phase;
    if (!('link' in phase) || phase.link !== link) return;
    if (phase.name === 'leaving') this.#left();
    else if (phase.name === 'seated') this.#lose();
    else if (phase.atDoor !== null) this.#lose('atOnce', phase.attempt);
    else if (fault || !refused) this.#notOpened(fault ? 'malformed' : 'closed', phase.attempt);
    else if (phase.attempt.kind === 'join') this.#turnAway('wrongCode', 'keep');
    else if (!this.#retries.unanswered()) this.#lose();
    else if (this.#wasReplaced) this.#turnAway('seatMoved', 'forget');
    else this.#turnAway('removed', 'keep');
  }

  #heard(link: Link, text: string): void {
    const phase = this.#phase;
    if (!('link' in phase) || phase.link !== link) return;
    const parsed = parseHostMessage(text);
    if (!parsed.ok) this.#nonsense();
    else if (parsed.value.type === 'goodbye') this.#goodbye(parsed.value.reason);
    else if (phase.name === 'knocking') this.#answered(parsed.value, phase);
    else if (phase.name === 'seated') this.#passOn(parsed.value, phase.heartbeat);
  }

  #answered(message: HeardMessage, phase: Extract<Phase, { readonly name: 'knocking' }>): void {
    phase.atDoor?.heard();
    if (message.type === 'welcome') this.#welcomed(message, phase);
    else if (message.type === 'atDoor' && phase.atDoor === null) this.#waitAtDoor(phase);
    else if (message.type === 'refused') this.#turnAway(message.refusal.code, 'keep');
    else if (message.type !== 'beat') this.#nonsense();
  }

  /** The host takes its time: what is heard of it meanwhile are beats. */
  #waitAtDoor(phase: Extract<Phase, { readonly name: 'knocking' }>): void {
    const { link, attempt, cancel } = phase;
    cancel();
    const beat = (): void => link.send(encodeMessage({ type: 'beat' }));
    const atDoor = new Heartbeat(this.#options.clock, beat, () => this.#lose('atOnce', attempt));
    this.#phase = { ...phase, cancel: () => atDoor.stop(), atDoor };
    this.#tell({ state: 'atDoor' });
  }

  #welcomed(
    { handle, tableId }: Extract<HeardMessage, { readonly type: 'welcome' }>,
    { link, opened, attempt, cancel }: Extract<Phase, { readonly name: 'knocking' }>,
  ): void {
    cancel();
    if (attempt.kind === 'join') this.#keep(handle, opened);
    const { clock } = this.#options;
    const beat = (): void => link.send(encodeMessage({ type: 'beat' }));
    const heartbeat = new Heartbeat(clock, beat, () => this.#lose());
    this.#phase = { name: 'seated', link, heartbeat, since: clock.now() };
    this.#retries.answered();
    this.#wasReplaced = false;
    this.#trust.opened();
    this.#options.onEvent({ event: 'welcome', tableId });
    this.#tell({ state: 'seated' });
  }

  #keep(handle: string, opened: OpenedLink): void {
    if (this.#url === null) return;
    const kept = { hostKey: toHex(opened.hostKey), handle, key: toHex(opened.resumeKey) };
    this.#options.keeper.save(this.#url, kept);
  }

  #passOn(message: HeardMessage, heartbeat: Heartbeat): void {
    heartbeat.heard();
    if (message.type === 'table') this.#activity = message.table.activity;
    this.#trust.heard(message);
    const wentBack = message.type === 'update' ? this.#shown.take(message) : null;
    if (wentBack !== null) this.#options.onEvent({ event: 'wentBack', ...wentBack });
    const event = eventOf(message);
    if (event !== null) this.#options.onEvent(event);
  }

  /** What a host says cannot be understood: not the fault of the network, so no try follows at once. */
  #nonsense(): void {
    const phase = this.#phase;
    if (phase.name === 'knocking') this.#notOpened('malformed', phase.attempt);
    else this.#lose('later');
  }

  #goodbye(reason: GoodbyeReason): void {
    const phase = this.#phase;
    const isJoining = phase.name === 'knocking' && phase.attempt.kind === 'join';
    this.#wasReplaced = reason === 'replaced';
    if (reason === 'left' || phase.name === 'leaving') this.#left();
    else if (reason === 'removed' || reason === 'tableClosed') this.#turnAway(reason, 'forget');
    else if (reason === 'replaced' || isJoining) this.#turnAway(reason, 'keep');
    else this.#lose('later');
  }

  /** In the lobby the seat is given up; during a game it is kept, and so is its key (decision 25). */
  #left(): void {
    this.#turnAway('left', this.#isPlaying() ? 'keep' : 'forget');
  }

  #isPlaying(): boolean {
    return this.#activity === 'playing' || this.#activity === 'dealing';
  }

  #lose(when: 'atOnce' | 'later' = 'atOnce', again: Try | null = null): void {
    const { clock } = this.#options;
    const heldMs = this.#phase.name === 'seated' ? clock.now() - this.#phase.since : 0;
    this.#stop();
    const next = this.#retries.next(heldMs, when);
    const cancel = clock.after(next.retryInMs, () => this.#tryAgain(again));
    this.#phase = { name: 'waiting', cancel, again };
    this.#tell({ state: 'lost', ...next });
  }

  #turnAway(reason: TurnedAway, key: 'keep' | 'forget'): void {
    this.#stop();
    if (key === 'forget' && this.#url !== null) this.#options.keeper.forget(this.#url);
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
