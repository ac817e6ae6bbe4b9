import { err, ok, type Result } from '../lang/result.ts';

export const NAME_GRAPHEMES = 20;
export const NAME_BYTES = 64;
/** Longer input is refused unread. */
const LONGEST_INPUT = 1000;

/** Controls, formats (bidi, zero-width, tags), private use, lone surrogates, line ends and what is drawn as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name as everybody may see it (security 4.3): NFC, without what cannot be seen or turns the line around, single
 * spaces. Refused: `nameEmpty` where nothing readable is left, `nameTooLong` over 20 graphemes or 64 bytes.
 */
export function cleanName(raw: string): Result<string, 'nameEmpty' | 'nameTooLong'> {
  if (raw.length > LONGEST_INPUT) return err('nameTooLong');
  const name = raw
    .replace(/[\t\n\r]/g, ' ')
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
  if (!SEEN.test(name)) return err('nameEmpty');
  return fits(name) ? ok(name) : err('nameTooLong');
}

/** Names with equal keys look alike: compatibility forms and case are folded. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** `name`, or with the first number from 2 that no `taken` key has: "Ben 2" (decision 6). Shortened where it must be. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(nameKey(free)); number += 1) free = numbered(name, number);
  return free;
}

function numbered(name: string, number: number): string {
  const kept = graphemes(name);
  while (!fits(`${kept.join('')} ${number}`)) kept.pop();
  return `${kept.join('').trimEnd()} ${number}`;
}

/** True for text with nothing in it that is unseen, of at most `bytes` bytes: what a host may have people shown. */
export function isPlainText(text: string, bytes: number): boolean {
  return utf8Length(text) <= bytes && text.search(UNSEEN) < 0;
}

function fits(name: string): boolean {
  return utf8Length(name) <= NAME_BYTES && graphemes(name).length <= NAME_GRAPHEMES;
}

/** What a reader counts as characters; browsers without a segmenter count a base with its marks as one. */
function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter === 'undefined') return text.match(/\P{M}\p{M}*/gu) ?? [];
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
