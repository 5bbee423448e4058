// Renditions of a picture: an original without metadata, a tiny preview, and the served sizes (thumbnails) and formats.
import { createHash } from 'node:crypto';
import type { PictureWidth } from '@velour/contract/pictures.ts';
import { faceAreaOf } from '@velour/painter/face-area.ts';
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { AppError } from '../../platform/errors.ts';
import { fingerprintOf, GRID } from './fingerprint.rules.ts';
import { type Format, type Recipe, WIDEST } from './assets.rules.ts';
import { hasMark, markPicture, type Watermark } from './watermark.ts';
import { labelFor } from './label.rules.ts';
import { type DigitalSource, xmpFor } from './digital-source.rules.ts';

/** Pictures with more pixels are not decoded: a few kilobytes can decompress to gigabytes. */
const MAX_PIXELS = 40_000_000;
/** WebP is limited to 16,383 pixels per side. */
const LARGEST = { width: WIDEST, height: 4 * WIDEST };
const PREVIEW = { width: 12, height: 16, fit: 'inside' } as const;
/** JPEG, because it can be decoded at a fraction of its size quickly, which every small width needs. */
const ORIGINAL = { quality: 92, chromaSubsampling: '4:4:4' } as const;
/** Measured on painted portraits: a higher effort takes twice the time for 4 % fewer bytes. */
const WEBP = { quality: 82, effort: 2, smartSubsample: false } as const;
/**
 * 40 % fewer bytes than WebP in four times its time; the default effort takes thirty times as long for another 10 %.
 */
const AVIF = { quality: 50, effort: 2 } as const;

export interface MadeOriginal {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Accepted formats: SVG can run scripts, and decoders that are not needed are attack surface. */
const TAKEN = ['png', 'jpeg', 'webp'];
/** The memory that decoding may take: most pictures are decoded row by row, some are not. */
const MAX_HELD_BYTES = 80_000_000;

/** Throws `request.invalid` for bytes that can’t be decoded, `picture.too_large` for too many pixels. */
async function decode<T>(picture: Uint8Array, read: (opened: Sharp) => Promise<T>): Promise<T> {
  try {
    if (isTooLarge(await readHead(picture))) throw new AppError('picture.too_large');
    return await read(sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' }));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('request.invalid', {
      cause,
      detail: 'We couldn’t read this picture. Use a JPEG, PNG, or WebP.',
    });
  }
}

/** Decodes nothing, so that a picture of any size can be refused for its size. Throws for an unsupported format. */
async function readHead(picture: Uint8Array): Promise<Metadata> {
  if (!isTaken(picture)) throw new Error('It isn’t a PNG, JPEG or WebP.');
  const head = await sharp(picture, { limitInputPixels: false }).metadata();
  if (!TAKEN.includes(head.format)) throw new Error('Its format doesn’t match its first bytes.');
  return head;
}

function isTooLarge(head: Metadata): boolean {
  const pixels = head.width * head.height;
  return pixels > MAX_PIXELS || pixels * bytesHeld(head) > MAX_HELD_BYTES;
}

/** Checked by the first bytes, so that no other decoder reads the file. */
function isTaken(picture: Uint8Array): boolean {
  const head = Buffer.from(picture.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

/** Memory for decoding. A progressive JPEG is held as coefficients, a rotated picture completely. */
function bytesHeld(head: Metadata): number {
  const { format, channels, depth, isProgressive, orientation = 1, chromaSubsampling } = head;
  if (format !== 'jpeg') return channels * (depth === 'ushort' ? 2 : 1);
  if (isProgressive) return chromaSubsampling === '4:2:0' ? 3 : 6;
  return orientation > 1 ? channels : 0;
}

/** Drops all metadata, except that generated pictures are marked as such. */
const marked = (picture: Sharp, source: DigitalSource | undefined): Sharp =>
  source ? picture.withXmp(xmpFor(source)) : picture;

/**
 * Decodes a picture and encodes it again: upright, opaque, at most as wide as the widest served size and four times as
 * tall. Generated pictures (with a `source`) get the watermark, which all sizes made from the original inherit.
 */
export function makeOriginal(
  picture: Uint8Array,
  source?: DigitalSource,
  watermark?: Watermark,
): Promise<MadeOriginal> {
  return decode(picture, async (opened) => {
    const plain = opened
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#000' })
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true });
    const shown = source && watermark ? await markPicture(plain, watermark) : plain;
    const { data, info } = await marked(shown, source)
      .jpeg(ORIGINAL)
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  });
}

export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** A narrower picture is not enlarged. */
export async function makeRendition(
  original: Uint8Array,
  { width, format, source, isLabeled = false }: Wanted,
): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const shown = isLabeled ? await labeled(resized) : resized;
  return inFormat(marked(shown, source), format).toBuffer();
}

interface Wanted {
  readonly width: PictureWidth;
  readonly format: Format;
  readonly source?: DigitalSource | undefined;
  /** For sites with labels. */
  readonly isLabeled?: boolean;
}

/** Adds the label “AI-made”. */
export async function labeled(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { svg, left, top } = labelFor({ width, height });
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(svg), left, top }])
    .removeAlpha();
}

const inFormat = (picture: Sharp, format: Format): Sharp =>
  format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP);

/** In the original size, as a format that all clients support. */
export const makeSketch = (picture: Uint8Array, source?: DigitalSource): Promise<Buffer> =>
  marked(sharp(picture), source).webp(WEBP).toBuffer();

/** Lossless, for files that contain more than a picture. */
export async function makePng(
  original: Uint8Array,
  source?: DigitalSource,
  isLabeled = false,
): Promise<Buffer> {
  const picture = sharp(original);
  return marked(isLabeled ? await labeled(picture) : picture, source)
    .png()
    .toBuffer();
}

/** The perceptual hash, independent of size and format. Throws `request.invalid` if it is not a picture. */
export function makeFingerprint(picture: Uint8Array): Promise<number[]> {
  return decode(picture, async (opened) => {
    const areas = await opened
      .autoOrient()
      .flatten({ background: '#000' })
      .toColourspace('b-w')
      .resize(GRID.width, GRID.height, { fit: 'fill' })
      .raw()
      .toBuffer();
    return fingerprintOf(areas);
  });
}

/** The grid in which two pictures are compared; an eye is one cell. */
const COMPARED = { width: 104, height: 152 } as const;
/**
 * In levels of 256. Measured on painted people: 2.3 after encoding with the watermark; at least 14.7 if an eye has
 * another color.
 */
const MAX_UNLIKE = 6;
/**
 * For faces: at most 12.3 in a completely different place, at least 13.5 with another eye color or twelve more years.
 */
const MAX_UNLIKE_IN_FACE = 12.5;

/** True if both show the same picture, apart from encoding and watermarks. */
export const areSame = (one: Uint8Array, other: Uint8Array): Promise<boolean> =>
  areAlike(one, other, { most: MAX_UNLIKE, isCompared: () => true });

/** True if both show the same face, independent of the surroundings. Both are drawn from this recipe. */
export function haveSameFace(one: Uint8Array, other: Uint8Array, recipe: Recipe): Promise<boolean> {
  const { x, y, halfWidth, halfHeight } = faceAreaOf(recipe);
  const isCompared = (cell: number): boolean => {
    const across = ((cell % COMPARED.width) + 0.5) / COMPARED.width - x;
    const down = (Math.floor(cell / COMPARED.width) + 0.5) / COMPARED.height - y;
    return (across / halfWidth) ** 2 + (down / halfHeight) ** 2 <= 1;
  };
  return areAlike(one, other, { most: MAX_UNLIKE_IN_FACE, isCompared });
}

interface Comparison {
  readonly most: number;
  readonly isCompared: (cell: number) => boolean;
}

async function areAlike(
  one: Uint8Array,
  other: Uint8Array,
  { most, isCompared }: Comparison,
): Promise<boolean> {
  const [cells, others] = await Promise.all([one, other].map(cellsOf));
  for (let cell = 0; cell < COMPARED.width * COMPARED.height; cell += 1) {
    if (!isCompared(cell)) continue;
    const differenceAt = (channel: number): number =>
      Math.abs((cells?.[cell * 3 + channel] ?? 0) - (others?.[cell * 3 + channel] ?? 0));
    if (differenceAt(0) + differenceAt(1) + differenceAt(2) > 3 * most) return false;
  }
  return true;
}

const cellsOf = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .resize({ ...COMPARED, fit: 'fill' })
    .raw()
    .toBuffer();

/** True if the picture has the site's watermark. Throws `request.invalid` if it is not a picture. */
export const hasWatermark = (picture: Uint8Array, watermark: Watermark): Promise<boolean> =>
  decode(picture, (opened) => hasMark(opened, watermark));

/** A data URL of at most 400 characters. */
export async function makePreview(picture: Uint8Array): Promise<string> {
  const tiny = await sharp(picture)
    .resize(PREVIEW)
    .blur(0.8)
    .webp({ quality: 30, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
