// Composes a picture: blurred background, sharp figure, blurred foreground, common light.
import sharp from 'sharp';
import type { Identity, PictureRequest, Scene } from './request.ts';
import type { Blurred, Print } from './scene/air.ts';
import { type Canvas, canvasOf, HEIGHT, type Pixels, svgOf } from './canvas.ts';
import { develop } from './develop.ts';
import { figureOf } from './body/figure.ts';
import { foreground } from './scene/foreground.ts';
import type { Likeness } from './body/likeness.ts';
import { place } from './scene/places.ts';
import { type Staging, stagingOf } from './scene/staging.ts';

/** Blurred layers are drawn at this height and scaled up, which blurs them at little cost. */
const FOCUS = {
  painted: { height: 210, blur: 1.5 },
  anime: { height: 340, blur: 0.7 },
  near: { height: 110, blur: 2.6 },
} as const;

/** All that the layers of one picture share. */
export interface Setting {
  readonly likeness: Likeness;
  readonly scene: Scene;
  readonly canvas: Canvas;
  readonly staging: Staging;
  readonly print: Print;
}

export async function compose(likeness: Likeness, request: PictureRequest): Promise<Buffer> {
  const { scene, signal } = request;
  const pixels: Pixels = { width: request.width, height: request.height };
  const setting = settingOf(likeness, scene, canvasOf(pixels));
  // The figure takes longest: it is rasterized while the background is generated.
  const figured = figureRaster(request.identity, setting);
  const [figure, { far, near }] = await Promise.all([figured, surroundings(setting)]);
  signal.throwIfAborted();
  const bytes = await sharp(develop({ far, figure, near }, setting.print), {
    raw: { ...pixels, channels: 3 },
  })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer();
  signal.throwIfAborted();
  return bytes;
}

export function settingOf(likeness: Likeness, scene: Scene, canvas: Canvas): Setting {
  const staging = stagingOf(scene, canvas, likeness.side);
  const print = {
    pixels: canvas.pixels,
    light: staging.light,
    hand: likeness.hand,
    night: staging.sky.night,
    seed: scene.seed,
  };
  return { likeness, scene, canvas, staging, print };
}

/** The figure, four bytes per pixel; `lids` draws it with its eyes as open as that instead of as its mood has them. */
export function figureRaster(
  identity: Identity,
  { likeness, scene, canvas, staging }: Setting,
  lids = staging.mood.lids,
): Promise<Buffer> {
  const posed = { ...staging, mood: { ...staging.mood, lids } };
  return inFocus(canvas, figureOf({ identity, likeness }, posed, scene));
}

/** What is behind and before the figure. */
export async function surroundings({ likeness, scene, canvas, staging }: Setting) {
  const setting = {
    sky: staging.sky,
    side: staging.light.side,
    width: canvas.width,
    hand: likeness.hand,
    seed: scene.seed,
  };
  const before = foreground(scene.place, setting);
  const [far, near] = await Promise.all([
    outOfFocus(canvas, place(scene.place, setting), FOCUS[likeness.hand]),
    before === '' ? undefined : outOfFocus(canvas, before, FOCUS.near),
  ]);
  return { far, near };
}

async function outOfFocus(
  canvas: Canvas,
  content: string,
  { height, blur }: { height: number; blur: number },
): Promise<Blurred> {
  const size = { width: Math.round((height * canvas.width) / HEIGHT), height };
  const { data, info } = await sharp(svgOf(canvas, size, content))
    .blur(blur)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

const inFocus = (canvas: Canvas, content: string): Promise<Buffer> =>
  sharp(svgOf(canvas, canvas.pixels, content))
    .ensureAlpha()
    .raw()
    .toBuffer();
