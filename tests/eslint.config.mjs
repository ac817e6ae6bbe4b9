import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from '../src-renderer/svelte.config.js';

const root = new URL('..', import.meta.url).pathname;

/** What would work in Node and fail, or leak, in a page that is not a secure context. */
const FORBIDDEN_IN_SHARED = [
  { name: 'window', message: 'src-shared runs where there is no window.' },
  { name: 'document', message: 'src-shared runs where there is no document.' },
  { name: 'process', message: 'src-shared runs where there is no process.' },
];

const FORBIDDEN_PROPERTIES = [
  { object: 'Math', property: 'random', message: 'Chance comes from a seed or from getRandomValues.' },
  { property: 'subtle', message: 'crypto.subtle is missing in a page over plain http.' },
  { property: 'randomUUID', message: 'crypto.randomUUID is missing in a page over plain http.' },
];

export default ts.config(
  { ignores: ['out/**', 'dist/**', 'coverage/**', 'test-results/**', 'reports/**', 'node_modules/**'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: root,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': ['error', ...FORBIDDEN_PROPERTIES],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, svelteConfig },
    },
    rules: {
      'svelte/button-has-type': 'error',
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
    },
  },
  {
    // Playwright reads from the pattern which fixtures a fixture needs; one that needs none has an empty one.
    files: ['tests/kit/showcaseTest.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['src-shared/**'], rules: { 'no-restricted-globals': ['error', ...FORBIDDEN_IN_SHARED] } },
  { files: ['**/*.mjs', '**/*.js'], ...ts.configs.disableTypeChecked },
  { files: ['**/*.mjs', '**/*.js'], languageOptions: { globals: globals.node } },
);
