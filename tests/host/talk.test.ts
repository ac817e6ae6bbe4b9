import { describe, expect, it } from 'vitest';
import type { JournalRecord } from '../../src-main/host/journal.ts';
import type { GuestMessage } from '../../src-shared/protocol/messages.ts';
import { seatId } from '../../src-shared/rules/terms.ts';
import { STATEMENTS, type ClaimKind, type Statement } from '../../src-shared/talk/statements.ts';
import { EMOTES } from '../../src-shared/talk/talkView.ts';
import { DEFAULT_VIEW_OPTIONS, type PrivateView, type PublicView } from '../../src-shared/view/seatView.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';
import { firstChoice, playTo, playUntil } from '../kit/tablePlay.ts';

function statement(kind: ClaimKind, place = 0): Statement {
  const says = STATEMENTS[kind][place];
  if (says === undefined) throw new Error(`no statement ${place} of ${kind}`);
  return says;
}

function claim(kind: ClaimKind, round = 1, place = 0): GuestMessage {
  return { type: 'claim', round, says: statement(kind, place) };
}

async function say(guest: MemoryGuest, message: GuestMessage): Promise<string | undefined> {
  const before = guest.refusals.length;
  guest.say(message);
  await settled();
  return guest.refusals[before];
}

/** The pair of the session that goes on. */
function pair(guests: readonly MemoryGuest[]): readonly [MemoryGuest, MemoryGuest] {
  const stage = guests[0]?.public.stage;
  if (stage === undefined || !('president' in stage) || !('chancellor' in stage))
    throw new Error('no session');
  const [president, chancellor] = [guests[stage.president], guests[stage.chancellor]];
  if (president === undefined || chancellor === undefined) throw new Error('no such seat');
  return [president, chancellor];
}

/** A game whose first session is over, and its pair. */
async function afterSession(
  people = 5,
  journal: JournalRecord[] = [],
): Promise<readonly [MemoryTable, readonly MemoryGuest[], MemoryGuest, MemoryGuest]> {
  const append = (record: JournalRecord): Promise<void> => Promise.resolve(void journal.push(record));
  const [kit, guests] = await MemoryTable.playing(people, { journal: { append } });
  await playTo(guests, 'presidentDiscard');
  const [president, chancellor] = pair(guests);
  await playUntil(guests, (view) => view.liberal + view.fascist === 1);
  return [kit, guests, president, chancellor];
}

/** Choosing fascist tiles and Ja where it can be, so that powers come. */
function fascistChoice(mine: PrivateView): ReturnType<typeof firstChoice> {
  const position = mine.hand.indexOf('fascist');
  const other = mine.hand.indexOf('liberal');
  if (mine.options.kind === 'discard') return { type: 'discard', position: Math.max(0, other) };
  if (mine.options.kind === 'enact') return { type: 'enact', position: Math.max(0, position) };
  return firstChoice(mine);
}

/** The first of the seeds at whose table this comes about. */
async function gameWith(
  people: number,
  isThere: (view: PublicView) => boolean,
): Promise<readonly [MemoryTable, readonly MemoryGuest[]]> {
  for (let seed = 0; seed < 40; seed += 1) {
    const [kit, guests] = await MemoryTable.playing(people, { seed: `talk ${seed}` });
    await playUntil(guests, (view) => view.stage.name === 'concluded' || isThere(view), fascistChoice);
    if (guests[0] !== undefined && isThere(guests[0].public)) return [kit, guests];
  }
  throw new Error('no such game');
}

describe('A claim', () => {
  it('of the President and the Chancellor is refused from the election until the session ends, then taken (R-LEG-05).', async () => {
    const [, guests] = await MemoryTable.playing(5);
    await playTo(guests, 'presidentDiscard');
    const [president, chancellor] = pair(guests);
    expect(await say(president, claim('drew'))).toBe('inSession');
    await playTo(guests, 'chancellorEnactment');
    expect(await say(chancellor, claim('received'))).toBe('inSession');
    await playUntil(guests, (view) => view.liberal + view.fascist === 1);
    expect(await say(president, claim('drew'))).toBeUndefined();
    expect(await say(chancellor, claim('received'))).toBeUndefined();
  });

  it('reaches every seat and the gallery in the same words.', async () => {
    const [kit, guests, president] = await afterSession();
    const watcher = kit.join('', 'gallery');
    await say(president, claim('drew', 1, 3));
    const told = [...guests, watcher].map((guest) => guest.last('talk').talk);
    expect(told.every((talk) => JSON.stringify(talk) === JSON.stringify(told[0]))).toBe(true);
    expect(told[0]?.claims).toEqual([
      { seat: president.seat, round: 1, target: null, says: statement('drew', 3) },
    ]);
  });

  it('is never made by the table itself: it is offered, whatever was seen, and nothing is said (X-11).', async () => {
    const [, guests, president, chancellor] = await afterSession();
    expect(guests[0]?.last('talk').talk).toEqual({
      claims: [],
      open: [
        { seat: president.seat, round: 1, kind: 'drew', target: null },
        { seat: chancellor.seat, round: 1, kind: 'received', target: null },
      ],
    });
  });

  it.each(STATEMENTS.drew.map((_, place) => place))(
    'is taken whether it is true or not, and told without a word of that (X-11), statement %i.',
    async (place) => {
      const [, guests, president] = await afterSession();
      expect(await say(president, claim('drew', 1, place))).toBeUndefined();
      expect(Object.keys(guests[1]?.last('talk').talk.claims[0] ?? {})).toEqual([
        'seat',
        'round',
        'target',
        'says',
      ]);
    },
  );

  it('cannot be changed.', async () => {
    const [, , president] = await afterSession();
    await say(president, claim('drew', 1, 0));
    expect(await say(president, claim('drew', 1, 1))).toBe('claimedBefore');
  });

  it('is made by the seat that saw it, and by no other.', async () => {
    const [kit, guests, president, chancellor] = await afterSession();
    const other = guests.find((guest) => guest !== president && guest !== chancellor);
    expect(other === undefined ? '' : await say(other, claim('drew'))).toBe('nothingToClaim');
    expect(await say(president, claim('received'))).toBe('nothingToClaim');
    expect(await say(president, claim('peeked'))).toBe('nothingToClaim');
    expect(await say(president, claim('drew', 2))).toBe('nothingToClaim');
    expect(await say(kit.join('', 'gallery'), claim('drew'))).toBe('noSeat');
  });

  it('may be made at any later time, and those of one seat in any order: after the power too, and the power’s first (B-67).', async () => {
    const [, guests] = await gameWith(7, (view) =>
      view.chronicle.some(({ power }) => power?.power === 'investigateLoyalty' && power.used),
    );
    const { open } = guests[0]?.last('talk').talk ?? { open: [] };
    const looked = open.find(({ kind }) => kind === 'investigated');
    const president = guests[looked?.seat ?? 0];
    if (looked === undefined || president === undefined) throw new Error('nobody investigated');
    expect(await say(president, claim('investigated', looked.round, 1))).toBeUndefined();
    expect(await say(president, claim('drew', looked.round, 0))).toBeUndefined();
    const [claimed] = president.last('talk').talk.claims;
    expect([claimed?.target, claimed?.says.kind]).toEqual([looked.target, 'investigated']);
  });

  it('is refused from the dead until the verdict, and from all after it (G-09).', async () => {
    const [, guests] = await gameWith(5, (view) => view.seats.some(({ living }) => !living));
    const dead = guests.find((guest) => guest.public.seats[guest.seat ?? 0]?.living === false);
    if (dead === undefined) throw new Error('nobody died');
    expect(await say(dead, claim('drew'))).toBe('notLiving');
    await playUntil(guests, ({ stage }) => stage.name === 'concluded', fascistChoice);
    expect(await say(dead, claim('drew'))).toBe('gameOver');
  });

  it('is refused before the first game, under a pause and after the end.', async () => {
    const lobby = new MemoryTable();
    const [early] = lobby.people(5);
    expect(early === undefined ? '' : await say(early, claim('drew'))).toBe('noGame');
    const [kit, , president] = await afterSession();
    kit.act({ type: 'pause', paused: true });
    expect(await say(president, claim('drew'))).toBe('paused');
    kit.act({ type: 'endGame' });
    await settled();
    expect(await say(president, claim('drew'))).toBe('noGame');
  });

  it('is kept by the journal before anyone is told.', async () => {
    const journal: JournalRecord[] = [];
    const [, , president] = await afterSession(5, journal);
    await say(president, claim('drew', 1, 2));
    expect(journal.at(-1)).toEqual({
      type: 'claim',
      game: 1,
      claim: { seat: president.seat, round: 1, target: null, says: statement('drew', 2) },
    });
  });

  it('changes nothing of the game: no view, no question, no revision.', async () => {
    const [, guests, president] = await afterSession();
    const before = JSON.stringify(guests.map((guest) => guest.last('update')));
    await say(president, claim('drew'));
    expect(JSON.stringify(guests.map((guest) => guest.last('update')))).toBe(before);
  });

  it('of a statement that is offered to nobody ends the link: it is no message.', async () => {
    const [, , president] = await afterSession();
    president.end.send(
      JSON.stringify({
        type: 'claim',
        round: 1,
        says: { kind: 'drew', tiles: ['liberal', 'fascist', 'fascist'], passed: ['fascist', 'fascist'] },
      }),
    );
    expect(president.goodbye).toBe('badMessage');
  });

  it('of an older round goes with the next one of its seat where the table keeps no chronicle, until the end (decision 28).', async () => {
    const kit = new MemoryTable();
    const guests = kit.people(5);
    kit.act({ type: 'setOptions', options: { ...DEFAULT_VIEW_OPTIONS, chronicle: false } });
    await kit.start();
    await playUntil(guests, (view) => view.liberal + view.fascist === 4);
    for (const { seat, round, kind } of guests[0]?.last('talk').talk.open ?? []) {
      const guest = guests[seat];
      if (guest !== undefined) await say(guest, claim(kind, round));
    }
    const seats = guests[0]?.last('talk').talk.claims.map(({ seat }) => seat) ?? [];
    expect(new Set(seats).size).toBe(seats.length);
    kit.act({ type: 'endGame' });
    await settled();
    expect(guests[0]?.last('talk').talk.claims.length).toBeGreaterThan(seats.length);
  });

  it('of one game is gone in the next (X-16).', async () => {
    const [kit, guests, president] = await afterSession();
    await say(president, claim('drew'));
    kit.act({ type: 'endGame' });
    await settled();
    kit.act({ type: 'rematch' });
    await settled();
    const back = guests[0] === undefined ? undefined : kit.comeBack(guests[0]);
    expect(back?.last('talk').talk).toEqual({ claims: [], open: [] });
  });

  it('is there for whoever comes back.', async () => {
    const [kit, guests, president] = await afterSession();
    await say(president, claim('drew'));
    const back = guests[4] === undefined ? undefined : kit.comeBack(guests[4]);
    expect(back?.last('talk').talk.claims).toHaveLength(1);
  });
});

describe('An emote', () => {
  it('goes to everybody with its seat, and is kept nowhere.', async () => {
    const [kit, guests] = await MemoryTable.playing(5);
    const watcher = kit.join('', 'gallery');
    guests[2]?.say({ type: 'emote', emote: 'laugh' });
    for (const guest of [...guests, watcher])
      expect(guest.all('emote')).toEqual([{ type: 'emote', seat: seatId(2), emote: 'laugh' }]);
    const late = kit.join('', 'gallery');
    expect(late.all('emote')).toEqual([]);
  });

  it('of the President and the Chancellor is refused from the election until the session ends (R-LEG-05).', async () => {
    const [, guests] = await MemoryTable.playing(5);
    await playTo(guests, 'presidentDiscard');
    const [president, chancellor] = pair(guests);
    for (const guest of [president, chancellor])
      expect(await say(guest, { type: 'emote', emote: 'agree' })).toBe('inSession');
    await playUntil(guests, (view) => view.liberal + view.fascist === 1);
    for (const guest of [president, chancellor])
      expect(await say(guest, { type: 'emote', emote: 'agree' })).toBeUndefined();
  });

  it('of the dead is refused until the verdict, and taken after it (G-09).', async () => {
    const [kit, guests] = await gameWith(5, (view) => view.seats.some(({ living }) => !living));
    const dead = guests.find((guest) => guest.public.seats[guest.seat ?? 0]?.living === false);
    if (dead === undefined) throw new Error('nobody died');
    expect(await say(dead, { type: 'emote', emote: 'surprise' })).toBe('notLiving');
    kit.act({ type: 'endGame' });
    await settled();
    expect(await say(dead, { type: 'emote', emote: 'surprise' })).toBeUndefined();
  });

  it('is refused to the gallery, in the lobby and under a pause.', async () => {
    const kit = new MemoryTable();
    const guests = kit.people(5);
    const [first] = guests;
    if (first === undefined) throw new Error('nobody');
    expect(await say(first, { type: 'emote', emote: 'agree' })).toBe('noGame');
    await kit.start();
    expect(await say(kit.join('', 'gallery'), { type: 'emote', emote: 'agree' })).toBe('noSeat');
    kit.act({ type: 'pause', paused: true });
    expect(await say(first, { type: 'emote', emote: 'agree' })).toBe('paused');
  });

  it('is refused as too fast after three in a row, until some seconds have gone; others are not held up by that.', async () => {
    const [kit, guests] = await MemoryTable.playing(5);
    const [first, second] = guests;
    if (first === undefined || second === undefined) throw new Error('nobody');
    for (const emote of EMOTES.slice(0, 3))
      expect(await say(first, { type: 'emote', emote })).toBeUndefined();
    expect(await say(first, { type: 'emote', emote: 'agree' })).toBe('tooFast');
    expect(await say(second, { type: 'emote', emote: 'agree' })).toBeUndefined();
    await kit.clock.run(2_000);
    expect(await say(first, { type: 'emote', emote: 'agree' })).toBeUndefined();
  });
});
