// The linter refuses one planted violation per file, and accepts the correct alternatives.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { plant, refusals, oxlintRefusals } from './planted.ts';

const direction = 'boundaries/dependencies';
const imports = '@typescript-eslint/no-restricted-imports';
const lines = (count: number) => Array.from({ length: count }, (_, n) => `  use(${n});`).join('\n');

/** What is imported in the cases below. */
const codebase = {
  'architecture.js': `export const dependencies = { chat: ['characters'] };`,
  'contract/src/chat.ts': `import { z } from 'zod';\nexport const Chat = z.object({});\nexport type Chat = z.infer<typeof Chat>;`,
  'contract/src/calls.ts': `export const calls = {};`,
  'server/src/config.ts': `export const port = process.env['PORT'];`,
  'server/src/platform/clock.ts': `export const now = 1;`,
  'server/src/providers/llm/port.ts': `export const port = 1;`,
  'server/src/providers/llm/scripted.ts': `export { port } from './port.ts';`,
  'server/src/providers/image/port.ts': `export const port = 1;`,
  'server/src/modules/characters/service.ts': `export const find = 1;`,
  'server/src/modules/characters/rules.ts': `export const rule = 1;`,
  'server/src/modules/characters/store.ts': `import { eq } from 'drizzle-orm';\nexport const row = eq;`,
  'server/src/modules/characters/tables.ts': `export const table = 1;`,
  'server/test/harness.ts': `export { port } from '../src/providers/llm/scripted.ts';`,
  'web/src/lib/api.ts': `export const api = 1;`,
  'web/src/ui/button.tsx': `export const Button = 1;`,
  'web/src/features/chat/list.tsx': `export const List = 1;`,
  'web/src/features/wallet/badge.tsx': `export const Badge = 1;`,
  'web/src/features/shared/undo.ts': `export const undo = 1;`,
  'web/src/routes/home.tsx': `export const Home = 1;`,
} as const;

const chat = 'server/src/modules/chat';

const refused: readonly [what: string, path: string, text: string, rule: string][] = [
  [
    'a date that is written in a locale of its own',
    'web/src/ui/e.ts',
    `export const day = new Intl.DateTimeFormat('en');`,
    'no-restricted-properties',
  ],
  [
    'a number that is written in a locale of its own',
    'web/src/ui/f.ts',
    `export const count = (all: number) => all.toLocaleString('en');`,
    'no-restricted-properties',
  ],
  [
    'a picture without its words',
    'web/src/ui/d.tsx',
    `export const D = () => <img src="/a.png" />;`,
    'jsx-a11y/alt-text',
  ],
  [
    'a feature that imports a feature',
    'web/src/features/chat/a.ts',
    `export { Badge } from '../wallet/badge.tsx';`,
    direction,
  ],
  [
    'a control that imports a feature',
    'web/src/ui/a.ts',
    `export { List } from '../features/chat/list.tsx';`,
    direction,
  ],
  ['a control that fetches', 'web/src/ui/b.ts', `export { api } from '../lib/api.ts';`, direction],
  [
    'lib that imports a feature',
    'web/src/lib/a.ts',
    `export { List } from '../features/chat/list.tsx';`,
    direction,
  ],
  [
    'what features share that imports a feature',
    'web/src/features/shared/a.ts',
    `export { List } from '../chat/list.tsx';`,
    direction,
  ],
  [
    'lib that imports what features share',
    'web/src/lib/d.ts',
    `export { undo } from '../features/shared/undo.ts';`,
    direction,
  ],
  [
    'a feature that imports a screen',
    'web/src/features/chat/b.ts',
    `export { Home } from '../../routes/home.tsx';`,
    direction,
  ],
  [
    'a feature that loads a feature later',
    'web/src/features/chat/c.ts',
    `export const load = () => import('../wallet/badge.tsx');`,
    direction,
  ],
  [
    'the page that imports the server',
    'web/src/features/chat/d.ts',
    `export { now } from '../../../../server/src/platform/clock.ts';`,
    direction,
  ],
  [
    "a module that imports another's store",
    `${chat}/service.ts`,
    `export { row } from '../characters/store.ts';`,
    direction,
  ],
  [
    "a module that imports another's rules",
    `${chat}/policy.ts`,
    `export { rule } from '../characters/rules.ts';`,
    direction,
  ],
  [
    "a service that imports another's tables",
    `${chat}/sub/service.ts`,
    `export { table } from '../../characters/tables.ts';`,
    direction,
  ],
  [
    'a lower module that imports a higher service',
    'server/src/modules/characters/policy.ts',
    `export { send } from '../chat/jobs.ts';`,
    direction,
  ],
  [
    'a module that imports an adapter',
    `${chat}/jobs.ts`,
    `export { port as send } from '../../providers/llm/scripted.ts';`,
    direction,
  ],
  [
    'a module that imports the wiring',
    `${chat}/routes.ts`,
    `export { port } from '../../config.ts';`,
    direction,
  ],
  [
    'an provider that imports a module',
    'server/src/providers/llm/a.ts',
    `export { find } from '../../modules/characters/service.ts';`,
    direction,
  ],
  [
    "an provider that imports another provider's adapter",
    'server/src/providers/image/b.ts',
    `export { port } from '../llm/scripted.ts';`,
    direction,
  ],
  [
    'the platform that imports a module',
    'server/src/platform/a.ts',
    `export { find } from '../modules/characters/service.ts';`,
    direction,
  ],
  [
    'the contract that imports the server',
    'contract/src/a.ts',
    `export { now } from '../../server/src/platform/clock.ts';`,
    direction,
  ],
  [
    'a test that imports an adapter',
    `${chat}/service.test.ts`,
    `export { port } from '../../providers/llm/scripted.ts';`,
    direction,
  ],
  [
    'a journey that imports the server',
    'e2e/a.ts',
    `export { now } from '../server/src/platform/clock.ts';`,
    direction,
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
    'no-restricted-properties',
  ],
  ['the console on the server', 'server/src/main.ts', `console.log('hello');`, 'no-console'],
  [
    'a text in a component',
    'web/src/features/chat/e.tsx',
    `export const E = () => <p>Say hello</p>;`,
    'no-restricted-syntax',
  ],
  [
    'a text in an attribute',
    'web/src/features/chat/f.tsx',
    `export const F = () => <img alt="A portrait" />;`,
    'no-restricted-syntax',
  ],
  [
    'a key that is written out',
    'web/src/features/chat/g.ts',
    `export const chats = { queryKey: ['chats', 'list'] };`,
    'no-restricted-syntax',
  ],
  [
    'any',
    'server/src/platform/b.ts',
    `export const read = (text: any): string => String(text);`,
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'a non-null assertion',
    'server/src/platform/c.ts',
    `export const first = (list: string[]) => list[0]!;`,
    '@typescript-eslint/no-non-null-assertion',
  ],
  [
    'a file of more than 300 code lines',
    'server/src/platform/e.ts',
    `declare function use(n: number): void;\n${lines(300)}`,
    'max-lines',
  ],
  [
    'a long function',
    'server/src/platform/f.ts',
    `declare function use(n: number): void;\nexport function go(): void {\n${lines(50)}\n}`,
    'velour/function-size',
  ],
  [
    'a fifth parameter',
    'server/src/platform/g.ts',
    `export const add = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;`,
    'max-params',
  ],
  [
    'an object literal that is spread',
    'server/src/platform/i.ts',
    `export const add = (a: number) => ({ ...{ a, b: 1 } });`,
    'no-restricted-syntax',
  ],
  [
    'all needs handed on by a spread',
    'server/src/platform/j.ts',
    `export const add = (needs: { a: number }) => ({ ...needs, b: 1 });`,
    'no-restricted-syntax',
  ],
  [
    'a note to do it later',
    'server/src/platform/h.ts',
    `// TODO: later\nexport const later = 1;`,
    'no-warning-comments',
  ],
];

const allowed: readonly [what: string, path: string, text: string][] = [
  [
    'the one place that writes dates and numbers',
    'web/src/lib/formats.ts',
    `export const day = new Intl.DateTimeFormat('en');`,
  ],
  [
    "an provider that stands on another one's port",
    'server/src/providers/image/c.ts',
    `export { port } from '../llm/port.ts';`,
  ],
  [
    "an allowed module's service",
    `${chat}/ok/service.ts`,
    `export { find } from '../../characters/service.ts';`,
  ],
  [
    "an allowed module's table, for a reading join",
    `${chat}/ok/store.ts`,
    `export { table } from '../../characters/tables.ts';`,
  ],
  [
    "an allowed module's table, for a foreign key",
    `${chat}/tables.ts`,
    `export { table } from '../characters/tables.ts';`,
  ],
  [
    "an provider's port",
    `${chat}/ok/jobs.ts`,
    `export { port } from '../../../providers/llm/port.ts';`,
  ],
  [
    'the harness in a test',
    `${chat}/ok/service.test.ts`,
    `export { port } from '../../../../test/harness.ts';`,
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
    'a screen that lays features side by side',
    'web/src/routes/ok.ts',
    `export { List } from '../features/chat/list.tsx';\nexport { Badge } from '../features/wallet/badge.tsx';`,
  ],
  [
    'a factory that is long only by the functions in it',
    'server/src/platform/ok.ts',
    `declare function use(n: number): void;\nexport const createGate = () => ({\n  open() {\n${lines(40)}\n  },\n  close() {\n${lines(40)}\n  },\n});`,
  ],
];

let folder = '';
let found = new Map<string, string[]>();

beforeAll(async () => {
  const cases = [...refused, ...allowed].map(([, path, text]) => [path, text]);
  folder = plant({ ...Object.fromEntries(cases), ...codebase });
  found = await refusals(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter refuses', () => {
  test.each(refused)('%s', (...[, path, , rule]) => {
    expect(found.get(path)).toContain(rule);
  });

  test('a suppression of a rule', async () => {
    const text = `// eslint-disable-next-line no-console\nconsole.log('hello');`;
    const other = plant({ ...codebase, 'server/src/main.ts': text });
    const refused = (await refusals(other)).get('server/src/main.ts');
    expect(refused).toContain('no-console');
    expect(refused).toContain('no-warning-comments');
    rmSync(other, { recursive: true });
  });
});

test('the linter with types refuses a forgotten promise and lets a handled one through', () => {
  const forgotten = `export function go(work: Promise<void>): void {\n  work.then(() => 1);\n}`;
  const handled = `export function go(work: Promise<void>): void {\n  void work.then(() => 1);\n}`;
  const planted = plant({ 'server/src/a.ts': forgotten, 'server/src/b.ts': handled });
  onTestFinished(() => rmSync(planted, { recursive: true }));
  const output = oxlintRefusals(planted);
  expect(output).toContain('no-floating-promises');
  expect(output).toContain('a.ts');
  expect(output).not.toContain('b.ts');
});

test('what breaks the rules of React is refused', () => {
  const component = (text: string) =>
    `import { useEffect, useRef, useState } from 'react';\nexport function C({ on }: { on: boolean }) {\n${text}\n}`;
  const rules = {
    refs: component('  const seen = useRef(0);\n  return <p>{seen.current}</p>;'),
    'rules-of-hooks': component('  if (on) useState(0);\n  return null;'),
    'exhaustive-deps': component('  useEffect(() => void (document.title = `${on}`), []);'),
    'set-state-in-render': component('  const [, set] = useState(0);\n  set(1);\n  return null;'),
    purity: component('  return <p>{Math.random()}</p>;'),
  };
  const planted = plant(
    Object.fromEntries(
      Object.entries(rules).map(([rule, text]) => [`web/src/ui/${rule}.tsx`, text]),
    ),
  );
  onTestFinished(() => rmSync(planted, { recursive: true }));
  const lines = oxlintRefusals(planted).split('\n');
  for (const rule of Object.keys(rules))
    expect(lines.filter((line) => line.includes(`${rule}.tsx`)).join()).toContain(`(${rule})`);
});

describe('the linter lets through', () => {
  test.each(allowed)('%s', (_, path) => {
    expect(found.get(path)).toEqual([]);
  });

  test('everything that the planted codebase itself is made of', () => {
    expect(Object.keys(codebase).flatMap((path) => found.get(path) ?? [])).toEqual([]);
  });
});
