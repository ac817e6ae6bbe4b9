/**
 * Who may import whom, and which words a layer may not use. The first entry whose `files` matches a file is its
 * layer. `local` are path prefixes from the root of the repo, `packages` are names of packages or of Node's own
 * modules ("node:" for all of them).
 */
export interface Layer {
  readonly name: string;
  readonly files: RegExp;
  readonly local: readonly string[];
  readonly packages: readonly string[];
  /** Identifiers and keywords that may not stand in the code of the layer, comments and strings aside. */
  readonly words: readonly string[];
}

const SHARED = 'src-shared/';
const LANG = `${SHARED}lang/`;
const RULES = `${SHARED}rules/`;
const VIEW = `${SHARED}view/seatView.ts`;
const BRAND = `${SHARED}view/projected.ts`;
const TERMS = `${RULES}terms.ts`;
const COMMANDS = `${RULES}commands.ts`;
const RULEBOOK = `${RULES}rulebook.ts`;
const PROTOCOL = `${SHARED}protocol/`;
/** What travels between a host and its guests. */
const MESSAGES = ['messages', 'deal', 'refusals', 'tableView'].map((file) => `${PROTOCOL}${file}.ts`);
/** What may be a name: the host's own rule, so that a window can say it while somebody writes. */
const NAMES = `${PROTOCOL}names.ts`;
const LINK = `${SHARED}link/`;
const LOCALE = `${SHARED}locale/`;
/** What a window and its shell tell each other. */
const BRIDGE = ['bridge', 'hosting', 'hitlerQuestion', 'nearby', 'pastGames', 'settings', 'unfinished'].map(
  (file) => `${SHARED}${file}.ts`,
);
const CONTROL = `${SHARED}control.ts`;
const DOCTOR = `${SHARED}doctorReport.ts`;
const GUEST = `${SHARED}guest/`;
const TALK = `${SHARED}talk/`;
const FAIRNESS = `${SHARED}fairness/`;
const COMMITMENT = `${FAIRNESS}commitment.ts`;
const CHECK = `${FAIRNESS}check.ts`;
const FAIR_TERMS = `${FAIRNESS}terms.ts`;
const RETELLING = `${FAIRNESS}retelling.ts`;
const GAME_FILE = `${PROTOCOL}gameFile.ts`;

/** What breaks purity: time, chance, the world. */
const IMPURE = [
  'Date',
  'async',
  'await',
  'Promise',
  'console',
  'globalThis',
  'setTimeout',
  'setInterval',
  'crypto',
  'performance',
];
/** What shared code outside the rules may not use either: it is injected. */
const WORLD = ['Date', 'console', 'setTimeout', 'setInterval', 'performance', 'localStorage', 'fetch'];

export const LAYERS: readonly Layer[] = [
  {
    name: 'settings of the build',
    files: /\.config\.(ts|js)$/,
    local: [LOCALE],
    packages: ['node:', 'vite', '@sveltejs/vite-plugin-svelte'],
    words: [],
  },
  {
    name: 'lang/random',
    files: /^src-shared\/lang\/random\.ts$/,
    local: [LANG],
    packages: ['@noble/hashes'],
    words: IMPURE,
  },
  { name: 'lang', files: /^src-shared\/lang\//, local: [LANG], packages: [], words: IMPURE },
  { name: 'rules', files: /^src-shared\/rules\//, local: [RULES, LANG], packages: [], words: IMPURE },
  {
    name: 'view',
    files: /^src-shared\/view\//,
    local: [RULES, LANG, `${SHARED}view/`],
    packages: [],
    words: [...IMPURE, 'unseal', '...', 'delete'],
  },
  {
    name: 'talk',
    files: /^src-shared\/talk\//,
    local: [TALK, VIEW, TERMS, LANG],
    packages: [],
    words: IMPURE,
  },
  {
    name: 'protocol',
    files: /^src-shared\/protocol\//,
    local: [PROTOCOL, VIEW, BRAND, TALK, TERMS, COMMANDS, LANG, FAIR_TERMS],
    packages: ['valibot', '@noble/hashes'],
    words: WORLD,
  },
  {
    name: 'fairness',
    files: /^src-shared\/fairness\//,
    local: [FAIRNESS, RULES, `${SHARED}view/`, LANG, `${PROTOCOL}dealShape.ts`],
    packages: ['@noble/hashes'],
    words: IMPURE,
  },
  {
    name: 'bots',
    files: /^src-shared\/bots\//,
    local: [`${SHARED}bots/`, VIEW, TALK, TERMS, COMMANDS, RULEBOOK, LANG],
    packages: [],
    words: IMPURE,
  },
  {
    name: 'locale',
    files: /^src-shared\/locale\//,
    local: [LOCALE, TERMS, COMMANDS, VIEW, TALK, ...MESSAGES, ...BRIDGE],
    packages: [],
    words: WORLD,
  },
  {
    name: 'link',
    files: /^src-shared\/link\//,
    local: [LINK, PROTOCOL, LANG],
    packages: ['@noble/curves', '@noble/ciphers', '@noble/hashes'],
    words: WORLD,
  },
  {
    name: 'guest',
    files: /^src-shared\/guest\//,
    local: [GUEST, PROTOCOL, LINK, LANG, ...BRIDGE, VIEW, TALK, TERMS, COMMANDS, FAIR_TERMS, COMMITMENT],
    packages: [],
    words: WORLD,
  },
  {
    name: 'bridge',
    files:
      /^src-shared\/(bridge|hosting|hitlerQuestion|nearby|pastGames|settings|unfinished|control|doctorReport)\.ts$/,
    local: [...BRIDGE, DOCTOR, PROTOCOL, LOCALE, VIEW, TALK, TERMS, COMMANDS, LANG, FAIR_TERMS],
    packages: [],
    words: WORLD,
  },
  {
    name: 'host/table',
    files: /^src-main\/host\/(table|playedGame|botSeats|hostActs|nextGame|presence)/,
    local: [
      RULES,
      `${SHARED}view/`,
      TALK,
      PROTOCOL,
      LINK,
      LANG,
      `${SHARED}bots/`,
      'src-main/host/',
      'src-main/journal/terms.ts',
      'src-main/log.ts',
      ...BRIDGE,
    ],
    packages: [],
    words: ['JSON', 'Date', 'console'],
  },
  {
    name: 'host',
    files: /^src-main\/host\//,
    local: [
      PROTOCOL,
      LINK,
      LANG,
      VIEW,
      TALK,
      BRAND,
      TERMS,
      COMMANDS,
      RULEBOOK,
      FAIR_TERMS,
      COMMITMENT,
      `${RULES}chance.ts`,
      `${SHARED}bots/`,
      `${GUEST}keeper.ts`,
      'src-main/host/',
      'src-main/journal/terms.ts',
      'src-main/lan/interfaces.ts',
      'src-main/log.ts',
      ...BRIDGE,
    ],
    packages: ['node:', 'ws'],
    words: ['console'],
  },
  {
    name: 'lan',
    files: /^src-main\/lan\//,
    local: [
      PROTOCOL,
      `${LINK}clock.ts`,
      LANG,
      ...BRIDGE,
      DOCTOR,
      'src-main/lan/',
      'src-main/profile.ts',
      'src-main/host/addresses.ts',
      'src-main/host/advertiser.ts',
    ],
    packages: ['node:', 'bonjour-service', 'valibot'],
    words: ['console', 'setTimeout', 'setInterval', 'performance'],
  },
  {
    name: 'journal',
    files: /^src-main\/journal\//,
    local: [
      LANG,
      `${LINK}bytes.ts`,
      `${PROTOCOL}base64url.ts`,
      `${SHARED}unfinished.ts`,
      'src-main/journal/',
    ],
    packages: ['node:', 'valibot', '@noble/ciphers', '@noble/hashes'],
    words: ['console', 'Date', 'setTimeout', 'setInterval', 'performance'],
  },
  {
    // It plays past games again to list them, and is told nothing of one that goes on.
    name: 'history',
    files: /^src-main\/history\//,
    local: [
      PROTOCOL,
      LANG,
      TERMS,
      FAIR_TERMS,
      RETELLING,
      ...BRIDGE,
      'src-main/history/',
      'src-main/profile.ts',
    ],
    packages: ['node:', 'valibot'],
    words: ['console'],
  },
  {
    name: 'main files',
    files: /^src-main\/(main|settings|profile|log|logFiles)\.ts$/,
    local: ['src-main/', SHARED, 'package.json'],
    packages: ['node:', 'valibot'],
    words: [],
  },
  {
    name: 'shell/electron',
    files: /^src-main\/shell\/electron\//,
    local: ['src-main/', ...BRIDGE, LOCALE, PROTOCOL, LANG, GUEST, LINK],
    packages: ['node:', 'electron'],
    words: [],
  },
  {
    name: 'shell',
    files: /^src-main\/shell\//,
    local: [
      'src-main/',
      ...BRIDGE,
      CONTROL,
      DOCTOR,
      LOCALE,
      PROTOCOL,
      LANG,
      GUEST,
      LINK,
      VIEW,
      TALK,
      TERMS,
      COMMANDS,
      FAIR_TERMS,
      CHECK,
    ],
    packages: ['node:', 'ws', 'valibot'],
    words: [],
  },
  {
    name: 'cli',
    files: /^src-main\/cli\//,
    local: ['src-main/', RULES, `${SHARED}view/`, PROTOCOL, LOCALE, LANG, ...BRIDGE, CHECK, FAIR_TERMS],
    packages: ['node:', 'tsx', 'uqr', 'vite'],
    words: [],
  },
  {
    // The one place of the window that reaches the rules: it runs apart from the page and is given an opened game.
    name: 'the check of an opened game',
    files: /^src-renderer\/checkWorker\.ts$/,
    local: [CHECK, 'src-renderer/checkInWorker.ts'],
    packages: [],
    words: ['document', 'window'],
  },
  {
    // The same for a game of the past.
    name: 'the retelling of a past game',
    files: /^src-renderer\/retellWorker\.ts$/,
    local: [RETELLING, GAME_FILE, 'src-renderer/retellInWorker.ts'],
    packages: [],
    words: ['document', 'window'],
  },
  {
    name: 'session',
    files: /^src-renderer\/(session|answer|reactions|marks|pastGames|vocabulary)\.svelte\.ts$/,
    local: [
      ...BRIDGE,
      DOCTOR,
      PROTOCOL,
      LANG,
      LOCALE,
      VIEW,
      TALK,
      TERMS,
      COMMANDS,
      'src-renderer/languages.ts',
      'src-renderer/answer.svelte.ts',
      'src-renderer/reactions.svelte.ts',
      'src-renderer/marks.svelte.ts',
      'src-renderer/pastGames.svelte.ts',
      'src-renderer/vocabulary.svelte.ts',
      'src-renderer/later.svelte.ts',
    ],
    packages: ['svelte'],
    words: [],
  },
  {
    name: 'bridges of the window',
    files:
      /^src-renderer\/(\w*[bB]ridge\w*|browserWire|eventQueue|openPage|pageGuest|laterGuest|checkInWorker|seatKeys|tableInfo|waking)\.ts$/,
    local: [
      ...BRIDGE,
      CONTROL,
      PROTOCOL,
      LANG,
      GUEST,
      LINK,
      `${TALK}talkView.ts`,
      FAIR_TERMS,
      'src-renderer/',
    ],
    packages: ['valibot'],
    words: [],
  },
  {
    name: 'lobby models',
    files: /^src-renderer\/lobbyModel\//,
    local: [
      TERMS,
      VIEW,
      LOCALE,
      ...MESSAGES,
      LANG,
      ...BRIDGE,
      DOCTOR,
      NAMES,
      'src-renderer/lobbyModel/',
      'src-renderer/tableModel/signs.ts',
    ],
    packages: ['uqr'],
    words: ['$state', '$derived', '$effect', 'document', 'window'],
  },
  {
    name: 'table models',
    files: /^src-renderer\/tableModel\//,
    local: [
      VIEW,
      TALK,
      TERMS,
      COMMANDS,
      RULEBOOK,
      LOCALE,
      FAIR_TERMS,
      ...MESSAGES,
      LANG,
      'src-renderer/tableModel/',
      'src-renderer/lobbyModel/',
    ],
    packages: [],
    words: ['$state', '$derived', '$effect', 'document', 'window'],
  },
  {
    name: 'past models',
    files: /^src-renderer\/pastModel\//,
    local: [
      VIEW,
      TALK,
      TERMS,
      LOCALE,
      RETELLING,
      GAME_FILE,
      ...MESSAGES,
      ...BRIDGE,
      'src-renderer/pastModel/',
      'src-renderer/tableModel/',
      'src-renderer/lobbyModel/',
    ],
    packages: [],
    words: ['$state', '$derived', '$effect', 'document', 'window'],
  },
  {
    name: 'components',
    files: /^src-renderer\/components\//,
    local: [
      'src-renderer/components/',
      'src-renderer/tableModel/',
      'src-renderer/lobbyModel/',
      'src-renderer/pastModel/',
      TERMS,
      'src-renderer/tokens.css',
    ],
    packages: ['svelte', 'uqr'],
    words: [],
  },
  {
    name: 'sound',
    files: /^src-renderer\/sound\//,
    local: ['src-renderer/sound/', 'src-renderer/tableModel/'],
    packages: [],
    words: ['document', 'fetch'],
  },
  {
    name: 'screens',
    files: /^src-renderer\/screens\//,
    local: [
      'src-renderer/sound/',
      'src-renderer/screens/',
      'src-renderer/components/',
      'src-renderer/tableModel/',
      'src-renderer/lobbyModel/',
      'src-renderer/pastModel/',
      'src-renderer/files.ts',
      'src-renderer/retellInWorker.ts',
      'src-renderer/session.svelte.ts',
      'src-renderer/pageFacts.svelte.ts',
      'src-renderer/languages.ts',
      LOCALE,
      ...BRIDGE,
      ...MESSAGES,
      VIEW,
      TALK,
      TERMS,
      COMMANDS,
    ],
    packages: ['svelte'],
    words: [],
  },
  {
    name: 'window',
    files: /^src-renderer\/(App\.svelte|(parts\/)?\w+(\.svelte)?\.ts)$/,
    local: [
      'src-renderer/',
      ...BRIDGE,
      CONTROL,
      LOCALE,
      ...MESSAGES,
      `${PROTOCOL}tableInfo.ts`,
      `${PROTOCOL}base64url.ts`,
      RETELLING,
      GAME_FILE,
    ],
    packages: ['svelte'],
    words: [],
  },
];

/** Reaching these from the window would put the secrets of every seat where the developer tools are. */
export const NEVER_IN_THE_WINDOW = [
  `${RULES}state.ts`,
  `${RULES}reduce.ts`,
  `${RULES}setup.ts`,
  `${RULES}sealed.ts`,
  `${SHARED}view/project.ts`,
] as const;
