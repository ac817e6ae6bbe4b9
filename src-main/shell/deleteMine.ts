import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Profile } from '../profile.ts';

/**
 * Deletes every file of the profile that holds something of this person (decision 38): settings, seats' keys, tables
 * that were visited or can be taken up and their key, past games, logs. What says that this process runs stays. What
 * the disk does not let go of stays too, and stands in its list again.
 */
export async function deleteMine(profile: Profile): Promise<void> {
  const { folder, settings, keys, recent, tables, history } = profile;
  const mine = [settings, `${settings}.broken`, keys, recent, tables, history];
  for (const path of [...mine, join(folder, 'logs'), join(folder, 'window.json')])
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
}
