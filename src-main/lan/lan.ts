import type { Nearby } from '../../src-shared/nearby.ts';
import type { DoctorReport } from '../../src-shared/doctorReport.ts';
import type { Clock } from '../../src-shared/link/clock.ts';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import { DEFAULT_PORT } from '../../src-shared/protocol/messages.ts';
import type { Advertiser } from '../host/advertiser.ts';
import { BlockWatch } from './blockWatch.ts';
import { Beacon } from './beacon.ts';
import { Browser } from './browse.ts';
import { examine } from './doctor.ts';
import { isOnLink, type Nic } from './interfaces.ts';
import type { Sighting } from './mdnsPacket.ts';
import { nearbyOf } from './nearbyView.ts';
import { NicWatch } from './nicWatch.ts';
import { OwnTable } from './ownTable.ts';
import type { LanPorts } from './ports.ts';
import { SubnetSearch } from './probe.ts';
import { QuietTimer } from './quietTimer.ts';
import type { PickedTable, RecentTables } from './recent.ts';
import { Tables } from './tables.ts';

export interface LanParts {
  readonly ports: LanPorts;
  readonly clock: Clock;
  readonly recent: RecentTables;
  readonly onNearby: (nearby: Nearby) => void;
  /** The machine woke up, or its addresses are others: links that were open may be dead. */
  readonly onWake: () => void;
}

const ASK_AGAIN_MS = 10_000;

/**
 * The networks of this machine as this app uses them: what is found on them, and what a hosted table tells of
 * itself. Nothing is sent before `look` or `advertiser.show`.
 */
export class Lan {
  readonly advertiser: Advertiser = {
    show: (advert) => {
      this.#open();
      return this.#own.show(advert, this.#nics);
    },
  };
  readonly #parts: LanParts;
  readonly #closeAsk: () => void;
  readonly #tables: Tables;
  readonly #browser: Browser;
  readonly #beacon: Beacon;
  readonly #search: SubnetSearch;
  readonly #own: OwnTable;
  readonly #quiet: QuietTimer;
  readonly #blocks: BlockWatch;
  #watch: NicWatch | null = null;
  #isLooking = false;
  #heardOthers = false;
  #cancelAskOn: () => void = () => undefined;

  constructor(parts: LanParts) {
    this.#parts = parts;
    const { clock, ports } = parts;
    const { ask, close } = ports.openAsk();
    this.#closeAsk = close;
    this.#quiet = new QuietTimer(clock, () => this.#tell());
    this.#tables = new Tables({
      clock,
      ask,
      onChange: () => this.#tell(),
    });
    this.#browser = new Browser({
      clock,
      mdns: ports.mdns,
      onSent: () => this.#blocks.sensed(),
      onSighting: (what, from) => this.#sightedByMdns(what, from),
    });
    this.#blocks = new BlockWatch({
      ...ports,
      clock,
      codes: () => this.#browser.codes,
      askAgain: () => this.#browser.askOnce(),
      onChange: () => this.#tell(),
    });
    this.#beacon = new Beacon({
      clock,
      udp: ports.udp,
      nics: () => this.#nics,
      onHere: (id, port, from) => this.#sighted({ kind: 'here', id, port, addresses: [from] }, from),
      onGone: (id) => this.#tables.saidGoodbye(id),
    });
    this.#own = new OwnTable({
      clock,
      mdns: ports.mdns,
      beacon: this.#beacon,
      onChange: () => this.#tell(),
    });
    this.#search = new SubnetSearch({
      clock,
      ask,
      onFound: (id, host) => this.#tables.heard(id, [{ host, port: DEFAULT_PORT }], host),
      onProgress: () => this.#tell(),
    });
  }

  get nearby(): Nearby {
    return nearbyOf({
      isLooking: this.#isLooking,
      isQuiet: this.#quiet.isQuiet,
      blocked: this.#blocks.block,
      nics: this.#nics,
      listed: this.#tables.listed,
      recent: this.#parts.recent.list(),
      ownId: this.#own.advert?.id ?? null,
      search: this.#search.progress,
    });
  }

  /** Begins or goes on to look for tables, with every way there is at once; or rests, and forgets what it found. */
  look(on: boolean): void {
    if (on === this.#isLooking) return;
    this.#isLooking = on;
    this.#cancelAskOn();
    if (on) {
      this.#open();
      this.#browser.ask();
      this.#askOtherwise();
      this.#askOn();
    } else {
      this.#browser.rest();
      this.#tables.clear();
      this.#search.stop();
    }
    this.#tell();
  }

  /** Where a listed or a remembered table is, and the pin of its host's key where this person sat at it (decision 9). */
  find(id: string): PickedTable | null {
    const listed = this.#tables.listed.find(({ info }) => info.id === id);
    const known = this.#parts.recent.list().find((table) => table.id === id);
    const pin = known?.pin ?? null;
    if (listed !== undefined) return { ...listed.address, pin };
    return known === undefined ? null : { host: known.address, port: known.port, pin };
  }

  /** Where another machine's table answers; null for one that was only heard of, or answers no more. */
  whereIs(id: string): Address | null {
    const isOwn = id === this.#own.advert?.id;
    return (
      this.#tables.listed.find(({ info, silent }) => info.id === id && !silent && !isOwn)?.address ?? null
    );
  }

  /** Asks every address of the own networks once, or stops asking. */
  searchHarder(on: boolean): void {
    if (on) {
      this.#open();
      this.#search.start(this.#nics);
    } else {
      this.#search.stop();
    }
    this.#tell();
  }

  forgetRecent(): void {
    this.#parts.recent.forget();
    this.#tell();
  }

  /** What the doctor finds now; `reached` tells of the hosted table. */
  diagnose(reached: boolean): DoctorReport {
    return examine(
      {
        nics: this.#nics,
        stateOf: (address) => this.#browser.state(address),
        heardOn: this.#own.heardOn,
        port: this.#own.advert?.port ?? null,
        reached,
        heardOthers: this.#heardOthers,
        beacon: this.#beacon.state,
        tables: this.#tables.listed.length,
      },
      { ...this.#parts.ports, interfaces: this.#parts.ports.interfaces(), block: this.#blocks.block },
    );
  }

  /** Takes back what is announced and lets go of the network. */
  async close(): Promise<void> {
    this.look(false);
    this.#watch?.stop();
    await this.#own.end();
    this.#browser.close();
    this.#blocks.close();
    this.#beacon.close();
    this.#closeAsk();
  }

  get #nics(): readonly Nic[] {
    return this.#watch?.nics ?? [];
  }

  #open(): void {
    if (this.#watch !== null) return;
    const { clock, ports } = this.#parts;
    const { interfaces, wallClock } = ports;
    this.#watch = new NicWatch({ clock, wallClock, interfaces, onChange: (nics) => this.#remake(nics) });
    this.#beacon.open();
    this.#browser.listen(this.#nics);
  }

  #remake(nics: readonly Nic[]): void {
    this.#blocks.remade();
    this.#beacon.open();
    this.#browser.listen(nics);
    this.#own.remake(nics);
    if (this.#isLooking) this.#browser.ask();
    if (this.#isLooking) this.#askOtherwise();
    this.#tables.askAll();
    this.#parts.onWake();
    this.#tell();
  }

  /** The beacon hears itself on the socket that it spoke by: only mDNS has another one to hear it on. */
  #sightedByMdns(sighting: Sighting, from: string): void {
    const isHere = this.#nics.some(({ address }) => address === from);
    if (isHere && sighting.kind === 'here') this.#own.heard(sighting.id, from);
    this.#sighted(sighting, from);
  }

  #sighted(sighting: Sighting, from: string): void {
    if (!isOnLink(from, this.#nics)) return;
    if (!this.#nics.some(({ address }) => address === from)) this.#heardOthers = true;
    if (!this.#isLooking) return;
    if (sighting.kind === 'gone') this.#tables.saidGoodbye(sighting.id);
    else this.#hearOf(sighting.id, sighting.port, sighting.addresses, from);
  }

  /** Only addresses of the own networks are ever asked: no packet of ours leaves the link (decision 49). */
  #hearOf(id: string, port: number, addresses: readonly string[], source: string): void {
    const near = addresses.filter((address) => isOnLink(address, this.#nics));
    this.#tables.heard(
      id,
      near.map((host) => ({ host, port })),
      source,
    );
  }

  /** The ways beside mDNS: who answers a broadcast, and where this person sat before. */
  #askOtherwise(): void {
    this.#beacon.ask();
    for (const { id, address, port } of this.#parts.recent.list()) this.#hearOf(id, port, [address], address);
  }

  /** The other ways are tried again while nothing is found. */
  #askOn(): void {
    this.#cancelAskOn = this.#parts.clock.after(ASK_AGAIN_MS, () => {
      if (this.#tables.listed.length === 0) this.#askOtherwise();
      this.#askOn();
    });
  }

  #tell(): void {
    this.#quiet.watch(this.#isLooking && this.#tables.listed.length === 0);
    this.#parts.onNearby(this.nearby);
  }
}
