/** `npm run dist`: the installers of this machine's own system, in `dist/`. More arguments go to electron-builder. */
import { pack } from './pack.mjs';

process.exit((await pack(process.argv.slice(2))) ? 0 : 1);
