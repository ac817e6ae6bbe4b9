import { existsSync, readFileSync, renameSync } from 'node:fs';
import * as v from 'valibot';
import { DEFAULT_SETTINGS, LANGUAGES, VOLUMES, type Settings } from '../src-shared/settings.ts';
import { isDone, writeAtomically } from './profile.ts';

/** Longer than any name that a table takes: only there to keep a hostile or broken file small. */
const NAME_UNITS = 256;

/**
 * A window's settings as they come from a file or from a window. Unknown keys are dropped; what an older version did
 * not write has its default.
 */
export const settingsSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(NAME_UNITS)),
  language: v.nullable(v.picklist(LANGUAGES)),
  theme: v.picklist(['system', 'dark', 'light']),
  sound: v.optional(v.nullable(v.boolean()), DEFAULT_SETTINGS.sound),
  volume: v.optional(v.picklist(VOLUMES), DEFAULT_SETTINGS.volume),
  // A file that an older app wrote has no such line.
  dossier: v.optional(v.picklist(['hold', 'tap']), DEFAULT_SETTINGS.dossier),
  coach: v.optional(v.boolean(), DEFAULT_SETTINGS.coach),
  keepingTold: v.optional(v.boolean(), DEFAULT_SETTINGS.keepingTold),
}) satisfies v.GenericSchema<unknown, Settings>;

export interface SettingsRead {
  readonly settings: Settings;
  /** Where an unreadable file was put, so that it can be said; null when all was well. */
  readonly setAside: string | null;
}

function parseSettings(file: string): Settings | null {
  try {
    const parsed = v.safeParse(settingsSchema, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Reads the settings. No file gives the defaults; a broken one is renamed to `<file>.broken` and kept, if it can be. */
export function readSettings(file: string): SettingsRead {
  if (!existsSync(file)) return { settings: DEFAULT_SETTINGS, setAside: null };
  const settings = parseSettings(file);
  if (settings !== null) return { settings, setAside: null };
  const setAside = `${file}.broken`;
  const isAside = isDone(() => renameSync(file, setAside));
  return { settings: DEFAULT_SETTINGS, setAside: isAside ? setAside : null };
}

/**
 * Replaces the settings in one step: a crash leaves the old ones or the new ones, never half of either. False where
 * they cannot be written: then they last as long as this process.
 */
export function writeSettings(file: string, settings: Settings): boolean {
  return writeAtomically(file, `${JSON.stringify(settings, null, 2)}\n`);
}
