import type { TableStore } from '../../src-main/journal/terms.ts';

/** Keeps the records of a table in memory. */
export class MemoryStore implements TableStore {
  texts: readonly string[] = [];

  begin(records: readonly string[]): Promise<void> {
    this.texts = [...records];
    return Promise.resolve();
  }

  append(record: string): Promise<void> {
    this.texts = [...this.texts, record];
    return Promise.resolve();
  }

  remove(): Promise<void> {
    this.texts = [];
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
