import { existsSync } from 'node:fs';

/** Where systems keep a browser that Playwright can drive, best first. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The browser that the window tests drive: the one that `KABINETT_TEST_BROWSER` names, else the first that is
 * found. Throws a sentence that says what to install where there is none.
 */
export function chromiumPath(): string {
  const named = process.env['KABINETT_TEST_BROWSER'];
  const found = [...(named === undefined ? [] : [named]), ...PLACES].find((place) => existsSync(place));
  if (found === undefined) {
    throw new Error(
      'The window tests need Chromium, Chrome or Edge: install one, or name it in KABINETT_TEST_BROWSER.',
    );
  }
  return found;
}

/**
 * What every window of a test is started with. The browser's own search box would open two pages of its own beside
 * each window, which takes as long as the window itself; the features before it are those that Playwright switches
 * off, as the last list that a browser is given counts alone.
 */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
  ].join(',')}`,
];
