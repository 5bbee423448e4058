// Puts a picture together: the place out of focus, the figure sharp before it, one light and a little grain over all.
import sharp from 'sharp';
import type { PictureRequest } from '../port.ts';
import { FRAME, figureSvg } from './figure.ts';
import type { Likeness } from './likeness.ts';
import { place } from './places.ts';
import { chanceOf } from './random.ts';
import { type Staging, stagingOf } from './staging.ts';

/** The place is drawn at this share of the picture's width and then blown up: focus for next to nothing. */
const PLACE_WIDTH = 150;

export async function compose(likeness: Likeness, request: PictureRequest): Promise<Buffer> {
  const { scene, width, height, signal } = request;
  const staging = stagingOf(scene);
  const frame = frameOf(width, height);
  const far = await outOfFocus(
    frame,
    place(scene.place, staging.sky, { seed: scene.seed, side: staging.light.side }),
    likeness.hand,
  );
  signal.throwIfAborted();
  const drawn = svg(
    frame,
    { width, height },
    far + figureSvg(likeness, staging, scene) + veilOf(staging),
  );
  const bytes = await sharp(Buffer.from(drawn))
    .removeAlpha()
    .composite([
      { input: grain(scene.seed), raw: { width: GRAIN, height: GRAIN, channels: 4 }, tile: true },
    ])
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer();
  signal.throwIfAborted();
  return bytes;
}

/** The place as a small blurred picture, stretched over the whole frame. */
async function outOfFocus(frame: Frame, content: string, hand: Likeness['hand']): Promise<string> {
  const size = {
    width: PLACE_WIDTH,
    height: Math.round((PLACE_WIDTH * frame.height) / frame.width),
  };
  const small = await sharp(Buffer.from(svg(frame, size, content)))
    .removeAlpha()
    .blur(hand === 'anime' ? 0.8 : 1.7)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { x, y, width, height } = frame;
  return `<image href="data:image/png;base64,${small.toString('base64')}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The 600 × 800 frame, widened for other shapes. */
function frameOf(width: number, height: number): Frame {
  const isTall = height / width >= FRAME.height / FRAME.width;
  const w = isTall ? FRAME.width : (FRAME.height * width) / height;
  const h = isTall ? (FRAME.width * height) / width : FRAME.height;
  return { x: (FRAME.width - w) / 2, y: isTall ? 0 : (FRAME.height - h) / 2, width: w, height: h };
}

const svg = (
  { x, y, width, height }: Frame,
  size: { width: number; height: number },
  content: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`;

/** Light that lies in the air before the figure, and the dark that gathers at the edges. */
function veilOf({ light, sky }: Staging): string {
  const x = light.side < 0 ? 0 : 1;
  return [
    `<radialGradient id="beam" cx="${x}" cy=".12" r=".8"><stop offset="0" stop-color="${sky.lamp}" stop-opacity=".24"/><stop offset=".5" stop-color="${sky.lamp}" stop-opacity=".05"/><stop offset="1" stop-color="${sky.lamp}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="edge" cx=".5" cy=".42" r=".78"><stop offset=".55" stop-color="${light.gloom}" stop-opacity="0"/><stop offset="1" stop-color="${light.gloom}" stop-opacity=".62"/></radialGradient>`,
    `<linearGradient id="foot" x1="0" y1=".62" x2="0" y2="1"><stop offset="0" stop-color="${light.gloom}" stop-opacity="0"/><stop offset="1" stop-color="${light.gloom}" stop-opacity=".42"/></linearGradient>`,
    ['beam', 'edge', 'foot']
      .map((id) => `<rect x="-600" width="1800" height="800" fill="url(#${id})"/>`)
      .join(''),
  ].join('');
}

const GRAIN = 128;

/** A tile of film grain: black and white at very low strength. */
function grain(seed: number): Buffer {
  const chance = chanceOf(seed, 'grain');
  const tile = Buffer.alloc(GRAIN * GRAIN * 4);
  for (let at = 0; at < tile.length; at += 4) {
    const value = chance.drift();
    tile.fill(value > 0 ? 255 : 0, at, at + 3);
    tile[at + 3] = Math.round(Math.abs(value) * 14);
  }
  return tile;
}
