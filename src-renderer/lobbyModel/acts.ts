import type { HostAct } from '../../src-shared/bridge.ts';

/** What the host's column in the lobby asks for. */
export type LobbyAct = Extract<HostAct, { readonly type: 'addBot' | 'lock' | 'shuffleSeats' | 'askFirst' }>;

/** What the host asks for of a screen that watches. */
export type ScreenAct = Extract<HostAct, { readonly type: 'markWall' | 'closeScreen' }>;

/** What the host's menu in a game asks for. */
export type HostMenuAct =
  | ScreenAct
  | Extract<
      HostAct,
      {
        readonly type:
          'pause' | 'sitIn' | 'endGame' | 'closeTable' | 'lock' | 'askFirst' | 'newCode' | 'remove';
      }
    >;
