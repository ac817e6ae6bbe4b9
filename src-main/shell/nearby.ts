import type { BridgeCall, BridgeEvent, LinkStatus } from '../../src-shared/bridge.ts';
import type { Nearby } from '../../src-shared/nearby.ts';
import type { DoctorReport } from '../../src-shared/doctorReport.ts';
import { unreachable } from '../../src-shared/lang/result.ts';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import type { PickedTable } from '../lan/recent.ts';
import type { Advertiser } from '../host/advertiser.ts';

/** The networks of this machine as a shell uses them. */
export interface ShellLan {
  readonly advertiser: Advertiser;
  readonly nearby: Nearby;
  look(on: boolean): void;
  find(table: string): PickedTable | null;
  /** Where another machine's table answers by itself at this moment; null for one that does not. */
  whereIs(table: string): Address | null;
  searchHarder(on: boolean): void;
  forgetRecent(): void;
  diagnose(reached: boolean): DoctorReport;
  close(): Promise<void>;
}

/** What a window says of the tables around it. */
export type NearbyCall = Extract<
  BridgeCall,
  { verb: 'lookAround' | 'searchHarder' | 'forgetRecent' | 'openInBrowser' | 'diagnose' }
>;

export interface NearbyParts {
  /** False where a person's act comes before the first look (decision 44). */
  readonly looksAtLaunch: boolean;
  /** `onWake`: the machine woke up, or its addresses are others. */
  readonly openLan: (onNearby: (nearby: Nearby) => void, onWake: () => void) => ShellLan;
  /** Opens an address in the system's browser. */
  readonly openAddress: (address: string) => void;
}

/**
 * The list of tables of one shell: looked for while its guest is at none, and told to its windows; looked for as well
 * while its guest has lost a table, which may stand at another address by now.
 */
export class NearbyList {
  readonly lan: ShellLan;
  readonly #parts: NearbyParts;
  readonly #tell: (event: BridgeEvent) => void;
  #mayLook: boolean;
  #isFree = true;
  #seeks = false;
  readonly #onSought: () => void;

  constructor(
    parts: NearbyParts,
    tell: (event: BridgeEvent) => void,
    onWake: () => void,
    onSought: () => void,
  ) {
    this.#parts = parts;
    this.#tell = tell;
    this.#onSought = onSought;
    this.#mayLook = parts.looksAtLaunch;
    this.lan = parts.openLan((nearby) => {
      tell({ event: 'nearby', nearby });
      if (this.#seeks) onSought();
    }, onWake);
    this.#look();
  }

  get event(): BridgeEvent {
    return { event: 'nearby', nearby: this.lan.nearby };
  }

  /** Somebody at a table needs no list, and a list that nobody needs asks nobody. */
  follow(status: LinkStatus): void {
    const { state } = status;
    this.#isFree = state !== 'seated' && state !== 'lost';
    // A table that was put away for another evening may come back at another address.
    this.#seeks = state === 'lost' || (state === 'turnedAway' && status.reason === 'putAway');
    this.#look();
    if (this.#seeks) this.#onSought();
  }

  /** A person's act that needs the network. */
  allow(): void {
    this.#mayLook = true;
    this.#look();
  }

  /** `reached`: somebody on another device came to the hosted table. */
  obey(call: NearbyCall, reached: boolean): void {
    switch (call.verb) {
      case 'lookAround':
        this.allow();
        return;
      case 'searchHarder':
        if (this.#isFree) this.lan.searchHarder(call.on);
        return;
      case 'forgetRecent':
        this.lan.forgetRecent();
        return;
      case 'openInBrowser': {
        const at = this.lan.find(call.table);
        if (at !== null) this.#parts.openAddress(`http://${at.host}:${at.port}/`);
        return;
      }
      case 'diagnose':
        this.#tell({ event: 'doctor', report: this.lan.diagnose(reached) });
        return;
      default:
        return unreachable(call);
    }
  }

  #look(): void {
    this.lan.look(this.#mayLook && (this.#isFree || this.#seeks));
  }
}
