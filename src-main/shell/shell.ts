import type { BridgeCall, BridgeEvent, LinkStatus } from '../../src-shared/bridge.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import type { HostAct } from '../../src-shared/hosting.ts';
import type { Settings } from '../../src-shared/settings.ts';
import { unreachable, type Result } from '../../src-shared/lang/result.ts';
import type { HostChange, HostFault, RunningHost } from '../host/runningHost.ts';
import { systemClock } from '../host/clock.ts';
import { HistoryDesk } from './historyDesk.ts';
import { NearbyList } from './nearby.ts';
import type { ShellGuest, ShellParts } from './shellParts.ts';
import { Shown } from './shown.ts';
import { wallPage } from './wallPage.ts';
import { beginPractice } from './practice.ts';
import type { AttachedWindow, Windows } from './windows.ts';

type Tell = (event: BridgeEvent) => void;

const HOME: LinkStatus = { state: 'home' };

/**
 * What both shells share: the Bridge in Node (decision 35). It holds at most one hosted table and one guest, and
 * the present state, which every newly attached window is told first.
 */
export class Shell implements Windows {
  readonly #parts: ShellParts;
  readonly #guest: ShellGuest;
  readonly #nearby: NearbyList;
  readonly #history: HistoryDesk;
  readonly #windows = new Set<Tell>();
  #settings: Settings;
  #host: RunningHost | null = null;
  #isOpening = false;
  /** How many play at the practice table, this person included. */
  #practisers = 0;
  #link: LinkStatus = HOME;
  readonly #shown = new Shown(systemClock);

  constructor(parts: ShellParts) {
    this.#parts = parts;
    this.#settings = parts.settings;
    this.#history = new HistoryDesk(parts.history, (event) => this.#tell(event));
    this.#guest = parts.guest((event) => this.#hearGuest(event));
    this.#nearby = new NearbyList(
      parts,
      (event) => this.#tell(event),
      () => this.#guest.wake(),
    );
  }

  get isHosting(): boolean {
    return this.#host !== null;
  }

  attach(tell: Tell): AttachedWindow {
    this.#windows.add(tell);
    tell(this.#shellEvent());
    tell({ event: 'hosting', hosting: this.#host?.hosting ?? null });
    tell({ event: 'link', status: this.#link });
    tell(this.#nearby.event);
    for (const event of this.#shown.events()) tell(event);
    return {
      call: (call) => this.#obey(call, tell),
      detach: () => void this.#windows.delete(tell),
    };
  }

  /**
   * Opens a table on this machine and lets this shell's guest in by its link: to a seat, or to the gallery as the
   * host's own screen (decision 33). While a table is open it lets a guest in who is at none: after a name that
   * was refused, or after leaving the seat. No port: `portsTaken`.
   */
  async hostTable(name: string, seated: boolean): Promise<void> {
    if (this.#isOpening) return;
    if (this.#host !== null) {
      if (this.#isAway()) this.#guest.join(this.#host.ownLink(), name, seated ? 'seat' : 'gallery');
      return;
    }
    this.#nearby.allow();
    await this.#open(() => this.#parts.openHost(name, this.#nearby.lan.advertiser), name, seated);
  }

  /** A table for this person and bots, which starts as soon as the person sits. Nothing where a table is open. */
  async #practise(name: string, players: number): Promise<void> {
    if (this.#isOpening || this.#host !== null || !this.#isAway()) return;
    this.#practisers = players;
    await this.#open(() => this.#parts.openPractice(name), name, true);
  }

  async #open(
    open: () => Promise<Result<RunningHost, HostFault>>,
    name: string,
    seated: boolean,
  ): Promise<void> {
    this.#isOpening = true;
    const opened = await open();
    this.#isOpening = false;
    if (!opened.ok) {
      this.#setLink({ state: 'turnedAway', reason: opened.error });
      return;
    }
    this.#host = opened.value;
    opened.value.onChange((change) => this.#hearHost(change));
    this.#tell({ event: 'hosting', hosting: opened.value.hosting });
    this.#guest.join(opened.value.ownLink(), name, seated ? 'seat' : 'gallery');
  }

  /** The machine woke up. The network's own watch tells others anew; the guest must not wait for its silence to count. */
  wake(): void {
    this.#guest.wake();
  }

  /** Closes the hosted table, if there is one, in order, and ends the guest's connection. */
  async close(): Promise<void> {
    this.#guest.giveUp();
    const host = this.#host;
    this.#host = null;
    await host?.close();
    await this.#nearby.lan.close();
    this.#tell({ event: 'hosting', hosting: null });
  }

  #isAway(): boolean {
    return this.#link.state === 'home' || this.#link.state === 'turnedAway';
  }

  #obey(call: BridgeCall, tell: Tell): void {
    switch (call.verb) {
      case 'hostTable':
        return void this.hostTable(call.name, call.seated);
      case 'practise':
        return void this.#practise(call.name, call.players);
      case 'joinTable':
        // A host's windows stay at the host's own table.
        this.#nearby.allow();
        if (this.#host === null && !this.#isOpening) this.#guest.join(call.where, call.name, call.as);
        return;
      case 'joinNearby':
        this.#joinNearby(call);
        return;
      case 'lookAround':
      case 'searchHarder':
      case 'forgetRecent':
      case 'openInBrowser':
      case 'diagnose':
        this.#nearby.obey(call, this.#host?.reached ?? false);
        return;
      case 'openWall':
        if (this.#host !== null) this.#parts.openAddress(wallPage(this.#host.hosting, call.name));
        return;
      case 'intent':
      case 'claim':
      case 'emote':
      case 'rename':
      case 'ready':
      case 'stopCountIn':
      case 'sit':
      case 'askForSeat':
        this.#guest.say(call);
        return;
      case 'leave':
        this.#guest.leave();
        return;
      case 'playHere':
        this.#guest.playHere();
        return;
      case 'saveGame':
        this.#guest.saveGame();
        return;
      case 'giveUp':
        this.#guest.giveUp();
        return;
      case 'control':
        this.#control(call.act);
        return;
      case 'history':
        this.#history.obey(call.act, tell);
        return;
      case 'saveSettings':
        this.#saveSettings(call.settings);
        return;
      default:
        return unreachable(call);
    }
  }

  /** By the table code alone, at the table that was picked from the list. */
  #joinNearby({ table, code, name, as }: Extract<BridgeCall, { verb: 'joinNearby' }>): void {
    if (this.#host !== null || this.#isOpening) return;
    const picked = this.#nearby.lan.find(table);
    if (picked === null) this.#setLink({ state: 'turnedAway', reason: 'unreachable' });
    else this.#guest.join(code, name, as, picked);
  }

  /** Refused without a word where this shell hosts no table: no window of ours offers it then. */
  #control(act: HostAct): void {
    const done = this.#host?.act(act);
    if (done?.ok === false) this.#tell({ event: 'refused', refusal: done.error });
  }

  #saveSettings(settings: Settings): void {
    this.#settings = settings;
    this.#parts.saveSettings(settings);
    this.#tell(this.#shellEvent());
  }

  #hearHost(change: HostChange): void {
    switch (change.change) {
      case 'hosting':
        this.#tell({ event: 'hosting', hosting: change.hosting });
        return;
      case 'closed':
        this.#host = null;
        this.#tell({ event: 'hosting', hosting: null });
        this.#guest.giveUp();
        return;
      case 'table':
        // The windows hear of the table as any guest does: through this shell's own guest.
        return;
      default:
        return unreachable(change);
    }
  }

  #hearGuest(event: WindowEvent): void {
    if (event.event === 'link') return this.#setLink(event.status);
    if (event.event !== 'gameFile') this.#shown.hear(event);
    this.#tell(event);
    this.#history.hear(event, this.#guest);
    if (event.event === 'table') beginPractice(this.#host, event.table, this.#practisers);
  }

  #setLink(status: LinkStatus): void {
    this.#link = status;
    if (status.state === 'home') this.#shown.forget();
    this.#tell({ event: 'link', status });
    this.#nearby.follow(status);
  }

  #shellEvent(): BridgeEvent {
    const { kind, version } = this.#parts;
    return { event: 'shell', kind, version, settings: this.#settings };
  }

  #tell(event: BridgeEvent): void {
    for (const tell of this.#windows) tell(event);
  }
}
