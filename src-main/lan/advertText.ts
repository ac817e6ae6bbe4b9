import { PROTOCOL_VERSION } from '../../src-shared/protocol/messages.ts';
import { localNameOf, type TableAdvert } from '../host/advertiser.ts';
import type { MdnsService } from './mdns.ts';

/** One item of a TXT record holds 255 bytes, `n=` included; lists show far less. */
const NAME_BYTES = 120;
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** The first code points of a text that fit into so many bytes of UTF-8. */
export function cutToBytes(text: string, bytes: number): string {
  let left = bytes;
  let cut = '';
  for (const character of text) {
    left -= Buffer.byteLength(character);
    if (left < 0) break;
    cut += character;
  }
  return cut;
}

/**
 * How a table stands in DNS-SD (A-1, A-5, A-6, decision 8): instance and host name by its random id, so that no two
 * tables and no computer share one; `v`, `id` and, where there is one, `n` in the TXT record.
 */
export function serviceOf({ id, name, port }: TableAdvert): MdnsService {
  const shown = cutToBytes(name.replace(CONTROLS, ' ').trim(), NAME_BYTES).trim();
  const txt = { v: String(PROTOCOL_VERSION), id };
  return {
    instance: `kb-${id}`,
    host: localNameOf(id),
    port,
    txt: shown === '' ? txt : { ...txt, n: shown },
  };
}
