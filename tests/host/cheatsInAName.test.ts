import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Handle } from '../../src-main/host/chairs.ts';
import { stopCountIn } from '../../src-main/host/countIn.ts';
import { GameInPlay } from '../../src-main/host/gameInPlay.ts';
import type { Journal } from '../../src-main/host/journal.ts';
import { setReady } from '../../src-main/host/seating.ts';
import type { TableState } from '../../src-main/host/tableState.ts';
import type { Result } from '../../src-shared/lang/result.ts';
import { STATEMENTS, type Statement } from '../../src-shared/talk/statements.ts';
import { NO_TALK, silenceOf, type Occasion } from '../../src-shared/talk/talkView.ts';
import { DoorGuest, DoorTable } from '../kit/doorTable.ts';
import type { MemoryTableOptions } from '../kit/memoryTable.ts';
import { firstChoice } from '../kit/tablePlay.ts';
import { begun, play, quiet } from '../kit/trustPlay.ts';

const ignore = (): void => undefined;

afterEach(() => void vi.restoreAllMocks());

/** What each device says at once of what was told in its seat's name. */
function forged(guests: readonly DoorGuest[]): readonly unknown[] {
  return guests.map(({ trust }) => trust?.forged ?? null);
}

function none(guests: readonly DoorGuest[]): readonly null[] {
  return guests.map(() => null);
}

/** The word of this seat's device, and of no other. */
function only(guests: readonly DoorGuest[], seat: number, word: string): readonly unknown[] {
  return guests.map((guest) => (guest.seat === seat ? word : null));
}

function handleAt({ kit }: DoorTable, seat: number): Handle {
  const chair = kit.table.state.chairs[seat];
  if (chair?.kind !== 'person') throw new Error('nobody sits there');
  return chair.person.handle;
}

function changed(state: Result<TableState, unknown>): TableState {
  if (!state.ok) throw new Error('the table would not');
  return state.value;
}

function openTo({ update, talk }: DoorGuest): Occasion | undefined {
  return talk?.open.find(({ seat }) => update !== undefined && silenceOf(update.public, seat) === null);
}

interface Moment {
  readonly door: DoorTable;
  readonly guests: readonly DoorGuest[];
  readonly occasion: Occasion;
  readonly claimer: DoorGuest;
  readonly says: Statement;
  readonly other: Statement;
}

/** A game up to where somebody may claim something. */
async function spoken(options: MemoryTableOptions = {}): Promise<Moment> {
  const [door, guests] = await begun(options);
  const [first] = guests;
  if (first === undefined) throw new Error('nobody is here');
  while (openTo(first) === undefined) await play(door, guests, 1);
  const occasion = openTo(first);
  const claimer = guests.find(({ seat }) => seat === occasion?.seat);
  if (occasion === undefined || claimer === undefined) throw new Error('nobody has anything to claim');
  const [says, other] = STATEMENTS[occasion.kind];
  return { door, guests, occasion, claimer, says, other };
}

/** The host stamps a claim with a seat whose device said nothing. */
async function forgeClaim({ door, occasion, other }: Moment): Promise<void> {
  const { round, seat } = occasion;
  door.kit.table.talk.claim(handleAt(door, seat), { round, says: other }, ignore);
  await quiet();
}

/** For a moment the host tells a seat's device that it sits at none. */
function sayThatItWatches(
  { kit: { table } }: DoorTable,
  seat: number,
  activity: TableState['activity'] = 'playing',
): void {
  const { state } = table;
  const chair = state.chairs[seat];
  if (chair?.kind !== 'person') throw new Error('nobody sits there');
  const removed = { kind: 'removed', name: chair.person.name, botSitsIn: false } as const;
  const screen = { ...chair.person, number: 1, isWall: false };
  table.become({ ...state, activity, chairs: state.chairs.with(seat, removed), screens: [screen] });
  table.become(state);
}

async function claim({ claimer, occasion: { round }, says }: Moment): Promise<void> {
  expect(claimer.connection.send({ type: 'claim', round, says })).toBe(true);
  await quiet();
}

describe('a host that tells of something in a seat’s name is caught at once by that seat’s device', () => {
  test('where it makes a claim up', async () => {
    const moment = await spoken();
    expect(forged(moment.guests)).toEqual(none(moment.guests));
    await forgeClaim(moment);
    expect(forged(moment.guests)).toEqual(only(moment.guests, moment.occasion.seat, 'claim'));
  });

  test('where it turns a claim round', async () => {
    const moment = await spoken();
    const { talk } = moment.door.kit.table;
    const honest = talk.claim.bind(talk);
    talk.claim = (handle, said, refuse) => honest(handle, { ...said, says: moment.other }, refuse);
    await claim(moment);
    expect(forged(moment.guests)).toEqual(only(moment.guests, moment.occasion.seat, 'claimChanged'));
  });

  test('where it drops a claim that it had told', async () => {
    const moment = await spoken();
    await claim(moment);
    expect(forged(moment.guests)).toEqual(none(moment.guests));
    vi.spyOn(GameInPlay.prototype, 'talk', 'get').mockReturnValue(NO_TALK);
    moment.door.kit.table.talk.tellTalk();
    await quiet();
    expect(forged(moment.guests)).toEqual(only(moment.guests, moment.occasion.seat, 'claimDropped'));
  });

  test('where it makes a reaction up, though the seat sent another one', async () => {
    const [door, guests] = await begun();
    guests[2]?.connection.send({ type: 'emote', emote: 'doubt' });
    await quiet();
    expect(forged(guests)).toEqual(none(guests));
    door.kit.table.talk.react(handleAt(door, 2), 'trustMe', ignore);
    await quiet();
    expect(forged(guests)).toEqual(only(guests, 2, 'emote'));
  });

  test('where it tells a reaction twice', async () => {
    const [door, guests] = await begun();
    guests[2]?.connection.send({ type: 'emote', emote: 'doubt' });
    await quiet();
    door.kit.table.talk.react(handleAt(door, 2), 'doubt', ignore);
    await quiet();
    expect(forged(guests)).toEqual(only(guests, 2, 'emote'));
  });

  test('where it nominates for a seat, before anybody knows whether the game will be opened', async () => {
    const [door, guests] = await begun();
    const candidate = guests.find(({ update }) => update?.mine.options.kind === 'nominate');
    const intent = candidate?.update === undefined ? null : firstChoice(candidate.update.mine);
    if (candidate?.update === undefined || intent === null) throw new Error('nobody nominates');
    const { question } = candidate.update;
    door.kit.table.hearing.answer(handleAt(door, candidate.seat ?? 0), { question, intent, refuse: ignore });
    await quiet();
    expect(forged(guests)).toEqual(only(guests, candidate.seat ?? 0, 'move'));
  });

  test('where it turns a ballot round, as soon as all are revealed', async () => {
    const [door, guests] = await begun();
    const { hearing } = door.kit.table;
    const answer = hearing.answer.bind(hearing);
    const handle = handleAt(door, 3);
    hearing.answer = (of, said) =>
      answer(of, of === handle && said.intent.type === 'castBallot' ? { ...said, intent: NEIN } : said);
    await play(door, guests, 2);
    expect(forged(guests)).toEqual(only(guests, 3, 'move'));
  });

  test('where it says that the seat’s device found another thing', async () => {
    const [door, guests] = await begun();
    await play(door, guests);
    await quiet();
    expect(forged(guests)).toEqual(none(guests));
    door.kit.table.hearing.hearFound(handleAt(door, 1), {
      type: 'found',
      game: 1,
      found: 'mismatch',
      head: '',
    });
    await quiet();
    expect(forged(guests)).toEqual(only(guests, 1, 'report'));
  });
});

describe('before the game', () => {
  /** Five of the product's guests in the lobby. */
  async function gathered(seconds: number): Promise<readonly [DoorTable, readonly DoorGuest[]]> {
    const door = new DoorTable({ limits: { countInSeconds: seconds } });
    const guests = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => {
      const guest = door.guest();
      guest.join(door.link, name);
      return guest;
    });
    await quiet();
    return [door, guests];
  }

  test.each([true, false])(
    'a mark (ready: %s) that the seat did not set is found, and one that it did is not',
    async (ready) => {
      const [door, guests] = await gathered(0);
      const { table } = door.kit;
      for (const mark of ready ? [true, false] : [true]) {
        guests[1]?.connection.send({ type: 'ready', ready: mark });
        await quiet();
      }
      expect(table.view.seats[1]?.ready).toBe(!ready);
      expect(forged(guests)).toEqual(none(guests));
      table.become(changed(setReady(table.state, handleAt(door, 1), ready)));
      await quiet();
      expect(forged(guests)).toEqual(only(guests, 1, 'ready'));
    },
  );

  test('a count-in that the seat did not stop is found, and one that it did is not', async () => {
    const [door, guests] = await gathered(3);
    const { table } = door.kit;
    door.kit.act({ type: 'start' });
    await quiet();
    guests[4]?.connection.send({ type: 'stopCountIn' });
    await quiet();
    expect(table.view.countIn).toEqual({ state: 'stopped', by: 4 });
    expect(forged(guests)).toEqual(none(guests));
    door.kit.act({ type: 'start' });
    table.become(changed(stopCountIn(table.state, handleAt(door, 4))));
    await quiet();
    expect(forged(guests)).toEqual(only(guests, 4, 'countIn'));
  });

  test('what was found there still stands when the game is dealt', async () => {
    const [door, guests] = await gathered(0);
    const { table } = door.kit;
    table.become(changed(setReady(table.state, handleAt(door, 1), true)));
    await quiet();
    door.kit.act({ type: 'start' });
    await quiet();
    expect(forged(guests)).toEqual(only(guests, 1, 'ready'));
  });
});

describe('what is told in a seat’s name', () => {
  test('is a mismatch on that seat’s device at the end of the game, in its file, and for all who ask it', async () => {
    const moment = await spoken();
    await forgeClaim(moment);
    await play(moment.door, moment.guests);
    await quiet();
    const { seat } = moment.occasion;
    for (const guest of moment.guests)
      expect(guest.trust?.finding).toMatchObject(
        guest.seat === seat ? { fault: { code: 'notMyWords', act: 'claim' } } : { verdict: 'verified' },
      );
    const report = moment.door.kit.table.view.trust.reports.find((each) => each.seat === seat);
    expect(report?.found).toBe('mismatch');
    expect(moment.claimer.connection.gameFile).toContain('"forged":"claim"');
  });

  test.each([-1, 1])(
    'stands where the host tells of another game (%i) and of this one again, and before it forges nothing is excused',
    async (step) => {
      const moment = await spoken();
      const { table } = moment.door.kit;
      const elsewhere = async (): Promise<void> => {
        const { state } = table;
        table.become({ ...state, game: state.game + step });
        table.become(state);
        await quiet();
      };
      await elsewhere();
      await forgeClaim(moment);
      const found = only(moment.guests, moment.occasion.seat, 'claim');
      expect(forged(moment.guests)).toEqual(found);
      await elsewhere();
      expect(forged(moment.guests)).toEqual(found);
    },
  );

  test('is found though the host has just taken the seat away in mid-game and given it back', async () => {
    const moment = await spoken();
    const { table } = moment.door.kit;
    const { seat } = moment.occasion;
    const { state } = table;
    const taken = seat === 0 ? 1 : 0;
    const chairs = state.chairs.map((chair, at) =>
      at === seat ? (state.chairs[taken] ?? chair) : at === taken ? (state.chairs[seat] ?? chair) : chair,
    );
    table.become({ ...state, chairs });
    table.become(state);
    await quiet();
    await forgeClaim(moment);
    expect(forged(moment.guests)).toEqual(only(moment.guests, seat, 'claim'));
  });

  test.each(['playing', 'lobby'] as const)(
    'is found though the host has just said that this device watches (%s)',
    async (activity) => {
      const moment = await spoken();
      sayThatItWatches(moment.door, moment.occasion.seat, activity);
      await quiet();
      await forgeClaim(moment);
      expect(forged(moment.guests)).toEqual(only(moment.guests, moment.occasion.seat, 'claim'));
    },
  );

  test('is found in a move too, though the host has just said that this device watches', async () => {
    const [door, guests] = await begun();
    const candidate = guests.find(({ update }) => update?.mine.options.kind === 'nominate');
    const { update, seat } = candidate ?? {};
    const intent = update === undefined ? null : firstChoice(update.mine);
    if (update === undefined || seat == null || intent === null) throw new Error('nobody nominates');
    sayThatItWatches(door, seat);
    await quiet();
    door.kit.table.hearing.answer(handleAt(door, seat), {
      question: update.question,
      intent,
      refuse: ignore,
    });
    await quiet();
    expect(forged(guests)).toEqual(only(guests, seat, 'move'));
  });

  test('is of one game: the next one begins without it', async () => {
    const moment = await spoken();
    await forgeClaim(moment);
    await play(moment.door, moment.guests);
    await quiet();
    moment.door.kit.act({ type: 'rematch' });
    await quiet();
    expect(forged(moment.guests)).toEqual(none(moment.guests));
    await play(moment.door, moment.guests);
    await quiet();
    expect(moment.guests.map(({ trust }) => trust?.finding)).toMatchObject(
      moment.guests.map(() => ({ verdict: 'verified' })),
    );
  });
});

describe('an honest host is not accused', () => {
  test('where the seat comes back after it has spoken, and what it said is told to it first', async () => {
    const moment = await spoken();
    await claim(moment);
    moment.claimer.drop();
    await moment.door.kit.clock.run(8_000);
    await quiet();
    expect(moment.claimer.talk?.claims).toHaveLength(1);
    expect(moment.claimer.trust).toMatchObject({ forged: null, unremembered: 0 });
  });

  test('where another window of the same device said it, before or right as this one took the seat', async () => {
    const moment = await spoken();
    const { door, claimer, occasion, says } = moment;
    const twin = new DoorGuest(door, door.kit.clock, claimer);
    claimer.connection.send({ type: 'claim', round: occasion.round, says });
    twin.comeBack();
    await quiet();
    expect(twin.seat).toBe(occasion.seat);
    expect(twin.talk?.claims).toHaveLength(1);
    expect(twin.trust).toMatchObject({ forged: null, unremembered: 1 });
  });

  test('where the disk keeps a claim of the window before only after the first talk of this one', async () => {
    const late = slowDisk();
    const moment = await spoken({ journal: late.journal });
    const { door, claimer, occasion, says } = moment;
    late.isSlow = true;
    claimer.connection.send({ type: 'claim', round: occasion.round, says });
    await quiet();
    const twin = new DoorGuest(door, door.kit.clock, claimer);
    twin.comeBack();
    await quiet();
    expect(twin.talk?.claims).toEqual([]);
    late.write();
    await quiet();
    expect(twin.talk?.claims).toHaveLength(1);
    expect(twin.trust).toMatchObject({ forged: null, unremembered: 1 });
  });

  test('where a claim of the old device comes after the seat went to a new one, without the key', async () => {
    const late = slowDisk();
    const moment = await spoken({ journal: late.journal });
    const { door, guests, occasion, says } = moment;
    const claimer = guests.find(({ seat }) => seat === occasion.seat);
    const other = door.guest();
    other.join(door.link, 'Zoe', 'gallery');
    await quiet();
    late.isSlow = true;
    claimer?.connection.send({ type: 'claim', round: occasion.round, says });
    other.connection.send({ type: 'askForSeat', seat: occasion.seat });
    await quiet();
    for (const { ask } of door.kit.table.state.seatAsks) door.kit.act({ type: 'answer', ask, yes: true });
    await quiet();
    expect(other.seat).toBe(occasion.seat);
    late.write();
    await quiet();
    expect(other.talk?.claims).toHaveLength(1);
    expect(other.trust).toMatchObject({ forged: null, unremembered: 1 });
  });

  test.each([30, 100])(
    'where the disk takes %d seconds over a claim of the window that had the seat before',
    async (seconds) => {
      const late = slowDisk();
      const { door, occasion, claimer, says } = await spoken({ journal: late.journal });
      late.isSlow = true;
      claimer.connection.send({ type: 'claim', round: occasion.round, says });
      await quiet();
      const twin = new DoorGuest(door, door.kit.clock, claimer);
      twin.comeBack();
      await door.kit.clock.run(seconds * 1000);
      late.write();
      await door.kit.clock.run(20_000);
      expect(twin.talk?.claims).toHaveLength(1);
      expect(twin.trust).toMatchObject({ forged: null, unremembered: 1 });
    },
  );

  test('where a bot sat in and moved, and the person is back', async () => {
    const [door, guests] = await begun();
    const candidate = guests.find(({ update }) => update?.mine.options.kind === 'nominate');
    const seat = candidate?.seat ?? null;
    if (candidate === undefined || seat === null) throw new Error('nobody nominates');
    candidate.connection.giveUp();
    await door.kit.clock.run(70_000);
    expect(door.kit.act({ type: 'sitIn', seat })).toBeNull();
    await door.kit.clock.run(20_000);
    expect(door.kit.table.view.seats[seat]?.botSitsIn).toBe(true);
    candidate.comeBack();
    await quiet();
    await play(door, guests, 6);
    expect(forged(guests)).toEqual(none(guests));
  });

  test('where a claim was lost on its way, and another one was made of the same', async () => {
    const moment = await spoken();
    const { door, guests, claimer, occasion, says, other } = moment;
    claimer.connection.send({ type: 'claim', round: occasion.round, says });
    claimer.drop();
    door.isDown = true;
    await door.kit.clock.run(1_000);
    door.isDown = false;
    await door.kit.clock.run(8_000);
    claimer.connection.send({ type: 'claim', round: occasion.round, says: other });
    await quiet();
    expect(door.kit.table.talk.now()).toMatchObject([{ talk: { claims: [{ seat: occasion.seat }] } }]);
    expect(forged(guests)).toEqual(none(guests));
  });

  test('but is, where it waits until nothing of another device can be under way any more', async () => {
    const moment = await spoken();
    const { door, claimer, guests, occasion } = moment;
    const twin = new DoorGuest(door, door.kit.clock, claimer);
    twin.comeBack();
    await door.kit.clock.run(70_000);
    await forgeClaim(moment);
    expect(twin.seat).toBe(occasion.seat);
    expect(twin.trust?.forged).toBe('claim');
    expect(forged(guests)).toEqual(none(guests));
  });

  test('but is, where it made up a claim of what came to be claimed after this link stood', async () => {
    const [door, guests] = await begun();
    for (const guest of guests) guest.drop();
    await door.kit.clock.run(8_000);
    const [first] = guests;
    if (first === undefined) throw new Error('nobody is here');
    while (openTo(first) === undefined) await play(door, guests, 1);
    const occasion = openTo(first);
    if (occasion === undefined) throw new Error('nobody has anything to claim');
    const [says] = STATEMENTS[occasion.kind];
    door.kit.table.talk.claim(handleAt(door, occasion.seat), { round: occasion.round, says }, ignore);
    await quiet();
    expect(forged(guests)).toEqual(only(guests, occasion.seat, 'claim'));
  });
});

interface SlowDisk {
  readonly journal: Journal;
  isSlow: boolean;
  /** What waits is written. */
  write: () => void;
}

function slowDisk(): SlowDisk {
  let waiting: (() => void)[] = [];
  const disk: SlowDisk = {
    isSlow: false,
    journal: {
      append: ({ type }) =>
        disk.isSlow && type === 'claim' ? new Promise((resolve) => void waiting.push(resolve)) : null,
    },
    write: () => {
      for (const written of waiting) written();
      waiting = [];
      disk.isSlow = false;
    },
  };
  return disk;
}

const NEIN = { type: 'castBallot', ballot: 'nein' } as const;
