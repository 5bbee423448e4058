// The port of storage: store bytes under a key, read them back, and how that can fail.
import type { Readable } from 'node:stream';

/** `full`: no room left; `refused`: a key or a right that is wrong; `unavailable`: not reached; `broken`: makes no sense. */
export type StorageFailureKind = 'full' | 'refused' | 'unavailable' | 'broken';

export class StorageFailure extends Error {
  readonly kind: StorageFailureKind;

  constructor(kind: StorageFailureKind, message: string, more: { cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = 'StorageFailure';
    this.kind = kind;
  }
}

export interface StoredFile {
  readonly bytes: number;
  readonly changed_at: Date;
}

/** The first and the last byte of a part of a file. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

export interface StorageProvider {
  /** Adapter and place, for the log and the screen: `files · data/files`. */
  readonly name: string;
  /** True for the built-in provider. */
  readonly isBuiltIn: boolean;
  /** Stores the content under the key, replacing the former; a reader sees the old or the new content, never a part. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** The content as a stream, all of it or the part that lies within the file, or undefined where there is none. */
  get(key: string, part?: Part): Promise<{ file: StoredFile; content: Readable } | undefined>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** True if there was something to remove. */
  remove(key: string): Promise<boolean>;
  /** Every key, page by page; what is put or removed during the listing may be missing or still listed. */
  list(): AsyncIterable<string>;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;
const LONGEST_KEY = 200;

/**
 * Keys are lower-case path-like names whose every part starts with a letter or a digit: no adapter can be led
 * outside its own ground, and a file system that ignores case cannot mix two of them up.
 */
export function assertKey(key: string): void {
  if (!isKey(key)) {
    throw new StorageFailure('refused', 'This is not a storage key.');
  }
}

export const isKey = (key: string): boolean => key.length <= LONGEST_KEY && KEY.test(key);
