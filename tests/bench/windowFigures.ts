import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a page downloaded, in bytes as they crossed the network. */
export interface Download {
  readonly kind: 'first' | 'later' | 'font';
  readonly path: string;
  readonly bytes: number;
}

/** Frames of one stretch of time. */
export interface Frames {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly longTasks: number;
}

/** A phone on the Wi-Fi of a home: 30 Mbit/s, 20 ms, a processor four times slower than this one. */
const WIFI = { offline: false, latency: 20, downloadThroughput: 3_750_000, uploadThroughput: 1_250_000 };
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };

/** Notes when the join form can be used, from the beginning of the navigation. */
const NOTE_USABLE = `
  new MutationObserver(() => {
    const field = document.querySelector('[data-testid="name"]');
    if (field !== null && window.usableAt === undefined) requestAnimationFrame(() => { window.usableAt = performance.now(); });
  }).observe(document, { childList: true, subtree: true });
`;

/** The paths of what the page asked for before its join form could be used. */
const EARLY = `
  performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime < usableAt)
    .map(({ name }) => new URL(name).pathname)
    .join(' ')
`;

/** A script as text: what runs in the page is not what this file is compiled to. */
const NOTE_FRAMES = `
  window.noted = { frames: [], longTasks: 0, on: true };
  {
    const { noted } = window;
    let before = performance.now();
    const frame = (now) => {
      noted.frames.push(now - before);
      before = now;
      if (noted.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => { noted.longTasks += list.getEntries().length; }).observe({ type: 'longtask' });
  }
`;

/** A window of a phone's size with nothing kept; slow is a phone on a home's Wi-Fi. */
export async function openPhone(browser: Browser, slow: boolean): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(NOTE_USABLE);
  if (slow) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', WIFI);
    await slowDown(cdp);
  }
  return { page, cdp };
}

/** From now on this page's processor is four times slower than the machine's. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Milliseconds from the navigation until the name can be typed. */
export async function usableAfter(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction('window.usableAt !== undefined');
  return Number(await page.evaluate('window.usableAt'));
}

/**
 * Everything that the page fetches from now on. What its own HTML names, and what its script asks for before the join
 * form can be used, is the first screen.
 */
export async function watchDownloads(
  page: Page,
  cdp: CDPSession,
): Promise<() => Promise<readonly Download[]>> {
  const paths = new Map<string, { readonly path: string; readonly initiator: string }>();
  const loaded: { readonly path: string; readonly initiator: string; readonly bytes: number }[] = [];
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('http'))
      paths.set(requestId, { path: new URL(request.url).pathname, initiator: initiator.type });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = paths.get(requestId);
    if (asked !== undefined) loaded.push({ ...asked, bytes: encodedDataLength });
  });
  return async () => {
    const early = new Set(String(await page.evaluate(EARLY)).split(' '));
    return loaded.map(({ path, initiator, bytes }) => {
      const isFirst = initiator !== 'script' || early.has(path);
      return { kind: path.endsWith('.woff2') ? 'font' : isFirst ? 'first' : 'later', path, bytes };
    });
  };
}

/** Begins to note every frame and every task over 50 ms; the function that comes back ends it. */
export async function noteFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(NOTE_FRAMES);
  return async () => {
    const text = await page.evaluate(
      'noted.on = false, JSON.stringify([noted.frames.slice(1), noted.longTasks])',
    );
    const [frames, longTasks] = JSON.parse(String(text)) as [number[], number];
    const sorted = frames.toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
    return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0, longTasks };
  };
}

/** What is left after a collection, in megabytes, and how many elements the page holds. */
export async function memoryOf(cdp: CDPSession): Promise<{ readonly mb: number; readonly nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { mb: value('JSHeapUsedSize') / 1_048_576, nodes: value('Nodes') };
}
