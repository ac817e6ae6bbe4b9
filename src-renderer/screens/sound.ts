import type { Volume } from '../../src-shared/settings.ts';
import type { Session } from '../session.svelte.ts';

/** How loud each step is, 0 to 1. */
export const LOUDNESS: Readonly<Record<Volume, number>> = { quiet: 0.25, medium: 0.55, loud: 1 };

/** What the person chose; else on where this window hosts or hangs on a wall, off on a guest (decision 33). */
export function isSoundOn(session: Session): boolean {
  const { settings, hosting, mine } = session;
  if (settings.sound !== null) return settings.sound;
  const isWall = mine !== null && mine.seat === null && (mine.invitation?.link ?? null) !== null;
  return hosting !== null || isWall;
}

/** Turns the sound on or off, for good where this device keeps settings; null: as decision 33 has it, by the place. */
export function turnSound(session: Session, on: boolean | null): void {
  session.call({ verb: 'saveSettings', settings: { ...session.settings, sound: on } });
}
