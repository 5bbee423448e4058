// A full disk under the embedded database (deep suite): writing calls get a 503 and work again once there is space.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeep } from '@velour/testing/depth.ts';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/platform/db/open.ts';
import { testApp } from './app.ts';
import { cleanUp, quietLog } from './databases.ts';

const later = cleanUp();

/** Mounts a small disk; undefined if this user may not. */
function mountDisk(): string | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'velour-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'none', directory], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(directory, { recursive: true });
    return undefined;
  }
  later(async () => {
    execFileSync('umount', ['-l', directory]);
    rmSync(directory, { recursive: true });
  });
  return directory;
}

const disk = isDeep() ? mountDisk() : undefined;

test.skipIf(disk === undefined)(
  'a full disk is a typed 503 with a time to retry, and passes',
  async () => {
    const dataDir = disk ?? '';
    const database = await openDatabase({ dataDir, log: quietLog });
    later(() => database.close());
    await database.migrate();
    const app = await testApp({ database, later, log: quietLog });
    const ann = await app.member();
    const character_id = await app.addCharacter();
    const open = () =>
      app.http.inject({
        method: 'POST',
        url: '/api/sessions?host=pd',
        headers: { authorization: `Bearer ${ann.token}` },
        payload: { character_id, fresh: true },
      });
    expect((await open()).statusCode).toBe(200);

    const filler = join(dataDir, 'filler');
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    const answers = new Map<number, string>();
    for (let index = 0; index < 400; index += 1) {
      const reply = await open();
      answers.set(reply.statusCode, reply.body);
      if (reply.statusCode === 200) continue;
      expect(reply.json()).toMatchObject({ code: expect.stringMatching(/^server\.d/) as string });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      if (index > 5) break;
    }
    expect([...answers.keys()].filter((status) => status !== 200)).toEqual([503]);
    rmSync(filler);
    await expect.poll(async () => (await open()).statusCode).toBe(200);
  },
);
