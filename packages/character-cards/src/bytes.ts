// Detects the type of a file by its first bytes, never by its name, and decodes its texts: strict UTF-8 and base64.
import { CardError } from './card-error.ts';

export type CardFormat = 'png' | 'json' | 'charx';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const BYTE_ORDER_MARK = 0xef;
const OPENING = '{'.charCodeAt(0);
const BLANKS = new Set([0x20, 0x09, 0x0a, 0x0d]);
const MAX_BLANKS = 1_000;

/** Detects the file type; a file that mixes two types is refused. */
export function formatOf(file: Uint8Array): CardFormat {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'charx';
  let at = bytes[0] === BYTE_ORDER_MARK ? 3 : 0;
  while (at < MAX_BLANKS && BLANKS.has(bytes[at] ?? 0)) at += 1;
  if (bytes[at] === OPENING) return 'json';
  throw new CardError('unknown_format', { detail: 'Cards are PNG, JSON, or CHARX files.' });
}

export function readUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CardError('damaged', { cause, detail: 'One of its texts isn’t UTF-8.' });
  }
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Buffers skip what is not base64, so a damaged text would pass as another one. */
export function readBase64(text: string): Buffer {
  const compact = text.replace(/[\r\n \t\0]/g, '');
  if (!BASE64.test(compact)) throw new CardError('damaged', { detail: 'Not base64.' });
  return Buffer.from(compact, 'base64');
}
