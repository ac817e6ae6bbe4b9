import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { httpAsk, type Answer } from '../../src-main/lan/ask.ts';
import { openTestHost } from '../kit/testHost.ts';
import { infoOf, tableId } from './kit.ts';

const opened: { close: () => unknown }[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function serve(answer: RequestListener): Promise<number> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function ask(port: number, signal = new AbortController().signal): Promise<Answer> {
  const asker = httpAsk();
  opened.push(asker);
  return asker.ask({ host: '127.0.0.1', port }, signal);
}

test('a host tells what a list may know of its table (decision 8)', async () => {
  const host = await openTestHost();
  opened.push(host);

  expect(await ask(host.port)).toEqual({
    kind: 'table',
    info: infoOf(host.hosting.tableId, { seated: 0 }),
  });
});

test.each<readonly [string, RequestListener]>([
  ['another status', (_, response) => void response.writeHead(500).end('{}')],
  ['a way elsewhere', (_, response) => void response.writeHead(302, { location: 'http://192.0.2.1/' }).end()],
  ['no JSON', (_, response) => void response.end('<html>')],
  ['another shape', (_, response) => void response.end('{"id": 7}')],
  ['a flood', (_, response) => void response.end(`"${'x'.repeat(1_000_000)}"`)],
  ['a cut', (_, response) => void response.destroy()],
  [
    'half an answer',
    (_, response) => {
      response.writeHead(200, { 'content-length': '900' });
      response.write(JSON.stringify(infoOf(tableId('a1'))));
      response.destroy();
    },
  ],
])('%s is no table (A-7)', async (_, answer) => {
  expect(await ask(await serve(answer))).toEqual({ kind: 'refused' });
});

test('a port where nothing listens refuses', async () => {
  const port = await serve(() => undefined);
  await opened.pop()?.close();

  expect(await ask(port)).toEqual({ kind: 'refused' });
});

test('a question that is called off is silence', async () => {
  const abort = new AbortController();
  const port = await serve(() => abort.abort());

  expect(await ask(port, abort.signal)).toEqual({ kind: 'silent' });
});
