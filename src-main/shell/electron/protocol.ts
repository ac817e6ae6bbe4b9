import { protocol } from 'electron';
import type { ServedFiles } from '../../host/servedFiles.ts';
import { windowHeaders } from '../windowFiles.ts';

const SCHEME = 'app';
/** Where the page comes from: a scheme of ours, never `file:`. */
export const PAGE_ORIGIN = `${SCHEME}://ui`;

/** Must run before Electron is ready: the scheme behaves like a secure web origin. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Answers from the files in memory alone; the page may open no connection but to them. */
export function setupProtocol(files: ServedFiles): void {
  const headers = windowHeaders("'self'");
  protocol.handle(SCHEME, (request) => {
    const { host, pathname } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead && host === 'ui' ? files.get(pathname) : undefined;
    if (file === undefined) return new Response(null, { status: isRead ? 404 : 405 });
    const body = request.method === 'HEAD' ? null : new Uint8Array(file.bytes);
    return new Response(body, { headers: { ...headers, 'Content-Type': file.type } });
  });
}
