import { createServer } from 'node:http';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../kit/chromium.ts';
import { openPlantedHost } from '../kit/plantedHost.ts';
import { test } from '../kit/windowTest.ts';

/** A name that a hostile name server makes lead to the host. */
const REBOUND = 'rebound.example';
const DEAL = { roles: 'LFLHL', draw: 'LFFLFFLFFLFFLFFLF', candidate: 0, reshuffles: [] };

/** A page of somebody else, which tries to open a socket to the host from itself and from a sandboxed frame. */
const PAGE = `<!doctype html><title>evil</title><script>
  const attempt = (url, tell) => {
    const socket = new WebSocket(url);
    socket.onopen = () => tell('open');
    socket.onerror = () => tell('refused');
  };
  const tell = (what) => document.title = what;
  addEventListener('message', ({ data }) => tell(data));
  const url = decodeURIComponent(location.hash.slice(2));
  if (location.hash[1] === 'p') attempt(url, tell);
  else {
    const frame = document.createElement('iframe');
    frame.sandbox = 'allow-scripts';
    frame.srcdoc = '<script>(' + attempt + ')(' + JSON.stringify(url) + ', (what) => parent.postMessage(what, "*"))<' + '/script>';
    document.documentElement.append(frame);
  }
</script>`;

interface Siege {
  readonly host: RunningHost;
  readonly browser: Browser;
  readonly evilPort: number;
  close(): Promise<void>;
}

async function besieged(): Promise<Siege> {
  const evil = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(PAGE);
  });
  await new Promise<void>((resolve) => void evil.listen(0, '127.0.0.1', resolve));
  const bound = evil.address();
  const host = await openPlantedHost(DEAL);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${REBOUND} 127.0.0.1`],
  });
  return {
    host,
    browser,
    evilPort: typeof bound === 'object' && bound !== null ? bound.port : 0,
    close: async () => {
      await browser.close();
      await host.close();
      evil.close();
    },
  };
}

/** Where the hostile page tells what became of its attempt, and what the browser says that the host answered. */
async function attempt(
  page: Page,
  address: string,
  socket: string,
  from: 'page' | 'frame',
): Promise<[string, string]> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${address}/#${from[0]}${encodeURIComponent(socket)}`);
  await expect(page).toHaveTitle(/open|refused/);
  return [await page.title(), /response code: (\d+)/.exec(said.join())?.[1] ?? said.join()];
}

test('Attack 6: in a browser, the page of another site opens no socket to the host (403).', async () => {
  const siege = await besieged();
  const page = await siege.browser.newPage();
  const socket = `ws://127.0.0.1:${siege.host.port}/ws`;

  expect(await attempt(page, `http://127.0.0.1:${siege.evilPort}`, socket, 'page')).toEqual([
    'refused',
    '403',
  ]);
  await siege.close();
});

test('Attack 7: in a browser, a name that was made to lead to the host shows no page and opens no socket (421).', async () => {
  const siege = await besieged();
  const page = await siege.browser.newPage();
  const statuses: number[] = [];
  page.on('response', (response) => void statuses.push(response.status()));
  // The browser shows a page of its own in the place of an answer that is empty.
  await expect(page.goto(`http://${REBOUND}:${siege.host.port}/`)).rejects.toThrow(/RESPONSE_CODE/);
  expect(statuses).toEqual([421]);
  const socket = `ws://${REBOUND}:${siege.host.port}/ws`;
  // The browser's own page still comes up in the first one.
  const other = await siege.browser.newPage();

  expect(await attempt(other, `http://${REBOUND}:${siege.evilPort}`, socket, 'page')).toEqual([
    'refused',
    '421',
  ]);
  await siege.close();
});

test('Attack 8: in a browser, a sandboxed frame opens no socket to the host (403).', async () => {
  const siege = await besieged();
  const page = await siege.browser.newPage();
  const socket = `ws://127.0.0.1:${siege.host.port}/ws`;

  expect(await attempt(page, `http://127.0.0.1:${siege.evilPort}`, socket, 'frame')).toEqual([
    'refused',
    '403',
  ]);
  await siege.close();
});

test('Attack 6: a page of the host itself opens one, so that these refusals mean something.', async () => {
  const siege = await besieged();
  const page = await siege.browser.newPage();
  await page.goto(`http://127.0.0.1:${siege.host.port}/`);
  const opened = await page.evaluate(
    (url) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(url);
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      }),
    `ws://127.0.0.1:${siege.host.port}/ws`,
  );

  expect(opened).toBe(true);
  await siege.close();
});
