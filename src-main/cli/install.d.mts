/**
 * Whether `node_modules` in `folder` holds what its lock names, by npm's own note of what it installed. Packages
 * for other systems may be missing.
 */
export function isInstalled(folder: string): boolean;

/** Runs `npm ci` where the lock names anything that is not there. Gives false, after a sentence, if that failed. */
export function ensureInstalled(): Promise<boolean>;
