import { protocol } from 'electron';
import type { ServedFiles } from '../../host/servedFiles.ts';
import { pageAnswer } from '../pageAnswer.ts';

const SCHEME = 'app';
const HOST = 'ui';
/** Where the page comes from: a scheme of ours, never `file:`. */
export const PAGE_ORIGIN = `${SCHEME}://${HOST}`;

/** Must run before Electron is ready: the scheme behaves like a secure web origin. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Answers from the files in memory alone; the page may open no connection but to them. */
export function setupProtocol(files: ServedFiles): void {
  protocol.handle(SCHEME, (request) => pageAnswer(files, HOST, request));
}
