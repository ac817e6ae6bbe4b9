/** Which of the product's languages the environment names; the starter and the shells both ask. */

const TAGS = new Map([
  ['fi', 'fi'],
  ['zh', 'zh-Hans'],
  ['ko', 'ko'],
]);

/** The tag that LC_ALL, LC_MESSAGES or LANG names, in this order, else the system's own; English for any other. */
export function environmentLanguage(env) {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return TAGS.get(named.toLowerCase().split(/[-_.@]/)[0]) ?? 'en';
}
