// The data directory's lock: never taken from a living process, always taken over from a dead one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cleanUp, temporaryDirectory } from '../../../test/databases.ts';
import { SOON_MS } from '../../../test/patience.ts';
import { layout } from './data-dir.ts';
import { takeDirectory } from './directory-lock.ts';
import { DatabaseInUse } from './failures.ts';
import { describeProcess } from './process-identity.ts';

const later = cleanUp();

async function sleeper(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  later(async () => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}

async function dead(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

async function lockedBy(pid: number, changes: object = {}): Promise<string> {
  const dataDir = await temporaryDirectory(later);
  const holder = { id: 'another', ...(await describeProcess(pid)), ...changes };
  await writeFile(layout(dataDir).lock, JSON.stringify(holder));
  return dataDir;
}

test('a directory can be locked once, and again after its release', async () => {
  const dataDir = await temporaryDirectory(later);
  const lock = await takeDirectory(dataDir);
  await expect(takeDirectory(dataDir)).rejects.toThrow(DatabaseInUse);
  await lock.release();
  await (await takeDirectory(dataDir)).release();
  expect(await readdir(dataDir)).toEqual([]);
});

test('the lock of a living process is refused at once, with its number in the message', async () => {
  const pid = await sleeper();
  const dataDir = await lockedBy(pid);
  const startedAt = performance.now();
  await expect(takeDirectory(dataDir)).rejects.toThrow(
    `The data directory ${dataDir} is in use by the running process ${pid}.`,
  );
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
});

test('the lock of a dead process is taken over', async () => {
  await (await takeDirectory(await lockedBy(await dead()))).release();
});

test.skipIf(process.platform !== 'linux')(
  'a killed process counts as dead before its parent has read its exit code',
  async () => {
    const script = 'sleep 0.1 & echo $!; exec sleep 60';
    const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    later(async () => void parent.kill('SIGKILL'));
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    const stateOf = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[2];
    await expect.poll(stateOf).toBe('Z');
    await (await takeDirectory(await lockedBy(pid))).release();
  },
);

test('a process that reuses the id of a dead one is not mistaken for it', async () => {
  await (await takeDirectory(await lockedBy(await sleeper(), { started: '1' }))).release();
});

test('an empty lock file, as after a power cut, has no owner', async () => {
  const dataDir = await temporaryDirectory(later);
  await writeFile(layout(dataDir).lock, '');
  await (await takeDirectory(dataDir)).release();
});

test('a holder in another container counts as alive as long as it touches its lock, and no longer', async () => {
  const dataDir = await lockedBy(process.pid, { namespace: 'pid:[1]' });
  const beat = setInterval(() => void utimes(layout(dataDir).lock, new Date(), new Date()), 500);
  const requested = performance.now();
  await expect(takeDirectory(dataDir)).rejects.toThrow(DatabaseInUse);
  expect(performance.now() - requested).toBeLessThan(SOON_MS);
  clearInterval(beat);
  await (await takeDirectory(dataDir)).release();
});

test('of twenty processes that take over a dead lock at once, exactly one gets it', async () => {
  const dataDir = await lockedBy(await dead());
  const takers = await Promise.allSettled(Array.from({ length: 20 }, () => takeDirectory(dataDir)));
  const winners = takers.filter((taker) => taker.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  await winners[0]?.value.release();
  expect(await readdir(dataDir)).toEqual([]);
});
