/**
 * `npm run bench:trust`: what the deal, the journal and the check cost, here and on a processor four times slower in
 * Chromium.
 */
import { register } from 'tsx/esm/api';

register();
const { benchTrust } = await import('./trust.ts');
process.exit(await benchTrust());
