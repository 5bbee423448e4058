// Encryption at rest: AES-256-GCM with one data key per person, wrapped by a key derived from the root key.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type Cipheriv,
  type KeyObject,
  createHash,
  timingSafeEqual,
} from 'node:crypto';
import {
  existsSync,
  openSync,
  readFileSync,
  writeSync,
  fsyncSync,
  closeSync,
  linkSync,
  renameSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from './make-directory.ts';

declare const sealedMark: unique symbol;
/** Encrypted bytes. Only `DataKey.seal` produces this type, so that plain text cannot reach such a column. */
export type Sealed = Buffer & { readonly [sealedMark]: true };

export interface DataKey {
  readonly id: string;
  /**
   * `place` identifies where the text is stored (a message, a chunk), as authenticated data: copied
   * elsewhere, it cannot be decrypted.
   */
  seal(text: string, place: string): Sealed;
  /** Throws if the bytes were changed, moved, or encrypted with another key. */
  open(sealed: Buffer, place: string): string;
  /** The same for binary data. */
  sealBytes(bytes: Uint8Array, place: string): Sealed;
  openBytes(sealed: Buffer, place: string): Buffer;
  /** A keyed 32-bit hash per word: equal words can be found without decrypting them. */
  numbersOf(words: readonly string[]): number[];
}

export interface Vault {
  /** Generates a data key for a person and wraps it; `open` unwraps it. */
  wrapNew(keyId: string): Buffer;
  unwrap(keyId: string, wrapped: Buffer): DataKey;
  /** A key of the deployment itself, for example for stored responses. */
  systemKey(purpose: string): DataKey;
  /** Secret bytes derived for a purpose, for example for signing visitors' tokens. */
  secret(purpose: string): Buffer;
}

const VERSION = 1;
const VERSION_BYTE = Buffer.of(VERSION);
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param root 32 bytes: the root key of a deployment */
export function createVault(root: Buffer): Vault {
  if (root.length !== 32) throw new Error('A root key must be 32 bytes.');
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), `velour:${purpose}`, 32));
  const wrapping = createSecretKey(derive('wrap'));
  return {
    wrapNew: (keyId) => encrypt(wrapping, randomBytes(32), `key:${keyId}`),
    unwrap: (keyId, wrapped) =>
      toDataKey(keyId, createSecretKey(decrypt(wrapping, wrapped, `key:${keyId}`))),
    systemKey: (purpose) =>
      toDataKey(`system:${purpose}`, createSecretKey(derive(`seal:${purpose}`))),
    secret: (purpose) => derive(`secret:${purpose}`),
  };
}

function toDataKey(id: string, key: KeyObject): DataKey {
  let wordCipher: Cipheriv | undefined;
  return {
    id,
    // The brand exists in types only: this is the only place that produces sealed bytes.
    seal: (text, place) => encrypt(key, Buffer.from(text, 'utf8'), `${id}:${place}`) as Sealed,
    open: (sealed, place) => decrypt(key, sealed, `${id}:${place}`).toString('utf8'),
    sealBytes: (bytes, place) => encrypt(key, bytes, `${id}:${place}`) as Sealed,
    openBytes: (sealed, place) => decrypt(key, sealed, `${id}:${place}`),
    numbersOf(words) {
      // One cipher for all texts: in ECB mode no block depends on earlier ones.
      wordCipher ??= createCipheriv(
        'aes-256-ecb',
        Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'velour:words', 32)),
        null,
      );
      return numbersOf(wordCipher, words);
    },
  };
}

const WORD_BYTES = 16;

/**
 * A block cipher is a keyed pseudorandom function of one block: hashing all words of a text takes one call, while an
 * HMAC per word costs ten times as much. Words with the same first 16 bytes share a hash.
 */
function numbersOf(cipher: Cipheriv, words: readonly string[]): number[] {
  const blocks = Buffer.alloc(words.length * WORD_BYTES);
  words.forEach((word, at) => blocks.write(word, at * WORD_BYTES, WORD_BYTES, 'utf8'));
  const hashed = cipher.update(blocks);
  return words.map((_, at) => hashed.readInt32BE(at * WORD_BYTES));
}

function encrypt(key: KeyObject, plain: Uint8Array, context: string): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(context));
  const body = cipher.update(plain);
  const end = cipher.final();
  return Buffer.concat([VERSION_BYTE, nonce, cipher.getAuthTag(), body, end]);
}

const NONCES_AT_ONCE = 1024;
let nonces = Buffer.alloc(0);

/** Random nonces, generated a thousand at a time, because each system call costs more than an encryption. */
function nextNonce(): Buffer {
  if (nonces.length < NONCE_BYTES) nonces = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
  const nonce = nonces.subarray(0, NONCE_BYTES);
  nonces = nonces.subarray(NONCE_BYTES);
  return nonce;
}

function decrypt(key: KeyObject, sealed: Buffer, context: string): Buffer {
  if (sealed[0] !== VERSION) throw new Error('Sealed bytes of an unknown version.');
  const bodyStart = 1 + NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE_BYTES));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, bodyStart));
  const plain = decipher.update(sealed.subarray(bodyStart));
  // Checks the tag; in this mode nothing is left to decrypt.
  decipher.final();
  return plain;
}

const KEY_FILE = 'data.key';

/**
 * The key that wraps the root key: `DATA_KEY` (base64 of 32 bytes) if set, else the key file, which is created at
 * the first start. The file is written atomically, also if the process is killed or two processes
 * start at once.
 */
export function readWrappingKey(options: { dataKey: string | undefined; dataDir: string }): Buffer {
  if (options.dataKey !== undefined) return parseKey(options.dataKey, 'DATA_KEY');
  const folder = join(options.dataDir, 'keys');
  const file = join(folder, KEY_FILE);
  if (!existsSync(file)) makeKeyFile(folder, file, randomBytes(32));
  return parseKey(readFileSync(file, 'utf8').trim(), 'the key file');
}

/** Replaces the key file; a killed process leaves either key in it. */
export function replaceKeyFile(dataDir: string, key: Buffer): void {
  const folder = join(dataDir, 'keys');
  renameSync(writeDraft(folder, key), join(folder, KEY_FILE));
  syncFolder(folder);
}

function makeKeyFile(folder: string, file: string, key: Buffer): void {
  const draft = writeDraft(folder, key);
  try {
    linkSync(draft, file); // fails when the key exists, and never replaces it
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  syncFolder(folder);
}

function writeDraft(folder: string, key: Buffer): string {
  makeDirectory(folder);
  const draft = join(folder, `${KEY_FILE}.${randomBytes(6).toString('hex')}`);
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, `${key.toString('base64')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  return draft;
}

/** Everything encrypted from now on is lost without a file in this directory. */
function syncFolder(folder: string): void {
  const entry = openSync(folder, 'r');
  fsyncSync(entry);
  closeSync(entry);
}

export function parseKey(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) throw new Error(`${source} must hold 32 bytes in base64.`);
  return key;
}

/** Takes the same time for any difference; false if no secret is configured. */
export function isSameSecret(given: string, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
