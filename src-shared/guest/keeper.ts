/** What opens the way back to one place at one host; nothing else of a table is kept (decision 23). All in hex digits. */
export interface KeptKey {
  /** 64 digits: the host must prove to have this key before it is told anything. */
  readonly hostKey: string;
  /** 32 digits. */
  readonly handle: string;
  /** 64 digits. */
  readonly key: string;
}

/** Where keys are kept: one for each address of a host, for 30 days at most. */
export interface KeyKeeper {
  load(url: string): KeptKey | null;
  save(url: string, kept: KeptKey): void;
  forget(url: string): void;
}

/** Reads what a storage gave back; null for anything but a kept key. */
export function parseKeptKey(value: unknown): KeptKey | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const hostKey = hexDigits(fields.get('hostKey'), 64);
  const handle = hexDigits(fields.get('handle'), 32);
  const key = hexDigits(fields.get('key'), 64);
  return hostKey === null || handle === null || key === null ? null : { hostKey, handle, key };
}

function hexDigits(value: unknown, length: number): string | null {
  return typeof value === 'string' && value.length === length && /^[0-9a-f]*$/.test(value) ? value : null;
}
