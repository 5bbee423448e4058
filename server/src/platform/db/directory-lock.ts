// Locks the data directory for one process; PGlite itself would let two processes write to it.
import { randomUUID } from 'node:crypto';
import { link, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDirectory } from '../make-directory.ts';
import { layout } from './data-dir.ts';
import { DatabaseInUse } from './failures.ts';
import { isNear, readHolder, type Holder } from './lock-holder.ts';
import { describeProcess, isRunning } from './process-identity.ts';

const beatMs = 1_000;

/** Creates the directory if needed and locks it. Throws `DatabaseInUse` if a live process holds the lock. */
export async function takeDirectory(dataDir: string) {
  makeDirectory(dataDir);
  const path = layout(dataDir).lock;
  const own = { id: randomUUID(), ...(await describeProcess(process.pid)) };
  const rival = await acquire(path, own);
  if (rival) throw new DatabaseInUse(dataDir, `the running process ${rival.pid}`);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined); // the next beat makes up for a missed one
  }, beatMs).unref();
  return {
    async release(): Promise<void> {
      clearInterval(beat);
      if ((await readHolder(path))?.id === own.id) await rm(path, { force: true });
    },
  };
}

/** Returns the live holder of the lock, if there is one; otherwise takes it. */
async function acquire(path: string, own: Holder): Promise<Holder | undefined> {
  const draft = `${path}.${own.id}`;
  await writeFile(draft, JSON.stringify(own), { flag: 'wx' });
  try {
    if (await tryLink(draft, path)) return undefined;
    const before = await readHolder(path);
    if (before && (await isAlive(before, path, own))) return before;
    return await takeOver(path, draft, own);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Takes over the lock of a dead holder, under a second lock, so that only one process can do so at a time. */
async function takeOver(path: string, draft: string, own: Holder): Promise<Holder | undefined> {
  const claim = `${path}.claim`;
  const rival = await acquire(claim, own);
  if (rival) return rival;
  try {
    if (await tryLink(draft, path)) return undefined;
    const current = await readHolder(path);
    if (current && (await isAlive(current, path, own))) return current;
    await rename(draft, path);
    return undefined;
  } finally {
    await rm(claim, { force: true });
  }
}

/** Returns false if the file exists already. */
async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isAlive(holder: Holder, path: string, own: Holder): Promise<boolean> {
  if (isNear(holder, own)) return isRunning(holder);
  // A process in another container cannot be looked up, but a living one touches its lock
  // regularly.
  const before = await readBeat(path);
  await wait(2.2 * beatMs);
  const after = await readBeat(path);
  return after !== undefined && after !== before;
}

function readBeat(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined, // the holder has left
  );
}
