import { beforeEach, expect, test, vi } from 'vitest';
import { safeKeeper } from '../../src-main/shell/electron/safeKeeper.ts';
import { safeStorage, system } from '../kit/fakeElectron.ts';

vi.mock('electron', () => import('../kit/fakeElectron.ts'));

const KEY = new Uint8Array(32).fill(9);

beforeEach(() => system.reset());

async function wrapped() {
  const done = await safeKeeper.wrap(KEY);
  if (!done.ok) throw new Error(done.error);
  return done.value;
}

test('the system’s keychain opens what it kept', async () => {
  const kept = await wrapped();
  expect(await safeKeeper.unwrap(kept)).toEqual({ ok: true, value: KEY });
  expect(kept.wrapped).not.toContain('0909');
});

test('a system that seals with a password everybody knows is written down, and not refused', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  safeStorage.getSelectedStorageBackend.mockReturnValue('basic_text');
  expect((await wrapped()).keptBy).toBe('basicText');
  safeStorage.getSelectedStorageBackend.mockReturnValue('gnome_libsecret');
  expect((await wrapped()).keptBy).toBe('system');
});

test('elsewhere nobody is asked for a backend that only Linux has', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  expect((await wrapped()).keptBy).toBe('system');
  expect(safeStorage.getSelectedStorageBackend).not.toHaveBeenCalled();
});

test('without a keychain, or with a closed one, nothing is kept and nothing is thrown', async () => {
  const kept = await wrapped();
  safeStorage.isAsyncEncryptionAvailable.mockResolvedValue(false);
  expect(await safeKeeper.wrap(KEY)).toEqual({ ok: false, error: 'noKeeper' });
  expect(await safeKeeper.unwrap(kept)).toEqual({ ok: false, error: 'noKeeper' });
  safeStorage.isAsyncEncryptionAvailable.mockResolvedValue(true);
  safeStorage.encryptStringAsync.mockRejectedValueOnce(new Error('closed'));
  expect(await safeKeeper.wrap(KEY)).toEqual({ ok: false, error: 'noKeeper' });
});

test('what another keychain kept is not opened', async () => {
  const kept = await wrapped();
  safeStorage.decryptStringAsync.mockRejectedValueOnce(new Error('another'));
  expect(await safeKeeper.unwrap(kept)).toEqual({ ok: false, error: 'wrongKey' });
  safeStorage.decryptStringAsync.mockResolvedValueOnce({ result: 'no key', shouldReEncrypt: false });
  expect(await safeKeeper.unwrap(kept)).toEqual({ ok: false, error: 'wrongKey' });
});

test('what the profile’s own key keeps is left to that', async () => {
  const kept = { keptBy: 'file', wrapped: 'AAAA', scrypt: null } as const;
  expect(await safeKeeper.unwrap(kept)).toEqual({ ok: false, error: 'noKeeper' });
});
