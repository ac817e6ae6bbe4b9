import { DEFAULT_LIMITS, type Limits } from '../../src-main/host/limits.ts';
import { openHost } from '../../src-main/host/hostedTable.ts';
import type { HostOptions, RunningHost } from '../../src-main/host/runningHost.ts';
import { silentLog } from '../../src-main/log.ts';
import { seededDealer } from './memoryTable.ts';

export type TestHostOptions = Omit<Partial<HostOptions>, 'limits'> & { readonly limits?: Partial<Limits> };

const PAGE = new TextEncoder().encode('<!doctype html><title>Kabinett</title>');

/** A real host on a free port of the loopback. */
export async function openTestHost({ limits, ...options }: TestHostOptions = {}): Promise<RunningHost> {
  const opened = await openHost({
    hostName: 'Ann',
    files: new Map([['/index.html', { bytes: PAGE, type: 'text/html; charset=utf-8' }]]),
    dealer: seededDealer('host'),
    log: silentLog,
    ports: [0],
    bind: '127.0.0.1',
    limits: { ...DEFAULT_LIMITS, countInSeconds: 0, ...limits },
    ...options,
  });
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}
