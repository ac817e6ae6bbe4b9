/** What the terminal and the shells say. */
export const shell = {
  usage: 'Usage: npm start -- [options]',
  /** `npm run -s rules`: the cases of the rules, played and made. */
  rules: {
    usage:
      'Usage: npm run -s rules -- replay FILE..., or npm run -s rules -- play --players N --seed S --games K.',
    needsFiles: 'Name at least one file of cases after "replay".',
    players: 'The number after --players must be a whole number from {least} to {most}.',
    seed: 'After --seed there must be a word or number of 1 to {letters} characters.',
    games: 'The number after --games must be a whole number from 1 to {games}.',
    randomGame: 'A random game, played lawfully to its end',
    /** Why something is no case, or cannot be played. */
    faults: {
      unreadable: 'The file cannot be read.',
      empty: 'The file is empty.',
      notJson: 'This is not JSON.',
      notObject: 'A JSON object must stand here.',
      unknownKey: 'There is no such key.',
      notText: 'A text must stand here.',
      notList: 'A list must stand here.',
      notSeat: 'This is no seat of this table, or the same seat twice.',
      outOfRange: 'This number is missing, not whole or out of range.',
      notTiles: 'Tiles are written as a text of L and F.',
      notRoles: 'The roles do not fit the number of players.',
      tooFewTiles: 'The draw pile holds fewer than three tiles.',
      notAllTiles: 'The piles and tracks do not hold 6 Liberal and 11 Fascist tiles.',
      hitlerDead: 'Hitler is dead: such a game is over.',
      candidateDead: 'The candidate is dead.',
      noStep: 'A step is a command or an expectation.',
      unknownCommand: 'There is no such command.',
      noReshuffle: 'The game reshuffles, but the case plans no reshuffle here.',
      wrongReshuffle: 'The planned reshuffle does not hold the tiles of both piles.',
      rulesFailed: 'The rules failed: this is a fault of the program.',
    },
  },
} as const;
