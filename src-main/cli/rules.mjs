/** `npm run -s rules -- replay|play`: lets Node read TypeScript, then hands over to it. */
import { register } from 'tsx/esm/api';

register();
const { runRules } = await import('./rules.ts');
process.exitCode = await runRules(process.argv.slice(2));
