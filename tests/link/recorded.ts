import { newHostKeys } from '../../src-shared/link/hostKeys.ts';
import { meet, planted } from './kit.ts';

export const host = newHostKeys(planted(1));

export interface Recorded {
  readonly hello: Uint8Array;
  readonly m1: Uint8Array;
  readonly m2: Uint8Array;
  readonly proof: Uint8Array;
}

let recorded: Promise<Recorded> | null = null;

/** A good handshake by code, made once, to be said again: by `host` under chance 2, by a guest under chance 3. */
export function recordedHandshake(): Promise<Recorded> {
  recorded ??= record();
  return recorded;
}

async function record(): Promise<Recorded> {
  const { fromHost, fromGuest } = await meet({ host, seeds: [2, 3] });
  const [hello, m2] = fromHost;
  const [m1, proof] = fromGuest;
  if (hello === undefined || m1 === undefined || m2 === undefined || proof === undefined)
    throw new Error('the recorded handshake failed');
  return { hello, m1, m2, proof };
}
