// Storage in a bucket: against an S3 server in this process, and error messages for buckets that cannot be used.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import S3rver from 's3rver';
import { testDirectory } from '@velour/testing/directory.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chooseStorage } from './choose.ts';
import { allKeys, storageSuite } from '../../../test/suites/storage-suite.ts';
import { openS3, type S3Config } from './s3.ts';

let directory: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  directory = await mkdtemp(join(testDirectory(), 'velour-s3-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'velour', configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const config = (more: Partial<S3Config> = {}): S3Config => ({
  bucket: 'velour',
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  prefix: randomUUID(),
  ...more,
});

storageSuite('s3', () => openS3(config()));

/** An S3 server with canned responses. */
async function answering(respond: (url: URL) => { status: number; body?: string }) {
  const http = createServer((request, response) => {
    const { status, body = '' } = respond(new URL(request.url ?? '/', 'http://127.0.0.1'));
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  onTestFinished(() => void http.close());
  return `http://127.0.0.1:${port}`;
}

const page = (keys: readonly string[], next?: string): string =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;

test('all pages are listed, without the prefix, and names that are not keys are skipped', async () => {
  const pages = new Map([
    ['', page(['site/a', 'site/b'], 'second page')],
    ['second page', page(['site/c', 'site/Not A Key', 'site/d'], 'third')],
    ['third', page([])],
  ]);
  const at = await answering(({ searchParams }) => ({
    status: 200,
    body: pages.get(searchParams.get('continuation-token') ?? '') ?? '',
  }));
  const storage = await openS3(config({ endpoint: at, prefix: 'site' }));
  expect(await allKeys(storage)).toEqual(['a', 'b', 'c', 'd']);
});

test('a missing bucket, wrong credentials and an unreachable server are reported with their settings', async () => {
  await expect(openS3(config({ bucket: 'elsewhere' }))).rejects.toMatchObject({
    name: 'StorageFailure',
    message: 'The bucket elsewhere doesn’t exist (S3_BUCKET).',
  });
  const refusing = await answering(() => ({ status: 403 }));
  const refused = openS3(config({ endpoint: refusing }));
  await expect(refused).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('S3_SECRET_ACCESS_KEY'),
  });
  await expect(openS3(config({ endpoint: 'http://127.0.0.1:9' }))).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('S3_ENDPOINT'),
  });
});

test('a configured bucket is used, else files', async () => {
  const common = { DATA_DIR: directory, S3_REGION: 'us-east-1', S3_PREFIX: 'site' };
  expect((await chooseStorage(common)).name).toMatch(/^files · /);
  const chosen = await chooseStorage({
    ...common,
    S3_BUCKET: 'velour',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  expect(chosen.name).toBe('s3 · velour/site');
});
