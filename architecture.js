// Allowed imports: read by the linter, the structure check and the map in ARCHITECTURE.md.

/** What a file of a server module may end in: `ledger.store.ts`; without one it is the topic's use-cases. */
export const fileKinds = ['rules', 'store', 'tables', 'words', 'test'];

/** A topic with at least so many files gets a folder. */
export const leastFilesOfFolder = 4;

/** File names without a meaning, which attract unrelated code. */
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

/** The layers of the modules, highest first; imports go to a lower layer. */
export const layers = [
  ['account', 'stats', 'operations'],
  ['feedback', 'reports', 'shop'],
  ['chat', 'site'],
  ['catalogue', 'gallery', 'generation', 'studio'],
  ['characters', 'payments'],
  ['jobs'],
  ['approvals', 'budgets', 'notifications'],
  ['identity', 'safety', 'wallet'],
  ['sites', 'assets', 'audit'],
];

/**
 * Each module with the modules whose public API (`service.ts`) it may import, and whose tables its own
 * tables and stores may name (for a foreign key, for a join that reads). An unused pair is refused.
 */
export const dependencies = {
  account: [
    'approvals',
    'audit',
    'characters',
    'chat',
    'identity',
    'jobs',
    'payments',
    'sites',
    'wallet',
  ],
  stats: [
    'approvals',
    'catalogue',
    'characters',
    'chat',
    'identity',
    'payments',
    'reports',
    'sites',
    'wallet',
    'jobs',
    'studio',
    'audit',
    'feedback',
    'safety',
  ],
  feedback: ['assets', 'gallery', 'identity', 'sites'],
  approvals: ['assets', 'audit', 'identity'],
  notifications: ['identity', 'sites'],
  reports: ['assets', 'audit', 'characters', 'chat', 'identity', 'sites'],
  budgets: ['audit', 'identity', 'sites'],
  chat: [
    'budgets',
    'catalogue',
    'characters',
    'identity',
    'payments',
    'safety',
    'sites',
    'studio',
    'wallet',
  ],
  gallery: ['assets', 'characters', 'wallet'],
  shop: ['characters', 'chat', 'gallery', 'payments', 'wallet'],
  site: ['assets', 'catalogue', 'characters', 'sites'],
  catalogue: ['audit', 'characters', 'identity', 'sites'],
  studio: ['assets', 'audit', 'characters', 'identity', 'jobs', 'safety', 'sites', 'wallet'],
  generation: ['assets', 'budgets', 'characters', 'jobs', 'wallet'],
  characters: ['assets', 'audit', 'identity', 'safety', 'sites', 'jobs'],
  identity: ['audit', 'sites'],
  operations: ['audit', 'sites'],
  payments: ['audit', 'sites', 'wallet'],
  safety: ['sites'],
  sites: [],
  assets: [],
  audit: [],
  jobs: ['audit', 'budgets', 'sites', 'wallet'],
  wallet: ['audit', 'sites'],
};

/** Each package that is built on others, with those; the rest import nothing of this repository. */
export const packages = {
  'character-cards': ['text-search'],
  'chat-memory': ['calendar', 'text-search'],
};
