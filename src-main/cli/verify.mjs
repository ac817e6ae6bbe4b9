/** `npm run -s verify -- FILE`: lets Node read TypeScript, then hands over to it. */
import { register } from 'tsx/esm/api';

register();
const { runVerify } = await import('./verify.ts');
process.exitCode = runVerify(process.argv.slice(2));
