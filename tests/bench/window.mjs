/** `npm run bench:window -- [games]`: what a phone downloads and waits for, how smoothly it draws, what it keeps. */
import { register } from 'tsx/esm/api';

register();
const { benchWindow } = await import('./window.ts');
process.exitCode = await benchWindow(Number(process.argv[2] ?? 10));
