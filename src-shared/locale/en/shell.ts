/** What the terminal and the shells say. */
export const shell = {
  usage: 'Usage: npm start -- [options]',
} as const;
