// Lint rules that restrict modules: who may use the database, the queue, the environment, the console or a validator.

const driver = ['pg', 'pg/*', '@electric-sql/*'];
const sql = ['drizzle-orm', 'drizzle-orm/*'];
const queue = ['pg-boss'];

/**
 * @param {string[]} group
 * @param {string} message
 */
const refuse = (group, message) => ({ group, message });

const noDriver = {
  ...refuse(driver, 'The driver stays in server/src/platform/db.'),
  allowTypeImports: true,
};
const noSql = refuse(sql, 'SQL belongs in store.ts, *.store.ts and tables.ts.');
const noQueue = refuse(queue, 'Jobs go through server/src/platform/queue.ts.');
const noEnvironment = refuse(['node:process', 'process'], 'Use the global; it is checked.');

/**
 * @param {(ReturnType<typeof refuse> & { allowTypeImports?: boolean })[]} patterns
 * @returns {import('./rules.js').Rules}
 */
const imports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
});

/** Files of the contract that are bundled for the browser. */
const forPage = [
  'admin-role-values',
  'account-errors',
  'announcement-values',
  'balances',
  'browse',
  'calls',
  'character-fields',
  'character-limits',
  'chat-limits',
  'chat-preview',
  'client',
  'errors',
  'features',
  'feedback-values',
  'job-errors',
  'job-states',
  'picture-requests',
  'rights-statement',
  'audit-values',
  'csv',
  'studio-limits',
  'memory-values',
  'receipt-values',
  'chat-settings-values',
  'metrics',
  'notification-values',
  'paid-providers',
  'pictures',
  'region-values',
  'site-values',
  'report-values',
  'screens',
];

const noFolding = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties themselves: spreading an object literal says nothing.',
};
const noHandingAll = {
  selector: 'ObjectExpression > SpreadElement > Identifier[name=/^(needs|parts)$/]',
  message: 'Name what is handed on: a spread of all needs hides who uses what.',
};

/** Formatting functions for user-visible text; tests may compute expectations with `Intl`. */
const formats = [
  { object: 'Intl', message: 'Dates, numbers and money are written by web/src/lib/formats.ts.' },
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
    property,
    message: 'Dates, numbers and money are written by web/src/lib/formats.ts.',
  })),
];

/** Query keys must come from the call, so that mutations can invalidate them. */
const literalKey = {
  selector: 'Property[key.name=queryKey] > ArrayExpression',
  message: 'A query and its key come from `q` of web/src/lib/queries.ts.',
};
const ownTexts = 'A text that a person reads stands in a texts.ts.';

/** @type {import('oxlint').OxlintOverride[]} */
export const powers = [
  {
    files: ['{contract,e2e,packages,server,tools,web}/**/*.{ts,tsx,js}'],
    rules: { 'velour/syntax': ['error', noFolding] },
  },
  {
    files: ['server/src/**/*.ts'],
    excludeFiles: ['**/*.test.ts'],
    rules: { 'velour/syntax': ['error', noFolding, noHandingAll] },
  },
  {
    files: ['server/src/**/*.ts'],
    rules: {
      ...imports(noDriver, noSql, noQueue, noEnvironment),
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only config.ts and environment.ts of the server read it.',
        },
      ],
    },
  },
  {
    files: [
      'server/src/{modules,providers}/**/{store,tables,*.store,*.tables}.ts',
      'server/src/platform/**/*.ts',
    ],
    rules: imports(noDriver, noQueue, noEnvironment),
  },
  { files: ['server/src/platform/db/**/*.ts'], rules: imports(noQueue, noEnvironment) },
  { files: ['server/src/platform/queue.ts'], rules: imports(noDriver, noEnvironment) },
  {
    files: ['server/src/{config,environment}.ts', 'server/**/*.test.ts'],
    rules: {
      'no-restricted-properties': 'off',
      'no-restricted-imports': 'off',
    },
  },
  {
    files: [...forPage.map((name) => `contract/src/${name}.ts`), 'contract/src/*.calls.ts'],
    rules: imports({
      group: [
        'zod',
        './*',
        '!./errors.ts',
        '!./account-errors.ts',
        '!./job-errors.ts',
        '!./character-limits.ts',
        '!./chat-limits.ts',
        '!./*.calls.ts',
      ],
      allowTypeImports: true,
      message: 'This file reaches the browser: no validator, only types.',
    }),
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      ...imports(
        refuse(['zod', 'zod/*'], 'The validator stays on the server; import types.'),
        {
          group: ['@velour/contract/*', ...forPage.map((name) => `!@velour/contract/${name}.ts`)],
          allowTypeImports: true,
          message: 'Only types: the rest of this file would bring the validator to the browser.',
        },
        refuse(['node:*'], 'This runs in a browser.'),
      ),
      'no-console': 'error',
      'no-restricted-properties': ['error', ...formats],
    },
  },
  {
    files: ['web/src/lib/formats.ts', 'web/src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['web/src/**/*.ts'],
    excludeFiles: ['web/src/lib/queries.ts', '**/*.test.ts'],
    rules: { 'velour/syntax': ['error', noFolding, literalKey] },
  },
  {
    files: ['web/src/**/*.tsx'],
    excludeFiles: ['**/*.test.tsx'],
    rules: {
      'velour/syntax': [
        'error',
        noFolding,
        literalKey,
        { selector: 'JSXText[value=/\\p{L}{2,}/u]', message: ownTexts },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|alt|label|placeholder|title)$/] > Literal[value=/\\p{L}{2,}/u]',
          message: ownTexts,
        },
      ],
    },
  },
];
