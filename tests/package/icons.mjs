/**
 * Draws the icons of the installers from the window's own icon, in the Chromium that the window tests use, into
 * `src-main/shell/electron/package`. They are kept in the repo, because drawing them needs a browser and packing must not:
 * `node tests/package/icons.mjs [PATH OF A CHROMIUM]` makes them anew after the icon changed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const here = fileURLToPath(new URL('../../src-main/shell/electron/package/', import.meta.url));
const svg = readFileSync(new URL('../../src-renderer/public/icon.svg', import.meta.url), 'utf8');

const PNG_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Apple's names for pictures of PNG in an icon file, with the points that each has. */
const ICNS_TYPES = { icp4: 16, icp5: 32, ic07: 128, ic08: 256, ic09: 512, ic10: 1024 };

async function drawn(sizes) {
  const browser = await chromium.launch({
    executablePath: process.argv[2] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const pictures = new Map();
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    pictures.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return pictures;
}

/** Windows' icon file: a head, one entry of 16 bytes a picture, then the pictures as PNG. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * ICO_SIZES.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(ICO_SIZES.length, 4);
  let at = head.length;
  ICO_SIZES.forEach((size, index) => {
    const { length } = pictures.get(size);
    const entry = 6 + 16 * index;
    // A side of 256 is written as 0.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += length;
  });
  return Buffer.concat([head, ...ICO_SIZES.map((size) => pictures.get(size))]);
}

/** Apple's icon file: a head with the length of all, then each picture behind its name and length. */
function icns(pictures) {
  const chunk = (name, bytes) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32BE(8 + bytes.length, 4);
    return Buffer.concat([head, bytes]);
  };
  return chunk(
    'icns',
    Buffer.concat(Object.entries(ICNS_TYPES).map(([name, size]) => chunk(name, pictures.get(size)))),
  );
}

const pictures = await drawn(PNG_SIZES);
mkdirSync(`${here}icons`, { recursive: true });
for (const size of PNG_SIZES) {
  writeFileSync(`${here}icons/${size}x${size}.png`, pictures.get(size));
}
writeFileSync(`${here}icon.ico`, ico(pictures));
writeFileSync(`${here}icon.icns`, icns(pictures));
