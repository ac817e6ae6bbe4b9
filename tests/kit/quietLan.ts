import type { Nearby } from '../../src-shared/nearby.ts';
import type { LanPorts } from '../../src-main/lan/ports.ts';
import type { ShellLan } from '../../src-main/shell/nearby.ts';

/** A list with nothing in it, before anybody looked. */
export const NO_NEARBY: Nearby = {
  looking: false,
  quiet: false,
  blocked: null,
  networks: [],
  tables: [],
  recent: [],
  search: { state: 'idle', asked: 0, all: 0 },
};

/** A machine on no network: nothing is announced, looked for or heard. */
export const quietLan: ShellLan = {
  advertiser: { show: () => () => Promise.resolve() },
  nearby: NO_NEARBY,
  look: () => undefined,
  find: () => null,
  whereIs: () => null,
  searchHarder: () => undefined,
  forgetRecent: () => undefined,
  diagnose: (reached) => ({
    system: 'linux',
    interfaces: [],
    port: null,
    announced: null,
    reached,
    heardOthers: false,
    beacon: 'failing',
    tables: 0,
    causes: ['noNetwork'],
  }),
  close: () => Promise.resolve(),
};

/** The ports of such a machine: what is opened on them hears nothing. */
export const quietPorts: LanPorts = {
  mdns: {
    open: () => ({
      query: () => undefined,
      publish: () => undefined,
      goodbye: () => undefined,
      close: () => undefined,
    }),
  },
  udp: { open: () => ({ send: () => undefined, close: () => undefined }) },
  interfaces: () => ({}),
  openAsk: () => ({ ask: () => Promise.resolve({ kind: 'refused' }), close: () => undefined }),
  loopbackWorks: () => Promise.resolve(true),
  wallClock: () => 0,
  platform: 'linux',
  isWsl: false,
  isContainer: false,
};
