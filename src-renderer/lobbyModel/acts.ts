import type { HostAct } from '../../src-shared/bridge.ts';

/** What the host's column in the lobby asks for. */
export type LobbyAct = Extract<HostAct, { readonly type: 'addBot' | 'lock' | 'shuffleSeats' }>;

/** What the host's menu in a game asks for. */
export type HostMenuAct = Extract<
  HostAct,
  { readonly type: 'pause' | 'sitIn' | 'endGame' | 'closeTable' | 'lock' }
>;
