// The linter reports one planted violation per rule, and accepts the correct alternatives.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../../oxlint.config.ts';
import { plant, refusals } from './planted.ts';
import { onScripts, onThePage, onTheServer } from './violations.ts';

const imports = 'eslint(no-restricted-imports)';
const lines = (count: number) => Array.from({ length: count }, (_, n) => `  use(${n});`).join('\n');
const chat = 'server/src/modules/chat';

/** Modules that the cases below import. */
const codebase = {
  'contract/src/chat.ts': `import { z } from 'zod';\nexport const Chat = z.object({});\nexport type Chat = z.infer<typeof Chat>;`,
  'contract/src/calls.ts': `export const calls = {};`,
  'server/src/config.ts': `export const port = process.env['PORT'];`,
  'server/src/modules/characters/store.ts': `import { eq } from 'drizzle-orm';\nexport const row = eq;`,
};

const refused: readonly [what: string, path: string, text: string, rule: string][] = [
  [
    'a date that is written in a locale of its own',
    'web/src/ui/e.ts',
    `export const day = new Intl.DateTimeFormat('en');`,
    'eslint(no-restricted-properties)',
  ],
  [
    'a number that is written in a locale of its own',
    'web/src/ui/f.ts',
    `export const count = (all: number) => all.toLocaleString('en');`,
    'eslint(no-restricted-properties)',
  ],
  ['a validator on the page', 'web/src/lib/b.ts', `export { z } from 'zod';`, imports],
  [
    'shapes of the contract on the page as values',
    'web/src/lib/c.ts',
    `import { Chat } from '@velour/contract/chat.ts';\nexport const shape = Chat;`,
    imports,
  ],
  [
    'a validator in what reaches the page',
    'contract/src/client.ts',
    `import { z } from 'zod';\nexport const shape = z;`,
    imports,
  ],
  ['SQL outside a store', `${chat}/rules.ts`, `export { eq } from 'drizzle-orm';`, imports],
  ['the driver in a store', `${chat}/store.ts`, `export { Pool } from 'pg';`, imports],
  [
    'the queue outside the platform',
    `${chat}/sub/jobs.ts`,
    `export { PgBoss } from 'pg-boss';`,
    imports,
  ],
  [
    'the environment outside the configuration',
    'server/src/app.ts',
    `export const port = process.env['PORT'];`,
    'eslint(no-restricted-properties)',
  ],
  [
    'the console on the server',
    'server/src/main.ts',
    `console.log('hello');`,
    'eslint(no-console)',
  ],
  [
    'a text in a component',
    'web/src/features/chat/e.tsx',
    `export const E = () => <p>Say hello</p>;`,
    'velour(syntax)',
  ],
  [
    'a text in an attribute',
    'web/src/features/chat/f.tsx',
    `export const F = () => <img alt="A portrait" />;`,
    'velour(syntax)',
  ],
  [
    'a key that is written out',
    'web/src/features/chat/g.ts',
    `export const chats = { queryKey: ['chats', 'list'] };`,
    'velour(syntax)',
  ],
  [
    'an object literal that is spread',
    'server/src/platform/i.ts',
    `export const add = (a: number) => ({ ...{ a, b: 1 } });`,
    'velour(syntax)',
  ],
  [
    'all needs handed on by a spread',
    'server/src/platform/j.ts',
    `export const add = (needs: { a: number }) => ({ ...needs, b: 1 });`,
    'velour(syntax)',
  ],
];

const allowed: readonly [what: string, path: string, text: string][] = [
  [
    'the one place that writes dates and numbers',
    'web/src/lib/formats.ts',
    `export const day = new Intl.DateTimeFormat('en');`,
  ],
  [
    'types of the contract on the page',
    'web/src/features/chat/ok.ts',
    `import type { Chat } from '@velour/contract/chat.ts';\nexport const chats: Chat[] = [];`,
  ],
  [
    'the calls on the page',
    'web/src/lib/ok.ts',
    `export { calls } from '@velour/contract/calls.ts';`,
  ],
  [
    'a factory that is long only by the functions in it',
    'server/src/platform/ok.ts',
    `declare function use(n: number): void;\nexport const createGate = () => ({\n  open() {\n${lines(40)}\n  },\n  close() {\n${lines(40)}\n  },\n});`,
  ],
  [
    'a handled promise',
    'server/src/platform/handled.ts',
    `export function go(work: Promise<void>): void {\n  void work.then(() => 1);\n}`,
  ],
];

/**
 * It reports code that React's compiler gives up on; `exhaustive-deps` and `immutability` report
 * all such code we know first.
 */
const unplanted = ['react/preserve-manual-memoization'];

const place = (rule: string, folder: string, ending: string): string =>
  `${folder}/${rule.replace('/', '-')}.${ending}`;
const single = [
  ...Object.entries(onTheServer).map(
    ([rule, text]) => [rule, place(rule, 'server/src/one', 'ts'), text] as const,
  ),
  ...Object.entries(onThePage).map(
    ([rule, text]) => [rule, place(rule, 'web/src/one', 'tsx'), text] as const,
  ),
  ...Object.entries(onScripts).map(
    ([rule, text]) => [rule, place(rule, 'e2e/stripe', 'js'), text] as const,
  ),
];

let folder = '';
let found = new Map<string, string[]>();

beforeAll(() => {
  const cases = [...refused, ...allowed, ...single].map(([, path, text]) => [path, text]);
  folder = plant({ ...Object.fromEntries(cases), ...codebase });
  found = refusals(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter refuses', () => {
  test.each(refused)('%s', (...[, path, , rule]) => {
    expect(found.get(path) ?? []).toContain(rule);
  });

  test.each(single)('what breaks %s', (rule, path) => {
    const reported = (found.get(path) ?? []).map((name) => name.replace(/^.*\(|\)$/g, ''));
    expect(reported).toContain(rule.replace(/^.*\//, ''));
  });
});

test('each rule has a planted violation', () => {
  const sets = [config.rules, ...(config.overrides ?? []).map(({ rules }) => rules)];
  const rules = new Set(sets.flatMap((set) => Object.keys(set ?? {})));
  const planted = [...single.map(([rule]) => rule), ...unplanted];
  const inContext = refused.map(([, , , rule]) =>
    rule.replace(/^eslint\(|\)$/g, '').replace('(', '/'),
  );
  expect([...rules].filter((rule) => ![...planted, ...inContext].includes(rule))).toEqual([]);
});

describe('the linter lets through', () => {
  test.each(allowed)('%s', (_, path) => {
    expect(found.get(path) ?? []).toEqual([]);
  });

  test('everything that the planted codebase itself is made of', () => {
    expect(Object.keys(codebase).flatMap((path) => found.get(path) ?? [])).toEqual([]);
  });
});
