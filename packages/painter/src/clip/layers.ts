// The layers of a clip: drawn separately from a recipe, so that they can move separately, or one flat layer of a still.
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
  /** The person with open and closing eyes; undefined for a flat still. */
  readonly figure: Readonly<Record<Eyes, Overlay>> | undefined;
  /** The unfocused foreground. */
  readonly near: Overlay | undefined;
}

/** More pixels than the clip has, because the camera moves in. */
const DETAIL = 1.06;
/** If the height does not fit, a quarter of the excess is cut from the top, because faces are there. */
const FROM_TOP = 0.25;
const LIDS = { half: 0.4, closed: 0 } as const;

/** The raster that covers the clip in the still's aspect ratio, and the part of it that the clip shows. */
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

/** Drawn again from the still's recipe, in the aspect ratio of the still. */
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
  // The figure first: in the other order, the code would be compiled twice, which takes twice as long.
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

/** The lit figure without the background: the difference between the developed picture and the visible background. */
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

/** Unfocused layers need few pixels: a quarter of each side. */
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
