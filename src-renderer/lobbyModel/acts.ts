import type { HostAct } from '../../src-shared/hosting.ts';

/** What the host's column in the lobby asks for. */
export type LobbyAct = Extract<HostAct, { readonly type: 'addBot' | 'lock' | 'shuffleSeats' | 'askFirst' }>;

/** What the host asks for of a screen that watches. */
export type ScreenAct = Extract<HostAct, { readonly type: 'markWall' | 'closeScreen' }>;

/** Which network the host shows to others. */
export type NetworkAct = Extract<HostAct, { readonly type: 'showNetwork' }>;

/** What the host's menu in a game asks for. */
export type HostMenuAct =
  | ScreenAct
  | NetworkAct
  | Extract<
      HostAct,
      {
        readonly type:
          'pause' | 'sitIn' | 'endGame' | 'closeTable' | 'lock' | 'askFirst' | 'newCode' | 'remove';
      }
    >;
