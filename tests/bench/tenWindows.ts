import { chromium, type Browser, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { decide } from '../../src-shared/bots/bot.ts';
import type { Intent } from '../../src-shared/rules/commands.ts';
import type { PrivateView } from '../../src-shared/view/seatView.ts';
import { seatId, type SeatId } from '../../src-shared/rules/terms.ts';
import { beginGame, type BeginGame, type PlayedGame } from '../../src-main/host/playedGame.ts';
import { openHost } from '../../src-main/host/hostedTable.ts';
import type { RunningHost } from '../../src-main/host/runningHost.ts';
import { silentLog } from '../../src-main/log.ts';
import { readWindowFiles } from '../../src-main/shell/windowFiles.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../kit/chromium.ts';
import { seededDealer } from '../kit/memoryTable.ts';
import { seededDice } from '../kit/seededDice.ts';
import { joinAs, openWindow, perform, type Step } from '../kit/windows.ts';
import { BareEcho } from './bareEcho.ts';
import { allDrawn, drawings, NAMELESS, WATCH_PAGE, watchBare } from './drawn.ts';
import { row } from './percentiles.ts';

const SEATS = 10;
const SAMPLES = 40;
const WINDOW = fileURLToPath(new URL('../../out/window', import.meta.url));
const SEEN = ['--disable-renderer-backgrounding', '--disable-backgrounding-occluded-windows'];

/** A host that shows this bench the game that it plays. */
class WatchedHost {
  game: PlayedGame | null = null;
  readonly begin: BeginGame = (players, chance, options) => this.#watch(beginGame(players, chance, options));

  #watch(game: PlayedGame): PlayedGame {
    const watched: PlayedGame = {
      ...game,
      play: (command) => {
        const played = game.play(command);
        return played.ok
          ? { ok: true, value: { ...played.value, game: this.#watch(played.value.game) } }
          : played;
      },
    };
    this.game = watched;
    return watched;
  }

  async open(): Promise<RunningHost> {
    const opened = await openHost({
      hostName: 'Bench',
      files: readWindowFiles(WINDOW),
      dealer: seededDealer('windows'),
      log: silentLog,
      ports: [0],
      bind: '127.0.0.1',
      begin: this.begin,
    });
    if (!opened.ok) throw new Error(opened.error);
    return opened.value;
  }

  get stage(): string {
    return this.game?.public.stage.name ?? '';
  }
}

/** An intent as a person does it in a window. */
function stepOf(seat: SeatId, intent: Intent, { hand }: PrivateView): Step {
  const tile = 'position' in intent && hand[intent.position] === 'liberal' ? 'L' : 'F';
  switch (intent.type) {
    case 'castBallot':
      return { do: 'ballot', seat, ja: intent.ballot === 'ja' };
    case 'discard':
    case 'enact':
      return { do: intent.type, seat, tile };
    case 'nominate':
      return { do: 'nominate', seat, target: intent.nominee };
    case 'callSpecialElection':
      return { do: 'specialElection', seat, target: intent.target };
    default:
      return { ...intent, do: intent.type, seat };
  }
}

async function openPages(browser: Browser, host: RunningHost): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const { page } = await openWindow(
      browser,
      host.hosting.invitation.link,
      { width: 1280, height: 800 },
      WATCH_PAGE,
    );
    await joinAs(page, `P${seat}`);
    pages.push(page);
  }
  return pages;
}

async function openBare(browser: Browser, echo: BareEcho): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const page = await (await browser.newContext()).newPage();
    await page.setContent('<body></body>');
    await page.evaluate(NAMELESS);
    await page.evaluate(watchBare, echo.port);
    pages.push(page);
  }
  return pages;
}

/** Whoever is asked does what a bot would; all but the last of several at once. Milliseconds, or null for no new stage. */
async function move(
  watched: WatchedHost,
  pages: readonly Page[],
  dice: { below(n: number): number },
): Promise<number | null> {
  const { game, stage } = watched;
  if (game === null) return null;
  const steps = Array.from({ length: SEATS }, (_, index) => seatId(index)).flatMap((seat) => {
    const mine = game.mine(seat);
    const intent = decide({ public: game.public, mine }, dice);
    return intent === null ? [] : [stepOf(seat, intent, mine)];
  });
  const last = steps.at(-1);
  for (const step of steps.slice(0, -1)) await perform(pages, step);
  const author = last === undefined ? undefined : pages[Number(last['seat'])];
  if (last === undefined || author === undefined) return null;
  const others = pages.filter((page) => page !== author);
  const before = await drawings(others);
  await author.evaluate(() => void (window.drawn.isArmed = true));
  await perform(pages, last);
  // The window says that its intent is on its way; the host has taken it when the question is another.
  while (watched.game?.questions === game.questions) await new Promise((resolve) => setTimeout(resolve, 5));
  if (watched.stage === stage || watched.stage === 'concluded') return null;
  const drawn = await allDrawn(others, before);
  return drawn - (await author.evaluate(() => window.drawn.sent));
}

async function bareMove(pages: readonly Page[], size: number): Promise<number> {
  const [author, ...others] = pages;
  const before = await drawings(others);
  await author?.evaluate((bytes) => window.drawn.ask?.(bytes), size);
  const drawn = await allDrawn(others, before);
  return drawn - ((await author?.evaluate(() => window.drawn.sent)) ?? NaN);
}

/** Ten real windows, from a message that leaves one to the paint of what it changed in all others. */
export async function timeWindows(): Promise<string> {
  const watched = new WatchedHost();
  const host = await watched.open();
  const echo = await BareEcho.open(0);
  const args = [...CHROMIUM_ARGS, '--disable-gpu', ...SEEN];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const pages = await openPages(browser, host);
  const bare = await openBare(browser, echo);
  let size = 0;
  const session = await pages[0]?.context().newCDPSession(pages[0]);
  await session?.send('Network.enable');
  session?.on('Network.webSocketFrameReceived', ({ response }) => {
    size = Math.max(size, Buffer.from(response.payloadData, 'base64').length);
  });
  const [ours, theirs]: [number[], number[]] = [[], []];
  const dice = seededDice('windows');
  host.act({ type: 'start' });
  while (ours.length < SAMPLES) {
    if (watched.stage === 'concluded') host.act({ type: 'rematch' });
    const took = await move(watched, pages, dice);
    if (took === null) continue;
    ours.push(took);
    theirs.push(await bareMove(bare, size));
  }
  await browser.close();
  echo.close();
  await host.close();
  console.log(row(`drawn in ten windows (frames of ${size} bytes)`, ours, theirs));
  return row('drawn in ten windows', ours, theirs);
}
