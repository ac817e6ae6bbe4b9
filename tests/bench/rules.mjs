/** `npm run bench:rules -- [seconds] [runs]`: how fast the rules and the views are, beside a loop that copies a Map. */
import { register } from 'tsx/esm/api';

register();
const { benchRules } = await import('./rules.ts');
benchRules();
