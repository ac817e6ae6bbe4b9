import { KeptTable } from '../../src-main/journal/keptTable.ts';
import type { JournalFs } from '../../src-main/journal/journalFs.ts';
import type { KeyKeeper } from '../../src-main/journal/terms.ts';
import { KeptTables } from '../../src-main/shell/keptTables.ts';
import type { UnfinishedParts } from '../../src-main/shell/unfinishedTables.ts';

const gone = (): Promise<never> => Promise.reject(Object.assign(new Error('ENOENT'), { code: 'ENOENT' }));

/** A disk that has nothing and takes nothing. */
const goneFs: JournalFs = { mkdir: gone, open: gone, readdir: gone, rename: gone, rm: gone, stat: gone };

const keeper: KeyKeeper = {
  wrap: () => Promise.resolve({ ok: false, error: 'noKeeper' }),
  unwrap: () => Promise.resolve({ ok: false, error: 'noKeeper' }),
};

const place = { fs: goneFs, folder: 'nowhere', keeper };

/** A shell without a disk: nothing is listed, and nothing is kept. */
export const unkeptTables: UnfinishedParts = {
  tables: new KeptTables({ ...place, summarise: () => ({ ok: false, error: 'unfit' }) }),
  keepTable: (tableId, onKeeping) => new KeptTable({ ...place, tableId, onKeeping }),
};
