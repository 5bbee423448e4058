// Composes a picture: blurred background, sharp figure, blurred foreground, common light.
import sharp from 'sharp';
import type { PictureRequest } from './request.ts';
import type { Blurred } from './scene/air.ts';
import { type Canvas, canvasOf, HEIGHT, type Pixels, svgOf } from './canvas.ts';
import { develop } from './develop.ts';
import { figureOf } from './body/figure.ts';
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

export async function compose(likeness: Likeness, request: PictureRequest): Promise<Buffer> {
  const { scene, signal } = request;
  const pixels: Pixels = { width: request.width, height: request.height };
  const canvas = canvasOf(pixels);
  const staging = stagingOf(scene, canvas);
  const setting = {
    sky: staging.sky,
    side: staging.light.side,
    width: canvas.width,
    hand: likeness.hand,
    seed: scene.seed,
  };
  // The figure takes longest: it is rasterized while the background is generated.
  const figured = inFocus(
    canvas,
    figureOf({ identity: request.identity, likeness }, staging, scene),
  );
  const before = foreground(scene.place, setting);
  const [figure, far, near] = await Promise.all([
    figured,
    outOfFocus(canvas, place(scene.place, setting), FOCUS[likeness.hand]),
    before === '' ? undefined : outOfFocus(canvas, before, FOCUS.near),
  ]);
  signal.throwIfAborted();
  const print = {
    pixels,
    light: staging.light,
    hand: likeness.hand,
    night: staging.sky.night,
    seed: scene.seed,
  };
  const bytes = await sharp(develop({ far, figure, near }, print), {
    raw: { ...pixels, channels: 3 },
  })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer();
  signal.throwIfAborted();
  return bytes;
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
