/** Prints the digests of this Node; `compare.mjs` runs it on two of them. */
import { register } from 'tsx/esm/api';

register();
const { digestOfGames, digestOfViews } = await import('./digest.ts');
const games = Number(process.argv[2] ?? 20);
console.log(digestOfGames(games));
console.log(digestOfViews(games));
