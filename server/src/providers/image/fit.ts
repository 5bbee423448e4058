// Turns what a server sent into the requested picture: recognised by its bytes, and cropped and resized to the size.
import { ImageFailure, type Picture } from './port.ts';

/** More than the largest requested picture weighs without compression. */
export const MAX_BYTES = 32 * 2 ** 20;
/**
 * What unpacks to more is refused unread: a few bytes can pretend to be gigabytes, and a progressive JPEG is held in
 * memory at six bytes a pixel. It leaves room for a workflow that draws 960 × 1280 at four times the length of each side.
 */
const MAX_PIXELS = 5000 * 5000;
const QUALITY = 92;

/** The kind of a picture by its first bytes; names and headers are not believed. */
export function kindOf(bytes: Buffer): Picture['mime'] | undefined {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  if (isRiff && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  return undefined;
}

/** Of a moving picture the first frame counts. Metadata, which may hold the prompt, is dropped. */
export async function fitPicture(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Picture> {
  if (bytes.length > MAX_BYTES) throw new ImageFailure('broken', 'The picture file is too large.');
  if (!kindOf(bytes))
    throw new ImageFailure('broken', `The server sent ${whatIs(bytes, 'picture')}.`);
  // The codecs take a tenth of a second to load, and most starts ask for no picture.
  const { default: sharp } = await import('sharp');
  try {
    const fitted = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .rotate()
      .flatten({ background: '#fff' })
      // Faces are in the upper part of a portrait.
      .resize(width, height, { fit: 'cover', position: 'top' })
      .jpeg({ quality: QUALITY, mozjpeg: false })
      .toBuffer();
    return { bytes: fitted, mime: 'image/jpeg', width, height };
  } catch (cause) {
    throw new ImageFailure('broken', 'The picture can’t be read.', { cause });
  }
}

/** For a message: never the content itself, which may quote the prompt. */
export function whatIs(bytes: Buffer, expected: 'picture' | 'clip'): string {
  if (bytes.length === 0) return 'nothing';
  return /^\s*<(!doctype|html)/i.test(bytes.subarray(0, 200).toString('latin1'))
    ? `a web page where a ${expected} was expected`
    : `no ${expected} of a known kind`;
}

/** From base64, with or without the head of a data address. */
export function fromBase64(text: string): Buffer {
  return Buffer.from(
    text.slice(0, 64).startsWith('data:') ? text.replace(/^[^,]*,/, '') : text,
    'base64',
  );
}
