import type { Party, SecretRole } from '../../src-shared/rules/terms.ts';

/** The letters of the cases: tiles and parties are L and F, roles L, F and H. */
const LETTERS: Readonly<Record<SecretRole, string>> = { liberal: 'L', fascist: 'F', hitler: 'H' };

/** The letter of a role, a party or a tile. */
export function letter(role: SecretRole): string {
  return LETTERS[role];
}

/** The letters of tiles, in their order. */
export function lettersOf(tiles: readonly SecretRole[]): string {
  return tiles.map(letter).join('');
}

/** Tiles from their letters; null for anything but a text of L and F. */
export function parties(value: unknown): readonly Party[] | null {
  if (typeof value !== 'string' || !/^[LF]*$/.test(value)) return null;
  return Array.from(value, (sign) => (sign === 'L' ? 'liberal' : 'fascist'));
}

/** Roles from their letters; null for anything but a text of L, F and H. */
export function roles(value: unknown): readonly SecretRole[] | null {
  if (typeof value !== 'string' || !/^[LFH]*$/.test(value)) return null;
  return Array.from(value, (sign): SecretRole => {
    if (sign === 'H') return 'hitler';
    return sign === 'L' ? 'liberal' : 'fascist';
  });
}
