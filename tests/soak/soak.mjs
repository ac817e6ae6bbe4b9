/** `npm run soak -- [minutes] [tables] [seed]`: whole games over real sockets amid mishaps (decision 48: half an hour). */
import { register } from 'tsx/esm/api';

register();
const { runSoak } = await import('./soak.ts');
const [minutes = '30', tables = '4', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
process.exit(await runSoak(Number(minutes), Number(tables), seed));
