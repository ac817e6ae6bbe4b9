export { ensureInstalled } from './install.mjs';

/** What must be built in `folder`: its sources, manifest or lock changed since, or its files are gone. */
export function staleNames(folder: string): readonly ('window' | 'main')[];

/** What `out/.stamp` holds when everything in `folder` is built: one hash a target, over names and bytes. */
export function currentStamp(folder: string): Readonly<Record<'window' | 'main', string>>;

/**
 * Builds what is stale, in a process of its own so that the builder's memory does not stay with the app. Gives
 * false, after a sentence, if a build failed.
 */
export function ensureBuilt(): Promise<boolean>;
