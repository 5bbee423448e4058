// The chunks of a PNG: reads and writes the text chunks that contain a card; the picture stays unchanged.
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { CardError } from './card-error.ts';
import { readBase64 } from './bytes.ts';
import { MAX_JSON_BYTES } from './json.ts';

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

export interface ReadPng {
  /** The JSON of the card by its keyword. */
  readonly cards: { readonly ccv3?: Buffer; readonly chara?: Buffer };
  /** Keywords of other texts, such as pictures that old programs add. */
  readonly others: readonly string[];
  /** The picture alone, with only the chunks that are needed to show it. */
  readonly picture: Buffer;
  readonly is_animated: boolean;
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
const BLANKS = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20]);
const MAX_CHUNKS = 20_000;
const LONGEST_SIDE = 16_384;
/** Decompressed, four bytes per pixel. */
const MAX_PIXELS = 16_000_000;
const MAX_TEXT_BYTES = Math.ceil(MAX_JSON_BYTES / 3) * 4 + 1_000;
const SEEN = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

export function readPng(file: Buffer): ReadPng {
  const chunks = readChunks(file);
  assertPictureWithinLimits(chunks);
  const texts = chunks.flatMap((chunk) => readText(chunk) ?? []);
  const keywords = texts.map(({ keyword }) => keyword);
  return {
    cards: { ...cardIn(texts, 'ccv3'), ...cardIn(texts, 'chara') },
    others: [...new Set(keywords.filter((keyword) => !isOfCard(keyword)))],
    picture: writeChunks(chunks.filter(({ type }) => SEEN.has(type))),
    is_animated: chunks.some(({ type }) => type === 'acTL'),
  };
}

/** The picture with these texts under their keywords; previous texts are removed. */
export function writePng(picture: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const chunks = readChunks(picture).filter(({ type }) => SEEN.has(type));
  const written = Object.entries(texts).map(([keyword, json]): Chunk => {
    const content = `${keyword}\0${Buffer.from(json, 'utf8').toString('base64')}`;
    return { type: 'tEXt', content: Buffer.from(content, 'latin1') };
  });
  return writeChunks([...chunks.slice(0, 1), ...written, ...chunks.slice(1)]);
}

function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (chunks.at(-1)?.type !== 'IEND') {
    if (at + FRAME_BYTES > file.length) throw damaged('It ends too early.');
    const length = file.readUInt32BE(at);
    if (at + FRAME_BYTES + length > file.length) throw damaged('Part of it is missing.');
    const type = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + length);
    if (crc32(file.subarray(at + 4, at + 8 + length)) !== file.readUInt32BE(at + 8 + length)) {
      throw damaged('One of its checksums is wrong.');
    }
    chunks.push({ type, content });
    if (chunks.length > MAX_CHUNKS) throw new CardError('unsafe');
    at += FRAME_BYTES + length;
  }
  // Some programs pad files; whitespace contains nothing.
  if (file.subarray(at).some((byte) => !BLANKS.has(byte))) {
    throw new CardError('unsafe', { detail: 'It has extra data after the picture.' });
  }
  return chunks;
}

function assertPictureWithinLimits(chunks: readonly Chunk[]): void {
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.content.length !== 13) throw damaged('It has no header.');
  if (!chunks.some(({ type }) => type === 'IDAT')) throw damaged('It has no picture.');
  const [width, height] = [header.content.readUInt32BE(0), header.content.readUInt32BE(4)];
  const isModest = Math.max(width, height) <= LONGEST_SIDE && width * height <= MAX_PIXELS;
  if (!isModest) throw new CardError('too_large', { detail: 'Its picture is too large.' });
}

interface Text {
  readonly keyword: string;
  readonly read: () => Buffer;
}

const isOfCard = (keyword: string): boolean => keyword === 'ccv3' || keyword === 'chara';

/** Nothing is decompressed before it is known to belong to a card. */
function readText({ type, content }: Chunk): Text | undefined {
  if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') return undefined;
  const end = content.indexOf(0);
  if (end < 1 || end > 79) throw damaged('One of its texts has no name.');
  const keyword = content.toString('latin1', 0, end);
  const rest = content.subarray(end + 1);
  const read = { tEXt: () => rest, zTXt: () => unpack(rest.subarray(1)), iTXt: () => inner(rest) }[
    type
  ];
  return { keyword: isOfCard(keyword.toLowerCase()) ? keyword.toLowerCase() : keyword, read };
}

/** The text of an iTXt chunk: compressed or not, after its language and translated keyword. */
function inner(rest: Buffer): Buffer {
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (translated < 0) throw damaged('One of its texts is incomplete.');
  const text = rest.subarray(translated + 1);
  return rest[0] === 1 ? unpack(text) : text;
}

function unpack(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_TEXT_BYTES });
  } catch (cause) {
    const isTooLarge =
      cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new CardError('too_large', { cause }) : damaged('A text is damaged.');
  }
}

/** Each one is decompressed for the comparison. */
const MAX_CARDS = 4;

/** Two identical cards count as one; two different ones are ambiguous. */
function cardIn(texts: readonly Text[], keyword: 'ccv3' | 'chara') {
  const found = texts.filter((text) => text.keyword === keyword);
  if (found.length > MAX_CARDS) throw new CardError('ambiguous');
  const [first, ...others] = found.map((text) => text.read());
  if (first === undefined) return {};
  if (others.some((other) => !other.equals(first))) throw new CardError('ambiguous');
  if (first.length > MAX_TEXT_BYTES) throw new CardError('too_large');
  const text = first.toString('latin1');
  return { [keyword]: text.trimStart().startsWith('{') ? first : readBase64(text) };
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const writeChunks = (chunks: readonly Chunk[]): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks.map(writeChunk)]);

function writeChunk({ type, content }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(FRAME_BYTES + content.length);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 8 + content.length);
  return frame;
}

const damaged = (detail: string): CardError => new CardError('damaged', { detail });

/** A grey square, for a card whose character has no picture. */
export function blankPicture(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = Buffer.alloc((side + 1) * side, 0x40);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return writeChunks([
    { type: 'IHDR', content: header },
    { type: 'IDAT', content: deflateSync(rows) },
    { type: 'IEND', content: Buffer.alloc(0) },
  ]);
}
