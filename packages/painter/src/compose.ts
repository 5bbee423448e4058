// Composes a picture: blurred background, sharp figure, blurred foreground, common light.
import sharp, { type Sharp } from 'sharp';
import type { Identity, PictureRequest, Scene } from './request.ts';
import type { Blurred } from './scene/air.ts';
import { type Canvas, canvasOf, HEIGHT, type Pixels, svgOf } from './canvas.ts';
import { develop } from './develop.ts';
import { type Figure, figureOf } from './body/figure.ts';
import { foreground } from './scene/foreground.ts';
import type { Likeness } from './body/likeness.ts';
import { place } from './scene/places.ts';
import { stagingOf } from './scene/staging.ts';

/** Blurred layers are drawn at this height and scaled up, which blurs them at little cost. */
const FOCUS = {
  painted: { height: 210, blur: 1.5 },
  anime: { height: 340, blur: 0.7 },
  near: { height: 110, blur: 2.6 },
} as const;

/** All that the layers of one picture share. */
type Setting = ReturnType<typeof settingOf>;

export async function compose(likeness: Likeness, request: PictureRequest): Promise<Buffer> {
  const { scene, signal } = request;
  const pixels: Pixels = { width: request.width, height: request.height };
  const setting = settingOf(likeness, scene, canvasOf(pixels));
  const drawn = drawFigure(request.identity, setting);
  // The figure takes longest: it is rasterized while the background is generated.
  const figured = inFocus(setting.canvas, drawn.picture);
  const [figure, { far, near }, shadow] = await Promise.all([
    figured,
    surroundings(setting),
    shadowRaster(drawn, setting),
  ]);
  signal.throwIfAborted();
  const print = develop({ far, figure, near, shadow }, setting.print);
  const bytes = await sharp(print, { raw: { ...pixels, channels: 3 } })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer();
  signal.throwIfAborted();
  return bytes;
}

export function settingOf(likeness: Likeness, scene: Scene, canvas: Canvas) {
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

/** The figure; `lids` draws it with its eyes as open as that instead of as its mood has them. */
export function drawFigure(
  identity: Identity,
  { likeness, scene, staging }: Setting,
  lids = staging.mood.lids,
): Figure {
  const posed = { ...staging, mood: { ...staging.mood, lids } };
  return figureOf({ identity, likeness }, posed, scene);
}

/** The edge of the shadow, in head units. */
const SOFT = 3.2;

/** How much of the key light falls on the figure: one byte per pixel, at half of the size. */
export async function shadowRaster(
  { shadow }: Figure,
  { canvas, staging }: Setting,
): Promise<Blurred | undefined> {
  if (shadow === undefined) return undefined;
  const size = {
    width: Math.round(canvas.pixels.width / 2),
    height: Math.round(canvas.pixels.height / 2),
  };
  const lit = `<path d="M0 0H4000V800H0Z" fill="#fff"/>`;
  // As soft on a small face as on a large one, so that both look the same.
  const blur = Math.max(0.3, (size.height / HEIGHT) * SOFT * staging.camera.scale);
  return bytesOf(
    sharp(svgOf(canvas, size, lit + shadow))
      .removeAlpha()
      .extractChannel(0)
      .blur(blur),
  );
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

function outOfFocus(
  canvas: Canvas,
  content: string,
  { height, blur }: { height: number; blur: number },
): Promise<Blurred> {
  const size = { width: Math.round((height * canvas.width) / HEIGHT), height };
  return bytesOf(
    sharp(svgOf(canvas, size, content))
      .blur(blur)
      .ensureAlpha(),
  );
}

async function bytesOf(picture: Sharp): Promise<Blurred> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

/** A drawing, four bytes per pixel. */
export const inFocus = (canvas: Canvas, content: string): Promise<Buffer> =>
  sharp(svgOf(canvas, canvas.pixels, content))
    .ensureAlpha()
    .raw()
    .toBuffer();
