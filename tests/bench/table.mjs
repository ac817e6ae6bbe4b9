/**
 * `npm run bench:table -- [SCENARIO...]`: how long a view takes from an intent that leaves one guest to all others,
 * beside a bare echo of the same bytes; and what a host costs after a hundred games. Linux: each guest comes from an
 * address of its own.
 */
import { register } from 'tsx/esm/api';

register();
const { benchTable } = await import('./table.ts');
process.exit(await benchTable(process.argv.slice(2)));
