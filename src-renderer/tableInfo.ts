import { parseTableInfo, type TableInfo } from '../src-shared/protocol/tableInfo.ts';

/** Asks the host that served this page; null where it does not answer, or not in this shape. */
export async function askTableInfo(fetchFrom: typeof fetch): Promise<TableInfo | null> {
  try {
    const answer = await fetchFrom('/lan/info', { cache: 'no-store' });
    return parseTableInfo(await answer.json());
  } catch {
    return null;
  }
}
