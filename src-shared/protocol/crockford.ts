/** Crockford's base 32: no I, L, O or U, so that what is read aloud is typed right. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The first `count` characters of `bytes` in base 32, five bits each, high bits first. */
export function crockford(bytes: Uint8Array, count: number): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5 && text.length < count) {
      bits -= 5;
      text += CROCKFORD.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return text;
}

/** What a person typed, as codes are kept: no spaces or dashes, upper case, I and L as 1, O as 0. Null for what no code has. */
export function normaliseCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\-‐-―−.·]/gu, '')
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  for (const character of code) if (!CROCKFORD.includes(character)) return null;
  return code;
}
