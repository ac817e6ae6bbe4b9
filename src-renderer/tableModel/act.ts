import type { Intent } from '../../src-shared/rules/commands.ts';
import type { VetoStep } from './scene.ts';
import type { SignName } from './signs.ts';

/** What a button does: an intent for the host, or something in this window alone. */
export type Deed =
  | { readonly kind: 'send'; readonly intent: Intent }
  /** Picks a step of a veto, which another button confirms; nothing is sent. */
  | { readonly kind: 'chooseVeto'; readonly step: VetoStep }
  /** Takes the choice back; nothing is sent. */
  | { readonly kind: 'chooseAgain' }
  /** Puts the news away; nothing is sent (a local dismissal). */
  | { readonly kind: 'goOn' };

export interface ActModel {
  /** A stable name, for tests and for keeping the focus. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'primary' | 'plain';
  readonly sign: SignName | null;
  /** Null: nothing can be done yet, and the label says what is missing. */
  readonly deed: Deed | null;
}
