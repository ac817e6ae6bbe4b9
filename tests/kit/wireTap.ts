import { listen } from '../../src-main/host/entrance.ts';
import type { Handle } from '../../src-main/host/chairs.ts';
import { brandHandle } from '../../src-main/host/keyRing.ts';
import { settled } from './fakeClock.ts';
import { linkPair } from './memoryLink.ts';
import type { GuestEnd } from './memoryLink.ts';
import { MemoryTable } from './memoryTable.ts';
import { allIntents, dice, offeredIntents } from './randomGame.ts';
import type { Viewer } from './scramble.ts';
import { HONEST, ShadowGame } from './shadowGame.ts';
import type { Sight } from './shadowGame.ts';
import { options } from '../../src-shared/rules/reduce.ts';
import { seatsOf } from '../../src-shared/rules/rulebook.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { CLAIM_KINDS, STATEMENTS, type Statement } from '../../src-shared/talk/statements.ts';
import { EMOTES } from '../../src-shared/talk/talkView.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';

/** What happens at a table from outside, one thing after the other. */
export type Deed =
  | { readonly kind: 'say'; readonly place: number; readonly text: string }
  /** The link of this place breaks, and its person comes back. */
  | { readonly kind: 'again'; readonly place: number }
  | { readonly kind: 'time' }
  | { readonly kind: 'breakOff' };

/** All that left a table. */
export interface Tap {
  /** By place (the seats, then the gallery): every text that went there, without codes and keys of the table. */
  readonly texts: readonly (readonly string[])[];
  /** Every frame in the order of sending, as somebody in the network sees it: to whom, and how long. */
  readonly frames: readonly string[];
  readonly log: readonly string[];
  readonly deeds: readonly Deed[];
  readonly deaths: number;
}

interface Place {
  end: GuestEnd;
  handle: Handle | null;
  question: number;
  readonly texts: string[];
}

const MOST_DEEDS = 700;

/** The time that is told must not tell anything either. */
const WITH_CLOCK = { type: 'setOptions', options: { ...DEFAULT_VIEW_OPTIONS, clock: 60 } } as const;

/** One table with its people, the host's own window at seat 0 and a gallery, whose every word is kept. */
class TappedTable {
  readonly shadow: ShadowGame;
  readonly kit: MemoryTable;
  readonly places: Place[] = [];
  readonly frames: string[] = [];
  readonly log: string[] = [];

  constructor(players: number, seed: string, sight: Sight, viewer: Viewer | null) {
    this.shadow = new ShadowGame(sight, viewer);
    this.kit = new MemoryTable({
      seed,
      begin: this.shadow.begin,
      log: (...line) => void this.log.push(JSON.stringify(line)),
    });
    for (let place = 0; place <= players; place += 1) this.#sitDown(place, place === players);
  }

  #sitDown(index: number, watches: boolean): void {
    const [link, end] = linkPair();
    const entry = { kind: 'newcomer', key: new Uint8Array(32), isHost: index === 0 } as const;
    listen(this.kit.table, link, entry, () => undefined);
    const place: Place = { end, handle: null, question: 0, texts: [] };
    this.places.push(place);
    this.#listen(index, place);
    end.send(JSON.stringify({ type: 'join', name: `P${index}`, as: watches ? 'gallery' : 'seat' }));
  }

  #listen(index: number, place: Place): void {
    place.end.onText((text) => {
      const told = JSON.parse(text) as { type: string; handle?: string; question?: number };
      if (told.handle !== undefined) place.handle = brandHandle(told.handle);
      if (told.question !== undefined) place.question = told.question;
      place.texts.push(masked(text));
      this.frames.push(`${index} ${text.length} ${place.end.frames.at(-1)?.atLeast}`);
    });
  }

  async do(deed: Deed): Promise<void> {
    switch (deed.kind) {
      case 'say':
        this.places[deed.place]?.end.send(deed.text);
        break;
      case 'again':
        this.#comeBack(deed.place);
        break;
      case 'time':
        await this.kit.clock.run(3_000);
        break;
      case 'breakOff':
        this.kit.act({ type: 'endGame' });
        this.kit.act({ type: 'rematch' });
        break;
    }
    await settled();
  }

  #comeBack(index: number): void {
    const place = this.places[index];
    if (place?.handle == null) return;
    place.end.drop();
    const [link, end] = linkPair();
    place.end = end;
    listen(this.kit.table, link, { kind: 'returning', handle: place.handle }, () => undefined);
    this.#listen(index, place);
    end.send(JSON.stringify({ type: 'return', revision: 0, head: null }));
  }

  tap(deeds: readonly Deed[]): Tap {
    const { real, notes } = this.shadow;
    return {
      texts: this.places.map(({ texts }) => texts),
      frames: this.frames,
      log: [...this.log, ...notes],
      deeds,
      deaths: real === null ? 0 : real.players - real.living.length,
    };
  }
}

/** The keys and codes of a table are drawn from the system and differ from run to run. */
function masked(text: string): string {
  return text
    .replace(/"handle":"[0-9a-f]+"/, '"handle":""')
    .replace(/"tableCode":"[0-9A-Z]+"/, '"tableCode":""');
}

/** Plays one game at a table with chance deeds, lawful and not, to its verdict, or breaks it off for a second one. */
export async function tapGame(
  players: number,
  number: number,
  sight: Sight = HONEST,
  brokenOff = false,
): Promise<Tap> {
  const table = new TappedTable(players, `tap ${number}`, sight, null);
  const source = dice(number);
  const deeds: Deed[] = [];
  table.kit.act(WITH_CLOCK);
  await table.kit.start();
  for (let step = 0; step < MOST_DEEDS; step += 1) {
    const state = table.shadow.real;
    if (state === null) throw new Error('no game');
    if (state.phase.name === 'concluded' || (brokenOff && step === 90)) break;
    const deed: Deed =
      brokenOff && step === 60 ? { kind: 'breakOff' } : nextDeed(state, table.places, source);
    deeds.push(deed);
    await table.do(deed);
  }
  return table.tap(deeds);
}

/** The same deeds at a table that shows this viewer other secrets. */
export async function tapAgain(
  tap: Tap,
  number: number,
  viewer: Viewer,
  sight: Sight = HONEST,
): Promise<Tap> {
  const table = new TappedTable(tap.texts.length - 1, `tap ${number}`, sight, viewer);
  table.kit.act(WITH_CLOCK);
  await table.kit.start();
  for (const deed of tap.deeds) await table.do(deed);
  return table.tap(tap.deeds);
}

/** What this viewer, the network or the log could tell the two tables apart by; null for nothing. */
export function difference(one: Tap, other: Tap, viewer: Viewer): string | null {
  const place = viewer === 'gallery' ? one.texts.length - 1 : viewer;
  const [mine, theirs] = [one.texts[place] ?? [], other.texts[place] ?? []];
  if (mine.length !== theirs.length) return `count of messages to ${viewer}`;
  const at = mine.findIndex((text, index) => text !== theirs[index]);
  if (at >= 0) return `message ${at} to ${viewer}: ${firstDifference(mine[at] ?? '', theirs[at] ?? '')}`;
  if (one.frames.join() !== other.frames.join()) return 'sizes, order or count of frames';
  return one.log.join() === other.log.join() ? null : 'log';
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 40), at + 40)} / ${other.slice(Math.max(0, at - 40), at + 40)}`;
}

function nextDeed(state: GameState, places: readonly Place[], source: { below(n: number): number }): Deed {
  const lot = source.below(100);
  const anybody = source.below(state.players + 1);
  if (lot < 4) return { kind: 'again', place: anybody };
  if (lot < 6) return { kind: 'time' };
  if (lot < 9) return { kind: 'say', place: anybody, text: JSON.stringify({ type: 'rename', name: 'Eve' }) };
  if (lot < 14) return { kind: 'say', place: anybody, text: JSON.stringify(spoken(state, source)) };
  if (lot < 23)
    return intended(places, anybody, pick(allIntents(state.players), source), lot % 3 === 0 ? -1 : 0);
  const able = seatsOf(state.players).filter((seat) => options(state, seat).kind !== 'wait');
  const seat = pick(able, source);
  return intended(places, seat, pick(offeredIntents(state, seat), source), 0);
}

/** A claim or a reaction of anybody, allowed or not, true or not. */
function spoken(state: GameState, source: { below(n: number): number }): object {
  if (source.below(2) === 0) return { type: 'emote', emote: pick(EMOTES, source) };
  const round = 1 + source.below(state.round.number);
  return { type: 'claim', round, says: pick<Statement>(STATEMENTS[pick(CLAIM_KINDS, source)], source) };
}

function intended(places: readonly Place[], place: number, intent: unknown, shift: number): Deed {
  const question = Math.max(0, (places[place]?.question ?? 0) + shift);
  return { kind: 'say', place, text: JSON.stringify({ type: 'intent', question, intent }) };
}

function pick<Item>(items: readonly Item[], source: { below(n: number): number }): Item {
  const item = items[source.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
}
