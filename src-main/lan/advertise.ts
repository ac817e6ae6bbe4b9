import type { Clock } from '../../src-shared/link/clock.ts';
import type { TableAdvert } from '../host/advertiser.ts';
import { serviceOf } from './advertText.ts';
import type { Nic } from './interfaces.ts';
import type { MdnsPort } from './mdns.ts';
import { MdnsSockets } from './mdnsSockets.ts';

export interface AnnouncerParts {
  readonly clock: Clock;
  readonly mdns: MdnsPort;
}

/** What is sent by multicast over Wi-Fi is not acknowledged: a goodbye is said twice. */
const AGAIN_MS = 100;

/** Announces one table by mDNS on every interface, on sockets of its own. */
export class Announcer {
  readonly #parts: AnnouncerParts;
  readonly #sockets: MdnsSockets;
  readonly #advert: TableAdvert;
  #heardOn: ReadonlySet<string> = new Set();
  #hasEnded = false;

  constructor(parts: AnnouncerParts, advert: TableAdvert, nics: readonly Nic[]) {
    this.#parts = parts;
    this.#advert = advert;
    this.#sockets = new MdnsSockets({
      mdns: parts.mdns,
      onPacket: () => undefined,
      onSent: () => undefined,
      onOpened: (socket) => socket.publish(serviceOf(advert)),
    });
    this.#sockets.remake(nics);
  }

  get id(): string {
    return this.#advert.id;
  }

  /**
   * The own addresses whose announcements came back over other sockets. Only then is a table known to be announced:
   * the library says so of a cut cable too.
   */
  get heardOn(): ReadonlySet<string> {
    return this.#heardOn;
  }

  /** The addresses changed: everything is announced anew, and was not heard yet. */
  remake(nics: readonly Nic[]): void {
    if (this.#hasEnded) return;
    this.#heardOn = new Set();
    this.#sockets.remake(nics);
  }

  /** The own announcement was heard from this address of the machine. */
  heard(from: string): void {
    this.#heardOn = new Set([...this.#heardOn, from]);
  }

  /** Says goodbye on every interface, again after 100 ms, and closes. */
  end(): Promise<void> {
    this.#hasEnded = true;
    this.#sockets.each((socket) => socket.goodbye());
    return new Promise((resolve) => {
      this.#parts.clock.after(AGAIN_MS, () => {
        this.#sockets.each((socket) => socket.goodbye());
        this.#parts.clock.after(AGAIN_MS, () => {
          this.#sockets.close();
          resolve();
        });
      });
    });
  }
}
