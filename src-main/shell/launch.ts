import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Settings } from '../../src-shared/settings.ts';
import { err, ok, type Result } from '../../src-shared/lang/result.ts';
import { cleanName } from '../../src-shared/protocol/names.ts';
import type { LaunchOptions } from '../cli/options.mjs';
import type { Dealer } from '../host/dealer.ts';
import type { LanPorts } from '../lan/ports.ts';
import { defaultProfileFolder, takeProfile, type Profile, type ProfileFault } from '../profile.ts';
import { readSettings } from '../settings.ts';
import type { ServedFiles } from '../host/servedFiles.ts';
import { accountName } from './accountName.ts';
import { readWindowFiles } from './windowFiles.ts';

/** What the composition root gives a shell. Tests give the same with chance of their own (decision 20). */
export interface Launch {
  readonly options: LaunchOptions;
  readonly version: string;
  /** The folder `out/` with the built window and preload. */
  readonly builtFolder: string;
  readonly dealer: Dealer;
  readonly lan: LanPorts;
  /** The language that the environment names; one that was chosen in the settings stands over it. */
  readonly language: Language;
}

/** A profile that was taken, and what was read from it. */
export interface Opened {
  readonly profile: Profile;
  readonly settings: Settings;
  /** Where unreadable settings were put. */
  readonly settingsAside: string | null;
  readonly files: ServedFiles;
  /** Nothing was ever kept in this profile. */
  readonly isFirstLaunch: boolean;
}

export type LaunchFault = ProfileFault | { readonly code: 'badName' };

/** The folder of the profile that these options name. */
export function profileFolder(options: LaunchOptions): string {
  return options.profile ?? defaultProfileFolder();
}

/** Takes the profile and reads it; a name from the command line stands in for the kept one, the account's for none. */
export function openLaunch(launch: Launch): Result<Opened, LaunchFault> {
  const given = launch.options.name === null ? null : cleanName(launch.options.name);
  if (given?.ok === false) return err({ code: 'badName' });
  const taken = takeProfile(profileFolder(launch.options));
  if (!taken.ok) return taken;
  const isFirstLaunch = !existsSync(taken.value.settings);
  const { settings, setAside } = readSettings(taken.value.settings);
  const name = given?.value ?? (isFirstLaunch ? accountName() : settings.name);
  return ok({
    profile: taken.value,
    settings: { ...settings, name },
    settingsAside: setAside,
    files: readWindowFiles(join(launch.builtFolder, 'window')),
    isFirstLaunch,
  });
}
