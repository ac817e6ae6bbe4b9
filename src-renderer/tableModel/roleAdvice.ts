import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { boardFor } from '../../src-shared/rules/rulebook.ts';
import type { SecretRole } from '../../src-shared/rules/terms.ts';

/** What somebody who practises alone may try with this role at a table of so many players. */
export function roleAdvice(role: SecretRole | 'unknown', players: number, { words }: Dictionary): string {
  const advice = words.teach.practice.role;
  const size = boardFor(players) === 'small' ? 'small' : 'large';
  switch (role) {
    case 'liberal':
      return advice.liberal;
    case 'fascist':
      return advice.fascist[size];
    case 'hitler':
      return advice.hitler[size];
    case 'unknown':
      return advice.none;
  }
}
