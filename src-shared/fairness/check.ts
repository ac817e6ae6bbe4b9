import { parseOpening } from '../protocol/dealShape.ts';
import type { Finding, Witness } from './terms.ts';
import { verify } from './verify.ts';

/** What this device finds in the text that a host opened a game by; a text that is no opening opens nothing. */
export function checkOpening(text: string, witness: Witness): Finding {
  const parsed = parseOpening(text);
  if (!parsed.ok) return { verdict: 'mismatch', fault: { code: 'unreadable' } };
  return verify(parsed.value.opening, parsed.value.context, witness);
}
