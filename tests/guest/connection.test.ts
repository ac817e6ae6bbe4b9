import { describe, expect, it } from 'vitest';
import { newHostKeys, pinOf, sealOf } from '../../src-shared/link/hostKeys.ts';
import { parseKeptKey } from '../../src-shared/guest/keeper.ts';
import { headOf } from '../../src-shared/protocol/head.ts';
import { encodeTable, encodeUpdate } from '../../src-shared/protocol/encode.ts';
import { planted, settle } from '../link/kit.ts';
import { branded, HAPPENINGS, MINE, PRIVATE_VIEW, PUBLIC_VIEW, TABLE } from '../protocol/kit.ts';
import { ADDRESS, JOIN, PlantedHost } from './kit.ts';

const URL = 'ws://192.0.2.20:41932/ws';
const update = (revision: number, round = 1): string =>
  encodeUpdate({
    revision,
    question: 1,
    public: branded({ ...PUBLIC_VIEW, round }),
    happenings: HAPPENINGS.map(branded),
    mine: branded(PRIVATE_VIEW),
  });

async function seated(): Promise<PlantedHost> {
  const host = new PlantedHost();
  await host.join();
  return host;
}

describe('A guest that joins', () => {
  it('says its name, is welcomed and keeps the key of its place', async () => {
    const host = await seated();
    expect(host.statuses()).toEqual([{ state: 'joining' }, { state: 'seated' }]);
    expect(host.heard).toEqual(['{"type":"join","name":"Ann","as":"seat"}']);
    expect(parseKeptKey(host.keeper.load(URL))).toEqual(host.keeper.load(URL));
    expect(host.keeper.load(URL)).not.toBeNull();
  });

  it('hears the table, the game and refusals', async () => {
    const host = await seated();
    await host.sayText(encodeTable(TABLE, MINE));
    await host.sayText(update(4));
    await host.say({ type: 'refused', refusal: { code: 'notNow' } });
    expect(host.events.slice(2).map(({ event }) => event)).toEqual(['link', 'table', 'update', 'refused']);
  });

  it.each([
    ['nobody answers', 'unreachable', (host: PlantedHost): void => void (host.isReachable = false)],
    ['the code is wrong', 'wrongCode', (host: PlantedHost): void => void (host.code = '000000')],
    ['the table is locked', 'wrongCode', (host: PlantedHost): void => void (host.code = null)],
  ] as const)('is turned away when %s', async (_, reason, plant) => {
    const host = new PlantedHost();
    plant(host);
    await host.join();
    expect(host.last()).toEqual({ state: 'turnedAway', reason });
    expect(host.keeper.kept.size).toBe(0);
  });

  it('is turned away before it knocks with a name that no frame holds', async () => {
    const host = new PlantedHost();
    host.guest.join({ ...JOIN, name: 'A'.repeat(2000) });
    await settle();
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'nameTooLong' });
    expect(host.opened).toBe(0);
  });

  it.each(['rename', 'sit'] as const)('is refused a name for `%s` that no frame holds', async (type) => {
    const host = await seated();
    expect(host.guest.send({ type, name: '\u0001'.repeat(200) })).toBe(false);
    expect(host.events.at(-1)).toEqual({ event: 'refused', refusal: { code: 'nameTooLong' } });
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('is turned away by the seal of another host', async () => {
    const host = new PlantedHost();
    const seal = sealOf(newHostKeys(planted(77)).publicKey);
    host.guest.join({ ...JOIN, secret: { kind: 'code', code: 'K7QM2X', seal } });
    await settle();
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'wrongHost' });
  });

  it('is turned away by a host whose key is another than this device remembers, before it tells anything', async () => {
    const host = new PlantedHost();
    host.guest.join({ ...JOIN, pin: pinOf(newHostKeys(planted(77)).publicKey) });
    await settle();
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'wrongHost' });
    expect(host.heard).toEqual([]);
  });

  it('is let in by the host that it remembers', async () => {
    const host = new PlantedHost();
    host.guest.join({ ...JOIN, pin: pinOf(host.keys.publicKey) });
    await settle();
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('whose name is refused can correct it and join again', async () => {
    const host = new PlantedHost();
    host.answer = [{ type: 'refused', refusal: { code: 'nameTaken', name: 'Ann' } }];
    await host.join();
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'nameTaken' });
    host.answer = null;
    host.guest.join({ ...JOIN, name: 'Anna' });
    await settle();
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('gives up on a host that opens the link and says nothing', async () => {
    const host = new PlantedHost();
    host.answer = [];
    await host.join();
    await host.clock.pass(10_000);
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'unreachable' });
  });

  it('sends nothing before it is let in', () => {
    expect(new PlantedHost().guest.send({ type: 'ready', ready: true })).toBe(false);
  });
});

describe('A guest whose link is lost', () => {
  it('comes back by its key at once, and tells the last revision it was shown', async () => {
    const host = await seated();
    await host.sayText(update(7));
    await host.cut();
    expect(host.last()).toEqual({ state: 'lost', retryInMs: 0, attempt: 1 });
    await host.clock.pass(0);
    expect(host.last()).toEqual({ state: 'seated' });
    const head = headOf(7, JSON.stringify(PUBLIC_VIEW));
    expect(host.heard.at(-1)).toBe(JSON.stringify({ type: 'return', revision: 7, head }));
  });

  it('does not send an intent again', async () => {
    const host = await seated();
    host.guest.send({ type: 'intent', question: 1, intent: { type: 'peek' } });
    await host.cut();
    await host.clock.pass(0);
    expect(host.heard.filter((text) => text.includes('intent'))).toHaveLength(0);
  });

  it('waits longer after each try, and comes back when the host is there again', async () => {
    const host = await seated();
    host.isReachable = false;
    await host.cut();
    await host.clock.pass(20_000);
    const waits = host.statuses().flatMap((status) => (status.state === 'lost' ? [status.retryInMs] : []));
    expect(waits.slice(0, 4)).toEqual([...waits.slice(0, 4)].sort((a, b) => a - b));
    expect(waits[0]).toBe(0);
    host.isReachable = true;
    await host.clock.pass(7000);
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('tries at once when it wakes', async () => {
    const host = await seated();
    host.isReachable = false;
    await host.cut();
    await host.clock.pass(20_000);
    host.isReachable = true;
    host.guest.wake();
    await settle();
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('makes the link anew at once when it wakes, because a link that slept may be dead', async () => {
    const host = await seated();
    host.isBeating = false;
    await host.clock.pass(5000);
    host.guest.wake();
    await settle();
    expect(host.statuses().slice(-2)).toEqual([
      { state: 'lost', retryInMs: 0, attempt: 1 },
      { state: 'seated' },
    ]);
    expect(host.opened).toBe(2);
  });

  it('makes one link where several events wake it', async () => {
    const host = await seated();
    await host.clock.pass(5000);
    for (let event = 0; event < 3; event += 1) {
      host.guest.wake();
      await settle();
    }
    expect(host.opened).toBe(2);
  });

  it('makes a try anew that got stuck before the network came back', async () => {
    const host = await seated();
    host.answer = [];
    await host.cut();
    await host.clock.pass(3000);
    host.answer = null;
    host.guest.wake();
    await settle();
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('that wakes while it joins for the first time goes on with that', async () => {
    const host = new PlantedHost();
    host.answer = [];
    await host.join();
    await host.clock.pass(3000);
    host.guest.wake();
    await settle();
    expect(host.opened).toBe(1);
  });

  it.each([3, 7])('that broke %i times before the welcome is no removed one', async (times) => {
    const host = await seated();
    host.answer = [];
    for (let broken = 0; broken < times; broken += 1) {
      await host.cut();
      await host.clock.pass(7000);
    }
    expect(host.last()).toMatchObject({ state: 'lost' });
    host.answer = null;
    await host.cut();
    await host.clock.pass(7000);
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('while it joined is told that nobody answers, and not that its code is wrong', async () => {
    const host = new PlantedHost();
    host.answer = [];
    await host.join();
    await host.cut();
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'unreachable' });
  });

  it('comes back after a reload by what was kept', async () => {
    const host = await seated();
    host.guest.giveUp();
    expect(host.last()).toEqual({ state: 'home' });
    expect(host.guest.comeBack(ADDRESS)).toBe(true);
    await settle();
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('has no way back without a key', () => {
    expect(new PlantedHost().guest.comeBack(ADDRESS)).toBe(false);
  });

  it('tells another host nothing', async () => {
    const host = await seated();
    host.keys = newHostKeys(planted(50));
    await host.cut();
    await host.clock.pass(0);
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'wrongHost' });
    expect(host.heard).toHaveLength(1);
  });

  it('stops when the host does not know its key any more', async () => {
    const host = await seated();
    host.isRemembering = false;
    await host.cut();
    await host.clock.pass(20_000);
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'removed' });
  });
});

describe('The heartbeat', () => {
  it('beats every three seconds', async () => {
    const host = await seated();
    await host.clock.pass(9000);
    expect(host.heard.filter((text) => text === '{"type":"beat"}')).toHaveLength(3);
  });

  it('goes out with the host’s where a page in the background has slow timers', async () => {
    const host = await seated();
    host.clock.jump(3000);
    await host.say({ type: 'beat' });
    expect(host.heard.at(-1)).toBe('{"type":"beat"}');
  });

  it('keeps a link on which the host beats', async () => {
    const host = await seated();
    await host.clock.pass(60_000);
    expect([host.opened, host.last()]).toEqual([1, { state: 'seated' }]);
  });

  it('leaves a link that was silent for nine seconds, and comes back', async () => {
    const host = await seated();
    host.isBeating = false;
    await host.clock.pass(8999);
    expect(host.opened).toBe(1);
    await host.clock.pass(1);
    expect([host.opened, host.last()]).toEqual([2, { state: 'seated' }]);
  });

  it('says that a link is late once a beat is missed, and that it is heard again', async () => {
    const host = await seated();
    host.isBeating = false;
    await host.clock.pass(4999);
    const before = host.statuses().length;
    await host.clock.pass(1);
    expect(host.last()).toEqual({ state: 'seated', late: true });
    host.isBeating = true;
    await host.say({ type: 'beat' });
    expect(host.statuses().slice(before)).toEqual([{ state: 'seated', late: true }, { state: 'seated' }]);
    expect(host.opened).toBe(1);
  });

  it('judges nobody for nine seconds after the own clock jumped', async () => {
    const host = await seated();
    host.isBeating = false;
    host.clock.jump(60_000);
    await host.clock.pass(8000);
    expect(host.opened).toBe(1);
    await host.clock.pass(2000);
    expect(host.opened).toBe(2);
  });
});

const AWAY = { state: 'turnedAway', reason: 'putAway' };

/** A guest whose host has put the table away, and is gone. */
async function putAway(): Promise<PlantedHost> {
  const host = await seated();
  host.isReachable = false;
  await host.say({ type: 'goodbye', reason: 'putAway' });
  return host;
}

describe('A goodbye', () => {
  it.each([
    ['replaced', true],
    ['removed', false],
    ['tableClosed', false],
    ['left', false],
  ] as const)('for the reason %s ends trying (key kept: %s)', async (reason, kept) => {
    const host = await seated();
    await host.say({ type: 'goodbye', reason });
    await host.clock.pass(60_000);
    expect(host.last()).toEqual({ state: 'turnedAway', reason });
    expect([host.opened, host.keeper.kept.size === 1]).toEqual([1, kept]);
  });

  it.each(['hostStopped', 'tooMany', 'badMessage'] as const)(
    'for the reason %s does not end trying',
    async (reason) => {
      const host = await seated();
      await host.say({ type: 'goodbye', reason });
      expect(host.last()).toMatchObject({ state: 'lost', attempt: 2 });
      await host.clock.pass(1000);
      expect(host.last()).toEqual({ state: 'seated' });
    },
  );

  it('of a table that was put away is told once, and the guest comes back by itself when it is taken up', async () => {
    const host = await putAway();
    await host.clock.pass(30 * 60_000);
    expect(host.statuses().slice(2)).toEqual([AWAY]);
    host.isReachable = true;
    await host.clock.pass(3000);
    expect(host.statuses().slice(2)).toEqual([AWAY, { state: 'seated' }]);
  });

  it('of a table that was put away lets the next try be hurried', async () => {
    const host = await putAway();
    host.isReachable = true;
    expect(host.guest.playHere()).toBe(true);
    await settle();
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('of a table that was put away need not be waited for, and the key stays', async () => {
    const host = await putAway();
    host.guest.giveUp();
    host.isReachable = true;
    const tries = host.opened;
    await host.clock.pass(60_000);
    expect(host.last()).toEqual({ state: 'home' });
    expect([host.opened - tries, host.keeper.kept.size]).toEqual([0, 1]);
  });

  it.each([
    ['another host', (host: PlantedHost): void => void (host.stands = () => 'stranger')],
    ['another host of an older version', (host: PlantedHost): void => void (host.stands = () => 'older')],
    ['another table of that host', (host: PlantedHost): void => void (host.isRemembering = false)],
  ] as const)('of a table that was put away holds while %s stands at its address', async (_, plant) => {
    const host = await putAway();
    const stands = host.stands;
    plant(host);
    host.isReachable = true;
    await host.clock.pass(120_000);
    expect(host.statuses().slice(2)).toEqual([AWAY]);
    host.stands = stands;
    host.isRemembering = true;
    await host.clock.pass(3000);
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('of a table that was put away is over once it was taken up: a link that is lost then is told', async () => {
    const host = await putAway();
    host.isReachable = true;
    await host.clock.pass(3000);
    await host.cut();
    expect(host.last()).toMatchObject({ state: 'lost' });
  });

  it('of one who was replaced can be undone by "Play here"', async () => {
    const host = await seated();
    await host.say({ type: 'goodbye', reason: 'replaced' });
    expect(host.guest.playHere()).toBe(true);
    await settle();
    expect(host.last()).toEqual({ state: 'seated' });
  });

  it('is asked for by one who leaves', async () => {
    const host = await seated();
    host.guest.leave();
    await settle();
    expect(host.heard.at(-1)).toBe('{"type":"leave"}');
    await host.clock.pass(2000);
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'left' });
    expect(host.keeper.kept.size).toBe(0);
  });

  it('during a game leaves the key (decision 25)', async () => {
    const host = await seated();
    await host.sayText(encodeTable({ ...TABLE, activity: 'playing' }, MINE));
    host.guest.leave();
    await host.say({ type: 'goodbye', reason: 'left' });
    expect(host.keeper.kept.size).toBe(1);
  });
});

describe('Leaving before the table has said a word', () => {
  it('leaves the key to one who had come back: a game may be running (decision 25)', async () => {
    const host = await seated();
    host.guest.giveUp();
    host.guest.comeBack(ADDRESS);
    host.guest.leave();
    await settle();
    expect(host.last()).toEqual({ state: 'turnedAway', reason: 'left' });
    expect(host.keeper.kept.size).toBe(1);
  });
});

describe('A table that went back (decision 16)', () => {
  async function backWith(before: string, after: string): Promise<readonly unknown[]> {
    const host = await seated();
    await host.sayText(before);
    await host.cut();
    await host.clock.pass(0);
    await host.sayText(after);
    return host.events.filter(({ event }) => event === 'wentBack');
  }

  it('is told by how many steps, before its older view is shown', async () => {
    expect(await backWith(update(7), update(5))).toEqual([{ event: 'wentBack', steps: 2 }]);
  });

  it('and on to as many steps again is told by what was public then', async () => {
    expect(await backWith(update(7), update(7, 2))).toEqual([{ event: 'wentBack', steps: null }]);
  });

  it.each([
    ['the same view', update(7)],
    ['a later one', update(9, 2)],
  ])('is not one that shows %s', async (_, after) => {
    expect(await backWith(update(7), after)).toEqual([]);
  });

  it('is told once', async () => {
    const host = await seated();
    await host.sayText(update(7));
    await host.sayText(update(5));
    await host.sayText(update(6));
    expect(host.events.filter(({ event }) => event === 'wentBack')).toHaveLength(1);
  });

  it('is noticed by "Play here" too, and not by one who joins anew', async () => {
    const host = await seated();
    await host.sayText(update(7));
    await host.say({ type: 'goodbye', reason: 'replaced' });
    host.guest.playHere();
    await settle();
    expect(host.heard.at(-1)).toContain('"revision":7');
    host.guest.join(JOIN);
    await settle();
    await host.sayText(update(1));
    expect(host.events.some(({ event }) => event === 'wentBack')).toBe(false);
  });
});

describe('A hostile host', () => {
  it.each(['x', '{"type":"leave"}', '{"type":"welcome","handle":"00","tableId":"00"}', '[]'])(
    'that says %s is left, and not run to at once',
    async (text) => {
      const host = await seated();
      await host.sayText(text);
      expect(host.last()).toMatchObject({ state: 'lost', attempt: 2 });
    },
  );
});

describe('What a storage gives back', () => {
  it.each([
    null,
    7,
    {},
    { hostKey: 'zz', handle: '', key: '' },
    { hostKey: 'A'.repeat(64), handle: 'a'.repeat(32), key: 'a'.repeat(64) },
  ])('is no key: %j', (value) => {
    expect(parseKeptKey(value)).toBeNull();
  });
});
