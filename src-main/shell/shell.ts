import type { BridgeCall, BridgeEvent, LinkStatus } from '../../src-shared/bridge.ts';
import type { WindowEvent } from '../../src-shared/guest/terms.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src-shared/settings.ts';
import { unreachable } from '../../src-shared/lang/result.ts';
import { systemClock } from '../host/clock.ts';
import { HistoryDesk } from './historyDesk.ts';
import { NearbyList } from './nearby.ts';
import { OwnTable } from './ownTable.ts';
import type { ShellGuest, ShellParts } from './shellParts.ts';
import { Shown } from './shown.ts';
import { UnfinishedTables } from './unfinishedTables.ts';
import { wallPage } from './wallPage.ts';
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
  readonly #unfinished: UnfinishedTables;
  readonly #own: OwnTable;
  readonly #history: HistoryDesk;
  readonly #windows = new Set<Tell>();
  #settings: Settings;
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
      () => this.#guest.follow((table) => this.#nearby.lan.whereIs(table)),
    );
    this.#unfinished = new UnfinishedTables(parts, (event) => this.#tell(event));
    this.#own = new OwnTable({
      parts,
      guest: this.#guest,
      nearby: this.#nearby,
      unfinished: this.#unfinished,
      link: () => this.#link,
      setLink: (status) => this.#setLink(status),
      tell: (event) => this.#tell(event),
    });
  }

  get isHosting(): boolean {
    return this.#own.host !== null;
  }

  attach(tell: Tell): AttachedWindow {
    this.#windows.add(tell);
    tell(this.#shellEvent());
    tell({ event: 'hosting', hosting: this.#own.host?.hosting ?? null });
    tell({ event: 'link', status: this.#link });
    tell(this.#nearby.event);
    for (const event of this.#unfinished.events) tell(event);
    for (const event of this.#shown.events()) tell(event);
    return {
      call: (call) => this.#obey(call, tell),
      detach: () => void this.#windows.delete(tell),
    };
  }

  /** Opens a table on this machine and lets this shell's guest in (see `OwnTable`). */
  hostTable(name: string, seated: boolean): Promise<void> {
    return this.#own.open(name, seated);
  }

  /**
   * Opens a table as the start asked for. Where one stopped in the middle the person is asked first, on the first page:
   * the new one would stand in its way.
   */
  async hostAtLaunch(name: string): Promise<void> {
    await this.#unfinished.look();
    if (!this.#unfinished.hasWhole) await this.#own.open(name, true);
  }

  /** The machine woke up. The network's own watch tells others anew; the guest must not wait for its silence to count. */
  wake(): void {
    this.#guest.wake();
  }

  /** Closes the hosted table, if there is one, in order, and ends the guest's connection. */
  async close(): Promise<void> {
    this.#guest.giveUp();
    await this.#own.close();
    await this.#nearby.lan.close();
    this.#tell({ event: 'hosting', hosting: null });
  }

  #obey(call: BridgeCall, tell: Tell): void {
    switch (call.verb) {
      case 'hostTable':
        return void this.#own.open(call.name, call.seated);
      case 'practise':
        return void this.#own.practise(call.name, call.players);
      case 'joinTable':
        // A host's windows stay at the host's own table.
        this.#nearby.allow();
        if (this.#own.isNone) this.#guest.join(call.where, call.name, call.as);
        return;
      case 'joinNearby':
        this.#joinNearby(call);
        return;
      case 'lookAround':
      case 'searchHarder':
      case 'forgetRecent':
      case 'openInBrowser':
      case 'diagnose':
        this.#nearby.obey(call, this.#own.host?.reached ?? false);
        return;
      case 'openWall':
        return this.#openWall(call.name);
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
        this.#own.act(call.act);
        return;
      case 'history':
        this.#history.obey(call.act, tell);
        return;
      case 'saveSettings':
        this.#saveSettings(call.settings);
        return;
      case 'showFolder':
        tell({ event: 'folder', path: this.#parts.showFolder() });
        return;
      case 'deleteMine':
        return void this.#deleteMine();
      case 'takeUp':
        return void this.#own.takeUp(call.table, call.name);
      case 'putAway':
        return void this.#own.putAway();
      case 'deleteTable':
      case 'saveTable':
      case 'tableFilePart':
      case 'openTable':
      case 'keepAgain':
        return void this.#unfinished.obey(call);
      default:
        return unreachable(call);
    }
  }

  /** By the table code alone, at the table that was picked from the list. */
  #joinNearby({ table, code, name, as }: Extract<BridgeCall, { verb: 'joinNearby' }>): void {
    if (!this.#own.isNone) return;
    const picked = this.#nearby.lan.find(table);
    if (picked === null) this.#setLink({ state: 'turnedAway', reason: 'unreachable' });
    else this.#guest.join(code, name, as, picked);
  }

  #openWall(name: string): void {
    const { host } = this.#own;
    if (host !== null) this.#parts.openAddress(wallPage(host.hosting, name));
  }

  /** A table that goes on needs its keys; whoever is at one is not offered this. */
  async #deleteMine(): Promise<void> {
    if (!this.#own.isNone || (this.#link.state !== 'home' && this.#link.state !== 'turnedAway')) return;
    await this.#parts.deleteMine();
    this.#nearby.lan.forgetRecent();
    this.#settings = DEFAULT_SETTINGS;
    this.#tell(this.#shellEvent());
    await this.#unfinished.look();
    await this.#history.tellList();
  }

  #saveSettings(settings: Settings): void {
    this.#settings = settings;
    this.#parts.saveSettings(settings);
    this.#tell(this.#shellEvent());
  }

  #hearGuest(event: WindowEvent): void {
    if (event.event === 'link') return this.#setLink(event.status);
    if (event.event !== 'gameFile') this.#shown.hear(event);
    this.#tell(event);
    this.#history.hear(event, this.#guest);
    if (event.event === 'table') this.#own.heard(event.table);
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
