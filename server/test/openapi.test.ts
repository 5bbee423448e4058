// The OpenAPI documents of both gateways pass a standard linter, and list every call's problems with examples.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { api } from '@velour/contract/api.ts';
import { describeGateway, type OpenApiDocument } from '@velour/contract/openapi.ts';

const run = promisify(execFile);
const linter = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);
/** Some paths of the specification have a fixed word in the place of an id. */
const skipped = ['no-ambiguous-paths'];

const gateway = (name: 'main' | 'media'): OpenApiDocument => {
  const endpoints = Object.fromEntries(
    Object.entries(api).flatMap(([noun, calls]) => {
      const its = Object.entries(calls).filter(([, call]) => (call.gateway ?? 'main') === name);
      return its.length === 0 ? [] : [[noun, Object.fromEntries(its)]];
    }),
  );
  return describeGateway({ title: name, base: '/api', endpoints });
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'velour-openapi-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(['main', 'media'] as const)(
  'the document of the %s gateway lints clean',
  async (name) => {
    const file = join(folder, `${name}.json`);
    await writeFile(file, JSON.stringify(gateway(name)));
    const args = ['lint', file, '--extends', 'recommended', '--format', 'json'];
    const ignored = skipped.flatMap((rule) => ['--skip-rule', rule]);
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const { stdout } = await run(process.execPath, [linter, ...args, ...ignored], { env });
    // The linter's output format.
    const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
    expect(problems).toEqual([]);
  },
);

test('every call has an example of its reply, its body and each kind of problem', () => {
  const lacking = Object.entries({ ...gateway('main').paths, ...gateway('media').paths }).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
        const contents = [requestBody, ...Object.values(responses)].flatMap((one) =>
          Object.entries(one?.content ?? {}),
        );
        const isLacking = contents.some(
          ([type, { example }]) => type.includes('json') && example === undefined,
        );
        return isLacking || !('500' in responses) ? [`${method} ${path}`] : [];
      }),
  );
  expect(lacking).toEqual([]);
});
