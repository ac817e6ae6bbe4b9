import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SHELL_META } from '../../src-shared/control.ts';
import type { ServedFile, ServedFiles } from '../host/servedFiles.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

function served(type: string, bytes: Buffer): ServedFile {
  const gzip = gzipSync(bytes);
  return gzip.length < bytes.length ? { type, bytes, gzip } : { type, bytes };
}

/**
 * Reads the built window once into memory, so that no request touches the disk. By the path in a URL, such as
 * `/index.html`; `/` is the same file. Files of unknown kind stay out.
 */
export function readWindowFiles(folder: string): ServedFiles {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, file).split(sep).join('/')}`, served(type, readFileSync(file)));
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
}

/** The same files, with the page told that a browser shell stands behind it and not a host's page server. */
export function withShellMeta(files: ServedFiles): ServedFiles {
  const index = files.get('/index.html');
  if (index === undefined) return files;
  const page = Buffer.from(index.bytes).toString('utf8');
  const meta = (kind: string): string => `<meta name="${SHELL_META}" content="${kind}"`;
  const told = served(index.type, Buffer.from(page.replace(meta('page'), meta('browser'))));
  return new Map([...files, ['/', told], ['/index.html', told]]);
}

/** What every answer carries: the window's own files and one socket, no frame, no referrer, no store. */
export function windowHeaders(connect: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "media-src 'self'",
      "worker-src 'self'",
      `connect-src ${connect}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
