import { expect, test } from 'vitest';
import { headOf } from '../../src-shared/protocol/head.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';

interface Word {
  readonly revision: number;
  readonly head: string;
}

/** What this guest was shown last, as its return would tell it. */
function shownTo(guest: MemoryGuest): Word {
  const { update, received } = guest.last('update');
  return { revision: update.revision, head: headOf(update.revision, received.public) };
}

async function nominate(guests: readonly MemoryGuest[], choice: 0 | 1): Promise<void> {
  const candidate = guests.find((guest) => guest.mine.options.kind === 'nominate');
  const options = candidate?.mine.options;
  if (candidate === undefined || options?.kind !== 'nominate') throw new Error('nobody nominates');
  const nominee = options.nominees[choice];
  if (nominee === undefined) throw new Error('nobody to nominate');
  candidate.intend({ type: 'nominate', nominee });
  await settled();
}

async function vote(guests: readonly MemoryGuest[], voters: number): Promise<void> {
  for (const guest of guests.slice(0, voters)) {
    guest.intend({ type: 'castBallot', ballot: 'ja' });
    await settled();
  }
}

/** The same deal on a host that was started again and has lost what came last. */
async function startedAgain(choice: 0 | 1 | null): Promise<[MemoryTable, readonly MemoryGuest[]]> {
  const [kit, guests] = await MemoryTable.playing(5);
  if (choice !== null) await nominate(guests, choice);
  return [kit, guests];
}

async function told(
  kit: MemoryTable,
  guests: readonly MemoryGuest[],
  word: Word,
): Promise<readonly unknown[]> {
  const [ann] = guests;
  if (ann === undefined) throw new Error('nobody is here');
  kit.comeBack(ann, word);
  await settled();
  return guests.slice(1).map((guest) => guest.table.wentBack);
}

test('a guest that was shown two steps more makes every screen say so, and whose device told (decision 16)', async () => {
  const [, before] = await MemoryTable.playing(5);
  await nominate(before, 0);
  await vote(before, 2);
  const [kit, guests] = await startedAgain(0);
  const [ann] = before;
  if (ann === undefined) throw new Error('nobody is here');

  expect(await told(kit, guests, shownTo(ann))).toEqual(Array(4).fill({ steps: 2, toldBy: 0 }));
});

test('a table that went back and on again is told of without a number', async () => {
  const [, before] = await MemoryTable.playing(5);
  await nominate(before, 0);
  const [kit, guests] = await startedAgain(1);
  const [ann] = before;
  if (ann === undefined) throw new Error('nobody is here');

  expect(await told(kit, guests, shownTo(ann))).toEqual(Array(4).fill({ steps: null, toldBy: 0 }));
});

test('a guest that was shown what the host remembers, the last or an older step, makes nobody say anything', async () => {
  const [kit, guests] = await startedAgain(null);
  const [ann] = guests;
  if (ann === undefined) throw new Error('nobody is here');
  const older = shownTo(ann);
  await nominate(guests, 0);

  expect(await told(kit, guests, shownTo(ann))).toEqual(Array(4).fill(null));
  expect(await told(kit, guests, older)).toEqual(Array(4).fill(null));
});

test('a guest that was shown nothing yet tells nothing', async () => {
  const [kit, guests] = await startedAgain(0);
  const [ann] = guests;
  if (ann === undefined) throw new Error('nobody is here');
  kit.comeBack(ann);

  expect(guests[1]?.table.wentBack).toBeNull();
});

test('the furthest of several is what is told, and a guest that makes up a number is told of without one', async () => {
  const [kit, guests] = await startedAgain(0);
  const [ann, ben] = guests;
  if (ann === undefined || ben === undefined) throw new Error('nobody is here');
  const { revision, head } = shownTo(ann);
  kit.comeBack(ann, { revision: revision + 3, head });
  kit.comeBack(ben, { revision: revision + 1, head });
  expect(guests[2]?.table.wentBack).toEqual({ steps: 3, toldBy: 0 });
  kit.comeBack(ben, { revision: Number.MAX_SAFE_INTEGER, head });

  expect(guests[2]?.table.wentBack).toEqual({ steps: 3, toldBy: 0 });
});

test('the next deal begins without it', async () => {
  const [kit, guests] = await startedAgain(0);
  const [ann, ben] = guests;
  if (ann === undefined) throw new Error('nobody is here');
  const { revision, head } = shownTo(ann);
  kit.comeBack(ann, { revision: revision + 1, head });
  kit.act({ type: 'endGame' });
  await settled();
  kit.act({ type: 'rematch' });
  await settled();

  expect(ben?.table.wentBack).toBeNull();
});
