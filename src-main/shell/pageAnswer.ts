import type { ServedFiles } from '../host/servedFiles.ts';
import { windowHeaders } from './windowFiles.ts';

const HEADERS = windowHeaders("'self'");

/** Answers a request of a page whose scheme and `ours`, its host, belong to this app: from these files and none else. */
export function pageAnswer(files: ServedFiles, ours: string, request: Request): Response {
  const { host, pathname } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = isRead && host === ours ? files.get(pathname) : undefined;
  if (file === undefined) return new Response(null, { status: isRead ? 404 : 405 });
  const body = request.method === 'HEAD' ? null : new Uint8Array(file.bytes);
  return new Response(body, { headers: { ...HEADERS, 'Content-Type': file.type } });
}
