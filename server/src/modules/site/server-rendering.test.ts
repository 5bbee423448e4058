// Server-side rendering: cached by content, repeated after changes or expiry, and never required for a page.
import type { PublicConfig } from '@velour/contract/site.ts';
import { expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { createServerRendering, type ServerRenderingNeeds } from './server-rendering.ts';

const HOUR = 60 * 60_000;

function open(more: Partial<ServerRenderingNeeds> = {}) {
  let now = 1_000;
  let count = 0;
  const views = createServerRendering({
    clock: { now: () => new Date(now) },
    log: quietLog,
    readDrawing: () =>
      Promise.resolve({
        draw: async ({ config, address, answers, drawn_at }) => {
          count += 1;
          return `${config.host} ${address} ${answers} ${drawn_at}`;
        },
        codeOf: (path) => [`/app${path}.js`],
      }),
    ...more,
  });
  return {
    view: (answers: string, host = 'pd', tagline = '', address = '/') =>
      views.viewOf({ config: { host, tagline } as PublicConfig, address, answers }),
    code: () => views.codeOf('/premium'),
    wait: (ms: number) => void (now += ms),
    drawn: () => count,
  };
}

test('one drawing serves all who are shown the same', async () => {
  const { view, drawn, wait } = open();
  const first = await view('[1]');
  wait(HOUR / 2);
  expect(await view('[1]')).toBe(first);
  expect(first).toEqual({ html: 'pd / [1] 1000', drawn_at: 1_000 });
  expect(drawn()).toBe(1);
});

test('a rendered page never shows outdated data, another site or screen, or an outdated record', async () => {
  const { view } = open();
  await view('[1]');
  expect((await view('[2]'))?.html).toContain('[2]');
  expect((await view('[2]', 'rose'))?.html).toContain('rose');
  expect((await view('[2]', 'pd', '', '/terms'))?.html).toContain('/terms');
  const before = await view('[2]');
  expect(await view('[2]', 'pd', 'Another line.')).not.toBe(before);
});

test('a cached view expires after an hour', async () => {
  const { view, wait } = open();
  await view('[1]');
  wait(HOUR + 1);
  expect(await view('[1]')).toMatchObject({ drawn_at: 1_000 + HOUR + 1 });
});

test('the cache retains the most recently used sites', async () => {
  const { view, drawn } = open();
  for (let at = 0; at < 400; at += 1) await Promise.all([view('[]', `site${at}`), view('[]')]);
  const before = drawn();
  await view('[]');
  await view('[]', 'site399');
  expect(drawn()).toBe(before);
  await view('[]', 'site0');
  expect(drawn()).toBe(before + 1);
});

test('without a built page, and where a drawing fails, pages go without', async () => {
  const unbuilt = open({ readDrawing: () => Promise.reject(new Error('no such file')) });
  expect(await unbuilt.view('[1]')).toBeUndefined();
  expect(await unbuilt.code()).toEqual([]);
  expect(await open().code()).toEqual(['/app/premium.js']);
  const failing = open({
    readDrawing: () =>
      Promise.resolve({
        draw: () => Promise.reject(new Error('a component failed')),
        codeOf: () => [],
      }),
  });
  expect(await failing.view('[1]')).toBeUndefined();
});
