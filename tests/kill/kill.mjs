/** `npm run test:kill -- [minutes] [seed]`: a host is killed again and again while people play (decision 48: half an hour). */
import { register } from 'tsx/esm/api';

register();
const { runKill } = await import('./kill.ts');
const [minutes = '30', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
process.exit(await runKill(Number(minutes), seed));
