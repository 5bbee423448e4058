// Each import that crosses a boundary of the folders is refused, and those of the policies are accepted.
import { expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.js';

const architecture = {
  fileKinds: [],
  leastFilesOfFolder: 2,
  emptyNames: [],
  layers: [],
  dependencies: { chat: ['characters'] },
  packages: { 'chat-memory': ['calendar'] },
};
const chat = 'server/src/modules/chat';

const check = (path: string, text: string) =>
  checkBoundaries({ files: [path], read: () => text }, architecture);

const refused: readonly [what: string, path: string, text: string][] = [
  [
    'a feature that imports a feature',
    'web/src/features/chat/a.ts',
    `export { Badge } from '../wallet/badge.tsx';`,
  ],
  [
    'a control that imports a feature',
    'web/src/ui/a.ts',
    `export { List } from '../features/chat/list.tsx';`,
  ],
  ['a control that fetches', 'web/src/ui/b.ts', `export { api } from '../lib/api.ts';`],
  [
    'lib that imports a feature',
    'web/src/lib/a.ts',
    `export { List } from '../features/chat/list.tsx';`,
  ],
  [
    'what features share that imports a feature',
    'web/src/features/shared/a.ts',
    `export { List } from '../chat/list.tsx';`,
  ],
  [
    'lib that imports what features share',
    'web/src/lib/d.ts',
    `export { undo } from '../features/shared/undo.ts';`,
  ],
  [
    'a feature that imports a screen',
    'web/src/features/chat/b.ts',
    `export { Home } from '../../routes/home.tsx';`,
  ],
  [
    'a feature that loads a feature later',
    'web/src/features/chat/c.ts',
    `export const load = () => import('../wallet/badge.tsx');`,
  ],
  [
    'the page that imports the server',
    'web/src/features/chat/d.ts',
    `export { now } from '../../../../server/src/platform/clock.ts';`,
  ],
  [
    "a module that imports another's store",
    `${chat}/service.ts`,
    `export { row } from '../characters/store.ts';`,
  ],
  [
    "a module that imports another's rules",
    `${chat}/policy.ts`,
    `export { rule } from '../characters/rules.ts';`,
  ],
  [
    "a service that imports another's tables",
    `${chat}/sub/service.ts`,
    `export { table } from '../../characters/tables.ts';`,
  ],
  [
    'a lower module that imports a higher service',
    'server/src/modules/characters/policy.ts',
    `export { send } from '../chat/jobs.ts';`,
  ],
  [
    'a module that imports an adapter',
    `${chat}/jobs.ts`,
    `export { port as send } from '../../providers/llm/scripted.ts';`,
  ],
  [
    'a module that imports the wiring',
    `${chat}/routes.ts`,
    `export { port } from '../../config.ts';`,
  ],
  [
    'a provider that imports a module',
    'server/src/providers/llm/a.ts',
    `export { find } from '../../modules/characters/service.ts';`,
  ],
  [
    "a provider that imports another provider's adapter",
    'server/src/providers/image/b.ts',
    `export { port } from '../llm/scripted.ts';`,
  ],
  [
    'the platform that imports a module',
    'server/src/platform/a.ts',
    `export { find } from '../modules/characters/service.ts';`,
  ],
  [
    'the contract that imports the server',
    'contract/src/a.ts',
    `export { now } from '../../server/src/platform/clock.ts';`,
  ],
  [
    'a test that imports an adapter',
    `${chat}/service.test.ts`,
    `export { port } from '../../providers/llm/scripted.ts';`,
  ],
  [
    'a journey that imports the server',
    'e2e/a.ts',
    `export { now } from '../server/src/platform/clock.ts';`,
  ],
  [
    'a package that imports the contract',
    'packages/painter/src/a.ts',
    `import '@velour/contract/chat.ts';`,
  ],
  [
    'a package that imports another',
    'packages/painter/src/b.ts',
    `import { a } from '@velour/demo-model/a.ts';`,
  ],
  [
    'a package that imports the server',
    'packages/testing/src/c.ts',
    `import { a } from '../../../server/src/a.ts';`,
  ],
  [
    'a control that imports the contract',
    'web/src/ui/g.ts',
    `import type { Chat } from '@velour/contract/chat.ts';`,
  ],
  [
    'a journey that imports the contract',
    'e2e/b.ts',
    `import type { Chat } from '@velour/contract/chat.ts';`,
  ],
  [
    'the product that imports the tests of it',
    `${chat}/b.ts`,
    `import { a } from '../../../test/harness.ts';`,
  ],
  [
    'the product that imports help for tests',
    `${chat}/c.ts`,
    `import { a } from '@velour/testing/a.ts';`,
  ],
  ['an import over several lines', 'web/src/ui/h.ts', `import {\n  api,\n} from '../lib/api.ts';`],
];

test.each(refused)('%s is refused', (_, path, text) => {
  expect(check(path, text)).toEqual([expect.stringContaining(path)]);
});

const allowed: readonly [what: string, path: string, text: string][] = [
  [
    "a provider that stands on another one's port",
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
    "a provider's port",
    `${chat}/ok/jobs.ts`,
    `export { port } from '../../../providers/llm/port.ts';`,
  ],
  [
    'the harness in a test',
    `${chat}/ok/service.test.ts`,
    `export { port } from '../../../../test/harness.ts';`,
  ],
  [
    'a screen that lays features side by side',
    'web/src/routes/ok.ts',
    `export { List } from '../features/chat/list.tsx';\nexport { Badge } from '../features/wallet/badge.tsx';`,
  ],
  [
    'the contract on the page',
    'web/src/lib/e.ts',
    `import type { Chat } from '@velour/contract/chat.ts';`,
  ],
  [
    'help for tests in the test of a package',
    'packages/painter/test/a.test.ts',
    `import { a } from '@velour/testing/a.ts';`,
  ],
  [
    'how numbers are written, in the kit',
    'web/src/ui/k.ts',
    `import { a } from '../lib/formats.ts';`,
  ],
  [
    'a package that another one is built on',
    'packages/chat-memory/src/a.ts',
    `import { a } from '@velour/calendar/a.ts';`,
  ],
  ['a file of the same folder', 'packages/painter/src/d.ts', `import { a } from './e.ts';`],
];

test.each(allowed)('%s is accepted', (_, path, text) => {
  expect(check(path, text)).toEqual([]);
});
