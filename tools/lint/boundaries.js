// Allowed imports as rules for eslint-plugin-boundaries.
import { dependencies } from '../../architecture.js';

/** Folders that mean something, the most particular first; whatever is left in `server/src` wires them. */
const elements = [
  { type: 'contract', pattern: 'contract/src' },
  { type: 'platform', pattern: 'server/src/platform' },
  { type: 'testing', pattern: 'packages/testing' },
  { type: 'package', pattern: 'packages/*', capture: ['package'] },
  { type: 'provider', pattern: 'server/src/providers/*', capture: ['provider'] },
  { type: 'module', pattern: 'server/src/modules/*', capture: ['module'] },
  { type: 'wiring', pattern: 'server/src' },
  { type: 'seed', pattern: 'server/seed' },
  { type: 'harness', pattern: 'server/test' },
  { type: 'bench', pattern: 'server/bench' },
  { type: 'shared', pattern: 'web/src/features/shared' },
  { type: 'feature', pattern: 'web/src/features/*', capture: ['feature'] },
  { type: 'ui', pattern: 'web/src/ui' },
  { type: 'lib', pattern: 'web/src/lib' },
  { type: 'route', pattern: 'web/src/routes' },
  { type: 'shell', pattern: 'web/src' },
  { type: 'journey', pattern: 'e2e' },
];

const files = [
  { category: 'public api', pattern: 'server/src/modules/*/service.ts' },
  { category: 'tables', pattern: 'server/src/modules/**/*tables.ts' },
  { category: 'sql', pattern: 'server/src/modules/**/*{store,tables}.ts' },
  { category: 'port', pattern: 'server/src/providers/*/port.ts' },
  // What the kit may know of lib: how things are written, what the site is called, the toasts and what a store is.
  { category: 'kit base', pattern: 'web/src/lib/{formats,site-config,store,toasts}.ts' },
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
];

/** @param {...string} types */
const element = (...types) => ({ element: { types: { anyOf: types } } });

/**
 * @param {string[]} from
 * @param {string[]} to
 */
const allow = (from, to) => ({ from: element(...from), allow: { to: element(...to) } });

/** The last policy that fits decides. Inside one element imports are free. */
const policies = [
  { allow: { to: element('contract') } },
  { from: element('contract'), disallow: { to: element('contract', ...others('contract')) } },
  { from: element('ui', 'journey'), disallow: { to: element('contract') } },

  allow(['provider', 'module', 'wiring', 'seed', 'harness', 'bench'], ['platform', 'package']),
  // One provider may use another: the embedded user pool sends its codes by mail.
  { from: element('module', 'provider'), allow: { to: { file: { categories: 'port' } } } },
  ...Object.entries(dependencies).flatMap(([module, others]) => {
    const from = { type: 'module', captured: { module } };
    const to = { type: 'module', captured: { module: others } };
    return [
      {
        from: { element: from },
        allow: { to: { element: to, file: { categories: 'public api' } } },
      },
      // A foreign key or a reading join names the other module's table, in the same direction.
      {
        from: { element: from, file: { categories: 'sql' } },
        allow: { to: { element: to, file: { categories: 'tables' } } },
      },
    ];
  }),
  allow(['wiring', 'harness', 'bench'], ['provider', 'module', 'wiring', 'seed', 'harness']),
  // A bench of the page drives the same browser as the journeys do.
  allow(['bench'], ['journey']),
  allow(['seed'], ['module', 'provider', 'wiring']),
  { from: { file: { categories: 'test' } }, allow: { to: element('harness', 'testing') } },
  allow(['harness', 'bench', 'journey'], ['testing']),
  // Packages import nothing of the product, and neither do their tests.
  { from: element('package'), disallow: { to: element('contract', ...others('testing')) } },

  // What several features share is drawn with the kit, too.
  allow(['lib'], ['ui']),
  { from: element('ui'), allow: { to: { file: { categories: 'kit base' } } } },
  allow(['shared'], ['ui', 'lib']),
  allow(['feature'], ['shared', 'ui', 'lib']),
  allow(['route'], ['feature', 'shared', 'ui', 'lib']),
  allow(['shell'], ['route', 'feature', 'shared', 'ui', 'lib']),
];

/** @param {string} type */
function others(type) {
  return elements.map((known) => known.type).filter((known) => known !== type);
}

/** @param {string} root */
export const settings = (root) => ({
  'boundaries/root-path': root,
  'boundaries/elements': elements.map((known) => ({ ...known, partialMatch: false })),
  'boundaries/files': files,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'import/resolver': { [new URL('import-resolver.js', import.meta.url).pathname]: { root } },
});

export const rules = {
  'boundaries/dependencies': ['error', { default: 'disallow', policies }],
};
