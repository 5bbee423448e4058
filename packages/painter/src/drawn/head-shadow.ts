// Where the key light falls on a drawn head, as grey on white: one joined shadow of face, neck and hair.
import type { Face } from './anatomy.ts';
import type { Drawing } from './drawing.ts';
import { clip, fill, gradient, path, spot, spotGradient } from './pen.ts';

/** The side of the head away from the light, from the crown to the ends of the hair. */
const SIDE = 'M346 90C402 122 428 180 428 260C428 330 410 400 430 470L470 720L760 720L720 60Z';
/** A bare skull's, which goes on from the shadow on the temple. */
const BARE = 'M336 110C352 150 362 190 374 240L390 320L480 320L480 80Z';
const DIM = '#242424';

/** What stands out from the face and has its own side in shadow: hair or a scarf. */
interface Cover {
  readonly shapes: readonly string[];
  readonly rule: 'nonzero' | 'evenodd';
  /** What throws its shadow on the forehead. */
  readonly fringe: readonly string[];
}

export function headShadow(drawing: Drawing, f: Face, cover: Cover): string {
  const { face } = drawing.features;
  const { near } = f;
  const onFace = [
    fill(shadowShape(drawing, f), 'url(#m-core)'),
    spot('m-eye', { x: (near.inner + near.outer) / 2, y: near.y + 2, rx: 40, ry: 20 }),
    `<g transform="translate(7 9)">${cover.fringe.map((shape) => fill(shape, '#4c4c4c')).join('')}</g>`,
  ];
  return [
    spotGradient('m-eye', '#fff', 0.72),
    gradient('m-core', [286, 0, 430, 0], [['#303030'], ['#343434'], ['#4c4c4c']]),
    // The hair's own shadow side, the skull's and what lies below the jaw; then the face over them.
    fill(SIDE, DIM),
    fill(BARE, DIM),
    fill(
      path`M236 ${420 + face.chin}C270 400 340 380 396 250L452 250L436 520C380 520 310 506 250 482Z`,
      '#141414',
    ),
    fill(f.outline, '#fff'),
    clip('m-face', f.outline, onFace.join('')),
    all(cover, '#fff'),
    `<clipPath id="m-cover">${cover.shapes.map((shape) => `<path d="${shape}" clip-rule="${cover.rule}"/>`).join('')}</clipPath><g clip-path="url(#m-cover)">${fill(SIDE, DIM)}</g>`,
  ].join('');
}

const all = ({ shapes, rule }: Cover, colour: string): string =>
  shapes.map((shape) => `<path d="${shape}" fill="${colour}" fill-rule="${rule}"/>`).join('');

/** Near temple and cheek, jaw, and what the nose throws. The near eye stays in the light. */
function shadowShape({ features: { nose, face, man } }: Drawing, f: Face): string {
  const { o, base, near, lips } = f;
  const w = nose.wide;
  const k = face.chin;
  const i = near.inner;
  const e = near.outer - (man ? 5 : 0);
  return path`M336 120C352 150 362 196 ${e + 20} 236C${e + 18} 256 ${e + 9} 266 ${e + 8} 280C${e + 7} 294 ${e + 9} 302 ${e + 6} 318C${e + 2} 336 ${e - 8} 352 ${e - 22} 366C${e - 30} 374 ${lips.near + 14} 384 ${lips.near + 13} ${lips.nearUp + 8}C${lips.near + 13} ${lips.foot} ${lips.near + 20} ${lips.foot + 10} ${320 + o} ${410 + k * 0.6}C${330 + o} ${424 + k} ${324 + o} ${438 + k} 310 ${452 + k}L520 480L540 100ZM${i + 8} 262C${i - 4} 266 ${i - 14} 272 ${i - 18} 282C${272 + o * 0.6} 292 ${271 + o + nose.hook} 304 ${270 + o} 316C${268 + o} 326 ${267 + o} 334 ${268 + o + w * 0.4} 342C${270 + o} ${base} ${282 + o + w} ${base + 10} ${296 + o + w} ${base + 6}C${300 + o + w} ${base} ${290 + o + w} ${base - 12} ${284 + o + w * 0.8} 326C${279 + o} 314 ${277 + o} 300 ${i - 4} 290C${i - 2} 280 ${i + 4} 270 ${i + 8} 262Z`;
}
