import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import { Visitors, type Visitor } from '../../src-main/host/visitors.ts';
import { FakeClock } from '../kit/fakeClock.ts';

const EVE = '192.0.2.66';
const ANN = '192.0.2.7';

interface Cut extends Visitor {
  isCut: boolean;
}

function visitor(address: string, isExempt = false): Cut {
  const made: Cut = {
    address,
    localAddress: '192.0.2.20',
    isOwn: isExempt,
    isExempt,
    isCut: false,
    cut: () => void (made.isCut = true),
  };
  return made;
}

function opened(): { readonly clock: FakeClock; readonly visitors: Visitors } {
  const clock = new FakeClock();
  return { clock, visitors: new Visitors(clock, DEFAULT_LIMITS) };
}

function tries(visitors: Visitors, address: string, times: number): number {
  return Array.from({ length: times }, () => visitors.mayShake({ address, isExempt: false })).filter(Boolean)
    .length;
}

test('an address gets five handshakes a second (decision 14)', () => {
  const { clock, visitors } = opened();

  expect(tries(visitors, EVE, 20)).toBe(5);
  clock.jump(1_000);
  expect(tries(visitors, EVE, 20)).toBe(5);
});

test('ten of the twenty handshakes a second are kept for addresses that hold a seat (decision 14)', () => {
  const { visitors } = opened();
  const ann = visitor(ANN);
  visitors.came(ann);
  visitors.entered(ann);
  const strangers = Array.from({ length: 10 }, (_, index) => tries(visitors, `192.0.2.${100 + index}`, 5));

  expect(strangers.reduce((sum, taken) => sum + taken, 0)).toBe(10);
  expect(tries(visitors, ANN, 5)).toBe(5);
});

test('the machine’s own addresses are exempt from the limits per address (decision 14)', () => {
  const { visitors } = opened();
  const own = Array.from({ length: 12 }, () => visitors.mayShake({ address: '127.0.0.1', isExempt: true }));

  expect(own).not.toContain(false);
});

test('of an address’s strangers the oldest is dropped beyond four, and others’ stay', () => {
  const { visitors } = opened();
  const ann = visitor(ANN);
  visitors.came(ann);
  const eves = Array.from({ length: 6 }, () => visitor(EVE));
  for (const eve of eves) visitors.came(eve);

  expect(eves.map(({ isCut }) => isCut)).toEqual([true, true, false, false, false, false]);
  expect(ann.isCut).toBe(false);
});

test('whoever was let in is never dropped for strangers', () => {
  const { visitors } = opened();
  const ann = visitor(ANN);
  visitors.came(ann);
  visitors.entered(ann);
  for (let stranger = 0; stranger < 40; stranger += 1) visitors.came(visitor(`192.0.2.${stranger}`));

  expect(ann.isCut).toBe(false);
  expect(visitors.count).toBe(1 + DEFAULT_LIMITS.unauthenticated);
});

test('a socket that asks for no handshake spends none (decision 14)', () => {
  const { visitors } = opened();
  const came = Array.from({ length: 20 }, () => visitors.mayCome(EVE, false));

  expect(came).not.toContain(false);
  expect(tries(visitors, EVE, 20)).toBe(5);
});

test('people are counted by the address they came to, this machine’s own and strangers not among them', () => {
  const { visitors } = opened();
  const seated = ['192.0.2.20', '192.0.2.20', '198.51.100.20'].map((localAddress, index) => ({
    ...visitor(`192.0.2.${30 + index}`),
    localAddress,
  }));
  const own = visitor('127.0.0.1', true);
  for (const each of [...seated, own, visitor(EVE)]) visitors.came(each);
  for (const each of [...seated, own]) visitors.entered(each);
  const [gone] = seated;
  if (gone !== undefined) visitors.went(gone);

  expect([...visitors.guests]).toEqual([
    ['192.0.2.20', 1],
    ['198.51.100.20', 1],
  ]);
});
