import type { LinkStatus, TurnedAway } from '../../src-shared/bridge.ts';
import { unreachable } from '../../src-shared/lang/result.ts';
import type { Update } from '../../src-shared/protocol/messages.ts';
import type { TablePrivate, TableView } from '../../src-shared/protocol/tableView.ts';
import { belongsToForm } from './away.ts';

/** What decides which screen this window shows. */
export interface Standing {
  /** Null until the bridge has said what stands behind this window. */
  readonly kind: 'electron' | 'browser' | 'page' | null;
  readonly link: LinkStatus;
  readonly table: TableView | null;
  readonly mine: TablePrivate | null;
  readonly update: Update | null;
  readonly hosts: boolean;
  /** The seat that this window is away from is kept for it. */
  readonly seatKept: boolean;
}

interface AtTable {
  readonly table: TableView;
  readonly mine: TablePrivate;
}

/** One type for each name, so that asking for a name leaves the others. */
type Plain<Name extends string> = Name extends string ? { readonly name: Name } : never;

/** The screens between the first one and a game. */
export type BehindScreen =
  | Plain<'atDoor' | 'dealing' | 'ended'>
  | { readonly name: 'turnedAway'; readonly reason: TurnedAway }
  | ({ readonly name: 'lobby' | 'wallLobby' } & AtTable);

/** The one screen that a window shows. */
export type Screen =
  Plain<'opening' | 'home' | 'join' | 'coming' | 'game' | 'verdict' | 'wall'> | BehindScreen;

/**
 * The screen for a standing. A link that is lost keeps the table on the screen; a no that belongs to the join form
 * is shown beside the form; a host without a seat keeps the host's lobby (decision 33).
 */
export function screenOf(standing: Standing): Screen {
  const { kind, link, table, mine } = standing;
  if (kind === null) return { name: 'opening' };
  const atHome: Screen = kind === 'page' ? { name: 'join' } : { name: 'home' };
  switch (link.state) {
    case 'home':
      return atHome;
    case 'joining':
      return table === null ? atHome : atTable(standing, { table, mine: mine ?? NOBODY });
    case 'atDoor':
      return { name: 'atDoor' };
    case 'turnedAway':
      return belongsToForm(link.reason) && !standing.seatKept
        ? atHome
        : { name: 'turnedAway', reason: link.reason };
    case 'seated':
    case 'lost':
      return table === null || mine === null ? { name: 'coming' } : atTable(standing, { table, mine });
    default:
      return unreachable(link);
  }
}

const NOBODY: TablePrivate = { seat: null, name: '', invitation: null, askedFor: null, botDeeds: [] };

function atTable(standing: Standing, at: AtTable): Screen {
  const watches = at.mine.seat === null;
  switch (at.table.activity) {
    case 'lobby':
    case 'dealing':
      return { name: watches && !standing.hosts && isWall(at.mine) ? 'wallLobby' : 'lobby', ...at };
    case 'playing':
    case 'concluded':
      if (standing.update === null) return { name: 'dealing' };
      if (standing.update.public.stage.name === 'concluded') return { name: 'verdict' };
      return watches ? { name: 'wall' } : { name: 'game' };
    case 'ended':
      return standing.update?.public.stage.name === 'concluded' ? { name: 'verdict' } : { name: 'ended' };
    default:
      return unreachable(at.table.activity);
  }
}

/** The host marks a wall screen by giving it the link to show (decision 2). */
function isWall(mine: TablePrivate): boolean {
  return mine.invitation !== null && mine.invitation.link !== null;
}
