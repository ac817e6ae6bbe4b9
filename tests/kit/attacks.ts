/**
 * Every attack on a table that must fail, by the number that the title of its test begins with. The numbers 17 and 18
 * stand for attacks on the deal: those are among the cheats.
 */
export const ATTACKS: Readonly<Record<string, string>> = {
  1: 'listen to a whole game and search it for roles, tiles, ballots, names and codes',
  2: 'record a join and try all codes afterwards',
  3: 'join with a wrong code forty times from one address',
  4: 'open two hundred idle sockets',
  5: 'send sixteen megabytes, a text message, sixteen thousand fragments of one byte',
  6: 'let a page of another site open a socket to the host',
  7: 'let another name lead to the host (DNS rebinding)',
  8: 'let a sandboxed frame, whose origin is null, open a socket',
  9: 'replay a recorded frame on the same and on a new connection',
  10: 'vote twice, vote after the count, answer an old question',
  11: 'send the discard of the President as the Chancellor',
  12: 'add a seat to an intent',
  13: 'take a name with a turned direction, unseen characters, ten thousand marks, or markup',
  14: 'open a second window with the key of a seat',
  15: 'come back with the old code, link or key after a removal',
  16: 'join by the code during a game, join a locked table',
  '16a': 'cut the last records off the journal and start the host again',
  19: 'open the journal in a text editor',
  20: 'announce a table of the same name at another address',
};

/** The number of the attack that a title tells of; null for another test. */
export function attackOf(title: string): string | null {
  return /^Attack (\d+a?): /.exec(title)?.[1] ?? null;
}
