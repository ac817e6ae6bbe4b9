import { GuestConnection } from '../../src-shared/guest/connection.ts';
import type { KeptKey, KeyKeeper } from '../../src-shared/guest/keeper.ts';
import type { GuestEvent, JoinRequest } from '../../src-shared/guest/terms.ts';
import type { LinkStatus } from '../../src-shared/bridge.ts';
import { acceptLink, type ProvenLink } from '../../src-shared/link/hostLink.ts';
import { newHostKeys, type HostKeys } from '../../src-shared/link/hostKeys.ts';
import type { Wire } from '../../src-shared/link/link.ts';
import { wirePair } from '../../src-shared/link/memory.ts';
import { encodeMessage } from '../../src-shared/protocol/encode.ts';
import type { PlainHostMessage } from '../../src-shared/protocol/encode.ts';
import { CODE, PlantedClock, planted, settle } from '../link/kit.ts';

export const ADDRESS = { host: '192.0.2.20', port: 41932 };
export const JOIN: JoinRequest = {
  address: ADDRESS,
  secret: { kind: 'code', code: CODE, seal: null },
  name: 'Ann',
  as: 'seat',
};

export class PlantedKeeper implements KeyKeeper {
  readonly kept = new Map<string, KeptKey>();

  load(url: string): KeptKey | null {
    return this.kept.get(url) ?? null;
  }

  save(url: string, kept: KeptKey): void {
    this.kept.set(url, kept);
  }

  forget(url: string): void {
    this.kept.delete(url);
  }
}

/** A host of one guest: it welcomes whoever proves itself, and beats, unless told otherwise. */
export class PlantedHost {
  readonly clock = new PlantedClock();
  readonly keeper = new PlantedKeeper();
  readonly events: GuestEvent[] = [];
  /** All that the guest said, link after link. */
  readonly heard: string[] = [];
  readonly guest: GuestConnection;
  keys: HostKeys = newHostKeys(planted(1));
  code: string | null = CODE;
  isReachable = true;
  /** Where each try went, and what stands there. */
  readonly urls: string[] = [];
  stands: (url: string) => 'host' | 'stranger' | 'older' | 'nobody' = () => 'host';
  isBeating = true;
  isRemembering = true;
  answer: readonly PlainHostMessage[] | null = null;
  opened = 0;
  link: ProvenLink['link'] | null = null;
  #wire: Wire | null = null;
  readonly #places = new Map<string, Uint8Array>();

  constructor() {
    const open = (url: string): Wire => this.#open(url);
    const onEvent = (event: GuestEvent): void => void this.events.push(event);
    this.guest = new GuestConnection({
      open,
      clock: this.clock,
      keeper: this.keeper,
      random: planted(9),
      onEvent,
    });
  }

  statuses(): readonly LinkStatus[] {
    return this.events.flatMap((event) => (event.event === 'link' ? [event.status] : []));
  }

  last(): LinkStatus | undefined {
    return this.statuses().at(-1);
  }

  async join(): Promise<void> {
    this.guest.join(JOIN);
    await settle();
  }

  async say(message: PlainHostMessage): Promise<void> {
    this.link?.send(encodeMessage(message));
    await settle();
  }

  async sayText(text: string): Promise<void> {
    this.link?.send(text);
    await settle();
  }

  /** The cable is pulled. */
  async cut(): Promise<void> {
    this.#wire?.close(1006);
    await settle();
  }

  #open(url: string): Wire {
    this.opened += 1;
    this.urls.push(url);
    const [hostWire, guestWire] = wirePair();
    const stands = this.stands(url);
    if (!this.isReachable || stands === 'nobody') {
      hostWire.close(1006);
      return guestWire;
    }
    this.#wire = hostWire;
    if (stands === 'older') {
      hostWire.send(Uint8Array.of(1, 0));
      return guestWire;
    }
    acceptLink(hostWire, stands === 'host' ? this.keys : newHostKeys(planted(77)), this.#keyring(), {
      clock: this.clock,
      random: planted(this.opened + 100),
      onProven: (proven) => this.#proven(proven),
    });
    return guestWire;
  }

  #keyring(): Parameters<typeof acceptLink>[2] {
    return {
      tableCode: () => this.code,
      linkSecret: () => null,
      resumeKey: (handle) => (this.isRemembering ? (this.#places.get(handle) ?? null) : null),
    };
  }

  #proven({ link, provenBy, resumeKey }: ProvenLink): void {
    this.link = link;
    link.onMessage((text) => this.heard.push(text));
    const handle = typeof provenBy === 'string' ? '0'.repeat(31) + String(this.opened % 10) : provenBy.handle;
    if (typeof provenBy === 'string') this.#places.set(handle, resumeKey.slice());
    const welcome = { type: 'welcome', handle, tableId: this.keys.id } as const;
    for (const message of this.answer ?? [welcome]) link.send(encodeMessage(message));
    this.#beat(link);
  }

  #beat(link: ProvenLink['link']): void {
    this.clock.after(3000, () => {
      if (this.link !== link) return;
      if (this.isBeating) link.send(encodeMessage({ type: 'beat' }));
      this.#beat(link);
    });
  }
}
