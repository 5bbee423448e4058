// Finds the messages of a chat file by their bytes, so that a long file is read one message at a time. Pure.

/** The first byte of a value in a file, and the one after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface ObjectFile {
  /** The fields of the object, without its messages. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Undefined if the object has no list of messages. */
  readonly messages: readonly Span[] | undefined;
  /** False if the file ends within the object, or goes on after it. */
  readonly isWhole: boolean;
}

const SPACES: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const decoder = new TextDecoder();

export const textAt = (file: Uint8Array, { from, to }: Span): string =>
  decoder.decode(file.subarray(from, to)).trim();

/** A file that is one object with a list of messages; undefined for any other. */
export function readObjectFile(file: Uint8Array, most: number): ObjectFile | undefined {
  const start = skipSpace(file, 0);
  if (file[start] !== OPEN_OBJECT) return undefined;
  const fields: [string, unknown][] = [];
  let messages: Span[] | undefined;
  let at = skipSpace(file, start + 1);
  while (file[at] === QUOTE) {
    const key = endOfString(file, at);
    const colon = skipSpace(file, key);
    if (file[colon] !== COLON) return undefined;
    const name = parse(textAt(file, { from: at, to: key }));
    const from = skipSpace(file, colon + 1);
    const isMessages = name === 'messages' && file[from] === OPEN_LIST;
    const list = isMessages ? readList(file, from, most) : undefined;
    const to = list?.to ?? endOfValue(file, from);
    if (list) messages = list.items;
    else fields.push([String(name), parse(textAt(file, { from, to }))]);
    at = skipComma(file, to);
  }
  const isWhole = file[at] === CLOSE_OBJECT && skipSpace(file, at + 1) === file.length;
  return { fields: Object.fromEntries(fields), messages, isWhole };
}

/** Lines that are not blank, and their numbers. One more than `most` says that there are too many. */
export function linesIn(file: Uint8Array, most: number): (Span & { readonly number: number })[] {
  const lines: (Span & { number: number })[] = [];
  let from = 0;
  for (let number = 1; from < file.length && lines.length <= most; number += 1) {
    const end = file.indexOf(0x0a, from);
    const to = end === -1 ? file.length : end;
    if (skipSpace(file, from, to) < to) lines.push({ from, to, number });
    from = to + 1;
  }
  return lines;
}

export function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Its items, one more than `most` if there are too many, and the position after it. */
function readList(file: Uint8Array, start: number, most: number): { items: Span[]; to: number } {
  const items: Span[] = [];
  let from = skipSpace(file, start + 1);
  while (from < file.length && file[from] !== CLOSE_LIST && items.length <= most) {
    const to = endOfValue(file, from);
    if (to === from) break;
    items.push({ from, to });
    from = skipComma(file, to);
  }
  const isClosed = file[from] === CLOSE_LIST;
  return { items, to: isClosed ? from + 1 : endOfValue(file, start) };
}

/** The position after the value that starts at `from`; the file's end if the value has none. */
function endOfValue(file: Uint8Array, from: number): number {
  let depth = 0;
  let at = from;
  while (at < file.length) {
    const byte = file[at];
    if (byte === QUOTE) {
      at = endOfString(file, at);
      if (depth === 0) return at;
      continue;
    }
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      if (depth <= 1) return at + depth;
      depth -= 1;
    } else if (depth === 0 && (byte === COMMA || SPACES.has(byte))) return at;
    at += 1;
  }
  return file.length;
}

function endOfString(file: Uint8Array, quote: number): number {
  let at = quote + 1;
  while (at < file.length && file[at] !== QUOTE) at += file[at] === BACKSLASH ? 2 : 1;
  return Math.min(at + 1, file.length);
}

function skipSpace(file: Uint8Array, from: number, to = file.length): number {
  let at = from;
  while (at < to && SPACES.has(file[at])) at += 1;
  return at;
}

function skipComma(file: Uint8Array, from: number): number {
  const at = skipSpace(file, from);
  return file[at] === COMMA ? skipSpace(file, at + 1) : at;
}
