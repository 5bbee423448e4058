// Copies all files from one storage to another and verifies each; a second run resumes where the first ended.
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { StorageFailure, type StorageProvider } from './port.ts';

export interface MoveResult {
  readonly copied: number;
  /** Files that existed in the target already, byte for byte. */
  readonly present: number;
  readonly deleted: number;
}

interface Move {
  readonly from: StorageProvider;
  readonly to: StorageProvider;
  readonly deletesSource: boolean;
  readonly onFile?: (count: number) => void;
}

/** Deletes a source file only after its copy was read back and compared. Throws the failure of either storage. */
export async function moveFiles({ from, to, deletesSource, onFile }: Move): Promise<MoveResult> {
  const result = { copied: 0, present: 0, deleted: 0 };
  for await (const key of from.list()) {
    const outcome = await copy(key, from, to);
    // It was deleted after it was listed.
    if (outcome !== undefined) {
      result[outcome] += 1;
      if (deletesSource && (await from.remove(key))) result.deleted += 1;
      onFile?.(result.copied + result.present);
    }
  }
  return result;
}

async function copy(
  key: string,
  from: StorageProvider,
  to: StorageProvider,
): Promise<'copied' | 'present' | undefined> {
  const wanted = await hashOf(from, key);
  if (wanted === undefined) return undefined;
  if ((await hashOf(to, key)) === wanted) return 'present';
  const found = await from.get(key);
  if (!found) return undefined;
  await to.put(key, found.content);
  if ((await hashOf(to, key)) !== wanted)
    throw new StorageFailure('broken', `The copy of ${key} isn’t what was copied.`);
  return 'copied';
}

async function hashOf(storage: StorageProvider, key: string): Promise<string | undefined> {
  const found = await storage.get(key);
  if (!found) return undefined;
  const hash = createHash('sha256');
  await pipeline(found.content, hash);
  return hash.digest('hex');
}
