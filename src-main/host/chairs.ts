import type { SeatedView } from '../../src-shared/protocol/tableView.ts';
import type { Channel } from './channel.ts';

/** Names a person's key: 32 hex digits, told in the welcome. */
declare const handleBrand: unique symbol;
export type Handle = string & { readonly [handleBrand]: true };

/** Where a person is. A field exists only where it means something: whoever is gone has no channel. */
export type Session =
  | { readonly state: 'here'; readonly channel: Channel }
  /** No word for nine seconds, though the link still stands. */
  | { readonly state: 'silent'; readonly channel: Channel }
  | { readonly state: 'gone' }
  /** Chose to leave; the key still leads back. */
  | { readonly state: 'left' };

/** Whoever came in and holds a key, in a chair or at a gallery screen. */
export interface Person {
  readonly handle: Handle;
  /** Empty for a gallery screen that gave none. */
  readonly name: string;
  readonly isHost: boolean;
  /** By the host's clock, when this person first came in. */
  readonly cameAt: number;
  readonly session: Session;
}

/** A person of the gallery (decision 7). */
export interface GalleryScreen extends Person {
  /** Counts the screens of this table from 1, so that the host can name one without its key. */
  readonly number: number;
  /** The host marked it as the wall: it shows the link (decision 2). */
  readonly isWall: boolean;
}

/** A place in the order of play. */
export type Chair =
  | { readonly kind: 'bot'; readonly name: string }
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly ready: boolean;
      /** A bot plays until the person is back. */
      readonly botSitsIn: boolean;
    }
  /** The host removed this person during a game: the seat stays, and no key leads to it. */
  | { readonly kind: 'removed'; readonly name: string; readonly botSitsIn: boolean };

export function chairName(chair: Chair): string {
  return chair.kind === 'person' ? chair.person.name : chair.name;
}

/** A person whose link stands, silent or not. */
export function channelOf(person: Person): Channel | null {
  const { session } = person;
  return session.state === 'here' || session.state === 'silent' ? session.channel : null;
}

/** The host sent this person away: the key died before, and the last frame says why (decision 13). */
export function farewell(person: Person | null): void {
  if (person !== null) channelOf(person)?.goodbye('removed');
}

/** Nobody acts for this chair: its person is not here, and no bot plays. */
export function isAbsent(chair: Chair): boolean {
  if (chair.kind === 'bot') return false;
  if (chair.botSitsIn) return false;
  return chair.kind === 'removed' || chair.person.session.state !== 'here';
}

/** Nobody comes back to this chair once its game is over: its person left the table, or was removed. */
export function isGivenUp(chair: Chair): boolean {
  return chair.kind === 'removed' || (chair.kind === 'person' && chair.person.session.state === 'left');
}

/** A bot acts for this chair. */
export function isPlayedByBot(chair: Chair): boolean {
  return chair.kind === 'bot' || chair.botSitsIn;
}

/** The chair as everybody may know it. */
export function seatedView(chair: Chair): SeatedView {
  const common = { name: chairName(chair), isHost: false, botSitsIn: false, ready: true };
  switch (chair.kind) {
    case 'bot':
      return { ...common, occupant: 'bot', presence: 'here' };
    case 'removed':
      return { ...common, occupant: 'person', presence: 'left', botSitsIn: chair.botSitsIn };
    case 'person': {
      const { person, ready, botSitsIn } = chair;
      return {
        ...common,
        occupant: 'person',
        presence: presenceOf(person),
        botSitsIn,
        ready,
        isHost: person.isHost,
      };
    }
  }
}

function presenceOf({ session }: Person): SeatedView['presence'] {
  switch (session.state) {
    case 'here':
      return 'here';
    case 'silent':
    case 'gone':
      return 'away';
    case 'left':
      return 'left';
  }
}
