// Turns a server's response into the requested picture: detects its format by its bytes, crops and resizes it.
import { ImageFailure, type Picture } from './port.ts';

/** More than the uncompressed size of the largest picture that is requested. */
export const MAX_BYTES = 32 * 2 ** 20;
/**
 * Larger pictures are refused before they are decoded: a few bytes can claim gigabytes, and decoding a progressive JPEG
 * takes six bytes of memory per pixel. The limit allows a workflow that draws 960 × 1280 at four times the length of
 * each side.
 */
const MAX_PIXELS = 5000 * 5000;
const QUALITY = 92;

/** The format of a picture by its first bytes; file names and headers are not trusted. */
export function kindOf(bytes: Buffer): Picture['mime'] | undefined {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  if (isRiff && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  return undefined;
}

/** Uses the first frame of an animation. Metadata, which may contain the prompt, is dropped. */
export async function fitPicture(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Picture> {
  if (bytes.length > MAX_BYTES) throw new ImageFailure('broken', 'The picture file is too large.');
  if (!kindOf(bytes))
    throw new ImageFailure('broken', `The server sent ${whatIs(bytes, 'picture')}.`);
  // The codecs take a tenth of a second to load, and most processes decode no picture.
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

/** Describes bytes for an error message, without their content, which may quote the prompt. */
export function whatIs(bytes: Buffer, expected: 'picture' | 'clip'): string {
  if (bytes.length === 0) return 'nothing';
  return /^\s*<(!doctype|html)/i.test(bytes.subarray(0, 200).toString('latin1'))
    ? `a web page where a ${expected} was expected`
    : `no ${expected} of a known kind`;
}

/** Decodes base64, with or without the prefix of a data URL. */
export function fromBase64(text: string): Buffer {
  return Buffer.from(
    text.slice(0, 64).startsWith('data:') ? text.replace(/^[^,]*,/, '') : text,
    'base64',
  );
}
