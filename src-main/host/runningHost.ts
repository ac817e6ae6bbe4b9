import type { HostAct, Hosting, WatchingScreen } from '../../src-shared/hosting.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { newHostKeys, pinOf, sealOf, type HostKeys } from '../../src-shared/link/hostKeys.ts';
import { makeAddressCode, makeLink, type Address } from '../../src-shared/protocol/invitation.ts';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import type { GoodbyeReason, TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { SharedInvitation, TableView } from '../../src-shared/protocol/tableView.ts';
import type { TableInfo } from '../../src-shared/protocol/tableInfo.ts';
import { MAX_PLAYERS } from '../../src-shared/rules/terms.ts';
import type { Log } from '../log.ts';
import { networkInterfaces } from 'node:os';
import { isOwnAddress, type Interfaces } from './addresses.ts';
import { localNameOf, type Advertiser } from './advertiser.ts';
import { boundedLog } from './boundedLog.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Dealer } from './dealer.ts';
import { routedAddress } from './defaultRoute.ts';
import { Door } from './door.ts';
import { watchingScreens } from './gallery.ts';
import { hostAsks } from './hostAsks.ts';
import { forgetfulJournal, type Journal } from './journal.ts';
import { KeyRing } from './keyRing.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { beginGame, type BeginGame } from './playedGame.ts';
import { openServer, type Arrival, type ListeningServer } from './server.ts';
import { ShownAddress } from './shownAddress.ts';
import { systemDice } from './systemDice.ts';
import { Table } from './table.ts';

/** One file of the window, as it is served. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  /** The content type, with its charset. */
  readonly type: string;
  /** The same bytes compressed by gzip, where that is shorter. */
  readonly gzip?: Uint8Array;
}

/** By path from the root, with a slash in front: `/index.html`. */
export type ServedFiles = ReadonlyMap<string, ServedFile>;

export interface HostOptions {
  /** Cleaned, as every name that is shown. */
  readonly hostName: string;
  readonly files: ServedFiles;
  readonly dealer: Dealer;
  readonly log: Log;
  /** Tried in this order; 0 is any free one (B-8). */
  readonly ports: readonly number[];
  /** The address to listen at; left out: every one of this machine. */
  readonly bind?: string;
  readonly limits?: Limits;
  readonly clock?: Clock;
  readonly journal?: Journal;
  /** Makes the table known on the network; left out: nobody is told of it. */
  readonly advertiser?: Advertiser;
  /** This machine's networks; left out: as the system tells them. */
  readonly networks?: {
    readonly interfaces: () => Interfaces;
    readonly routed: () => Promise<string | null>;
  };
  /** One person practises with bots: said to the host's window. */
  readonly practice?: boolean;
  /** Left out: the rules. A test plants a fault here. */
  readonly begin?: BeginGame;
}

export type HostFault = 'portsTaken';

/** What a host tells its own process. `table` is what everybody at it knows. */
export type HostChange =
  | { readonly change: 'hosting'; readonly hosting: Hosting }
  | { readonly change: 'table'; readonly table: TableView }
  | { readonly change: 'closed' };

/** A table that this process runs. */
export interface RunningHost {
  readonly hosting: Hosting;
  readonly table: TableView;
  readonly port: number;
  /** Somebody on another device came here, whatever became of it. */
  readonly reached: boolean;
  /**
   * The link by which this machine's own guest reaches the table, over loopback. The next one that comes in by it
   * from this machine is marked as the host's; asked for once a table.
   */
  ownLink(): string;
  /** The host's own acts; callable in this process alone, never over the network. */
  act(act: HostAct): Result<null, TableRefusal>;
  onChange(listener: (change: HostChange) => void): () => void;
  /** Says goodbye to all and ends within two seconds. */
  close(): Promise<void>;
}

const EVERYWHERE = '0.0.0.0';
const LOOPBACK = '127.0.0.1';

/** Opens a table on this machine, to be joined from its network. Refused: `portsTaken`, when no port can be had. */
export async function openHost(options: HostOptions): Promise<Result<RunningHost, HostFault>> {
  const host = new TableHost(options);
  return (await host.open()) ? ok(host) : err('portsTaken');
}

class TableHost implements RunningHost {
  readonly #options: HostOptions;
  readonly #keys: HostKeys = newHostKeys();
  readonly #ring = new KeyRing();
  readonly #table: Table;
  readonly #door: Door;
  readonly #shown: ShownAddress;
  readonly #listeners = new Set<(change: HostChange) => void>();
  #server: ListeningServer | null = null;
  /** The screens and questions that the host's window was told of last. */
  #listed = '';
  #closing: Promise<void> | null = null;
  #reached = false;
  #hide: (() => Promise<void>) | null = null;

  constructor(options: HostOptions) {
    this.#options = options;
    const { clock = systemClock } = options;
    this.#table = new Table({
      id: this.#keys.id,
      hostName: options.hostName,
      begin: options.begin ?? beginGame,
      dealer: options.dealer,
      journal: options.journal ?? forgetfulJournal,
      ring: this.#ring,
      invitation: (withLink) => this.#sharedInvitation(withLink),
      clock,
      dice: systemDice,
      limits: options.limits ?? DEFAULT_LIMITS,
      log: boundedLog(options.log, clock),
      onChange: (table) => this.#changed(table),
      onAsks: () => this.#askedAnew(),
      onRenewed: () => this.#renewed(),
      onClosed: () => void this.#shut('tableClosed'),
    });
    this.#door = new Door(this.#table, this.#keys);
    this.#shown = this.#followAddress();
  }

  /** False when no port can be had. */
  async open(): Promise<boolean> {
    const { limits, clock, log } = this.#table.parts;
    this.#server = await openServer({
      pages: { files: this.#options.files, ownName: localNameOf(this.#keys.id), info: () => this.#info() },
      ports: this.#options.ports,
      bind: this.#options.bind ?? EVERYWHERE,
      limits,
      clock,
      log,
      onArrival: (arrival) => this.#arrive(arrival),
    });
    if (this.#server === null) this.#table.close('hostStopped');
    else await this.#opened();
    return this.#server !== null;
  }

  #arrive(arrival: Arrival): void {
    this.#reached ||= !isOwnAddress(arrival.address);
    const entered = (): void => {
      arrival.entered();
      this.#shown.look();
    };
    this.#door.arrive({ ...arrival, entered });
  }

  #followAddress(): ShownAddress {
    const { bind = EVERYWHERE, networks } = this.#options;
    return new ShownAddress({
      clock: this.#table.parts.clock,
      bind: bind === EVERYWHERE ? null : bind,
      interfaces: networks?.interfaces ?? networkInterfaces,
      routed: networks?.routed ?? routedAddress,
      guests: () => this.#server?.guests() ?? new Map(),
      onAddress: () => {
        this.#table.tellAgain();
        this.#tellHosting();
      },
      onNetworks: () => this.#tellHosting(),
    });
  }

  async #opened(): Promise<void> {
    await this.#shown.open();
    this.#options.log('info', 'hostOpened');
    const { advertiser, hostName } = this.#options;
    this.#hide = advertiser?.show({ id: this.#keys.id, name: hostName, port: this.port }) ?? null;
  }

  get reached(): boolean {
    return this.#reached;
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  get table(): TableView {
    return this.#table.view;
  }

  get hosting(): Hosting {
    const link = this.#link(this.#address.host);
    const asked = this.#options.ports[0];
    return {
      tableId: this.#keys.id,
      invitation: { ...this.#sharedInvitation(true), link },
      portMoved: asked !== 0 && asked !== this.port,
      practice: this.#options.practice ?? false,
      screens: this.#screens(),
      networks: this.#shown.networks,
      networkChosen: this.#shown.isChosen,
      asks: hostAsks(this.#table.state, this.#table.doorkeeper, this.#toEpoch),
      guessing: this.#door.guessing,
    };
  }

  ownLink(): string {
    this.#door.expectHost();
    return this.#link(LOOPBACK);
  }

  act(act: HostAct): Result<null, TableRefusal> {
    if (act.type !== 'showNetwork') return this.#table.act(act);
    return this.#shown.choose(act.address) ? ok(null) : err({ code: 'noSuchNetwork' });
  }

  onChange(listener: (change: HostChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    return this.#shut('hostStopped');
  }

  get #address(): Address {
    return { host: this.#shown.host, port: this.port };
  }

  #link(host: string): string {
    return makeLink({ host, port: this.port }, this.#ring.linkSecret, pinOf(this.#keys.publicKey));
  }

  /** What seats may show; the link is for the host's own screen and the wall (decision 2). */
  #sharedInvitation(withLink: boolean): SharedInvitation {
    const address = this.#address;
    return {
      address: `${address.host}:${address.port}`,
      addressCode: makeAddressCode(address) ?? '',
      tableCode: this.#ring.tableCode,
      seal: sealOf(this.#keys.publicKey),
      link: withLink ? this.#link(address.host) : null,
    };
  }

  #info(): TableInfo {
    const { activity, seats, locked, name, hostName } = this.table;
    return {
      id: this.#keys.id,
      version: PROTOCOL_VERSION,
      name,
      host: hostName,
      seated: seats.length,
      seats: MAX_PLAYERS,
      phase: activity === 'lobby' ? 'lobby' : 'playing',
      locked,
    };
  }

  #screens(): readonly WatchingScreen[] {
    return watchingScreens(this.#table.state, this.#toEpoch);
  }

  /** A moment of the host's clock as a date. */
  readonly #toEpoch = (at: number): number => Math.round(Date.now() - (this.#table.parts.clock.now() - at));

  /** Who watches is no part of what everybody knows: the host's window is told it apart. */
  #changed(table: TableView): void {
    this.#tell({ change: 'table', table });
    this.#askedAnew();
  }

  #askedAnew(): void {
    const { asks, guessing, screens } = this.hosting;
    const asked = asks.map(({ ask, name, ...rest }) => [ask, name, rest.kind === 'seat' ? rest.holder : '']);
    const listed = JSON.stringify([
      screens.map(({ screen, name, wall }) => [screen, name, wall]),
      asked,
      guessing,
    ]);
    if (listed === this.#listed) return;
    this.#listed = listed;
    this.#tellHosting();
  }

  #renewed(): void {
    this.#door.renewed();
    this.#tellHosting();
  }

  #tellHosting(): void {
    this.#tell({ change: 'hosting', hosting: this.hosting });
  }

  #tell(change: HostChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #shut(reason: GoodbyeReason): Promise<void> {
    this.#closing ??= this.#end(reason);
    return this.#closing;
  }

  async #end(reason: GoodbyeReason): Promise<void> {
    this.#options.log('info', 'hostClosed', { code: reason });
    this.#shown.stop();
    this.#table.close(reason);
    // It listens no more before anybody hears the goodbye and asks.
    await Promise.all([this.#server?.close(), this.#hide?.()]);
    this.#tell({ change: 'closed' });
  }
}
