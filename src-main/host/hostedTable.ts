import type { KeptKey } from '../../src-shared/guest/keeper.ts';
import type { HostAct, Hosting, TakenOver } from '../../src-shared/hosting.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import type { HostKeys } from '../../src-shared/link/hostKeys.ts';
import type { GoodbyeReason, TableRefusal } from '../../src-shared/protocol/refusals.ts';
import type { TableView } from '../../src-shared/protocol/tableView.ts';
import type { SeatId } from '../../src-shared/rules/terms.ts';
import { networkInterfaces } from 'node:os';
import { isRunning } from './acts.ts';
import { isOwnAddress } from './addresses.ts';
import { localNameOf } from './advertiser.ts';
import { boundedLog } from './boundedLog.ts';
import { systemClock, type Clock } from './clock.ts';
import { routedAddress } from './defaultRoute.ts';
import { Door } from './door.ts';
import { watchingScreens } from './gallery.ts';
import { hostAsks } from './hostAsks.ts';
import { HostNews } from './hostNews.ts';
import { forgetfulJournal } from './journal.ts';
import { Identity } from './identity.ts';
import type { KeyRing } from './keyRing.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { ownKeyOf } from './ownKey.ts';
import { beginGame } from './playedGame.ts';
import { openServer, type Arrival, type ListeningServer } from './server.ts';
import { ShownAddress } from './shownAddress.ts';
import { systemDice } from './systemDice.ts';
import type { TableParts } from './parts.ts';
import { StoredJournal } from './storedJournal.ts';
import { Table } from './table.ts';
import { tableInfoOf } from './tableInfo.ts';
import type { HostChange, HostFault, HostOptions, RunningHost } from './runningHost.ts';
import { WayIn } from './wayIn.ts';

const EVERYWHERE = '0.0.0.0';
const LOOPBACK = '127.0.0.1';

/** Opens a table on this machine, to be joined from its network. Refused: `portsTaken`, when no port can be had. */
export async function openHost(options: HostOptions): Promise<Result<RunningHost, HostFault>> {
  const host = new HostedTable(options);
  return (await host.open()) ? ok(host) : err('portsTaken');
}

/** A table with its door and its server, as this process runs it. */
class HostedTable implements RunningHost {
  readonly #options: HostOptions;
  readonly #identity: Identity;
  readonly #keys: HostKeys;
  readonly #ring: KeyRing;
  readonly #wayIn: WayIn;
  readonly #journal: StoredJournal | null;
  readonly #table: Table;
  readonly #door: Door;
  readonly #shown: ShownAddress;
  readonly #news = new HostNews();
  #server: ListeningServer | null = null;
  #takenOver: TakenOver | null = null;
  #closing: Promise<void> | null = null;
  #reached = false;
  #hide: (() => Promise<void>) | null = null;

  constructor(options: HostOptions) {
    const { clock = systemClock, store, takeUp } = options;
    this.#options = options;
    this.#identity = new Identity(options.hostName, takeUp?.kept ?? null);
    this.#keys = this.#identity.keys;
    this.#ring = this.#identity.ring;
    this.#wayIn = new WayIn(this.#keys, this.#ring, () => ({ host: this.#shown.host, port: this.port }));
    this.#journal = store === undefined ? null : new StoredJournal(store(this.#keys.id));
    this.#table = new Table(this.#parts(clock), takeUp);
    this.#door = new Door(this.#table, this.#keys);
    this.#shown = this.#followAddress();
  }

  #parts(clock: Clock): TableParts {
    const options = this.#options;
    return {
      id: this.#keys.id,
      hostName: this.#identity.hostName,
      begin: options.begin ?? beginGame,
      dealer: options.dealer,
      journal: this.#journal ?? forgetfulJournal,
      ring: this.#ring,
      origin: () => this.#identity.at(this.port),
      invitation: (withLink) => this.#wayIn.invitation(withLink),
      clock,
      dice: systemDice,
      limits: options.limits ?? DEFAULT_LIMITS,
      log: boundedLog(options.log, clock),
      onChange: (table) => this.#changed(table),
      onAsks: () => this.#askedAnew(),
      onTakenOver: (seat) => this.#tookOver(seat),
      onRenewed: () => this.#renewed(),
      onClosed: () => void this.#shut('tableClosed'),
    };
  }

  /** The port of a table that is taken up first: its guests come back to no other by themselves. */
  get #ports(): readonly number[] {
    const { takeUp, ports } = this.#options;
    return takeUp === undefined ? ports : [takeUp.kept.origin.port, ...ports];
  }

  /** False when no port can be had. */
  async open(): Promise<boolean> {
    const { limits, clock, log } = this.#table.parts;
    await this.#journal?.begin(this.#options.takeUp?.records ?? []);
    this.#server = await openServer({
      pages: {
        files: this.#options.files,
        ownName: localNameOf(this.#keys.id),
        info: () => tableInfoOf(this.table),
      },
      ports: this.#ports,
      bind: this.#options.bind ?? EVERYWHERE,
      limits,
      clock,
      log,
      onArrival: (arrival) => this.#arrive(arrival),
    });
    if (this.#server === null) await this.#giveUp();
    else await this.#opened();
    return this.#server !== null;
  }

  /** A table that was to be taken up is kept for another time. */
  async #giveUp(): Promise<void> {
    this.#table.close('hostStopped');
    await this.#journal?.end(this.#options.takeUp !== undefined);
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
    this.#table.opened();
    this.#options.log('info', 'hostOpened');
    const { advertiser } = this.#options;
    this.#hide =
      advertiser?.show({ id: this.#keys.id, name: this.#identity.hostName, port: this.port }) ?? null;
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
    const link = this.#wayIn.link();
    const asked = this.#ports[0];
    return {
      tableId: this.#keys.id,
      invitation: { ...this.#wayIn.invitation(true), link },
      portMoved: asked !== 0 && asked !== this.port,
      practice: this.#options.practice ?? false,
      screens: watchingScreens(this.#table.state, this.#toEpoch),
      networks: this.#shown.networks,
      networkChosen: this.#shown.isChosen,
      asks: hostAsks(this.#table.state, this.#table.doorkeeper, this.#toEpoch),
      guessing: this.#door.guessing,
      takenOver: this.#takenOver,
    };
  }

  ownLink(): string {
    this.#door.expectHost();
    return this.#wayIn.link(LOOPBACK);
  }

  act(act: HostAct): Result<null, TableRefusal> {
    if (act.type !== 'showNetwork') return this.#table.act(act);
    return this.#shown.choose(act.address) ? ok(null) : err({ code: 'noSuchNetwork' });
  }

  onChange(listener: (change: HostChange) => void): () => void {
    return this.#news.onChange(listener);
  }

  ownKey(): KeptKey | null {
    return ownKeyOf(this.#table.state, this.#ring, this.#keys);
  }

  close(reason: 'hostStopped' | 'putAway' = 'hostStopped'): Promise<void> {
    return this.#shut(reason);
  }

  /** A moment of the host's clock as a date. */
  readonly #toEpoch = (at: number): number => Math.round(Date.now() - (this.#table.parts.clock.now() - at));

  /** Who watches is no part of what everybody knows: the host's window is told it apart. */
  #changed(table: TableView): void {
    this.#news.tell({ change: 'table', table });
    this.#askedAnew();
  }

  #askedAnew(): void {
    if (this.#news.isOther(this.hosting)) this.#tellHosting();
  }

  #tookOver(seat: SeatId): void {
    this.#takenOver = { number: (this.#takenOver?.number ?? 0) + 1, seat };
    this.#tellHosting();
  }

  #renewed(): void {
    this.#door.renewed();
    this.#tellHosting();
  }

  #tellHosting(): void {
    this.#news.tell({ change: 'hosting', hosting: this.hosting });
  }

  #shut(reason: GoodbyeReason): Promise<void> {
    this.#closing ??= this.#end(reason);
    return this.#closing;
  }

  async #end(reason: GoodbyeReason): Promise<void> {
    this.#options.log('info', 'hostClosed', { code: reason });
    this.#shown.stop();
    const isUnfinished = reason !== 'tableClosed' && isRunning(this.#table.state);
    this.#table.close(reason);
    // It listens no more before anybody hears the goodbye and asks.
    await Promise.all([this.#server?.close(), this.#hide?.(), this.#journal?.end(isUnfinished)]);
    this.#news.tell({ change: 'closed' });
  }
}
