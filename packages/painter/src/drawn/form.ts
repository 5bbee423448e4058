// The form of a drawn head in three-quarter view, turned to the viewer's left: outline, planes of light and shadow, ear.
import { mix } from '../colour.ts';
import { around, clip, fade, fill, gradient, path, spot, spotGradient, stroke } from './pen.ts';
import type { Drawing } from './drawing.ts';
import { years } from './years.ts';

/** The outline of the face from the near temple over the far side and the chin back to the ear. */
export function outline({ features: { face, man }, open }: Drawing): string {
  const { jaw: j, chin: k, chinWide: w, cheek: c, ridge: b } = face;
  const o = open * 13;
  const up = man ? 4 : 0;
  const hollow = man ? 2.5 : 0.5;
  return path`M405 250C404 200 372 ${166 - up} 312 ${164 - up}C${250 - o} ${164 - up} ${217 - o} 200 ${213 - o} 244C${211 - o} 258 ${208 - b - o} 267 ${210.5 - b - o} 280C${212 - b - o} 291 ${207 - c - o} 300 ${207 - c - o} 315C${207.5 - c - o} 336 ${217 + hollow - j * 0.4 - o} 360 ${225 + hollow * 0.6 - j * 0.8 - o} ${384 + k * 0.3}C${232 - j - o} ${404 + k * 0.5} ${246 - j * 0.7 - w * 0.5 - o * 0.8} ${426 + k} ${265 - w - o * 0.6} ${438 + k}C${279 - o * 0.4} ${447 + k} ${299 + w * 0.6} ${447 + k} ${316 + w} ${438 + k}C${346 + j * 1.3} ${421 + k * 0.7} ${378 + j * 0.9} ${391 + j * 0.4} ${393 + j * 0.3} 350C402 328 406 290 405 250Z`;
}

/** Gradients that the whole head is filled with. */
export function skinPaints(drawing: Drawing): string {
  const { skin, features } = drawing;
  const { base, lit, dim, shadow } = skin;
  return [
    gradient('d-skin', [200, 240, 440, 300], lit, mix(base, lit, 0.6), base, mix(base, dim, 0.3)),
    keyShadow(drawing),
    spotGradient('d-blush', skin.blush, 0.62),
    spotGradient('d-glow', skin.glow, 0.9),
    spotGradient('d-dusk', dim, 0.75),
    fade('d-crown', [0, 170, 0, 250], [shadow, 0.5, 0]),
    fade(
      'd-bridge',
      [0, 262, 0, 352],
      [shadow, features.man ? 0.34 : 0.16, features.man ? 0.5 : 0.36, features.man ? 0.72 : 0.62],
    ),
  ].join('');
}

/** Skin with its planes; hair shades the forehead, where there is any. */
export function faceForm(drawing: Drawing, isShaded: boolean): string {
  const shape = outline(drawing);
  const planes = [
    isShaded ? fill('M196 150L420 150L420 260L196 260Z', 'url(#d-crown)') : '',
    rims(drawing),
    fill('M190 120L450 120L450 490L190 490Z', 'url(#d-key)'),
    lights(drawing),
    blushes(drawing),
    sockets(drawing),
    years(drawing),
  ];
  return fill(shape, 'url(#d-skin)') + clip('d-face', shape, planes.join(''));
}

/** What turns away from the light, from the temple over the side of the cheek to the jaw: all beyond an oval, whose edge is warmer than the shadow behind it. */
function keyShadow({ skin, features: { face, man }, light, open }: Drawing): string {
  const { away, ember } = skin;
  const strength = 0.4 + light.contrast * 0.26;
  const oval = {
    x: 268,
    y: 280,
    rx: (man ? 103 : 109) + face.cheek + face.jaw * 0.3 + open * 5,
    ry: 190 + face.chin,
  };
  return around('d-key', oval, [
    [0.86, ember, 0],
    [0.96, ember, strength * 0.5],
    [1.04, mix(ember, away, 0.6), strength * 0.82],
    [1.16, away, strength * 1.1],
  ]);
}

/** Cheeks below their bones and the chin turn away at the rims. */
function rims({ features: { face, man }, open, skin }: Drawing): string {
  const { jaw: j, chin: k, cheek: c } = face;
  const o = open * 14;
  return [
    spot('d-dusk', { x: 334, y: 458 + k, rx: 80, ry: 22, opacity: man ? 0.5 : 0.34 }),
    fill(
      path`M${204 - c - o} 334C${214 - o} 350 ${222 - o * 0.9} 372 ${229 - j * 0.8 - o} 400C${222 - o - j} 392 ${206 - c - o} 360 ${200 - c - o} 338Z`,
      skin.dim,
      man ? 0.3 : 0.14,
    ),
  ].join('');
}

const lights = ({ features: { face, man }, open }: Drawing): string =>
  [
    spot('d-glow', { x: 262 + open * 8, y: 226, rx: 50, ry: 32, opacity: 0.42 }),
    spot('d-glow', { x: 322 + open * 8, y: 322, rx: 30, ry: 13, opacity: man ? 0.26 : 0.36 }),
    spot('d-glow', { x: 227 - open * 4, y: 320, rx: 15, ry: 11, opacity: 0.34 }),
    spot('d-glow', { x: 272 + open * 6, y: 427 + face.chin, rx: 30, ry: 17, opacity: 0.3 }),
  ].join('');

/** Cheeks rise and warm with a smile. */
function blushes({ features: { man }, open, mood }: Drawing): string {
  const rise = Math.max(0, mood.smile) * 5;
  const opacity = (man ? 0.36 : 0.72) + Math.max(0, mood.smile) * 0.14;
  return [
    spot('d-blush', { x: 330 + open * 8, y: 346 - rise, rx: 40, ry: 27, opacity }),
    spot('d-blush', { x: 222 - open * 5, y: 345 - rise, rx: 23, ry: 25, opacity }),
  ].join('');
}

function sockets({ features: { eye, brow, man }, open, skin }: Drawing): string {
  const [near, far] = [open * 12, open * 8];
  const top = 262 + brow.low;
  const strength = (man ? 0.22 : 0.1) + eye.deep * 0.2;
  return [
    fill(
      path`M${214 - open * 12} 270C${226 + far} ${top - 5} ${249 + far} ${top - 2} ${260 + far} 276C${264 + far} 296 ${257 + far} 303 ${246 + far} 306C${232 + far} 309 ${219 - open * 6} 306 ${212 - open * 12} 294Z`,
      skin.dim,
      strength,
    ),
    fill(
      path`M${279 + near} 276C${294 + near} ${top - 5} ${342 + near} ${top - 6} ${360 + near} 278C${364 + near} 297 ${350 + near} 307 ${326 + near} 309C${302 + near} 309 ${282 + near} 303 ${279 + near} 276Z`,
      skin.dim,
      strength,
    ),
  ].join('');
}

/** The near ear, which most hair hides. */
export function ear({ features, skin }: Drawing): string {
  const grown = features.man ? 5 : 0;
  const shape = path`M396 276C404 262 424 258 432 272C438 286 432 308 424 322C418 334 412 ${344 + grown} 402 ${342 + grown}C394 336 392 300 396 276Z`;
  return [
    fill(shape, mix(skin.base, skin.dim, 0.42)),
    stroke(path`M408 280C416 270 426 274 426 286C426 300 418 310 414 322`, skin.dim, {
      width: 3.4,
      opacity: 0.9,
    }),
    fill(
      path`M404 294C412 288 418 292 416 302C412 314 408 320 404 322C402 312 402 302 404 294Z`,
      skin.line,
      0.5,
    ),
    fill(shape, 'url(#d-key)'),
  ].join('');
}
