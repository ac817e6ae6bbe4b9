import { afterEach, expect, test } from 'vitest';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import type { Ballot } from '../../src-shared/rules/terms.ts';
import type { GuestMessage } from '../../src-shared/protocol/messages.ts';
import { closeCodeAfter, codeOf, joinAll, linkOf, OpenHosts } from '../kit/openHosts.ts';
import { WsGuest } from '../kit/wsGuest.ts';

const hosts = new OpenHosts();
const FIVE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;

afterEach(() => hosts.closeAll());

interface Played {
  readonly host: RunningHost;
  readonly guests: readonly WsGuest[];
  readonly candidate: WsGuest;
  /** Somebody who may be nominated. */
  readonly nominee: WsGuest;
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nobody');
  return value;
}

/** Resolves when everybody is shown this stage. */
async function shown(guests: readonly WsGuest[], stage: string): Promise<void> {
  await Promise.all(
    guests.map((one) => one.until(() => one.guest.all('update').at(-1)?.update.public.stage.name === stage)),
  );
}

async function nominating(): Promise<Played> {
  const host = await hosts.open();
  const guests = await joinAll(host, FIVE);
  host.act({ type: 'start' });
  await shown(guests, 'nomination');
  const candidate = must(guests.find(({ guest }) => guest.mine.options.kind === 'nominate'));
  const { options } = candidate.guest.mine;
  const nominee = must(guests[options.kind === 'nominate' ? must(options.nominees[0]) : 0]);
  return { host, guests, candidate, nominee };
}

async function voting(): Promise<Played> {
  const played = await nominating();
  const { guests, candidate, nominee } = played;
  candidate.guest.intend({ type: 'nominate', nominee: must(nominee.guest.mine.seat ?? undefined) });
  await shown(guests, 'election');
  return played;
}

async function cast(guests: readonly WsGuest[], ballot: Ballot): Promise<void> {
  for (const { guest } of guests) guest.intend({ type: 'castBallot', ballot });
  await shown(guests, ballot === 'ja' ? 'presidentDiscard' : 'nomination');
}

/** Says one thing and gives back the refusal that answers it. */
async function refused(one: WsGuest, message: GuestMessage): Promise<string> {
  const before = one.guest.refusals.length;
  one.guest.say(message);
  await one.until(() => one.guest.refusals.length > before);
  return must(one.guest.refusals.at(-1));
}

test('Attack 10: a second ballot takes the place of the first and is not counted twice.', async () => {
  const { guests } = await voting();
  const [first, ...others] = guests;
  must(first).guest.intend({ type: 'castBallot', ballot: 'nein' });
  must(first).guest.intend({ type: 'castBallot', ballot: 'ja' });
  await must(first).until(() => must(first).guest.mine.ballot === 'ja');
  for (const { guest } of others.slice(0, 2)) guest.intend({ type: 'castBallot', ballot: 'ja' });
  for (const { guest } of others.slice(2)) guest.intend({ type: 'castBallot', ballot: 'nein' });
  await shown(guests, 'presidentDiscard');

  expect(must(first).guest.public.awaiting).toHaveLength(1);
});

test('Attack 10: a ballot after the count and an answer to an old question are refused, whoever sends them.', async () => {
  const { guests } = await voting();
  const voter = must(guests[2]);
  const { question } = voter.guest;
  await cast(guests, 'ja');
  const before = JSON.stringify(voter.guest.public);
  const late = { type: 'intent', intent: { type: 'castBallot', ballot: 'nein' } } as const;

  expect(await refused(voter, { ...late, question })).toBe('staleQuestion');
  expect(await refused(voter, { ...late, question: voter.guest.question })).toBe('notNow');
  expect(await refused(voter, { ...late, question: voter.guest.question + 1 })).toBe('staleQuestion');
  expect(JSON.stringify(voter.guest.public)).toBe(before);
});

test('Attack 11: the discard of the President is refused from the window of the Chancellor.', async () => {
  const { guests, candidate, nominee } = await voting();
  await cast(guests, 'ja');
  const { question } = nominee.guest;

  expect(await refused(nominee, { type: 'intent', question, intent: { type: 'discard', position: 0 } })).toBe(
    'notYourTurn',
  );
  expect(candidate.guest.mine.hand).toHaveLength(3);
  expect(nominee.guest.mine.hand).toEqual([]);
});

test.each([
  [
    'in the intent',
    (intent: object, question: number) => ({ type: 'intent', question, intent: { ...intent, seat: 0 } }),
  ],
  ['in the message', (intent: object, question: number) => ({ type: 'intent', question, intent, seat: 0 })],
])('Attack 12: a seat %s makes it no message, and nobody else notices.', async (_, message) => {
  const { guests, candidate, nominee } = await nominating();
  const intent = { type: 'nominate', nominee: nominee.guest.mine.seat };
  candidate.guest.end.send(JSON.stringify(message(intent, candidate.guest.question)));
  await candidate.heard('goodbye');

  expect(candidate.guest.goodbye).toBe('badMessage');
  expect(must(guests.find((one) => one !== candidate)).guest.public.stage.name).toBe('nomination');
});

test.each([
  ['a turned direction', '\u202eAnn\u202c', 'Ann'],
  ['unseen characters', 'A\u200bn\u2060n\u{e0041}', 'Ann'],
  ['markup', '<img onerror=1>', '<img onerror=1>'],
])('Attack 13: a name with %s is shown as plain text.', async (_, name, shownName) => {
  const host = await hosts.open();
  const [ann] = await joinAll(host, [name]);

  expect([ann?.guest.name, host.table.seats[0]?.name]).toEqual([shownName, shownName]);
});

test('Attack 13: a name of ten thousand marks ends the socket that sends it, and one of forty is refused.', async () => {
  const host = await hosts.open();
  const [long, short] = [
    await WsGuest.open(host.port, linkOf(host)),
    await WsGuest.open(host.port, linkOf(host)),
  ];
  if (!long.ok || !short.ok) throw new Error('no link');
  long.value.raw.socket.send(new TextEncoder().encode('\u0316'.repeat(10_000)));
  short.value.guest.say({ type: 'join', name: `a${'\u0316'.repeat(40)}`, as: 'seat' });
  await short.value.heard('refused');

  expect(await long.value.raw.closed).toBe(1009);
  expect(short.value.guest.refusals).toEqual(['nameTooLong']);
  expect(host.table.seats).toEqual([]);
});

test('Attack 14: of two windows with the key of a seat the newest plays; the older one, the host’s window and its log are told.', async () => {
  const log: string[] = [];
  const host = await hosts.open({
    log: (_, type, details) => void log.push(`${type} ${String(details?.seat)}`),
  });
  const [ann] = await joinAll(host, ['Ann']);
  const second = await WsGuest.open(host.port, must(ann).key);
  if (!second.ok) throw new Error(second.error);
  second.value.guest.say({ type: 'return', revision: 0, head: null });
  await second.value.heard('table');
  await must(ann).heard('goodbye');

  expect(must(ann).guest.goodbye).toBe('replaced');
  expect(second.value.guest.seat).toBe(0);
  expect(log).toContain('replaced 0');
  expect(host.hosting.takenOver).toEqual({ number: 1, seat: 0 });
});

test('Attack 15: after a removal neither the old code nor the old link nor the old key lets anybody in.', async () => {
  const host = await hosts.open();
  const [ann] = await joinAll(host, ['Ann']);
  const old = [codeOf(host), linkOf(host)];
  host.act({ type: 'remove', seat: 0 });
  await must(ann).heard('goodbye');
  const back = await WsGuest.open(host.port, must(ann).key);
  if (!back.ok) throw new Error(back.error);
  back.value.guest.say({ type: 'return', revision: 0, head: null });

  expect(await back.value.raw.closed).toBe(1008);
  for (const secret of old) expect(await closeCodeAfter(host, secret)).toBe(1008);
  expect(host.table.seats).toEqual([]);
});

test('Attack 16: by the code one comes to the gallery of a running game and is shown no secret.', async () => {
  const { host } = await nominating();
  const late = await WsGuest.join(host.port, codeOf(host), 'Ann');
  await late.heard('update');

  expect(late.guest.seat).toBeNull();
  expect(late.guest.mine).toMatchObject({ seat: null, role: 'unknown', party: 'unknown', hand: [] });
  expect(JSON.stringify(late.guest.mine.dossier)).not.toMatch(/liberal|fascist|hitler/);
});

test('Attack 16: a locked table answers the right code and the link exactly like a wrong code.', async () => {
  const host = await hosts.open();
  host.act({ type: 'lock', locked: true });
  const answers: string[] = [];
  for (const secret of [codeOf(host), linkOf(host), codeOf(host, '000000')]) {
    const opened = await WsGuest.open(host.port, secret);
    if (!opened.ok) throw new Error(opened.error);
    opened.value.guest.say({ type: 'join', name: 'Eve', as: 'seat' });
    answers.push(`${await opened.value.raw.closed} ${opened.value.raw.frames.join()}`);
  }

  expect(answers).toEqual(Array(3).fill('1008 66,97'));
});
