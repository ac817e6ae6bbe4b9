import { dealerOf } from './plantedDealer.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import { reduce } from '../../src-shared/rules/reduce.ts';
import { setUpGame } from '../../src-shared/rules/setup.ts';
import type { GameState } from '../../src-shared/rules/state.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { projectPrivate, projectPublic } from '../../src-shared/view/project.ts';
import type { Chance } from '../../src-shared/rules/chance.ts';
import { chanceFromSeed } from '../../src-shared/rules/chance.ts';
import { beginGame, type BeginGame } from '../../src-main/host/playedGame.ts';
import { decide } from '../../src-shared/bots/bot.ts';
import { CLAIM_KINDS, STATEMENTS, type Statement } from '../../src-shared/talk/statements.ts';
import { EMOTES, NO_TALK, type Claim } from '../../src-shared/talk/talkView.ts';
import { settled } from './fakeClock.ts';
import { MemoryTable, type MemoryGuest } from './memoryTable.ts';
import { faultOfTalk } from './talkFault.ts';
import { allIntents, dice, seedOf } from './randomGame.ts';

interface Source {
  below(n: number): number;
}

/** A message that was said and is still under way: it may come late, twice, after others, or never. */
interface UnderWay {
  readonly place: number;
  readonly text: string;
}

const CHAOS_STEPS = 70;
const MOST_STEPS = 600;
const NAMES = ['Ann', 'Ben', '\u202eEve', '', 'P1', 'x'.repeat(30), '<b>', 'Ｂｅｎ', '\u200b', 'Zoë'];
const OTHER_WORDS = [
  { type: 'leave' },
  { type: 'ready', ready: true },
  { type: 'stopCountIn' },
  { type: 'beat' },
  { type: 'join', name: 'P0', as: 'seat' },
  { type: 'return', revision: 0, head: null },
];
const GARBAGE = [
  '',
  'null',
  '[]',
  '{"type":"intent"}',
  '{"type":"intent","question":1,"intent":{"type":"castBallot","ballot":"ja","seat":0}}',
  '{"type":"start"}',
  '{"__proto__":{"type":"beat"}}',
  '{"type":"intent","question":1e308,"intent":{"type":"peek"}}',
  '\ud800',
  'x'.repeat(2000),
];

/** A game at a whole table: people who act, lie, repeat, drop, reorder, come back and rename, with bots between. */
export class FuzzedGame {
  readonly kit: MemoryTable;
  readonly #source: Source;
  readonly #guests: MemoryGuest[] = [];
  readonly #players: number;
  readonly #underWay: UnderWay[] = [];
  #chance: Chance | null = null;
  /** What the journal says, played again by the rules alone. */
  #state: GameState | null = null;
  readonly #claims: Claim[] = [];
  #commands = 0;

  /** `begin` plants a table that plays or shows wrongly: the checks must notice it. */
  constructor(number: number, begin: BeginGame = beginGame) {
    this.#source = dice(number);
    this.#players = 5 + this.#source.below(6);
    this.kit = new MemoryTable({
      seed: `fuzz ${number}`,
      begin,
      dealer: dealerOf((players) => (this.#chance = chanceFromSeed(seedOf(number), players))),
      journal: {
        append: (record) => {
          if (record.type === 'command') this.#replay(record.command);
          if (record.type === 'claim') this.#claims.push(record.claim);
          return Promise.resolve();
        },
      },
    });
  }

  #replay(command: Parameters<typeof reduce>[1]): void {
    if (this.#state === null) throw new Error('a command before the game');
    const judged = reduce(this.#state, command);
    if (!judged.ok) throw new Error(`the journal holds a refused ${command.type}`);
    this.#state = judged.value.state;
    this.#commands += 1;
  }

  /** Plays the whole game; gives back how many commands it took. Throws with the first thing that is wrong. */
  async play(): Promise<number> {
    const people = 1 + this.#source.below(this.#players);
    for (let place = 0; place < people; place += 1) this.#guests.push(this.kit.join(`P${place}`));
    this.kit.bots(this.#players - people);
    this.#guests.push(this.kit.join('', 'gallery'));
    await this.kit.start();
    if (this.#chance === null) throw new Error('nothing was dealt');
    this.#state = setUpGame(this.#players, this.#chance);
    for (let step = 0; step < CHAOS_STEPS && !this.#isOver; step += 1) {
      await this.#confuse();
      await settled();
      this.#check();
    }
    await this.#finish();
    return this.#commands;
  }

  get #isOver(): boolean {
    return this.kit.table.view.activity !== 'playing';
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[this.#source.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick');
    return item;
  }

  async #confuse(): Promise<void> {
    const lot = this.#source.below(100);
    if (lot >= 90) await this.kit.clock.run(this.#pick([300, 1_500, 4_000, 12_000, 70_000]));
    else if (lot >= 86) this.#hostAct();
    else this.#act(this.#source.below(this.#guests.length), lot);
  }

  #act(place: number, lot: number): void {
    if (lot < 40) this.#answer(place);
    else if (lot < 50) this.#lie(place, this.#question(place));
    else if (lot < 54) this.#lie(place, this.#source.below(60));
    else if (lot < 62) this.#deliver();
    else if (lot < 68) this.#drop(place);
    else if (lot < 76) this.#comeBack(place);
    else this.#babble(place, lot);
  }

  #babble(place: number, lot: number): void {
    if (lot < 80)
      this.#send(place, JSON.stringify({ type: this.#pick(['rename', 'sit']), name: this.#pick(NAMES) }));
    else if (lot < 82) this.#send(place, this.#pick(GARBAGE));
    else if (lot < 84) this.#speak(place);
    else this.#send(place, JSON.stringify(this.#pick(OTHER_WORDS)));
  }

  /** A claim, true or not, of any round and perhaps of nothing; or a reaction. */
  #speak(place: number): void {
    const says = this.#pick<Statement>(STATEMENTS[this.#pick(CLAIM_KINDS)]);
    const round = 1 + this.#source.below(this.#state?.round.number ?? 1);
    this.#say(place, { type: 'claim', round, says });
    this.#say(place, { type: 'emote', emote: this.#pick(EMOTES) });
  }

  /** Whatever intent a seat could think of, to a question that may be none of now. */
  #lie(place: number, question: number): void {
    this.#say(place, { type: 'intent', question, intent: this.#pick(allIntents(this.#players)) });
  }

  #question(place: number): number {
    return this.#guests[place]?.all('update').at(-1)?.update.question ?? 0;
  }

  /** A lawful answer of whoever is asked, by the view that this guest has, which may be an old one. */
  #answer(place: number): void {
    const intent = this.#lawful(place);
    if (intent !== null) this.#say(place, { type: 'intent', question: this.#question(place), intent });
  }

  #lawful(place: number): Intent | null {
    const update = this.#guests[place]?.all('update').at(-1)?.update;
    return update === undefined ? null : decide({ public: update.public, mine: update.mine }, this.#source);
  }

  /** What is said goes at once, or later and perhaps out of order, or twice. */
  #say(place: number, message: object): void {
    const text = JSON.stringify(message);
    const lot = this.#source.below(10);
    if (lot < 3) this.#underWay.push({ place, text });
    else this.#send(place, text);
    if (lot === 9) this.#underWay.push({ place, text });
  }

  #deliver(): void {
    const [late] = this.#underWay.splice(this.#source.below(Math.max(1, this.#underWay.length)), 1);
    if (late !== undefined) this.#send(late.place, late.text);
  }

  #send(place: number, text: string): void {
    this.#guests[place]?.end.send(text);
  }

  #drop(place: number): void {
    this.#guests[place]?.end.drop(this.#source.below(4) === 0);
  }

  /** By the own key, whether the old link still stands or not; whoever has no key any more stays away. */
  #comeBack(place: number): void {
    const guest = this.#guests[place];
    if (guest === undefined) return;
    const back = this.kit.comeBack(guest);
    if (back.all('welcome').length > 0) this.#guests[place] = back;
  }

  #hostAct(): void {
    const seat = this.#source.below(this.#players);
    this.kit.act(
      this.#pick([
        { type: 'pause', paused: true },
        { type: 'pause', paused: false },
        { type: 'pause', paused: false },
        { type: 'sitIn', seat },
        { type: 'lock', locked: true },
        { type: 'newCode' },
        { type: 'start' },
        { type: 'rematch' },
        { type: 'remove', seat: 0 },
        { type: 'arrange', order: [1, 0] },
      ]),
    );
  }

  /** Every view that has arrived on an open link is the one that the rules make of the journal, freshly projected. */
  #check(): void {
    const { view } = this.kit.table;
    if (view.paused === 'fault') throw new Error('the table is faulty');
    const state = this.#state;
    if (state === null) return;
    const shown = JSON.stringify(projectPublic(state, view.options));
    for (const [place, guest] of this.#guests.entries()) {
      const last = guest.all('update').at(-1)?.update;
      if (!guest.end.isOpen || last === undefined) continue;
      if (JSON.stringify(last.public) !== shown) throw new Error(`the public part of ${place} is another`);
      const seat = guest.last('table').mine.seat;
      const mine = projectPrivate(state, seat === null ? 'gallery' : seatId(seat));
      if (JSON.stringify(last.mine) !== JSON.stringify(mine))
        throw new Error(`the private part of ${place} is another`);
      if (last.question !== state.questions) throw new Error(`the question of ${place} is another`);
      const fault = faultOfTalk(guest.all('talk').at(-1)?.talk ?? NO_TALK, this.#claims, state);
      if (fault !== null) throw new Error(`the talk of ${place}: ${fault}`);
      const seen = guest.heard.filter(({ type }) => type === 'update').length;
      if (seen === 0) throw new Error(`${place} was told nothing`);
    }
  }

  /** Whoever can, comes back and answers as asked; for the others a bot sits in: the game must end. */
  async #finish(): Promise<void> {
    this.#underWay.length = 0;
    this.kit.act({ type: 'pause', paused: false });
    for (let step = 0; step < MOST_STEPS && !this.#isOver; step += 1) {
      for (const [place, guest] of this.#guests.entries()) if (!guest.end.isOpen) this.#comeBack(place);
      for (const [seat, chair] of this.kit.table.view.seats.entries())
        if (chair.presence !== 'here' && !chair.botSitsIn) this.kit.act({ type: 'sitIn', seat });
      for (const place of this.#guests.keys()) {
        const intent = this.#lawful(place);
        if (intent !== null)
          this.#send(place, JSON.stringify({ type: 'intent', question: this.#question(place), intent }));
      }
      await this.kit.clock.run(2_000);
      this.#check();
    }
    if (this.kit.table.view.activity !== 'concluded')
      throw new Error(`the game does not end: ${this.kit.table.view.activity}`);
  }
}
