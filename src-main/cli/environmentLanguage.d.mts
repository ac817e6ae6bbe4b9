import type { Language } from '../../src-shared/settings.ts';

/** The tag that LC_ALL, LC_MESSAGES or LANG names, in this order, else the system's own; English for any other. */
export function environmentLanguage(env: Readonly<Record<string, string | undefined>>): Language;
