// The layers of a clip: drawn apart from a recipe, so that they can move apart, or one flat layer of any still.
import sharp, { type Sharp } from 'sharp';
import type { PictureRequest } from '../request.ts';
import { canvasOf, type Pixels } from '../canvas.ts';
import { drawFigure, inFocus, settingOf, shadowRaster, surroundings } from '../compose.ts';
import { develop } from '../develop.ts';
import { likenessOf } from '../body/likeness.ts';
import type { Blurred, Print } from '../scene/air.ts';
import { type Cut, type Overlay, type Planes, planesOf, type Raster } from './planes.ts';

/** How far the lids are open: as drawn, half, or closed. */
export type Eyes = 'open' | 'half' | 'closed';

export interface ClipLayers {
  readonly far: Planes;
  /** The person with open and closing eyes; undefined where the still is one flat picture. */
  readonly figure: Readonly<Record<Eyes, Overlay>> | undefined;
  /** What is before the person, out of focus. */
  readonly near: Overlay | undefined;
}

/** More pixels than the clip has, since the camera moves in. */
const DETAIL = 1.06;
/** Of what does not fit in, a quarter is cut from the top: faces are there. */
const FROM_TOP = 0.25;
const LIDS = { half: 0.4, closed: 0 } as const;

/** The raster that covers the clip in the still's shape, and the part of it that the clip shows. */
function cutFor(still: Pixels, clip: Pixels): Cut & { readonly whole: Pixels } {
  const scale = Math.max(clip.width / still.width, clip.height / still.height) * DETAIL;
  const even = (side: number): number => 2 * Math.round((side * DETAIL) / 2);
  const [width, height] = [even(clip.width), even(clip.height)];
  const whole = {
    width: Math.max(width, Math.round(still.width * scale)),
    height: Math.max(height, Math.round(still.height * scale)),
  };
  const left = (whole.width - width) >> 1;
  return { left, top: Math.floor((whole.height - height) * FROM_TOP), width, height, whole };
}

/** Any picture of this size as one layer. */
export async function flatLayers(picture: Sharp, still: Pixels, clip: Pixels): Promise<ClipLayers> {
  const cut = cutFor(still, clip);
  const data = await picture
    .toColourspace('srgb')
    .flatten({ background: '#000' })
    .resize({ ...cut.whole, fit: 'fill' })
    .raw()
    .toBuffer();
  const far = planesOf({ ...cut.whole, channels: 3, data }, cut);
  return { far, figure: undefined, near: undefined };
}

/** Drawn again from the recipe of the still, whose size in pixels decides the shape of the whole. */
export async function drawnLayers(
  { identity, scene }: Pick<PictureRequest, 'identity' | 'scene'>,
  still: Pixels,
  clip: Pixels,
): Promise<ClipLayers> {
  const cut = cutFor(still, clip);
  const canvas = canvasOf(cut.whole);
  const likeness = likenessOf(identity);
  const setting = settingOf(likeness, scene, canvas);
  const { print } = setting;
  const drawn = drawFigure(identity, setting);
  const [{ far, near }, shadow, figure] = await Promise.all([
    surroundings(setting),
    shadowRaster(drawn, setting),
    inFocus(canvas, drawn.picture),
  ]);
  const developed = (shown: Buffer): Buffer =>
    develop({ far, figure: shown, near: undefined, shadow }, print);
  // With the figure first: the other order takes twice as long, since its code is compiled twice.
  const both = developed(figure);
  const place = developed(Buffer.alloc(figure.length));
  const blinking = async (lids: number): Promise<Overlay> => {
    const blink = await inFocus(canvas, drawFigure(identity, setting, lids).picture);
    return planesOf(apart({ both: developed(blink), place, figure: blink }, print), cut);
  };
  return {
    far: planesOf({ ...cut.whole, channels: 3, data: place }, cut),
    figure: {
      open: planesOf(apart({ both, place, figure }, print), cut),
      half: await blinking(LIDS.half),
      closed: await blinking(LIDS.closed),
    },
    near: near && (await softOverlay(near, cut)),
  };
}

/** The figure in its light without the place: what the developed picture has more than the place that is seen. */
function apart(
  { both, place, figure }: Readonly<Record<'both' | 'place' | 'figure', Buffer>>,
  print: Print,
): Raster {
  const { width, height } = print.pixels;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, from = 0, to = 0; at < width * height; at += 1, from += 3, to += 4) {
    const alpha = figure[to + 3] ?? 0;
    if (alpha === 0) continue;
    const seen = 1 - alpha / 255;
    for (let c = 0; c < 3; c += 1)
      data[to + c] = (both[from + c] ?? 0) - (place[from + c] ?? 0) * seen;
    data[to + 3] = alpha;
  }
  return { width, height, channels: 4, data: new Uint8Array(data.buffer) };
}

/** What is out of focus needs few pixels: a quarter of each side. */
const SOFT = 4;

async function softOverlay(
  { width, height, data }: Blurred,
  cut: ReturnType<typeof cutFor>,
): Promise<Overlay> {
  const part = (side: number): number => Math.round(side / SOFT);
  const even = (side: number): number => 2 * Math.floor(side / SOFT / 2);
  const whole = { width: part(cut.whole.width), height: part(cut.whole.height) };
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...whole, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  for (let at = 0; at < bytes.length; at += 4) {
    const alpha = bytes[at + 3] ?? 0;
    for (let c = 0; c < 3; c += 1) bytes[at + c] = ((bytes[at + c] ?? 0) * alpha) / 255;
  }
  const [left, top] = [Math.floor(cut.left / SOFT), Math.floor(cut.top / SOFT)];
  const soft = { left, top, width: even(cut.width), height: even(cut.height) };
  return planesOf({ ...whole, channels: 4, data: bytes }, soft);
}
