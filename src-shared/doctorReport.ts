/** How a system keeps Kabinett off the networks it is on, as seen and not guessed. */
export const SYSTEM_BLOCKS = ['localNetworkDenied', 'windowsBlocks', 'linuxBlocks'] as const;
export type SystemBlock = (typeof SYSTEM_BLOCKS)[number];

/** Why a table may not be seen, the likeliest first; each has one thing to do in the dictionary (decision 46). */
export const DOCTOR_CAUSES = [
  'noNetwork',
  ...SYSTEM_BLOCKS,
  'ipv6Only',
  'selfGivenAddress',
  'onlyVirtual',
  'portHeld',
  'notHeard',
  'interfaceFailing',
  'windowsFirewall',
  'linuxFirewall',
  'macFirewall',
  'wsl',
  'container',
  'vpn',
  'otherNetwork',
  'isolation',
  'mobileData',
  'captivePortal',
  'scanner',
] as const;
export type DoctorCause = (typeof DOCTOR_CAUSES)[number];

/** What the network doctor found (B-7). */
export interface DoctorReport {
  readonly system: string;
  readonly interfaces: readonly {
    readonly name: string;
    readonly address: string;
    readonly range: string;
    readonly virtual: boolean;
    /** `heard`: this machine's own announcement came back on it. */
    readonly state: 'opening' | 'listening' | 'heard' | 'portHeld' | 'denied' | 'failing';
  }[];
  /** The port that this shell's table listens on; null where it hosts none. */
  readonly port: number | null;
  /** Null where it hosts none. A table counts as announced only when its announcement was heard. */
  readonly announced: 'heard' | 'notHeard' | null;
  /** Somebody on another device reached this shell's table. */
  readonly reached: boolean;
  /** Anything of Kabinett was heard from another device. */
  readonly heardOthers: boolean;
  readonly beacon: 'listening' | 'failing';
  readonly tables: number;
  readonly causes: readonly DoctorCause[];
}
