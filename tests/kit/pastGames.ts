import { History } from '../../src-main/history/history.ts';
import type { HistoryFiles } from '../../src-main/history/historyFolder.ts';
import { err, ok } from '../../src-shared/lang/result.ts';

/** A history's folder in memory, whose disk does what a test says. */
export interface FakeFolder extends HistoryFiles {
  readonly files: Map<string, Uint8Array>;
  /** What the next writes meet; null where all is well. */
  fault: 'diskFull' | 'unwritable' | null;
  /** The folder cannot be listed. */
  isGone: boolean;
  /** Files that the system does not give out. */
  readonly locked: Set<string>;
  /** How often a file was read. */
  reads: number;
}

export function fakeFolder(): FakeFolder {
  const files = new Map<string, Uint8Array>();
  const times = new Map<string, number>();
  let time = 0;
  const folder: FakeFolder = {
    files,
    fault: null,
    isGone: false,
    locked: new Set(),
    reads: 0,
    list: () =>
      folder.isGone
        ? null
        : [...files].map(([name, bytes]) => ({ name, bytes: bytes.length, changedAt: times.get(name) ?? 0 })),
    read: (name) => {
      folder.reads += 1;
      return folder.locked.has(name) ? null : (files.get(name) ?? null);
    },
    write: (name, bytes) => {
      if (folder.fault !== null) return err(folder.fault);
      time += 1;
      times.set(name, time);
      files.set(name, bytes);
      return ok(null);
    },
    remove: (name) => !folder.isGone && files.delete(name),
  };
  return folder;
}

/** The product's history over a folder in memory. */
export function historyOver(files: HistoryFiles): History {
  return new History({ files, pause: () => Promise.resolve() });
}
