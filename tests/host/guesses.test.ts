import { beforeEach, expect, test } from 'vitest';
import { Guesses } from '../../src-main/host/guesses.ts';
import { DEFAULT_LIMITS } from '../../src-main/host/limits.ts';
import { FakeClock } from '../kit/fakeClock.ts';

const EVE = '192.0.2.66';
const BEN = '192.0.2.7';

let clock: FakeClock;
let guesses: Guesses;

beforeEach(() => {
  clock = new FakeClock();
  guesses = new Guesses(clock, DEFAULT_LIMITS.guesses);
});

function fail(address: string | null, times: number): void {
  for (let time = 0; time < times; time += 1) if (guesses.spend(address)) guesses.failed(address);
}

test('an address may guess wrong five times, then waits a minute', () => {
  fail(EVE, 5);
  expect(guesses.spend(EVE)).toBe(false);
  clock.jump(60_001);
  expect(guesses.spend(EVE)).toBe(true);
});

test('each further failure doubles the wait', () => {
  fail(EVE, 5);
  clock.jump(60_001);
  fail(EVE, 1);
  clock.jump(119_000);
  expect(guesses.spend(EVE)).toBe(false);
  clock.jump(1_001);
  expect(guesses.spend(EVE)).toBe(true);
});

test('one guesser takes nothing from another address', () => {
  fail(EVE, 100);

  expect(guesses.spend(BEN)).toBe(true);
});

test('a right code gives the guess back', () => {
  for (let time = 0; time < 100; time += 1) {
    expect(guesses.spend(BEN)).toBe(true);
    guesses.succeeded(BEN);
  }
});

test('from all addresses together only so many guesses are taken a minute', () => {
  const taken = Array.from({ length: 50 }, (_, index) => guesses.spend(`192.0.2.${index}`)).filter(Boolean);

  expect(taken).toHaveLength(DEFAULT_LIMITS.guesses.burst);
});

test('after thirty failures the code is locked until there is a new one', () => {
  for (let address = 0; address < 30; address += 1) {
    clock.jump(60_000);
    fail(`192.0.2.${address}`, 1);
  }
  expect([guesses.isCodeLocked, guesses.spend(BEN)]).toEqual([true, false]);

  guesses.renew();
  clock.jump(60_000);
  expect([guesses.isCodeLocked, guesses.spend(BEN)]).toEqual([false, true]);
});
