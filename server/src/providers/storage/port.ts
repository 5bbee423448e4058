// The port of file storage: stores bytes under a key and reads them back.
import { Failure } from '../../platform/failure.ts';
import type { Readable } from 'node:stream';

/**
 * `full`: no space left; `refused`: an invalid key or missing permission; `unavailable`: not
 * reached; `broken`: an invalid response.
 */
export type StorageFailureKind = 'full' | 'refused' | 'unavailable' | 'broken';

export class StorageFailure extends Failure<StorageFailureKind> {}

export interface StoredFile {
  readonly bytes: number;
  readonly changed_at: Date;
}

/** A byte range of a file; both ends are inclusive. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

export interface StorageProvider {
  /** Adapter and location, for logs and the admin screen: `files · data/files`. */
  readonly name: string;
  /** True for the built-in provider. */
  readonly isBuiltIn: boolean;
  /** Stores the content under the key, replacing an earlier one atomically: readers see the old or the new content. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Streams the content, or its requested range within the file; undefined if there is no such file. */
  get(key: string, part?: Part): Promise<{ file: StoredFile; content: Readable } | undefined>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** Returns false if there was no such file. */
  remove(key: string): Promise<boolean>;
  /** All keys, in pages; files that are stored or removed during it may be missing or still listed. */
  list(): AsyncIterable<string>;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;
const LONGEST_KEY = 200;

/**
 * Keys are lower-case paths whose segments start with a letter or digit, so that no key leads
 * outside of the storage, and case-insensitive file systems cannot confuse two.
 */
export function assertKey(key: string): void {
  if (!isKey(key)) {
    throw new StorageFailure('refused', 'This isn’t a storage key.');
  }
}

export const isKey = (key: string): boolean => key.length <= LONGEST_KEY && KEY.test(key);
