/** What a person has set on this device. */
export interface Settings {
  readonly name: string;
  /** Null: as the system. */
  readonly language: Language | null;
  readonly theme: 'system' | 'dark' | 'light';
  /** Null: on at the host and the wall, off on a guest (decision 33). */
  readonly sound: boolean | null;
  readonly volume: Volume;
  /** How the dossier opens: only while it is held, or by a tap, and then it covers itself after a while. */
  readonly dossier: 'hold' | 'tap';
  /** The coach says why at each step. */
  readonly coach: boolean;
  /** The person has read once that a kept game is closed to a glance only (decision 39). */
  readonly keepingTold: boolean;
}

/** From the quietest. */
export const VOLUMES = ['quiet', 'medium', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

/** The languages that the app speaks, as BCP 47 tags. */
export const LANGUAGES = ['en', 'fi', 'zh-Hans', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** On a device where nobody has set anything. */
export const DEFAULT_SETTINGS: Settings = {
  name: '',
  language: null,
  theme: 'system',
  sound: null,
  volume: 'medium',
  dossier: 'hold',
  coach: true,
  keepingTold: false,
};
