import { toHex } from '../../src-shared/link/bytes.ts';
import type { TrustView } from '../../src-shared/protocol/deal.ts';
import type { Activity, TableNotice, TableView } from '../../src-shared/protocol/tableView.ts';
import type { ViewOptions } from '../../src-shared/view/seatView.ts';
import type { Chair, GalleryScreen, Handle, Person } from './chairs.ts';
import type { KeyRing } from './keyRing.ts';
import type { TableState } from './tableState.ts';

/** Whose table it is, and where. */
export interface Origin {
  /** 32 hex digits. */
  readonly id: string;
  /** The host's Ed25519 key: 64 hex digits. */
  readonly secretKey: string;
  readonly hostName: string;
  readonly port: number;
}

/** Revisions and questions that games before used up: neither number ever repeats at a table (decision 15). */
export interface UsedUp {
  readonly revision: number;
  readonly questions: number;
}

export const NOTHING_USED: UsedUp = { revision: 0, questions: 0 };

/** A person with the key of the seat; whether the link stood is nothing to remember. */
export interface KeptPerson {
  readonly handle: string;
  /** 64 hex digits. */
  readonly key: string;
  readonly name: string;
  readonly isHost: boolean;
  /** Chose to leave. */
  readonly left: boolean;
}

export type KeptChair =
  | { readonly kind: 'bot'; readonly name: string }
  | { readonly kind: 'removed'; readonly name: string; readonly botSitsIn: boolean }
  | {
      readonly kind: 'person';
      readonly person: KeptPerson;
      readonly ready: boolean;
      readonly botSitsIn: boolean;
    };

export interface KeptScreen {
  readonly person: KeptPerson;
  readonly number: number;
  readonly isWall: boolean;
}

/** A table as its journal keeps it (decision 39): who may come in by what, who sits where, and how it stands. */
export interface KeptTable {
  readonly origin: Origin;
  readonly tableCode: string;
  /** 32 hex digits. */
  readonly linkSecret: string;
  readonly activity: Activity;
  readonly chairs: readonly KeptChair[];
  readonly screens: readonly KeptScreen[];
  readonly screensEver: number;
  readonly options: ViewOptions;
  readonly locked: boolean;
  readonly asksFirst: boolean;
  readonly paused: TableView['paused'];
  readonly game: number;
  readonly wentBack: TableView['wentBack'];
  readonly notice: TableNotice | null;
  readonly trust: TrustView;
  /** By the games that are off the table. */
  readonly used: UsedUp;
}

/** What is to be kept of this table now. */
export function keptTable(state: TableState, ring: KeyRing, origin: Origin, used: UsedUp): KeptTable {
  return {
    origin,
    tableCode: ring.tableCode,
    linkSecret: toHex(ring.linkSecret),
    activity: state.activity,
    chairs: state.chairs.map((chair) => keptChair(chair, ring)),
    screens: state.screens.map((screen) => keptScreen(screen, ring)),
    screensEver: state.screensEver,
    options: state.options,
    locked: state.locked,
    asksFirst: state.asksFirst,
    paused: state.paused,
    game: state.game,
    wentBack: state.wentBack,
    notice: state.notice,
    trust: state.trust,
    used,
  };
}

function keptChair(chair: Chair, ring: KeyRing): KeptChair {
  if (chair.kind !== 'person') return chair;
  const { person, ready, botSitsIn } = chair;
  return { kind: 'person', person: keptPerson(person, ring), ready, botSitsIn };
}

function keptScreen(screen: GalleryScreen, ring: KeyRing): KeptScreen {
  return { person: keptPerson(screen, ring), number: screen.number, isWall: screen.isWall };
}

function keptPerson({ handle, name, isHost, session }: Person, ring: KeyRing): KeptPerson {
  return { handle, key: keyOf(ring, handle), name, isHost, left: session.state === 'left' };
}

/** Whoever is at the table holds a key; one without is a bug. */
function keyOf(ring: KeyRing, handle: Handle): string {
  const key = ring.key(handle);
  if (key === null) throw new Error('a person without a key');
  return toHex(key);
}
