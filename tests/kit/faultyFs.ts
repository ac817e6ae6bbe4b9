import { systemFs, type JournalFs } from '../../src-main/journal/journalFs.ts';

/** The calls that touch the disk, as they are counted. */
export type FsCall =
  'mkdir' | 'open' | 'readdir' | 'rename' | 'rm' | 'stat' | 'write' | 'sync' | 'datasync' | 'close';

export interface FaultyFs {
  readonly fs: JournalFs;
  /** Every call so far, in order. */
  readonly calls: FsCall[];
  /** From now on the calls that this is true for fail with this code; it is given the call and its number from 0. */
  fail(code: string, when: (call: FsCall, number: number) => boolean): void;
  heal(): void;
  /** A write takes so many bytes at most. */
  writeAtMost: number;
}

/** The real disk, on which the calls that a test names fail as the system would have them fail. */
export function faultyFs(): FaultyFs {
  const calls: FsCall[] = [];
  let code = '';
  let when: (call: FsCall, number: number) => boolean = () => false;
  const judge = (call: FsCall): void => {
    calls.push(call);
    if (when(call, calls.length - 1)) throw Object.assign(new Error(code), { code });
  };
  const faulty: FaultyFs = {
    calls,
    writeAtMost: Number.POSITIVE_INFINITY,
    fail: (failure, chosen) => {
      code = failure;
      when = chosen;
    },
    heal: () => (when = () => false),
    fs: undefined as never,
  };
  const judged =
    <Args extends unknown[], Value>(call: FsCall, act: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      judge(call);
      return act(...args);
    };
  const open: JournalFs['open'] = async (...args) => {
    judge('open');
    const handle = await systemFs.open(...args);
    return new Proxy(handle, {
      get: (target, name) => {
        if (name === 'write')
          return judged('write', (bytes: Uint8Array, at: number, length: number) =>
            target.write(bytes, at, Math.min(length, faulty.writeAtMost)),
          );
        if (name === 'sync' || name === 'datasync') return judged(name, () => target[name]());
        if (name === 'close')
          // What fails to close is closed all the same, as the system does it.
          return async () => {
            await target.close();
            judge('close');
          };
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as (...a: unknown[]) => unknown).bind(target) : value;
      },
    });
  };
  const fs: JournalFs = {
    mkdir: judged('mkdir', systemFs.mkdir) as JournalFs['mkdir'],
    open,
    readdir: judged('readdir', systemFs.readdir) as JournalFs['readdir'],
    rename: judged('rename', systemFs.rename),
    rm: judged('rm', systemFs.rm),
    stat: judged('stat', systemFs.stat) as JournalFs['stat'],
  };
  return Object.assign(faulty, { fs });
}
