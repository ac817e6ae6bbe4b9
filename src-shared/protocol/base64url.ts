const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base 64 for addresses (RFC 4648, section 5), without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const characters = Math.min(4, Math.ceil(((bytes.length - at) * 8) / 6));
    for (let index = 0; index < characters; index += 1)
      text += ALPHABET.charAt((group >> (18 - 6 * index)) & 63);
  }
  return text;
}

/** The `length` bytes that `text` stands for; null for anything but their one spelling. */
export function fromBase64url(text: string, length: number): Uint8Array | null {
  if (text.length !== Math.ceil((length * 8) / 6)) return null;
  const bytes = new Uint8Array(length);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}
