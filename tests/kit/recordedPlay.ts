import { parseRecord } from '../../src-main/host/journalText.ts';
import { StoredJournal } from '../../src-main/host/storedJournal.ts';
import { choicesOf } from '../../src-shared/bots/bot.ts';
import type { Dice } from '../../src-shared/bots/bot.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import { NO_TALK, type TalkView } from '../../src-shared/talk/talkView.ts';
import { headOf } from '../../src-shared/protocol/head.ts';
import { STATEMENTS } from '../../src-shared/talk/statements.ts';
import { settled } from './fakeClock.ts';
import { MemoryStore } from './memoryStore.ts';
import { MemoryTable, type MemoryGuest } from './memoryTable.ts';
import { provenDealer } from './provenDealer.ts';
import { seededDice } from './seededDice.ts';

/** Longer than any bot thinks. */
const BOTS_MS = 4_000;
/** Until the host may let a bot sit in. */
const LONG_MS = 65_000;

export interface Casting {
  readonly word: string;
  readonly people: number;
  readonly bots: number;
}

/** What one viewer was told at one revision, as text. */
type Told = string;

/** A whole game at a table that keeps records, with claims, absences, bots that sit in and pauses, by a word. */
export class RecordedPlay {
  readonly kit: MemoryTable;
  readonly store = new MemoryStore();
  readonly guests: MemoryGuest[];
  readonly screen: MemoryGuest;
  /** What each viewer was told, by its handle and the revision. */
  readonly told = new Map<string, Told>();
  /** What everybody had been told of the talk when the store held so many records. */
  readonly talks = new Map<number, string>();
  readonly happened = new Set<string>();
  readonly #heads = new Map<number, string>();
  readonly #dice: Dice;

  constructor({ word, people, bots }: Casting) {
    this.#dice = seededDice(word);
    const journal = new StoredJournal(this.store);
    this.kit = new MemoryTable({ seed: word, dealer: provenDealer(word), journal });
    this.guests = [...this.kit.people(people)];
    this.kit.bots(bots);
    this.screen = this.kit.join('Wall', 'gallery');
    for (const guest of [...this.guests, this.screen]) this.#watch(guest);
  }

  #watch(guest: MemoryGuest): void {
    guest.onHeard((message) => {
      if (message.type !== 'update') return;
      const { revision } = message.update;
      this.#heads.set(revision, headOf(revision, message.received.public));
      this.told.set(keyOf(guest, revision), toldBy(guest));
      for (const { type } of message.update.happenings) this.happened.add(type);
    });
  }

  /** Plays to the verdict. */
  async play(): Promise<void> {
    await settled();
    await this.kit.start();
    for (let step = 0; step < 1_000 && this.kit.table.view.activity !== 'concluded'; step += 1) {
      if (step === 4) await this.#sitInFor(1);
      if (step === 9) await this.#comeBack(1);
      if (step === 12) await this.#pause();
      for (const guest of this.guests) await this.#move(guest);
      await this.kit.clock.run(BOTS_MS);
      this.#note();
    }
  }

  async #move(guest: MemoryGuest): Promise<void> {
    if (!guest.end.isOpen || this.kit.table.view.activity !== 'playing') return;
    const intent = choiceOf(guest, this.#dice);
    if (intent !== null) guest.intend(intent);
    await settled();
    this.#note();
    this.#claim(guest);
    await settled();
    this.#note();
  }

  /** Says one of the things that can be said, be it true or not. */
  #claim(guest: MemoryGuest): void {
    const occasion = talkOf(guest).open.find(({ seat }) => seat === guest.seat);
    if (occasion === undefined || this.#dice.below(3) === 0) return;
    const offered = STATEMENTS[occasion.kind];
    const says = offered[this.#dice.below(offered.length)];
    if (says !== undefined) guest.say({ type: 'claim', round: occasion.round, says });
  }

  async #sitInFor(seat: number): Promise<void> {
    this.guests[seat]?.end.drop();
    await this.kit.clock.run(LONG_MS);
    this.kit.act({ type: 'sitIn', seat });
    await settled();
    this.#note();
  }

  async #comeBack(seat: number): Promise<void> {
    const gone = this.guests[seat];
    if (gone === undefined) return;
    const back = this.kit.comeBack(gone);
    await settled();
    this.guests[seat] = back;
    this.#watch(back);
    this.#note();
  }

  async #pause(): Promise<void> {
    this.kit.act({ type: 'pause', paused: true });
    await settled();
    this.kit.act({ type: 'pause', paused: false });
    await settled();
  }

  /** What a guest that was shown the last update of the first so many records tells as it comes back. */
  wordAt(records: number): { readonly revision: number; readonly head: string | null } {
    let revision = 0;
    for (const text of this.store.texts.slice(0, records)) {
      const record = parseRecord(text);
      if (record.ok && 'revision' in record.value) ({ revision } = record.value);
    }
    return { revision, head: this.#heads.get(revision) ?? null };
  }

  #note(): void {
    this.talks.set(this.store.texts.length, JSON.stringify(talkOf(this.screen)));
  }
}

/** Any lawful choice of this guest, each as likely; null where it is asked for nothing. */
export function choiceOf(guest: MemoryGuest, dice: Dice): Intent | null {
  const choices = choicesOf({ public: guest.public, mine: guest.mine });
  return choices.length === 0 ? null : (choices[dice.below(choices.length)]?.intent ?? null);
}

/** Before anything was said, nobody is told of the talk. */
export function talkOf(guest: MemoryGuest): TalkView {
  return guest.all('talk').at(-1)?.talk ?? NO_TALK;
}

export function keyOf(guest: MemoryGuest, revision: number): string {
  return `${guest.handle} ${revision}`;
}

/** How the game stands to this guest; what has just happened is not told to one who comes in. */
export function toldBy(guest: MemoryGuest): Told {
  const { update, received } = guest.last('update');
  return JSON.stringify([update.revision, update.question, received.public, update.mine]);
}
