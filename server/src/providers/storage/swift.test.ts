// Storage in a bucket of a real server, OpenStack Swift, and moving all files to it and back.
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isDeep } from '@velour/testing/depth.ts';
import { testDirectory } from '@velour/testing/directory.ts';
import { spawnScript } from '@velour/testing/scripts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMissing } from '../../../test/needs.ts';
import { makeSwift, type Swift } from '../../../test/swift.ts';
import { openFiles } from './choose.ts';
import { allKeys, storageSuite } from '../../../test/suites/storage-suite.ts';
import type { StorageProvider } from './port.ts';
import { openS3 } from './s3.ts';

const command = join(import.meta.dirname, '..', '..', 'move-assets-command.ts');
/** Enough for two or three kills per run: the command prints every hundredth file. */
const FILES = 320;

/** Runs the command repeatedly and kills it at every hundredth file. Returns the number of kills. */
async function moveKilled(environment: Record<string, string>, to: string): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    const args = ['--to', to, '--delete-source'];
    const child = spawnScript(command, args, { PATH: process.env['PATH'], ...environment });
    child.stdout.on('data', (data) => String(data).includes('00 files') && child.kill('SIGKILL'));
    await once(child, 'exit');
    if (child.signalCode === null) {
      expect(child.exitCode).toBe(0);
      return kills;
    }
  }
}

async function contentsOf(storage: StorageProvider): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const key of await allKeys(storage)) {
    const found = await storage.get(key);
    if (found) all.set(key, (await buffer(found.content)).toString('base64'));
  }
  return all;
}

describe.skipIf(!isDeep() || isMissing('swift'))('on a Swift server', () => {
  let swift: Swift;
  beforeAll(async () => {
    swift = await makeSwift();
    await swift.createBucket('velour');
  });
  afterAll(() => swift.remove());

  const open = ({
    prefix = randomUUID(),
    secretAccessKey = swift.credentials.secretAccessKey,
  } = {}) =>
    openS3({
      bucket: 'velour',
      endpoint: swift.endpoint,
      region: 'us-east-1',
      credentials: { ...swift.credentials, secretAccessKey },
      prefix,
    });

  storageSuite('swift', () => open());

  test('a move to it and back that is killed again and again loses no file', async () => {
    const directory = await mkdtemp(join(testDirectory(), 'velour-move-'));
    const prefix = randomUUID();
    const { endpoint, credentials } = swift;
    const environment = {
      DATA_DIR: directory,
      S3_BUCKET: 'velour',
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_PREFIX: prefix,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
    const files = openFiles({ DATA_DIR: directory, S3_REGION: 'us-east-1', S3_PREFIX: prefix });
    const bucket = await open({ prefix });
    for (let nth = 0; nth < FILES; nth += 1)
      await files.put(`pictures/${nth}.webp`, randomBytes(1 + (nth % 7) * 9_000));
    const before = await contentsOf(files);
    expect(await moveKilled(environment, 's3')).toBeGreaterThan(1);
    expect(await contentsOf(bucket)).toEqual(before);
    expect(await allKeys(files)).toEqual([]);
    expect(await moveKilled(environment, 'files')).toBeGreaterThan(1);
    expect(await contentsOf(files)).toEqual(before);
    expect(await allKeys(bucket)).toEqual([]);
    await rm(directory, { recursive: true });
  }, 600_000);

  test('a wrong key is refused, and its settings are named', async () => {
    await expect(open({ secretAccessKey: 'wrong' })).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('S3_SECRET_ACCESS_KEY'),
    });
  });
});
