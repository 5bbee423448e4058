// What the linter refuses: hidden types, oversized files, forgotten promises, stray powers. No suppression counts.
import { defineConfig } from 'oxlint';
import { accessibility } from './tools/lint/accessibility.js';
import { powers } from './tools/lint/powers.js';
import { habits, mistakes, reactRules, sizes, typedRules } from './tools/lint/rules.js';

const tests = [
  '**/*.test.{ts,tsx}',
  'e2e/**',
  'server/test/**',
  'web/test/**',
  'packages/*/test/**',
  'packages/*/evaluation/**',
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./tools/lint/plugin.js'],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/dist/', '.cache/', 'data/', 'web/public/'],
  rules: { ...mistakes, ...typedRules, ...sizes },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: habits },
    // No compiler knows the names in these.
    {
      files: ['e2e/stripe/*.js'],
      env: { browser: true },
      rules: { 'no-undef': 'error', 'no-redeclare': 'error' },
    },
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
    { files: ['web/src/**'], rules: reactRules },
    accessibility,
    ...powers,
  ],
});
