import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TableInfo } from '../../src-shared/protocol/tableInfo.ts';
import { isOurHost, securityHeaders } from './httpRules.ts';
import type { ServedFile, ServedFiles } from './servedFiles.ts';

/** What the pages' server answers from: a fixed list of files, and what a list of tables may know (decision 8). */
export interface Pages {
  readonly files: ServedFiles;
  readonly ownName: string | null;
  readonly info: () => TableInfo;
}

const INDEX = '/index.html';

/** Answers one request. Nothing that a request says changes anything. */
export function answerPage(
  pages: Pages,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const host = request.headers.host ?? '';
  if (!isOurHost(host, port, pages.ownName)) return refuse(response, 421);
  for (const [name, value] of Object.entries(securityHeaders(host))) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405);
  }
  if (hasBody(request)) return refuse(response, 400);
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (path === '/lan/info') return sendInfo(response, pages.info());
  const file = pages.files.get(path === '/' ? INDEX : path);
  if (file === undefined) return refuse(response, 404);
  sendFile(request, response, file);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { Connection: 'close', 'Content-Length': 0 });
  response.end();
}

function sendInfo(response: ServerResponse, info: TableInfo): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(info));
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const bytes = takesGzip && file.gzip !== undefined ? file.gzip : file.bytes;
  response.setHeader('Content-Type', file.type);
  response.setHeader('Vary', 'Accept-Encoding');
  if (bytes !== file.bytes) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
