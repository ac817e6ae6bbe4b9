import { beforeAll, describe, expect, test, vi } from 'vitest';
import { takeUp, type TakenUp } from '../../src-main/host/takenUp.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';
import { provenDealer } from '../kit/provenDealer.ts';
import { choiceOf, keyOf, RecordedPlay, talkOf, toldBy, type Casting } from '../kit/recordedPlay.ts';
import { seededDice } from '../kit/seededDice.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** `every`: of so many records the table is taken up at one. */
const GAMES: readonly (Casting & { readonly every: number })[] = [
  { word: '5 7', people: 5, bots: 0, every: 1 },
  { word: '7 3', people: 5, bots: 2, every: 5 },
  { word: '10 3', people: 8, bots: 2, every: 7 },
];
const BOTS_MS = 4_000;

const plays = GAMES.map((casting) => new RecordedPlay(casting));

beforeAll(async () => {
  for (const play of plays) await play.play();
});

interface Restored {
  readonly found: TakenUp;
  readonly kit: MemoryTable;
  /** The gallery's screen is the last. */
  readonly guests: readonly MemoryGuest[];
}

/** The table of the first so many records, to which everybody comes back. */
async function restored(play: RecordedPlay, records: number): Promise<Restored> {
  const read = takeUp(play.store.texts.slice(0, records));
  if (!read.ok) throw new Error(`${records} records: ${read.error.code}`);
  const kit = new MemoryTable({ found: read.value, dealer: provenDealer('next'), seed: 'next' });
  const guests = [...play.guests, play.screen].map((guest) => kit.comeBack(guest, play.wordAt(records)));
  await settled();
  return { found: read.value, kit, guests };
}

function boundaries(play: RecordedPlay, every: number): readonly number[] {
  const began = play.store.texts.findIndex((text) => text.includes('"type":"gameBegan"'));
  const after = play.store.texts.map((_, index) => index + 1).slice(began);
  return after.filter((_, index) => index % every === 0);
}

/** Everybody is shown again what they were shown at that revision, and what had been said. */
function sameAsTold(play: RecordedPlay, records: number, guests: readonly MemoryGuest[]): number {
  const talk = play.talks.get(records);
  let compared = 0;
  for (const guest of guests) {
    const told = play.told.get(keyOf(guest, guest.last('update').update.revision));
    if (talk !== undefined) expect(JSON.stringify(talkOf(guest))).toBe(talk);
    // Nobody knows what one who was away would have been told.
    if (told === undefined) continue;
    expect(toldBy(guest)).toBe(told);
    compared += 1;
  }
  return compared;
}

test('The recorded games have all that a game can have.', () => {
  const happened = new Set(plays.flatMap((play) => [...play.happened]));

  for (const type of [
    'executed',
    'vetoProposed',
    'vetoAnswered',
    'chaosBegan',
    'deckReshuffled',
    'concluded',
  ])
    expect(happened).toContain(type);
  for (const play of plays) expect(play.store.texts.join()).toContain('"type":"claim"');
});

describe.each(GAMES.map(({ word, every }, at) => [word, every, at] as const))('Game %s', (_, every, at) => {
  function play(): RecordedPlay {
    const found = plays[at];
    if (found === undefined) throw new Error('no such game');
    return found;
  }

  test('comes back at any record: same views, same question, same talk, and nothing has gone back.', async () => {
    let compared = 0;
    for (const records of boundaries(play(), every)) {
      const { kit, guests } = await restored(play(), records);
      compared += sameAsTold(play(), records, guests);
      expect(kit.table.view.wentBack).toBeNull();
    }

    expect(compared).toBeGreaterThan(boundaries(play(), every).length);
  });

  test('goes on from any record: whoever is asked may answer.', async () => {
    for (const records of boundaries(play(), every)) {
      const { kit, guests } = await restored(play(), records);
      if (kit.table.view.activity === 'concluded') continue;
      kit.act({ type: 'pause', paused: false });
      const dice = seededDice(`on ${records}`);
      const before = guests[0]?.last('update').update.revision ?? 0;
      const asked = guests.slice(0, -1).find((guest) => choiceOf(guest, dice) !== null);
      const intent = asked === undefined ? null : choiceOf(asked, dice);
      if (asked !== undefined && intent !== null) asked.intend(intent);
      await kit.clock.run(BOTS_MS);
      expect(guests[0]?.last('update').update.revision).toBeGreaterThan(before);
      expect(asked?.refusals ?? []).toEqual([]);
    }
  });

  test('remembers at its end what bots did in the seat of one who was away.', async () => {
    const { guests } = await restored(play(), play().store.texts.length);

    for (const [seat, guest] of play().guests.entries())
      expect(guests[seat]?.last('table').mine.botDeeds).toEqual(guest.last('table').mine.botDeeds);
  });
});
