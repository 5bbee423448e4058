// Who may import whom: read by the linter, by the structure check and by the map in ARCHITECTURE.md.

/** The seven words that a server module is made of. */
export const moduleWords = ['routes', 'service', 'policy', 'rules', 'store', 'tables', 'jobs'];

/** File names that say nothing, so that things without a place collect behind them. */
export const emptyNames = [
  'utils',
  'helpers',
  'common',
  'misc',
  'types',
  'index',
  'manager',
  'schema',
];

/** The modules from the top floor to the ground; an import goes to a lower floor. */
export const floors = [
  ['account', 'figures', 'operations'],
  ['reports'],
  ['chat', 'site'],
  ['studio', 'allowance'],
  ['characters', 'payments'],
  ['work'],
  ['budgets'],
  ['identity', 'safety', 'wallet'],
  ['sites', 'assets', 'audit'],
];

/**
 * Each module with the modules whose door (`service.ts`) it may use, and whose tables its own tables
 * and stores may name (for a foreign key, for a join that reads). A pair that nobody uses is refused.
 */
export const doors = {
  account: [
    'allowance',
    'assets',
    'audit',
    'characters',
    'chat',
    'identity',
    'payments',
    'reports',
    'sites',
    'wallet',
    'work',
  ],
  figures: [
    'allowance',
    'characters',
    'identity',
    'payments',
    'reports',
    'sites',
    'wallet',
    'work',
  ],
  reports: ['assets', 'audit', 'characters', 'chat', 'identity', 'sites'],
  allowance: ['identity', 'payments', 'sites', 'wallet'],
  budgets: ['audit', 'identity', 'sites'],
  chat: ['allowance', 'budgets', 'characters', 'identity', 'payments', 'safety', 'sites'],
  site: ['assets', 'characters', 'sites'],
  characters: ['assets', 'audit', 'budgets', 'identity', 'safety', 'sites', 'work'],
  identity: ['sites'],
  operations: ['audit'],
  payments: ['sites', 'wallet'],
  safety: [],
  sites: [],
  assets: [],
  audit: [],
  work: ['audit', 'budgets', 'sites', 'wallet'],
  wallet: ['audit', 'sites'],
};
