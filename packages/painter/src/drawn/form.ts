// The form of a drawn head in three-quarter view, turned to the viewer's left: outline, planes of light and shadow, ear.
import { mix } from '../colour.ts';
import { clip, fade, fill, gradient, path, spot, spotGradient, stroke } from './pen.ts';
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
export function skinPaints({ skin, features }: Drawing): string {
  const { base, lit, dim, shadow } = skin;
  return [
    gradient('d-skin', [205, 190, 425, 390], lit, mix(base, lit, 0.5), base, mix(base, dim, 0.5)),
    spotGradient('d-blush', skin.blush, 0.62),
    spotGradient('d-glow', skin.glow, 0.9),
    spotGradient('d-dusk', dim, 0.75),
    // The side plane is crisp at cheek and jaw and melts away above the brow.
    fade('d-side', [0, 276, 0, 350], [dim, 0, 0.2, features.man ? 0.42 : 0.34]),
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
    sidePlane(drawing),
    lights(drawing),
    blushes(drawing),
    sockets(drawing),
    years(drawing),
  ];
  return fill(shape, 'url(#d-skin)') + clip('d-face', shape, planes.join(''));
}

/** From the temple past the cheekbone, in to the hollow, out to the jaw; and what turns away at the rims. */
function sidePlane({ features: { face, man }, open, skin }: Drawing): string {
  const { jaw: j, chin: k, cheek: c } = face;
  const o = open * 14;
  const hollow = man ? 7 : 3;
  return [
    fill(
      path`M430 200L430 490L284 470C${308 + j * 0.4} ${447 + k} ${340 + j} ${424 + k * 0.7} ${356 + j * 0.6} 388C${363 + j * 0.3} 370 ${353 - hollow + c} 350 ${360 + c} 323C${366 + c} 300 374 276 383 236L390 200Z`,
      'url(#d-side)',
    ),
    man
      ? fill(
          path`M${396} 326C${376} ${342} ${352} 352 ${330 + c} 358C${344} 366 ${352 + j * 0.5} 376 ${353 + j * 0.6} 392C${372 + j * 0.5} 384 388 360 396 326Z`,
          skin.dim,
          0.1,
        )
      : '',
    spot('d-dusk', { x: 412, y: 350, rx: 50, ry: 120, opacity: 0.6 }),
    spot('d-dusk', { x: 334, y: 455 + k, rx: 80, ry: 26, opacity: 0.55 }),
    // The far cheek turns away below its bone.
    fill(
      path`M${204 - c - o} 334C${214 - o} 350 ${222 - o * 0.9} 372 ${229 - j * 0.8 - o} 400C${222 - o - j} 392 ${206 - c - o} 360 ${200 - c - o} 338Z`,
      skin.dim,
      man ? 0.3 : 0.2,
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
  const strength = (man ? 0.26 : 0.2) + eye.deep * 0.2;
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
  return [
    fill(
      path`M396 276C404 262 424 258 432 272C438 286 432 308 424 322C418 334 412 ${344 + grown} 402 ${342 + grown}C394 336 392 300 396 276Z`,
      mix(skin.base, skin.dim, 0.42),
    ),
    stroke(path`M408 280C416 270 426 274 426 286C426 300 418 310 414 322`, skin.dim, {
      width: 3.4,
      opacity: 0.9,
    }),
    fill(
      path`M404 294C412 288 418 292 416 302C412 314 408 320 404 322C402 312 402 302 404 294Z`,
      skin.line,
      0.5,
    ),
  ].join('');
}
