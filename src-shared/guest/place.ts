import { toHex } from '../link/bytes.ts';
import type { OpenedLink } from '../link/guestLink.ts';
import type { HeardMessage } from '../protocol/parse.ts';
import type { Activity } from '../protocol/tableView.ts';
import type { Try } from './approach.ts';
import { Elsewhere } from './elsewhere.ts';
import type { KeyKeeper } from './keeper.ts';
import { Shown, type WentBack } from './shown.ts';

/** This guest's place at one host: its address, the key that leads back to it, and what was heard there last. */
export class Place {
  readonly #keeper: KeyKeeper;
  readonly #shown = new Shown();
  readonly #elsewhere = new Elsewhere();
  #url: string | null = null;
  #activity: Activity | null = null;
  /** The key of this place came with this visit. */
  #isNew = false;

  constructor(keeper: KeyKeeper) {
    this.#keeper = keeper;
  }

  /** Null where this guest is at no host. */
  get url(): string | null {
    return this.#url;
  }

  /**
   * A game runs, so that whoever leaves keeps the seat and its key (decision 25). Who comes back and leaves before the
   * table's first word cannot tell: then the key is kept.
   */
  get isPlaying(): boolean {
    if (this.#activity === null) return !this.#isNew;
    return this.#activity === 'playing' || this.#activity === 'dealing';
  }

  /** What a return tells of the last update. */
  get word(): Shown['word'] {
    return this.#shown.word;
  }

  /** Whether this device has a key for the host of this address. */
  hasKey(url: string): boolean {
    return this.#keeper.load(url) !== null;
  }

  /** The return by the key of this place; null where this device has none. */
  get wayBack(): Try | null {
    const kept = this.#url === null ? null : this.#keeper.load(this.#url);
    return kept === null ? null : { kind: 'return', kept };
  }

  /** The last try to return went where the table was seen, not where it is known to be. */
  get isTriedElsewhere(): boolean {
    return this.#elsewhere.isTried;
  }

  /** The table was seen at this address; false where a try there is no news. The key stays with the known address. */
  seenAt(url: string): boolean {
    return this.#url !== null && this.hasKey(this.#url) && this.#elsewhere.hear(url, this.#url);
  }

  /** Where this try goes: a join where the invitation says; null where this guest is at no host. */
  urlFor({ kind }: Try): string | null {
    return this.#url === null || kind === 'join' ? this.#url : this.#elsewhere.next(this.#url);
  }

  /** The host let this guest in: where it was tried is where it is, and the key moves there. */
  arrived(triedUrl: string): void {
    const kept = this.#url === null ? null : this.#keeper.load(this.#url);
    this.#elsewhere.forget();
    if (this.#url === null || this.#url === triedUrl || kept === null) return;
    this.#keeper.save(triedUrl, kept);
    this.#keeper.forget(this.#url);
    this.#url = triedUrl;
  }

  /** At the host of this address from now on; null: at none. */
  move(url: string | null): void {
    this.#url = url;
    this.#elsewhere.forget();
    if (url === null) return;
    this.#activity = null;
    this.#isNew = false;
  }

  /** What was shown there says nothing any more. */
  forgetShown(): void {
    this.#shown.forget();
  }

  keepKey(handle: string, { hostKey, resumeKey }: OpenedLink): void {
    if (this.#url === null) return;
    this.#isNew = true;
    this.#keeper.save(this.#url, { hostKey: toHex(hostKey), handle, key: toHex(resumeKey) });
  }

  forgetKey(): void {
    if (this.#url !== null) this.#keeper.forget(this.#url);
  }

  /** Takes note of a message; not null where the host no longer knows what this guest was shown (decision 16). */
  hear(message: HeardMessage): WentBack | null {
    if (message.type === 'table') this.#activity = message.table.activity;
    return message.type === 'update' ? this.#shown.take(message) : null;
  }
}
