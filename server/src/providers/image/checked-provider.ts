// Validates every result of an image provider: a result that differs from the request is a failure.
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import { MAX_BYTES } from './fit.ts';
import { ImageFailure, type ImageProvider, type Picture, type PictureRequest } from './port.ts';

/** Returns only the requested result: one complete picture of a known format, in the requested size. */
export function createChecked(provider: ImageProvider): ImageProvider {
  return {
    name: provider.name,
    isBuiltIn: provider.isBuiltIn,
    ...(provider.description !== undefined && { description: provider.description }),
    async paint(request) {
      assertNoTransaction('A picture');
      return believe(await provider.paint(request), request);
    },
    close: () => provider.close(),
  };
}

async function believe(
  result: Partial<Picture> | undefined,
  { width, height }: PictureRequest,
): Promise<Picture> {
  const { bytes, mime } = result ?? {};
  if (!Buffer.isBuffer(bytes) || bytes.length === 0 || mime === undefined)
    throw new ImageFailure('broken', 'The response isn’t a picture.');
  if (bytes.length > MAX_BYTES) throw new ImageFailure('broken', 'The picture file is too large.');
  const found = await headOf(bytes);
  if (`image/${found.format}` !== mime || (found.pages ?? 1) > 1)
    throw new ImageFailure('broken', `The picture isn’t ${mime}.`);
  if (found.width !== width || found.height !== height)
    throw new ImageFailure('broken', `The picture isn’t ${width} × ${height}.`);
  return { bytes, mime, width, height };
}

async function headOf(bytes: Buffer) {
  // The codecs take a tenth of a second to load, and most processes decode no picture.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes).metadata();
  } catch (cause) {
    throw new ImageFailure('broken', 'The response can’t be read.', { cause });
  }
}
