/** The table while a game goes on: phases, offices, tiles, powers, dossier, chronicle, verdict. */
export const game = {
  title: 'Secret Hitler',
} as const;
