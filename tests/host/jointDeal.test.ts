import { describe, expect, it } from 'vitest';
import { jointDealer } from '../../src-main/host/jointDeal.ts';
import { hostCommitment, opensAll } from '../../src-shared/fairness/commitment.ts';
import { checkOpening } from '../../src-shared/fairness/check.ts';
import { WitnessStand } from '../../src-shared/guest/witness.ts';
import { parseContext, parseOpening } from '../../src-shared/protocol/dealShape.ts';
import type { DealAnswer } from '../../src-shared/protocol/deal.ts';
import { settled } from '../kit/fakeClock.ts';
import { MemoryTable, type MemoryGuest } from '../kit/memoryTable.ts';
import { playUntil } from '../kit/tablePlay.ts';

/** What a seat does with the answer that it ought to give. */
type Manner = (answer: DealAnswer) => DealAnswer | null;

const honest: Manner = (answer) => answer;
const silent: Manner = () => null;
const keepsItsShare: Manner = (answer) => (answer.type === 'commit' ? answer : null);
const opensAnother: Manner = (answer) =>
  answer.type === 'reveal' ? { ...answer, share: 'ee'.repeat(32) } : answer;

interface Seated {
  readonly guest: MemoryGuest;
  readonly stand: WitnessStand;
}

function seated(guest: MemoryGuest, manner: Manner): Seated {
  const stand = new WitnessStand((length) => crypto.getRandomValues(new Uint8Array(length)));
  guest.onHeard((message) => {
    if (message.type === 'table') stand.heardTable(message.table, message.mine);
    if (message.type === 'update') stand.heardUpdate(message);
    if (message.type !== 'dealOpen' && message.type !== 'dealList' && message.type !== 'dealShares') return;
    const answer = stand.heardDeal(message);
    const given = answer === null ? null : manner(answer);
    if (given !== null) guest.say(given);
  });
  guest.answersDeals = false;
  // It came in before anybody listened.
  const { table, mine } = guest.last('table');
  stand.heardTable(table, mine);
  return { guest, stand };
}

function tableOf(manners: readonly Manner[]): readonly [MemoryTable, readonly Seated[]] {
  const kit = new MemoryTable({ dealer: jointDealer });
  const guests = kit.people(manners.length);
  return [kit, guests.map((guest, seat) => seated(guest, manners[seat] ?? honest))];
}

async function begun(manners: readonly Manner[]): Promise<readonly [MemoryTable, readonly Seated[]]> {
  const [kit, people] = tableOf(manners);
  await kit.start();
  return [kit, people];
}

const FIVE: readonly Manner[] = [honest, honest, honest, honest, honest];

function isDealt(kit: MemoryTable): boolean {
  return kit.table.view.activity === 'playing';
}

describe('a deal that all seats have a share in', () => {
  it('is made at once when all answer, and says whose shares are in it', async () => {
    const [kit] = await begun(FIVE);
    await settled();
    expect(isDealt(kit)).toBe(true);
    expect(kit.table.view.trust).toMatchObject({ voided: 0, voids: [], contributors: [0, 1, 2, 3, 4] });
  });

  it('tells everybody the same, the gallery included, in the order of the construction', async () => {
    const [kit, people] = tableOf(FIVE);
    const watcher = kit.join('TV', 'gallery');
    await kit.start();
    await settled();
    const told = [...people.map(({ guest }) => guest), watcher].map((guest) =>
      guest.heard.filter(({ type }) => type.startsWith('deal')),
    );
    expect(told[0]?.map(({ type }) => type)).toEqual(['dealOpen', 'dealList', 'dealShares']);
    expect(told.every((each) => JSON.stringify(each) === JSON.stringify(told[0]))).toBe(true);
  });

  it('is made without bots, which live in the host, and says so in its context', async () => {
    const [kit, people] = tableOf([honest, honest, honest]);
    kit.bots(3);
    await kit.start();
    await settled();
    const context = parseContext(people[0]?.guest.last('dealOpen').context ?? '');
    expect(context.ok && context.value.seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      'person',
      'bot',
      'bot',
      'bot',
    ]);
    expect(kit.table.view.trust.contributors).toEqual([0, 1, 2]);
  });

  it('goes on without a seat that gives no commitment in five seconds, and everybody can see it', async () => {
    const [kit] = await begun([honest, silent, honest, honest, honest]);
    await kit.clock.run(4900);
    expect(isDealt(kit)).toBe(false);
    await kit.clock.run(200);
    expect(isDealt(kit)).toBe(true);
    expect(kit.table.view.trust).toMatchObject({ voided: 0, contributors: [0, 2, 3, 4] });
  });

  it('is void when a seat keeps back its share, names the seat, and is made anew', async () => {
    const [kit, people] = await begun([honest, honest, keepsItsShare, honest, honest]);
    await kit.clock.run(10_100);
    expect(kit.table.view.trust).toMatchObject({ voided: 1, voids: [{ deal: 1, seat: 2 }] });
    const opens = people[0]?.guest.all('dealOpen') ?? [];
    expect(opens).toHaveLength(2);
    expect(opens[0]?.commitment).not.toBe(opens[1]?.commitment);
  });

  it('takes a share that does not open its commitment for none', async () => {
    const [kit] = await begun([honest, opensAnother, honest, honest, honest]);
    await kit.clock.run(10_100);
    expect(kit.table.view.trust.voids).toEqual([{ deal: 1, seat: 1 }]);
  });

  it('deals a seat in as absent that made two deals void, and begins', async () => {
    const [kit, people] = await begun([honest, honest, keepsItsShare, honest, honest]);
    await kit.clock.run(10_100);
    await kit.clock.run(10_100);
    expect(isDealt(kit)).toBe(true);
    expect(kit.table.view.trust).toMatchObject({ voided: 2, contributors: [0, 1, 3, 4] });
    expect(people[2]?.stand.hasNoShare).toBe(true);
  });

  it('counts the void deals of the evening over its games', async () => {
    const [kit] = await begun([honest, honest, keepsItsShare, honest, honest]);
    await kit.clock.run(20_200);
    kit.act({ type: 'endGame' });
    kit.act({ type: 'rematch' });
    await kit.clock.run(20_200);
    expect(kit.table.view.trust.voided).toBe(4);
  });

  it('waits for a seat that comes back within its time, which answers in the same words', async () => {
    const [kit, people] = tableOf(FIVE);
    const [first] = people;
    if (first === undefined) throw new Error('nobody is seated');
    first.guest.end.drop();
    await settled();
    const back = seated(kit.comeBack(first.guest), honest);
    await kit.start();
    await settled();
    expect(isDealt(kit)).toBe(true);
    expect(back.stand.hasNoShare).toBe(false);
  });

  it('hears no answer of the gallery, of another deal, or of a seat twice', async () => {
    const [kit, people] = tableOf([silent, honest, honest, honest, honest]);
    const watcher = kit.join('TV', 'gallery');
    await kit.start();
    watcher.say({ type: 'commit', game: 1, deal: 1, commitment: 'aa'.repeat(32) });
    people[0]?.guest.say({ type: 'commit', game: 1, deal: 2, commitment: 'aa'.repeat(32) });
    people[1]?.guest.say({ type: 'commit', game: 1, deal: 1, commitment: 'aa'.repeat(32) });
    await kit.clock.run(5100);
    expect(kit.table.view.trust.contributors).toEqual([1, 2, 3, 4]);
  });

  it('is told to whoever comes in while its game is played', async () => {
    const [kit] = await begun(FIVE);
    await settled();
    const late = kit.join('TV', 'gallery');
    expect(late.heard.filter(({ type }) => type.startsWith('deal')).map(({ type }) => type)).toEqual([
      'dealOpen',
      'dealList',
      'dealShares',
    ]);
  });
});

async function played(kit: MemoryTable, people: readonly Seated[]): Promise<void> {
  for (const { guest, stand } of people) {
    const send = guest.end.send.bind(guest.end);
    guest.end.send = (text: string) => {
      const message = JSON.parse(text) as { type: string; question: number; intent: never };
      if (message.type === 'intent') stand.said(message.question, message.intent);
      send(text);
    };
  }
  await playUntil(
    people.map(({ guest }) => guest),
    ({ stage }) => stage.name === 'concluded',
  );
  await settled();
  expect(kit.table.view.activity).toBe('concluded');
}

function openingOf({ guest, stand }: Seated): string {
  const texts = guest.all('opening').map((part) => stand.heardOpening(part));
  return texts.find((text) => text !== null) ?? '';
}

describe('a game that is over', () => {
  it('is opened to everybody in parts, and every device finds it true', async () => {
    const [kit, people] = await begun(FIVE);
    await settled();
    await played(kit, people);
    const findings = people.map((each) => checkOpening(openingOf(each), each.stand.witness()));
    expect(findings.map(({ verdict }) => verdict)).toEqual(Array(5).fill('verified'));
    expect(findings[0]).toMatchObject({ contributed: true, unwitnessed: 0 });
  });

  it('keeps the seed closed until it is over', async () => {
    const [kit, people] = await begun(FIVE);
    await settled();
    expect(people.flatMap(({ guest }) => guest.all('opening'))).toEqual([]);
    await played(kit, people);
    const [first] = people;
    if (first === undefined) throw new Error('nobody is seated');
    const parsed = parseOpening(openingOf(first));
    if (!parsed.ok) throw new Error(parsed.error.code);
    const { record, seed } = parsed.value.opening;
    expect(hostCommitment(record.context, seed)).toBe(record.commitment);
    expect(opensAll(record)).toBe(true);
    const before = first.guest.heard.filter(({ type }) => type !== 'opening');
    expect(JSON.stringify(before)).not.toContain(seed);
  });

  it('is opened when the host broke it off, and found true as far as it went', async () => {
    const [kit, people] = await begun(FIVE);
    await settled();
    await playUntil(
      people.map(({ guest }) => guest),
      ({ stage }) => stage.name === 'election',
    );
    kit.act({ type: 'endGame' });
    await settled();
    const gallery = { guest: people[0]?.guest, stand: people[0]?.stand };
    if (gallery.guest === undefined || gallery.stand === undefined) throw new Error('nobody is seated');
    const text = openingOf({ guest: gallery.guest, stand: gallery.stand });
    const witness = { ...gallery.stand.witness(), said: [] };
    const found = checkOpening(text, {
      ...witness,
      shown: witness.shown.map((each) => ({ ...each, botSitsIn: true })),
    });
    expect(found.verdict).toBe('verified');
  });

  it('shows everybody what the devices say that they found', async () => {
    const [kit, people] = await begun(FIVE);
    await settled();
    await played(kit, people);
    people[3]?.guest.say({ type: 'found', game: 1, found: 'mismatch', head: '' });
    people[1]?.guest.say({ type: 'found', game: 2, found: 'verified', head: 'AAAAAAAA' });
    expect(kit.table.view.trust.reports).toEqual([{ seat: 3, found: 'mismatch', head: '' }]);
  });
});
