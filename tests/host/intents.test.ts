import { expect, test } from 'vitest';
import { err, ok } from '../../src-shared/lang/result.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import { DEFAULT_VIEW_OPTIONS } from '../../src-shared/view/seatView.ts';
import type { Journal, JournalRecord } from '../../src-main/host/journal.ts';
import { beginGame, type BeginGame, type PlayedGame } from '../../src-main/host/playedGame.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest, type MemoryTableOptions } from '../kit/memoryTable.ts';

/** A started table, the guest who may nominate, one who may not, and whom the first may name. */
async function nominating(options: MemoryTableOptions = {}): Promise<{
  readonly kit: MemoryTable;
  readonly guests: readonly MemoryGuest[];
  readonly candidate: MemoryGuest;
  readonly other: MemoryGuest;
  readonly nominee: SeatId;
}> {
  const [kit, guests] = await MemoryTable.playing(5, options);
  const candidate = guests.find((guest) => guest.mine.options.kind === 'nominate');
  const other = guests.find((guest) => guest !== candidate);
  const choices = candidate?.mine.options;
  if (candidate === undefined || other === undefined || choices?.kind !== 'nominate')
    throw new Error('no candidate');
  const nominee = choices.nominees[0];
  if (nominee === undefined) throw new Error('no nominee');
  return { kit, guests, candidate, other, nominee };
}

async function voting(options: MemoryTableOptions = {}): Promise<Awaited<ReturnType<typeof nominating>>> {
  const table = await nominating(options);
  table.candidate.intend({ type: 'nominate', nominee: table.nominee });
  await settled();
  return table;
}

function everythingHeard(guests: readonly MemoryGuest[]): readonly number[] {
  return guests.map((guest) => guest.heard.length);
}

test('an accepted intent is told to every seat and the gallery, once each', async () => {
  const { kit, guests, candidate, nominee } = await nominating();
  const wall = kit.join('', 'gallery');
  const marks = [...guests, wall].map((guest) => guest.mark());
  candidate.intend({ type: 'nominate', nominee });
  await settled();

  for (const heard of marks) expect(heard().map(({ type }) => type)).toEqual(['update']);
  expect(new Set(guests.map((guest) => JSON.stringify(guest.public))).size).toBe(1);
});

test('the seat is the one of the link: another seat cannot answer for the candidate', async () => {
  const { guests, other, nominee } = await nominating();
  const before = everythingHeard(guests.filter((guest) => guest !== other));
  other.intend({ type: 'nominate', nominee });
  await settled();

  expect(other.refusals).toEqual(['notYourTurn']);
  expect(everythingHeard(guests.filter((guest) => guest !== other))).toEqual(before);
});

test('a message that names a seat is none: its link is ended, and nobody else notices', async () => {
  const { guests, candidate, nominee } = await nominating();
  const others = guests.filter((guest) => guest !== candidate);
  const publicBefore = others[0]?.public;
  const intent = { type: 'nominate', nominee, seat: 0 };
  candidate.end.send(JSON.stringify({ type: 'intent', question: candidate.question, intent }));
  await settled();

  expect(candidate.goodbye).toBe('badMessage');
  expect(others[0]?.public).toEqual(publicBefore);
  expect(others[0]?.refusals).toEqual([]);
});

test('an intent sent twice is accepted once; the second answers a question that is asked no more', async () => {
  const { candidate, nominee } = await nominating();
  const { question } = candidate;
  candidate.intend({ type: 'nominate', nominee }, question);
  candidate.intend({ type: 'nominate', nominee }, question);
  await settled();

  expect(candidate.refusals).toEqual(['staleQuestion']);
  expect(candidate.public.stage.name).toBe('election');
});

test.each([-1, 999])(
  'an intent for another question than the one asked (%i off) is refused',
  async (offset) => {
    const { candidate, nominee } = await nominating();
    candidate.intend({ type: 'nominate', nominee }, candidate.question + offset);
    await settled();

    expect(candidate.refusals).toEqual(['staleQuestion']);
  },
);

test('an intent sent a thousand times is judged, then answered tooFast, then ends the link with the seat kept', async () => {
  const { kit, guests, candidate, nominee } = await nominating();
  const other = guests.find((guest) => guest !== candidate);
  const updates = other?.all('update').length ?? 0;
  const { question } = candidate;
  for (let time = 0; time < 1000; time += 1) candidate.intend({ type: 'nominate', nominee }, question);
  await settled();

  expect(candidate.refusals).toContain('tooFast');
  expect(candidate.goodbye).toBe('tooMany');
  expect(other?.all('update').length).toBe(updates + 1);
  expect(other?.refusals).toEqual([]);
  expect(kit.table.view.seats).toHaveLength(5);
  expect(kit.comeBack(candidate).seat).toBe(candidate.seat);
});

test('an intent from the gallery is refused: it has no seat', async () => {
  const { kit, nominee } = await nominating();
  const wall = kit.join('', 'gallery');
  wall.intend({ type: 'nominate', nominee }, 1);
  await settled();

  expect(wall.refusals).toEqual(['noSeat']);
});

test('an intent in the lobby is refused: no game runs', async () => {
  const kit = new MemoryTable();
  const ann = kit.join('Ann');
  ann.intend({ type: 'peek' }, 0);
  await settled();

  expect(ann.refusals).toEqual(['noGame']);
});

test('an equal ballot that is sent again does nothing at all (decision 15)', async () => {
  const { guests, candidate } = await voting();
  candidate.intend({ type: 'castBallot', ballot: 'ja' });
  await settled();
  const before = everythingHeard(guests);
  candidate.intend({ type: 'castBallot', ballot: 'ja' });
  await settled();

  expect(everythingHeard(guests)).toEqual(before);
});

test('a changed ballot gives every seat its frame, without a happening (decision 15, R-VOTE-05)', async () => {
  const { guests, candidate } = await voting();
  candidate.intend({ type: 'castBallot', ballot: 'ja' });
  await settled();
  const marks = guests.map((guest) => guest.mark());
  candidate.intend({ type: 'castBallot', ballot: 'nein' });
  await settled();

  for (const heard of marks) expect(heard().map(({ type }) => type)).toEqual(['update']);
  for (const guest of guests) expect(guest.last('update').update.happenings).toEqual([]);
  expect(candidate.mine.ballot).toBe('nein');
});

test('every viewer gets a frame of one size at every update (decision 10)', async () => {
  const { kit, guests } = await voting();
  const wall = kit.join('', 'gallery');
  const from = [...guests, wall].map((guest) => guest.end.frames.length);
  for (const guest of guests) guest.intend({ type: 'castBallot', ballot: 'ja' });
  await settled();

  const frames = [...guests, wall].map((guest, index) => guest.end.frames.slice(from[index]));
  expect(frames[0]).toHaveLength(5);
  for (const seen of frames) expect(seen).toEqual(frames[0]);
});

/** Holds every record until it is let go. */
class HangingJournal implements Journal {
  readonly records: JournalRecord[] = [];
  isHanging = false;
  readonly #waiting: (() => void)[] = [];

  append(record: JournalRecord): Promise<void> {
    this.records.push(record);
    return this.isHanging ? new Promise((resolve) => void this.#waiting.push(resolve)) : Promise.resolve();
  }

  letGo(): void {
    this.#waiting.shift()?.();
  }
}

test('nobody is told of a command before the journal has it, and none is judged meanwhile', async () => {
  const journal = new HangingJournal();
  const { guests, candidate } = await voting({ journal });
  journal.isHanging = true;
  const before = everythingHeard(guests);
  for (const guest of guests) guest.intend({ type: 'castBallot', ballot: 'ja' });
  await settled();
  const records = journal.records.length;

  expect(everythingHeard(guests)).toEqual(before);
  journal.letGo();
  await settled();
  expect(everythingHeard(guests)).toEqual(before.map((count) => count + 1));
  expect(journal.records).toHaveLength(records + 1);
  expect(candidate.refusals).toEqual([]);
});

test('the journal keeps the beginning and every accepted command, in order and with the stamped seat', async () => {
  const journal = new HangingJournal();
  const { candidate, nominee } = await voting({ journal });

  expect(journal.records.filter(({ type }) => type !== 'table')).toEqual([
    {
      type: 'gameBegan',
      game: 1,
      players: 5,
      options: DEFAULT_VIEW_OPTIONS,
      revision: 1,
      askedBefore: 0,
      proof: null,
    },
    {
      type: 'command',
      game: 1,
      revision: 2,
      question: 1,
      command: { type: 'nominate', nominee, seat: candidate.seat },
      byBot: false,
    },
  ]);
});

test('a journal that fails pauses the table, and the command counts as never sent', async () => {
  const journal: Journal = {
    append: ({ type }) => (type === 'command' ? Promise.reject(new Error('disk full')) : Promise.resolve()),
  };
  const { kit, candidate, nominee } = await nominating({ journal });
  candidate.intend({ type: 'nominate', nominee });
  await settled();

  expect(kit.table.view.paused).toBe('fault');
  expect(candidate.public.stage.name).toBe('nomination');
});

/** The rules, with a fault that stands where `faulty` says. */
function beginFaulty(faulty: (game: PlayedGame) => Partial<PlayedGame> | null): BeginGame {
  const plant = (game: PlayedGame): PlayedGame => ({
    questions: game.questions,
    public: game.public,
    mine: (viewer) => game.mine(viewer),
    play: (command) => {
      const step = game.play(command);
      return step.ok ? ok({ ...step.value, game: plant(step.value.game) }) : err(step.error);
    },
    breakOff: () => game.breakOff(),
    ...faulty(game),
  });
  return (players, chance, options) => plant(beginGame(players, chance, options));
}

function fail(): never {
  throw new Error('planted');
}

test.each([
  ['the rules', (game: PlayedGame) => (game.public.stage.name === 'election' ? { play: fail } : null)],
  ['a view', (game: PlayedGame) => (game.public.stage.name === 'presidentDiscard' ? { mine: fail } : null)],
])('a fault in %s pauses the table for everybody and loses nothing (decision 34)', async (_, faulty) => {
  const { kit, guests } = await voting({ begin: beginFaulty(faulty) });
  for (const guest of guests) guest.intend({ type: 'castBallot', ballot: 'ja' });
  await settled();

  for (const guest of guests) {
    expect(guest.table.paused).toBe('fault');
    expect(guest.public.stage.name).toBe('election');
  }
  expect(kit.comeBack(guests[0] ?? fail()).public.stage.name).toBe('election');
});

test('whose intent met a fault is told so, and waits for no answer when the game goes on', async () => {
  const append = (record: JournalRecord): Promise<void> =>
    record.type === 'command' ? Promise.reject(new Error('planted')) : Promise.resolve();
  const { candidate, nominee } = await nominating({ journal: { append } });
  candidate.intend({ type: 'nominate', nominee });
  await settled();

  expect(candidate.refusals).toEqual(['paused']);
});

test('after a fault the host can go on from the last good state (decision 34)', async () => {
  let isFaulty = true;
  const begin = beginFaulty((game) => ({ play: (command) => (isFaulty ? fail() : game.play(command)) }));
  const { kit, candidate, nominee } = await nominating({ begin });
  candidate.intend({ type: 'nominate', nominee });
  await settled();
  isFaulty = false;
  kit.act({ type: 'pause', paused: false });
  candidate.intend({ type: 'nominate', nominee });
  await settled();

  expect(candidate.public.stage).toMatchObject({ name: 'election', nominee });
});

test('a paused table refuses every intent and takes it up again afterwards', async () => {
  const { kit, candidate, nominee } = await nominating();
  kit.act({ type: 'pause', paused: true });
  candidate.intend({ type: 'nominate', nominee });
  await settled();
  kit.act({ type: 'pause', paused: false });
  candidate.intend({ type: 'nominate', nominee });
  await settled();

  expect(candidate.refusals).toEqual(['paused']);
  expect(candidate.public.stage.name).toBe('election');
});

test('a refusal is told to its author alone, and the state is what it was', async () => {
  const { guests, candidate } = await nominating();
  const before = guests.map((guest) => guest.mark());
  candidate.intend({ type: 'nominate', nominee: seatId(candidate.seat ?? 0) });
  await settled();

  expect(before.map((heard) => heard().length).toSorted()).toEqual([0, 0, 0, 0, 1]);
  expect(candidate.last('refused').refusal.code).toBe('targetIsYourself');
});

test('the number of a question never comes again, not even in the next game (decision 15)', async () => {
  const kit = new MemoryTable();
  const wall = kit.join('', 'gallery');
  kit.bots(5);
  await kit.start();
  await kit.clock.run(3_600_000);
  const first = wall.all('update').map(({ update }) => update.question);
  kit.act({ type: 'rematch' });
  await kit.clock.run(3_600_000);
  const second = wall
    .all('update')
    .slice(first.length)
    .map(({ update }) => update.question);

  expect(second.length).toBeGreaterThan(10);
  expect(Math.min(...second)).toBeGreaterThan(Math.max(...first));
});

const BOT = { kind: 'bot', name: 'Ada' } as const;

test('a rematch that comes before the broken-off game is opened leaves it shut, for its seats are others', async () => {
  const { kit, guests } = await voting();
  guests[0]?.end.drop();
  kit.act({ type: 'endGame' });
  const before = guests.map((guest) => guest.all('update').length);
  kit.table.become({ ...kit.table.state, chairs: [...kit.table.state.chairs, BOT] });
  kit.act({ type: 'rematch' });
  await settled();

  for (const [index, guest] of guests.entries()) {
    const seats = guest
      .all('update')
      .slice(before[index])
      .map(({ update }) => update.mine.seat);
    expect(seats).toEqual(index === 0 ? [] : [guest.seat]);
  }
});

test('the revision counts every beginning, command and breaking off, and never goes back', async () => {
  const { guests, kit } = await voting();
  for (const guest of guests) guest.intend({ type: 'castBallot', ballot: 'nein' });
  await settled();
  kit.act({ type: 'endGame' });
  await settled();
  kit.act({ type: 'rematch' });
  await settled();

  const revisions = guests[0]?.all('update').map(({ update }) => update.revision);
  expect(revisions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
