import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { openTestHost } from '../kit/testHost.ts';

const SCRIPT = new TextEncoder().encode('export const ja = 1;\n'.repeat(100));
const TYPE = 'text/javascript; charset=utf-8';

let host: RunningHost;

beforeAll(async () => {
  host = await openTestHost({
    files: new Map([
      [
        '/index.html',
        { bytes: new TextEncoder().encode('<!doctype html>'), type: 'text/html; charset=utf-8' },
      ],
      ['/assets/main.js', { bytes: SCRIPT, type: TYPE, gzip: gzipSync(SCRIPT) }],
    ]),
    limits: { headersMs: 200 },
  });
});

afterAll(() => host.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: host.port, path, agent: false, ...options },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

test('the page is served at the root with its type, and nothing is kept', async () => {
  const { status, headers, body } = await ask('/');

  expect([status, body.toString()]).toEqual([200, '<!doctype html>']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
});

test('every answer forbids what no page of ours needs, and lets it call home only (decision 17)', async () => {
  const { headers } = await ask('/');
  const policy = headers['content-security-policy'];

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${host.port}`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a file goes compressed to whoever takes that, and plain to others', async () => {
  const compressed = await ask('/assets/main.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  const plain = await ask('/assets/main.js');

  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(compressed.body.length).toBeLessThan(plain.body.length);
  expect(plain.body.equals(SCRIPT)).toBe(true);
});

test('HEAD answers like GET, without a body', async () => {
  const { status, headers, body } = await ask('/assets/main.js', { method: 'HEAD' });

  expect([status, headers['content-length'], body.length]).toEqual([200, String(SCRIPT.length), 0]);
});

test.each([
  '/nothing.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/',
  '//index.html',
  '/INDEX.HTML',
  '/lan/info/',
])('%s is not in the list and is not found', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/', { method });

  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test.each([
  'evil.example',
  'evil.example:PORT',
  '127.0.0.1',
  '127.0.0.1:1',
  'localhost.evil.example:PORT',
  '[::1',
])('the name %s leads to no page (421)', async (name) => {
  const { status, body } = await ask('/', { headers: { Host: name.replace('PORT', String(host.port)) } });

  expect([status, body.length]).toEqual([421, 0]);
});

test.each(['localhost:PORT', '192.0.2.20:PORT', '[fe80::1]:PORT'])('the name %s is ours', async (name) => {
  const { status } = await ask('/', { headers: { Host: name.replace('PORT', String(host.port)) } });

  expect(status).toBe(200);
});

test('what a list of tables may know is public and holds no secret (decision 8)', async () => {
  const { headers, body } = await ask('/lan/info');
  const info: unknown = JSON.parse(body.toString());

  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(info).toEqual({
    id: host.hosting.tableId,
    version: 1,
    name: null,
    host: 'Ann',
    seated: 0,
    seats: 10,
    phase: 'lobby',
    locked: false,
  });
});

test('a connection that says nothing is closed', async () => {
  const socket = connect(host.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.resume();

  await expect(closed).resolves.toBeUndefined();
});

test('what is no HTTP gets no stack trace', async () => {
  const socket = connect(host.port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.write('\x00\x01\x02\r\n\r\n');
  await closed;

  expect(Buffer.concat(parts).toString()).not.toMatch(/at |Error/);
});
