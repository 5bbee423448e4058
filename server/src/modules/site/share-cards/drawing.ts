// Draws a share card: the character on one side, text on the other, on a gradient.
import sharp from 'sharp';
import { labelFor, type AssetsService } from '../../assets/service.ts';
import { createLettering } from './lettering.ts';
import { CARD, GALLERY, overlay, type Plan } from './share-cards.rules.ts';

type Reshape = AssetsService['reshape'];

const lettering = createLettering();

const { svg, left, top } = labelFor(CARD);
const label = { input: Buffer.from(svg), left, top };

/** As JPEG, which all messengers support. */
export async function drawCard(
  { words, pictures, isLabeled }: Plan,
  reshape: Reshape,
): Promise<Buffer> {
  const [first, ...others] = pictures;
  const person =
    first === undefined || others.length > 0
      ? undefined
      : await reshape(first, { ...CARD, pose: 'turned left' });
  return sharp(person ?? (await gallery(pictures, reshape)))
    .resize(CARD.width, CARD.height, { fit: 'cover', position: 'top' })
    .composite([
      { input: Buffer.from(overlay(words, lettering)) },
      ...(isLabeled && pictures.length > 0 ? [label] : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Several characters side by side. */
async function gallery(pictures: readonly string[], reshape: Reshape): Promise<Buffer> {
  const { width, height, left, ground } = GALLERY;
  const seen = await Promise.all(pictures.map((id) => reshape(id, { width: 480, height: 640 })));
  const layers = await Promise.all(
    seen
      .filter((bytes) => bytes !== undefined)
      .map(async (bytes, at) => ({
        input: await sharp(bytes).resize(width, height, { position: 'top' }).toBuffer(),
        left: left + at * width,
        top: 0,
      })),
  );
  return sharp({ create: { ...CARD, channels: 3, background: ground } })
    .composite(layers)
    .png()
    .toBuffer();
}
