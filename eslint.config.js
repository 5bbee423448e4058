// What the linter refuses: wrong directions between folders, hidden types, oversized files, stray powers.
// React's rules and those that need types are in .oxlintrc.json: oxlint is many times faster.
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import * as direction from './tools/lint/boundaries.js';
import { accessibility } from './tools/lint/accessibility.js';
import { functionSize } from './tools/lint/function-size.js';
import { powers } from './tools/lint/powers.js';

const root = import.meta.dirname;
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.suite.ts',
  'e2e/**',
  'server/test/**',
  'web/test/**',
  'packages/*/test/**',
  'packages/*/evaluation/**',
];
const plainScripts = ['**/*.js'];

const browser = ['window', 'document', 'location', 'parent', 'fetch', 'addEventListener'];
const inBrowser = ['ResizeObserver', 'URLSearchParams', ...browser].map((name) => [
  name,
  'readonly',
]);

const sizes = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'velour/function-size': ['error', 50],
  'max-params': ['error', 4],
  complexity: ['error', 20],
  'max-depth': ['error', 4],
};

const habits = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-else-return': 'error',
  'object-shorthand': 'error',
  'prefer-template': 'error',
  'no-param-reassign': 'error',
  'no-warning-comments': [
    'error',
    { terms: ['todo', 'fixme', 'xxx', 'hack', 'eslint-disable', 'oxlint-disable'] },
  ],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-invalid-void-type': 'off',
  'no-control-regex': 'off',
  'no-misleading-character-class': ['error', { allowEscape: true }],
};

export default defineConfig(
  globalIgnores(['**/node_modules/', '**/dist/', '.cache/', 'data/', 'web/public/']),
  // No suppression counts: what a rule refuses is split or mended, or the rule is changed here.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  { plugins: { boundaries, velour: { rules: { 'function-size': functionSize } } } },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { tsconfigRootDir: root } },
    settings: direction.settings(root),
    rules: { ...direction.rules, ...sizes, ...habits },
  },
  {
    files: plainScripts,
    languageOptions: { globals: { process: 'readonly', URL: 'readonly', console: 'readonly' } },
    rules: { ...sizes, '@typescript-eslint/no-require-imports': 'error' },
  },
  // The fake of a payment provider's script runs in a page, as it stands.
  { files: ['e2e/stripe/*.js'], languageOptions: { globals: Object.fromEntries(inBrowser) } },
  // Markup and wiring are long without being difficult, and lists of words are no code.
  { files: ['web/src/**/*.tsx'], rules: { 'velour/function-size': ['error', 60] } },
  { files: ['server/src/process.ts'], rules: { 'velour/function-size': ['error', 60] } },
  {
    files: ['server/src/modules/*/service.ts'],
    rules: { 'velour/function-size': ['error', 130] },
  },
  { files: ['server/src/services.ts'], rules: { 'velour/function-size': ['error', 250] } },
  { files: tests, rules: { 'velour/function-size': 'off', 'max-lines': ['error', 500] } },
  { files: ['**/*.words.ts'], rules: { 'max-lines': 'off' } },
  powers,
  accessibility,
);
