import { Agent, get, type IncomingMessage } from 'node:http';
import type { Address } from '../../src-shared/protocol/invitation.ts';
import { parseTableInfo, type TableInfo } from '../../src-shared/protocol/tableInfo.ts';

/** `refused`: something answered, and it is no table. `silent`: nothing did. `denied`: the system let nothing out. */
export type Answer =
  { readonly kind: 'table'; readonly info: TableInfo } | { readonly kind: 'refused' | 'silent' | 'denied' };

/** Asks what stands at an address (`GET /lan/info`); never fails. An aborted question is `silent`. */
export type Ask = (at: Address, signal: AbortSignal) => Promise<Answer>;

/** More bytes than any table answers with. */
const MOST_BYTES = 4096;

/**
 * Questions over HTTP on kept connections: on a network that loses packets an open connection answers far sooner
 * than a new one, and the end of a host's process ends them at once.
 */
export function httpAsk(): { readonly ask: Ask; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 1 });
  const ask: Ask = ({ host, port }, signal) =>
    new Promise((resolve) => {
      const request = get({ host, port, path: '/lan/info', agent, signal, family: 4 }, (response) =>
        readAnswer(response, resolve),
      );
      request.on('error', (error) => resolve({ kind: kindOf(error) }));
    });
  return { ask, close: () => agent.destroy() };
}

function kindOf(error: unknown): 'refused' | 'silent' | 'denied' {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'ABORT_ERR' || code === 'ETIMEDOUT') return 'silent';
  return code === 'EHOSTUNREACH' || code === 'ENETUNREACH' || code === 'EPERM' ? 'denied' : 'refused';
}

function readAnswer(response: IncomingMessage, resolve: (answer: Answer) => void): void {
  const refuse = (): void => resolve({ kind: 'refused' });
  response.on('error', refuse);
  if (response.statusCode !== 200) {
    response.destroy();
    refuse();
    return;
  }
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    if (text.length > MOST_BYTES) response.destroy();
  });
  response.on('close', refuse);
  response.on('end', () => {
    const info = infoOf(text);
    resolve(info === null ? { kind: 'refused' } : { kind: 'table', info });
  });
}

function infoOf(text: string): TableInfo | null {
  try {
    return parseTableInfo(JSON.parse(text));
  } catch {
    return null;
  }
}
