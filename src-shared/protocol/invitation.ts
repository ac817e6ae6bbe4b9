import { err, ok, type Result } from '../lang/result.ts';
import { base64url, fromBase64url } from './base64url.ts';
import { CROCKFORD, crockford, normaliseCode } from './crockford.ts';
import { DEFAULT_PORT } from './messages.ts';

/** Where a host listens: an IPv4 address, or a name of this network, and a port. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** What lets a person in (decision 3): the table code as it is typed, or the secret and the pin of a link. */
export type JoinSecret =
  /** `code`: six characters, normalised. `seal`: ten, or null where the person typed none. */
  | { readonly kind: 'code'; readonly code: string; readonly seal: string | null }
  /** 16 bytes each. */
  | { readonly kind: 'link'; readonly secret: Uint8Array; readonly pin: Uint8Array };

export interface Invitation {
  readonly address: Address;
  readonly secret: JoinSecret;
}

export type InvitationFault = 'badAddress' | 'badCode';

export const TABLE_CODE_CHARACTERS = 6;
const SEAL_CHARACTERS = 10;
const ADDRESS_CODE_CHARACTERS = 11;
const SECRET_BYTES = 16;
const LONGEST_INPUT = 400;
/** Any one wrong character and any two neighbours swapped change the remainder by this prime. */
const CHECK_PRIME = 127n;

/** Six characters, 30 bits, uniform. */
export function newTableCode(random: (length: number) => Uint8Array): string {
  return crockford(random(4), TABLE_CODE_CHARACTERS);
}

/** Eleven characters for an IPv4 address and a port, the last bits a checksum; null for a host that is no IPv4 address. */
export function makeAddressCode(address: Address): string | null {
  const octets = ipv4(address.host);
  if (octets === null) return null;
  const value = octets.reduce((sum, octet) => sum * 256n + BigInt(octet), 0n) * 65536n + BigInt(address.port);
  let rest = value * 128n + ((CHECK_PRIME - ((value * 128n) % CHECK_PRIME)) % CHECK_PRIME);
  let text = '';
  for (let at = 0; at < ADDRESS_CODE_CHARACTERS; at += 1) {
    text = CROCKFORD.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  }
  return text;
}

/** The address in a normalised address code; null where its checksum or its port is wrong. */
export function readAddressCode(code: string): Address | null {
  if (code.length !== ADDRESS_CODE_CHARACTERS) return null;
  let number = 0n;
  for (const character of code) {
    const digit = CROCKFORD.indexOf(character);
    if (digit < 0) return null;
    number = number * 32n + BigInt(digit);
  }
  if (number % CHECK_PRIME !== 0n || number % 128n === CHECK_PRIME) return null;
  const value = number / 128n;
  const port = Number(value % 65536n);
  const ip = Number(value / 65536n);
  if (port === 0) return null;
  return { host: [24, 16, 8, 0].map((shift) => (ip >>> shift) & 255).join('.'), port };
}

/** The URL in the QR code (decision 2): `http://IP:port/#1.<secret>.<pin>`. */
export function makeLink(address: Address, secret: Uint8Array, pin: Uint8Array): string {
  return `http://${address.host}:${address.port}/${makeFragment(secret, pin)}`;
}

/** The part of a link that never leaves the device: `#1.<22>.<22>`. */
export function makeFragment(secret: Uint8Array, pin: Uint8Array): string {
  return `#1.${base64url(secret)}.${base64url(pin)}`;
}

/** The secret and the pin in a link's fragment, with or without its `#`; null for anything else. */
export function readFragment(fragment: string): JoinSecret | null {
  const match = /^#?1\.([\w-]{22})\.([\w-]{22})$/.exec(fragment);
  if (match === null) return null;
  const secret = fromBase64url(match[1] ?? '', SECRET_BYTES);
  const pin = fromBase64url(match[2] ?? '', SECRET_BYTES);
  return secret === null || pin === null ? null : { kind: 'link', secret, pin };
}

/**
 * Whatever a person may type or paste into the join box (decision 1): both codes in any spacing and case with an
 * optional seal, a link, `ip:port` and a table code, or the table code alone where `picked` says which table.
 * Refused: `badAddress` for what is no address, code or link; `badCode` for a code that has a wrong character,
 * length or checksum, or that is missing.
 */
export function parseInvitation(typed: string, picked: Address | null): Result<Invitation, InvitationFault> {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST_INPUT) return err('badAddress');
  const fragment = readFragment(text);
  if (fragment !== null && picked !== null) return ok({ address: picked, secret: fragment });
  const written =
    /^(http:\/\/)?([a-z0-9.-]+\.[a-z0-9-]+|localhost)(?::(\d{1,5}))?(?:\/(?=$|[\s#]))?(?:(#\S+)|[\s,;]+(.+))?$/is.exec(
      text,
    );
  const host = written === null ? null : hostName(written[2] ?? '');
  if (written !== null && host !== null) return atAddress(host, written[3], written[4], written[5] ?? '');
  return /[:/#]/.test(text) || /^\d+\.\d+\./.test(text) ? err('badAddress') : byCodes(text, picked);
}

function atAddress(
  host: string,
  port: string | undefined,
  fragment: string | undefined,
  rest: string,
): Result<Invitation, InvitationFault> {
  const number = port === undefined ? DEFAULT_PORT : Number(port);
  if (number < 1 || number > 65535) return err('badAddress');
  const secret = fragment === undefined ? codeAndSeal(normaliseCode(rest) ?? '') : readFragment(fragment);
  return secret === null ? err('badCode') : ok({ address: { host, port: number }, secret });
}

/** The four lengths that codes can have together all differ, so that spaces and dashes can stand anywhere. */
function byCodes(text: string, picked: Address | null): Result<Invitation, InvitationFault> {
  const code = normaliseCode(text);
  if (code === null) return err(picked === null && !/\d/.test(text) ? 'badAddress' : 'badCode');
  const alone = codeAndSeal(code);
  if (alone !== null) return picked === null ? err('badCode') : ok({ address: picked, secret: alone });
  const address = readAddressCode(code.slice(0, ADDRESS_CODE_CHARACTERS));
  const secret = codeAndSeal(code.slice(ADDRESS_CODE_CHARACTERS));
  return address === null || secret === null ? err('badCode') : ok({ address, secret });
}

function codeAndSeal(code: string): JoinSecret | null {
  if (code.length === TABLE_CODE_CHARACTERS) return { kind: 'code', code, seal: null };
  if (code.length !== TABLE_CODE_CHARACTERS + SEAL_CHARACTERS) return null;
  return {
    kind: 'code',
    code: code.slice(0, TABLE_CODE_CHARACTERS),
    seal: code.slice(TABLE_CODE_CHARACTERS),
  };
}

function hostName(text: string): string | null {
  const name = text.toLowerCase();
  if (/^[\d.]+$/.test(name)) return ipv4(name) === null ? null : name;
  return name === 'localhost' || /^[a-z0-9-]+\.local$/.test(name) ? name : null;
}

function ipv4(text: string): readonly number[] | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  const octets = match === null ? [] : match.slice(1).map(Number);
  return octets.length === 4 && octets.every((octet) => octet <= 255) ? octets : null;
}
