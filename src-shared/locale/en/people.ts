/** Home, joining, the lobby, the wall screen, presence, settings, credits. */
export const people = {
  appName: 'Kabinett',
} as const;
