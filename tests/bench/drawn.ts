import type { Page } from '@playwright/test';

/** What a page under test tells of itself. Times are milliseconds of the machine's clock. */
interface Drawn {
  /** The next message that leaves is the one to be timed. */
  isArmed: boolean;
  sent: number;
  /** Every change of what is on the table, when it had been painted. */
  readonly at: number[];
  ask?: (size: number) => void;
}

declare global {
  interface Window {
    drawn: Drawn;
  }
}

/** Our compiler names inner functions by this; a page does not know it. */
export const NAMELESS = 'globalThis.__name = (one) => one;';

/** To be run in a page before anything of it: notes when its messages leave and when its stages have been painted. */
function watchPage(): void {
  const drawn: Drawn = { isArmed: false, sent: 0, at: [] };
  window.drawn = drawn;
  const now = (): number => performance.timeOrigin + performance.now();
  const send = Reflect.get(WebSocket.prototype, 'send');
  WebSocket.prototype.send = function (data): void {
    if (drawn.isArmed) [drawn.isArmed, drawn.sent] = [false, now()];
    send.call(this, data);
  };
  // A task that is posted in a frame runs when that frame has been painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => void drawn.at.push(now());
  let shown: string | null = null;
  new MutationObserver(() => {
    const stage = document.querySelector('[data-stage]')?.getAttribute('data-stage') ?? null;
    if (stage === shown) return;
    shown = stage;
    requestAnimationFrame(() => port2.postMessage(null));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-stage'] });
}

export const WATCH_PAGE = `${NAMELESS}(${watchPage.toString()})();`;

/** To be run in an empty page: a bare socket, whose every answer is drawn as its number. */
export function watchBare(port: number): Promise<void> {
  const drawn: Drawn = { isArmed: false, sent: 0, at: [] };
  window.drawn = drawn;
  const now = (): number => performance.timeOrigin + performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => void drawn.at.push(now());
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
  socket.binaryType = 'arraybuffer';
  let answers = 0;
  socket.onmessage = () => {
    answers += 1;
    document.body.textContent = String(answers);
    requestAnimationFrame(() => port2.postMessage(null));
  };
  drawn.ask = (size) => {
    const asked = new Uint8Array(256);
    new DataView(asked.buffer).setUint32(0, size);
    drawn.sent = now();
    socket.send(asked);
  };
  return new Promise((resolve) => void (socket.onopen = () => resolve()));
}

/** How often each page has been drawn so far. */
export function drawings(pages: readonly Page[]): Promise<readonly number[]> {
  return Promise.all(pages.map((page) => page.evaluate(() => window.drawn.at.length)));
}

/** When the last of these pages had drawn what came after so many drawings. */
export async function allDrawn(pages: readonly Page[], before: readonly number[]): Promise<number> {
  const times = await Promise.all(
    pages.map(async (page, index) => {
      const count = before[index] ?? 0;
      await page.waitForFunction((drawn) => window.drawn.at.length > drawn, count);
      return page.evaluate((drawn) => window.drawn.at[drawn] ?? NaN, count);
    }),
  );
  return Math.max(...times);
}
