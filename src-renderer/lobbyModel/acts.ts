import type { BridgeCall } from '../../src-shared/bridge.ts';
import type { HostAct } from '../../src-shared/hosting.ts';

/** What the host's column in the lobby asks for. */
export type LobbyAct = Extract<HostAct, { readonly type: 'addBot' | 'lock' | 'shuffleSeats' | 'askFirst' }>;

/** What the host asks for of a screen that watches. */
export type ScreenAct = Extract<HostAct, { readonly type: 'markWall' | 'closeScreen' }>;

/** Which network the host shows to others. */
export type NetworkAct = Extract<HostAct, { readonly type: 'showNetwork' }>;

/** The call that an act of the host's menu is. */
export function hostMenuCall(act: HostMenuAct): BridgeCall {
  return act.type === 'putAway' ? { verb: 'putAway' } : { verb: 'control', act };
}

/** What the host's menu in a game asks for. */
export type HostMenuAct =
  | ScreenAct
  | NetworkAct
  /** For another evening: a verb of the bridge, because the table knows no disk. */
  | { readonly type: 'putAway' }
  | Extract<
      HostAct,
      {
        readonly type:
          'pause' | 'sitIn' | 'endGame' | 'closeTable' | 'lock' | 'askFirst' | 'newCode' | 'remove';
      }
    >;
