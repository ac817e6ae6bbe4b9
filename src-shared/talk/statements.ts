import type { Party } from '../rules/terms.ts';

/** What a claim is about: a session as its President or its Chancellor, an investigation, a Policy Peek. */
export const CLAIM_KINDS = ['drew', 'received', 'investigated', 'peeked'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What a seat says of what it alone has seen. It may be false, and nothing ever proves it (decision 31). */
export type Statement =
  | { readonly kind: 'drew'; readonly tiles: readonly Party[]; readonly passed: readonly Party[] }
  | { readonly kind: 'received'; readonly tiles: readonly Party[] }
  | { readonly kind: 'investigated'; readonly party: Party }
  /** The top tile first: in this order they will be drawn. */
  | { readonly kind: 'peeked'; readonly tiles: readonly Party[] };

const L = 'liberal';
const F = 'fascist';

/**
 * Every statement that can be made, in the one order in which everybody is offered them, whatever the truth is
 * (decision 31). The tiles of a hand have no order (R-LEG-04), those of a Policy Peek have.
 */
export const STATEMENTS = {
  drew: [
    { kind: 'drew', tiles: [F, F, F], passed: [F, F] },
    { kind: 'drew', tiles: [F, F, L], passed: [F, F] },
    { kind: 'drew', tiles: [F, F, L], passed: [F, L] },
    { kind: 'drew', tiles: [F, L, L], passed: [F, L] },
    { kind: 'drew', tiles: [F, L, L], passed: [L, L] },
    { kind: 'drew', tiles: [L, L, L], passed: [L, L] },
  ],
  received: [
    { kind: 'received', tiles: [F, F] },
    { kind: 'received', tiles: [F, L] },
    { kind: 'received', tiles: [L, L] },
  ],
  investigated: [
    { kind: 'investigated', party: F },
    { kind: 'investigated', party: L },
  ],
  peeked: [
    { kind: 'peeked', tiles: [F, F, F] },
    { kind: 'peeked', tiles: [F, F, L] },
    { kind: 'peeked', tiles: [F, L, F] },
    { kind: 'peeked', tiles: [L, F, F] },
    { kind: 'peeked', tiles: [F, L, L] },
    { kind: 'peeked', tiles: [L, F, L] },
    { kind: 'peeked', tiles: [L, L, F] },
    { kind: 'peeked', tiles: [L, L, L] },
  ],
} as const satisfies { readonly [Kind in ClaimKind]: readonly Extract<Statement, { kind: Kind }>[] };

/** The place of a statement among those of its kind; -1 for one that nobody is offered. */
export function placeOf(says: Statement): number {
  const offered: readonly Statement[] = STATEMENTS[says.kind];
  return offered.findIndex((one) => isSame(one, says));
}

/** Whether two statements say the same of the same thing. */
export function isSame(one: Statement, other: Statement): boolean {
  return one.kind === other.kind && spelled(one) === spelled(other);
}

function spelled(says: Statement): string {
  if (says.kind === 'investigated') return says.party;
  return says.kind === 'drew' ? `${says.tiles.join()} ${says.passed.join()}` : says.tiles.join();
}
