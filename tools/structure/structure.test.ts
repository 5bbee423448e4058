// The structure checks report one planted problem per case in a small codebase.
import { describe, expect, test } from 'vitest';
import { checkDocuments } from './documents.js';
import { openCodebase, type Architecture, type Check, type Codebase } from './codebase.js';
import { checkImports } from './imports.js';
import { checkMap, drawInto } from './map.js';
import { checkOpenings } from './file-openings.js';
import { checkWords } from './plain-words.js';
import { checkPrivacy } from './privacy.js';
import { checkFileNames } from './file-names.js';

const architecture: Architecture = {
  fileKinds: ['rules', 'store', 'tables', 'words', 'test'],
  leastFilesOfFolder: 2,
  emptyNames: ['utils', 'index', 'schema'],
  layers: [['chat'], ['characters'], ['sites']],
  dependencies: { chat: ['characters'] },
  packages: { 'chat-memory': ['calendar'] },
};

const chat = 'server/src/modules/chat';
const characters = 'server/src/modules/characters';
const opening = '// What this file is for.\n';

const sound: Record<string, string> = {
  'package.json': '{ "scripts": { "check": "node tools/check.js" } }',
  'README.md': 'See [the map](ARCHITECTURE.md), `server/src/` and `npm run check`.',
  'ARCHITECTURE.md': '<!-- map: drawn by tools/draw-map.js -->\n<!-- /map -->\n',
  '.env.example': '# PORT=5173\n',
  'docs/decisions/0001-runtime.md': '# Runtime\n\n## Context\n\n## Decision\n\n## Consequences\n',
  'contract/src/screens.ts': `${opening}export const admin = ['site'];`,
  'server/src/config.ts': `${opening}const read = { PORT: '5173' };`,
  [`${chat}/service.ts`]: `${opening}import { find } from '../characters/service.ts';`,
  [`${chat}/memory/memory.store.ts`]: opening,
  [`${chat}/memory/memory.ts`]: opening,
  [`${chat}/prompt.rules.test.ts`]: opening,
  [`${chat}/farewell.words.ts`]: opening,
  [`${characters}/service.ts`]: opening,
  'server/src/providers/llm/port.ts': opening,
  'server/src/providers/llm/openai-compatible.ts': opening,
  'server/migrations/0001_ground.sql': '-- The tables that everything stands on.\n',
  'web/src/features/chat/message-list.tsx': opening,
};

function plant(files: Record<string, string>): Codebase {
  const all: Record<string, string> = { ...sound, ...files };
  return { files: Object.keys(all).sort(), read: (path) => all[path] ?? '' };
}

const find = (check: Check, files: Record<string, string>, plan: Architecture = architecture) =>
  check(plant(files), plan);

test('a correct codebase has no problems', () => {
  const checks = [
    checkFileNames,
    checkOpenings,
    checkImports,
    checkPrivacy,
    checkWords,
    checkDocuments,
  ];
  expect(checks.flatMap((check) => find(check, {}))).toEqual([]);
});

describe('names', () => {
  test.each([
    [`${chat}/prompt.helper.ts`, 'file is topic.ts'],
    [`${chat}/memory/service.ts`, 'name the topic'],
    [`${chat}/store.ts`, 'name the topic'],
    [`${chat}/lore/lore.ts`, 'a folder has at least'],
    [`${chat}/service.tsx`, 'file is topic.ts'],
    [`${chat}/utils/rules.ts`, '“utils” says nothing'],
    ['web/src/features/chat/index.tsx', '“index” says nothing'],
    ['contract/src/schema.ts', '“schema” says nothing'],
    ['web/src/ui/IconButton.tsx', 'kebab-case'],
    ['server/src/modules/wallet/service.ts', 'has no layer'],
    ['server/src/modules/sites/rules.ts', "the module's public API"],
    ['server/src/providers/image/painter.ts', 'begins with its port'],
    ['server/migrations/wallet.sql', '0001_what_it_does.sql'],
  ])('%s', (path, problem) => {
    expect(find(checkFileNames, { [path]: opening }).join('\n')).toContain(problem);
  });
});

describe('words', () => {
  test('a replaced word is refused in code and documents, with the term for it', () => {
    const files = {
      'web/src/a.ts': `${opening}const freshness = 1;`,
      'docs/notes.md': 'What is left of an account are its Belongings.',
      'server/src/b.ts': `${opening}const standIn = true;`,
    };
    expect(find(checkWords, files)).toEqual([
      'docs/notes.md: says “belongings”; the term is personal data',
      'server/src/b.ts: says “standIn”; the term is isBuiltIn, built-in provider',
      'web/src/a.ts: says “freshness”; the term is catalogue version, cache invalidation',
    ]);
  });

  test('file names and declared names are refused by their parts', () => {
    const files = {
      'web/src/a.ts': `${opening}function isWishGiven() {}`,
      'server/src/b.ts': `${opening}type ToldPerson = string;\nexport const MAX_KEPT = 1;`,
      'server/test/told-words.ts': opening,
    };
    expect(find(checkWords, files)).toEqual([
      'server/src/b.ts: names “ToldPerson”; the term is notify, publish',
      'server/src/b.ts: names “MAX_KEPT”; the term is cache, stored',
      'server/test/told-words.ts: names “told-words.ts”; the term is notify, publish',
      'web/src/a.ts: names “isWishGiven”; the term is params, form',
    ]);
  });

  test('prose, uses, stored names and programs about language may have them', () => {
    const files = {
      'server/src/a.ts': `${opening}// as it was told\nconst asked_at = row.kept + untold;`,
      'packages/demo-model/src/b.ts': `${opening}const told = 'a wish';`,
      'server/seed/c.ts': `${opening}const told = 'a wish';`,
    };
    expect(find(checkWords, files)).toEqual([]);
  });

  test('parts of other words and word lists are accepted', () => {
    const files = {
      'web/src/a.ts': `${opening}const refreshnessless = 1;`,
      'packages/moderation-rules/src/words/a.words.ts': `${opening}export const words = ['leftovers'];`,
    };
    expect(find(checkWords, files)).toEqual([]);
  });
});

describe('a mechanism is found by its common name, in the name or the first line of its file', () => {
  const codebase = openCodebase(process.cwd());
  const modules = 'server/src/modules';
  test.each([
    ['cache', 'server/src/platform/ttl-cache.ts', 'server/src/platform/http/response-cache.ts'],
    ['rate limit', 'server/src/platform/rate-limits.ts'],
    ['mutex', `${modules}/chat/send.ts`],
    ['single flight', 'server/src/platform/single-flight.ts'],
    ['retry', 'server/src/platform/queue.ts', `${modules}/jobs/jobs.rules.ts`],
    ['refund', `${modules}/payments/refunds.ts`],
    ['webhook', `${modules}/payments/webhooks.ts`],
    ['export', `${modules}/account/data-export.ts`, 'server/src/platform/personal-data.ts'],
    [
      'eras(?:e|ure)',
      `${modules}/account/account-deletion.ts`,
      'server/src/platform/personal-data.ts',
    ],
    ['orphan', `${modules}/assets/orphaned-files.ts`],
    ['takedown', `${modules}/assets/takedown.ts`],
    ['notify', 'server/src/platform/realtime/gateway.ts'],
    ['regenerate', `${modules}/chat/regenerate.ts`],
    ['quota', `${modules}/chat/metering.ts`],
    ['persona\\b', `${modules}/chat/load.ts`],
    ['access check', 'server/src/platform/http/access.ts', `${modules}/chat/load.ts`],
    ['prerender', `${modules}/site/server-rendering.ts`],
    ['subscription status', `${modules}/payments/subscription-status.ts`],
    ['provider', 'server/src/providers/llm/port.ts', 'server/src/providers/identity/port.ts'],
  ])('%s', (term, ...expected) => {
    const found = new RegExp(`\\b${term.replaceAll(' ', '[ -]')}`, 'i');
    const leads = (path: string) =>
      found.test(path) || found.test(codebase.read(path).split('\n', 1)[0] ?? '');
    expect(expected.filter((path) => !codebase.files.includes(path) || !leads(path))).toEqual([]);
  });
});

describe('openings', () => {
  test.each([
    ['no comment', 'export const a = 1;\n'],
    ['a label', '// chat service\nexport const a = 1;\n'],
    ['a comment further down', 'export const a = 1;\n// What this file is for.\n'],
  ])('%s is not enough', (_, text) => {
    expect(find(checkOpenings, { 'web/src/a.ts': text })).toHaveLength(1);
  });

  test('a block comment and a comment after the shebang are accepted', () => {
    const files = {
      'web/src/a.css': '/* The colours of the night. */\n',
      'tools/a.js': `#!/usr/bin/env node\n${opening}`,
    };
    expect(find(checkOpenings, files)).toEqual([]);
  });
});

describe('imports between modules', () => {
  test('a cycle is reported with its path', () => {
    const files = { [`${characters}/service.ts`]: `import type { A } from '../chat/service.ts';` };
    expect(find(checkImports, files).join()).toContain('characters → chat');
  });

  test('an unused pair is refused, and one that does not go down', () => {
    const dependencies = { chat: ['characters', 'sites'], sites: ['characters'] };
    const problems = find(checkImports, {}, { ...architecture, dependencies }).join('\n');
    expect(problems).toContain('chat → sites is unused');
    expect(problems).toContain('sites → characters does not go down');
  });
});

describe('what is private', () => {
  const slash = '/';
  const at = '@';
  test.each([
    ['a path of one machine', `see ${slash}home/ann/velour`],
    ['a path of one machine', `cd ${slash}root/velour`],
    ['an e-mail address outside the example domains', `ann${at}mail.somewhere.org`],
    ['a private key', `${'-'.repeat(5)}BEGIN RSA PRIVATE KEY`],
    ['an API key', `sk_live_${'a1'.repeat(12)}`],
    ['an access key', `AKIA${'A1'.repeat(8)}`],
    ['a suppression of a check', `// @ts-${'ignore'}`],
    ['a suppression of a check', `// eslint-${'disable'}-next-line no-console`],
    ['a suppression of a check', `/* oxlint-${'disable'} */`],
  ])('%s', (what, text) => {
    expect(find(checkPrivacy, { 'server/src/a.ts': text })).toEqual([`server/src/a.ts:1: ${what}`]);
  });

  test('a committed .env', () => {
    expect(find(checkPrivacy, { '.env': 'PORT=1' })).toHaveLength(1);
  });

  test('addresses of the example domains, packages and addresses of pages are not', () => {
    const text = `ann@example.com bob@mail.example.org node@24 https://example.com${slash}home/a`;
    expect(find(checkPrivacy, { 'docs/a.md': text })).toEqual([]);
  });
});

describe('documents', () => {
  test.each([
    ['a link to a missing file', { 'README.md': '[here](docs/missing.md)' }, 'docs/missing.md'],
    ['a name of a missing file', { 'README.md': 'in `server/src/gone.ts`' }, 'server/src/gone.ts'],
    ['a missing admin screen', { 'README.md': 'open `/admin/gone`' }, '/admin/gone'],
    ['a missing script', { 'README.md': 'run `npm run fly`' }, 'npm run fly'],
    ['a gap in the records', { 'docs/decisions/0003-late.md': '' }, 'the next record is 0002'],
    ['a record without its parts', { 'docs/decisions/0002-short.md': '# Short\n' }, '## Context'],
    ['a setting that is not shown', { '.env.example': '' }, 'lacks PORT'],
    ['a setting that is never read', { '.env.example': 'PORT=1\nGONE=1\n' }, 'does not read GONE'],
  ])('%s', (_, files, problem) => {
    expect(find(checkDocuments, files).join('\n')).toContain(problem);
  });

  test('a map that is not drawn from the architecture is refused until it is drawn again', () => {
    const stale = sound['ARCHITECTURE.md'] ?? '';
    const table = '\n| module | what |\n| --- | --- |\n| chat | chats |\n| characters | people |\n';
    const plan = { ...architecture, layers: [['chat'], ['characters']] };
    const sees = (text: string, its: Architecture = plan) =>
      find(checkMap, { 'ARCHITECTURE.md': text }, its);
    expect(sees(stale + table)).toEqual([expect.stringContaining('the map is not that of')]);
    const drawn = drawInto(stale, plan);
    expect(drawn).toContain('chat --> characters');
    expect(sees(drawn + table)).toEqual([]);
    expect(sees(drawn + table.replace('| chat |', '| chats |'))).toEqual([
      expect.stringContaining('the table of modules lacks chat'),
      expect.stringContaining('the table of modules has chats, which does not exist'),
    ]);
    expect(sees(drawInto(stale, architecture) + table, architecture)).toEqual([
      'architecture.js: there is no module sites; remove it from the layers',
    ]);
  });
});
