// Reads which process holds the data directory's lock. Imports little, so that a second start fails fast.
import { readFile } from 'node:fs/promises';
import { layout } from './data-dir.ts';
import { describeProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

export interface Holder extends ProcessIdentity {
  readonly id: string;
}

/** Undefined if the file was deleted, or is empty after a power failure. */
export async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const written: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isHolder(written) ? written : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(written: unknown): written is Holder {
  if (typeof written !== 'object' || written === null) return false;
  const { id, pid, started, boot, namespace } = written as Partial<Record<keyof Holder, unknown>>;
  const isText = (value: unknown) => value === null || typeof value === 'string';
  return (
    typeof id === 'string' && Number.isSafeInteger(pid) && [started, boot, namespace].every(isText)
  );
}

/** True if both are on the same machine and in the same process namespace, so that one can look up the other. */
export const isNear = (one: ProcessIdentity, other: ProcessIdentity): boolean =>
  one.boot === other.boot && one.namespace === other.namespace;

/** The id of the live process on this machine that holds the lock, if any; does not take the lock. */
export async function findHolder(dataDir: string): Promise<number | undefined> {
  const holder = await readHolder(layout(dataDir).lock);
  if (!holder || !isNear(holder, await describeProcess(process.pid))) return undefined;
  return (await isRunning(holder)) ? holder.pid : undefined;
}
