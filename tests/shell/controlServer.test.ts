import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { BridgeCall, BridgeEvent } from '../../src-shared/bridge.ts';
import { openControlServer, type ControlServer } from '../../src-main/shell/browser/controlServer.ts';
import { TICKET_MS } from '../../src-main/shell/browser/launchSecrets.ts';
import type { ServedFiles } from '../../src-main/host/servedFiles.ts';
import { ManualClock } from '../kit/manualClock.ts';

const PAGE = '<meta name="kabinett-shell" content="page" />';
const FILES: ServedFiles = new Map([
  ['/', { type: 'text/html', bytes: Buffer.from(PAGE) }],
  ['/index.html', { type: 'text/html', bytes: Buffer.from(PAGE) }],
  ['/assets/a.js', { type: 'text/javascript', bytes: Buffer.from('1') }],
]);
const HOME: BridgeEvent = { event: 'link', status: { state: 'home' } };

let clock: ManualClock;
let server: ControlServer;
let calls: BridgeCall[];
let notices: string[];
let opened: number;

async function open(): Promise<ControlServer> {
  return openControlServer({
    files: FILES,
    clock,
    windows: {
      attach(tell) {
        tell(HOME);
        return { call: (call) => void calls.push(call), detach: () => undefined };
      },
    },
    onNotice: (notice) => void notices.push(notice),
    onOpenAsked: () => void (opened += 1),
  });
}

beforeEach(async () => {
  clock = new ManualClock();
  calls = [];
  notices = [];
  opened = 0;
  server = await open();
});

afterEach(() => server.close());

function authority(): string {
  return `127.0.0.1:${String(server.port)}`;
}

function ticket(): string {
  return new URL(server.ticketAddress()).hash.replace('#ticket=', '');
}

interface Dialled {
  readonly socket: WebSocket;
  readonly heard: unknown[];
  /** The close code, or the HTTP status of a refused upgrade. */
  readonly ended: Promise<number>;
}

function dial(
  first: string | Buffer | null,
  headers: Record<string, string> = {},
  path = '/control',
): Dialled {
  const socket = new WebSocket(`ws://${authority()}${path}`, {
    headers: { origin: `http://${authority()}`, ...headers },
  });
  const heard: unknown[] = [];
  const ended = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
  });
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => void heard.push(JSON.parse(data.toString('utf8'))));
  if (first !== null) socket.on('open', () => socket.send(first, { binary: typeof first !== 'string' }));
  return { socket, heard, ended };
}

function hello(body: unknown): Dialled {
  return dial(JSON.stringify(body));
}

function statusOf(path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('a ticket is exchanged for the launch secret, and then the Bridge is spoken', async () => {
  const { socket, heard } = hello({ hello: 'ticket', ticket: ticket() });
  await vi.waitFor(() => expect(heard).toEqual([{ answer: 'welcome', secret: server.secret }, HOME]));

  socket.send(JSON.stringify({ verb: 'leave' }));

  await vi.waitFor(() => expect(calls).toEqual([{ verb: 'leave' }]));
});

test('a reloaded window comes back by the launch secret', async () => {
  const { heard } = hello({ hello: 'secret', secret: server.secret });

  await vi.waitFor(() => expect(heard).toHaveLength(2));
});

test('a ticket works once, and a second use is said in the terminal', async () => {
  const twice = ticket();
  const first = hello({ hello: 'ticket', ticket: twice });
  await vi.waitFor(() => expect(first.heard).toHaveLength(2));

  const second = hello({ hello: 'ticket', ticket: twice });

  await vi.waitFor(() => expect(notices).toEqual(['ticketUsed']));
  clock.advance(1000);
  expect(await second.ended).toBe(1008);
  expect(second.heard).toEqual([{ answer: 'refused', reason: 'ticketUsed' }]);
});

test('a ticket is worth nothing after thirty seconds', async () => {
  const late = ticket();
  clock.advance(TICKET_MS + 1);

  const { heard, ended } = hello({ hello: 'ticket', ticket: late });

  await vi.waitFor(() => expect(notices).toEqual(['ticketLate']));
  clock.advance(1000);
  await ended;
  expect(heard).toEqual([{ answer: 'refused', reason: 'ticketLate' }]);
});

test('wrong secrets are answered a second later, one at a time, and the true one is not held up', async () => {
  const wrong = (): Dialled => hello({ hello: 'secret', secret: randomBytes(32).toString('base64url') });
  const first = wrong();
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  const second = wrong();
  await vi.waitFor(() => expect(notices).toHaveLength(2));
  const owner = hello({ hello: 'secret', secret: server.secret });
  await vi.waitFor(() => expect(owner.heard).toHaveLength(2));

  clock.advance(999);
  expect([first.heard, second.heard]).toEqual([[], []]);
  clock.advance(1);
  expect(await first.ended).toBe(1008);
  expect(second.heard).toEqual([]);
  clock.advance(1000);
  expect(await second.ended).toBe(1008);
  expect(second.heard).toEqual([{ answer: 'refused', reason: 'wrongSecret' }]);
});

test('of a flood of wrong secrets eight are answered, and the others cut off', async () => {
  const flood = Array.from({ length: 12 }, () => hello({ hello: 'secret', secret: 'A'.repeat(43) }));
  const codes: number[] = [];
  for (const { ended } of flood) void ended.then((code) => codes.push(code));
  await vi.waitFor(() => expect(codes).toEqual([1008, 1008, 1008, 1008]));

  clock.advance(8000);

  await vi.waitFor(() => expect(codes).toHaveLength(12));
  expect(flood.filter(({ heard }) => heard.length === 1)).toHaveLength(8);
});

test('a window that says nothing is closed after five seconds', async () => {
  const { socket, ended } = dial(null);
  await new Promise((resolve) => socket.on('open', resolve));

  clock.advance(5000);

  expect(await ended).toBe(1008);
});

test.each([
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['no hello', '{}'],
  ['another hello', JSON.stringify({ hello: 'root', secret: 'A'.repeat(43) })],
  ['a short secret', JSON.stringify({ hello: 'secret', secret: 'A' })],
  ['a secret that is no text', JSON.stringify({ hello: 'secret', secret: { length: 43 } })],
  ['binary', Buffer.from([1, 2, 3])],
])('a first message that is %s ends the socket', async (_, first) => {
  expect(await dial(first).ended).toBe(1008);
  expect(calls).toEqual([]);
});

test.each([
  ['no JSON', 'leave'],
  ['no verb', '{"verb":"shutDown"}'],
  ['too long', JSON.stringify({ verb: 'rename', name: 'A'.repeat(9000) })],
])('a call that is %s ends the socket and reaches nobody', async (_, text) => {
  const { socket, heard, ended } = hello({ hello: 'secret', secret: server.secret });
  await vi.waitFor(() => expect(heard).toHaveLength(2));

  socket.send(text);

  expect(await ended).toBe(1008);
  expect(calls).toEqual([]);
});

test.each([
  ['without an Origin', { origin: '' }, 403],
  ['from another origin', { origin: 'http://127.0.0.1:1' }, 403],
  ['from a sandboxed frame', { origin: 'null' }, 403],
  ['by a rebound name', { host: 'evil.example' }, 421],
  ['by localhost', { host: 'localhost' }, 421],
])('a socket %s is refused before it can speak', async (_, headers, status) => {
  expect(await dial(JSON.stringify({ hello: 'secret', secret: server.secret }), headers).ended).toBe(status);
});

test('a socket that sends no Origin at all is refused', async () => {
  const answer = await new Promise<string>((resolve) => {
    const raw = connect(server.port, '127.0.0.1', () => {
      raw.write(
        `GET /control HTTP/1.1\r\nHost: ${authority()}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
    });
    raw.on('data', (data) => resolve(data.toString('latin1')));
  });

  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
});

test('another path has no socket', async () => {
  expect(await dial(null, {}, '/ws').ended).toBe(404);
});

test.each([
  ['/', {}, 'GET', 200],
  ['/assets/a.js', {}, 'HEAD', 200],
  ['/?ticket=x', {}, 'GET', 404],
  ['/../package.json', {}, 'GET', 404],
  ['/assets/%2e%2e/index.html', {}, 'GET', 404],
  ['/', {}, 'POST', 405],
  ['/', { host: 'evil.example' }, 'GET', 421],
  ['/', { origin: 'http://evil.example' }, 'GET', 403],
])('%s with %o by %s gets %i', async (path, headers, method, status) => {
  expect(await statusOf(path, { host: authority(), ...headers }, method)).toBe(status);
});

test('the page is told that a browser shell stands behind it, and may reach nothing but it', async () => {
  const response = await fetch(`http://${authority()}/`);

  expect(await response.text()).toContain('content="browser"');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(`connect-src 'self' ws://${authority()};`);
  expect(policy).toContain("default-src 'none'");
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a peer of the LAN finds nobody on the port', async () => {
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address;
  const outcome = await new Promise<string>((resolve) => {
    const raw = connect(server.port, lan ?? '127.0.0.2', () => resolve('connected'));
    raw.on('error', () => resolve('refused'));
  });

  expect(outcome).toBe('refused');
});

test('the secret of an ended process opens nothing at the next start', async () => {
  const old = server.secret;
  await server.close();
  server = await open();

  hello({ hello: 'secret', secret: old });

  await vi.waitFor(() => expect(notices).toEqual(['wrongSecret']));
});

test('a second start opens one more window by the secret, and none without it', async () => {
  const { heard, ended } = hello({ hello: 'open', secret: server.secret });
  await ended;
  hello({ hello: 'open', secret: 'A'.repeat(43) });
  await vi.waitFor(() => expect(notices).toEqual(['wrongSecret']));

  expect(heard).toEqual([{ answer: 'opened' }]);
  expect(opened).toBe(1);
});

test('no secret stands in an address except in its fragment', () => {
  const address = new URL(server.ticketAddress());

  expect(address.search).toBe('');
  expect(address.pathname).toBe('/');
  expect(address.href).not.toContain(server.secret);
});
