// Who holds the lock of a data directory, as its file says; imports nothing heavy, so that a second start learns it first.
import { readFile } from 'node:fs/promises';
import { layout } from './data-dir.ts';
import { describeProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

export interface Holder extends ProcessIdentity {
  readonly id: string;
}

/** Undefined where the file was deleted, or left empty by a power cut. */
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

/** A process of another container cannot be looked up. */
export const isNear = (one: ProcessIdentity, other: ProcessIdentity): boolean =>
  one.boot === other.boot && one.namespace === other.namespace;

/** The process of this machine that holds the directory now, if one does; takes nothing. */
export async function findHolder(dataDir: string): Promise<number | undefined> {
  const holder = await readHolder(layout(dataDir).lock);
  if (!holder || !isNear(holder, await describeProcess(process.pid))) return undefined;
  return (await isRunning(holder)) ? holder.pid : undefined;
}
