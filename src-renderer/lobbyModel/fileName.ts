import type { UnfinishedTable } from '../../src-shared/unfinished.ts';

/** As many letters of a name as leave room for the rest on every disk, whatever their script. */
const NAME_MOST = 30;

/** What stands in a file's name. */
interface Named {
  /** Milliseconds since 1970; null where nobody knows. */
  readonly at: number | null;
  /** Whose table it was. */
  readonly host: string;
}

/** The name of the file of a game: its day on this device, whose table it was, and which of its games. */
export function gameFileName({ at, host }: Named, game: number): string {
  return `${named({ at, host })}-${game}.json`;
}

/** The name of the file of a table of this list: the day it was last played on this device, and whose it is. */
export function tableFileName(tables: readonly UnfinishedTable[], id: string): string {
  const kept = tables.find(({ table }) => table === id);
  const host = kept?.found.state === 'whole' ? kept.found.hostName : '';
  return `${named({ at: kept?.lastPlayed ?? null, host })}.table`;
}

function named({ at, host }: Named): string {
  const day = at === null ? '' : new Intl.DateTimeFormat('sv').format(at);
  return ['kabinett', day, safe(host)].filter((part) => part !== '').join('-');
}

/** Letters, their marks and digits of any script, joined by hyphens: nothing that a disk or a shell reads as its own. */
function safe(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return Array.from(words.join('-')).slice(0, NAME_MOST).join('').replace(/-$/, '');
}
