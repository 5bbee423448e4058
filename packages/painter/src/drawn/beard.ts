// Hair on a drawn man's face: it grows out of the jaw's shadow with a soft edge, denser at the chin.
import { mix } from '../colour.ts';
import type { Face, Lips } from './anatomy.ts';
import type { Drawing } from './drawing.ts';
import { clip, gradient, path, spot, spotGradient, stroke } from './pen.ts';

export function beard(drawing: Drawing, f: Face): string {
  const { marks, hair } = drawing;
  if (marks.has('stubble')) return stubble(drawing, f);
  const tone = mix(hair.base, hair.dark, 0.5);
  if (marks.has('beard')) return grown(full(drawing, f.lips, 20), tone);
  if (marks.has('short beard')) return grown(full(drawing, f.lips, 6), tone);
  const shapes = [
    marks.has('goatee') ? chin(drawing, f.lips) : '',
    marks.has('goatee') || marks.has('moustache') ? moustache(f.lips) : '',
  ];
  return shapes.map((shape) => (shape ? soften(shape, tone, [6, 3]) : '')).join('');
}

const grown = (shape: string, tone: string): string =>
  [
    gradient(
      'd-beard',
      [0, 300, 0, 400],
      [
        [tone, 0.3],
        [tone, 0.92],
      ],
    ),
    soften(shape, 'url(#d-beard)', [13, 8, 4]),
  ].join('');

/** Hair of the face has no edge: it thins out into the skin. */
const soften = (shape: string, paint: string, widths: readonly number[]): string =>
  [
    `<path d="${shape}" fill="${paint}" fill-rule="evenodd"/>`,
    ...widths.map((width) => stroke(shape, paint, { width, opacity: 0.18 })),
  ].join('');

function stubble({ hair, skin }: Drawing, { outline, lips }: Face): string {
  const shades = [
    spot('d-stubble', { x: lips.mid + 14, y: lips.foot + 16, rx: 84, ry: 46 }),
    spot('d-stubble', { x: lips.mid + 4, y: lips.top - 8, rx: 46, ry: 16 }),
    spot('d-stubble', { x: 356, y: 404, rx: 60, ry: 60 }),
  ];
  return (
    spotGradient('d-stubble', mix(hair.dark, skin.deep, 0.5), 0.4) +
    clip('d-jaw', outline, shades.join(''))
  );
}

/** From ear to ear, around the lips. */
function full({ features: { face }, open }: Drawing, lips: Lips, g: number): string {
  const { jaw: j, chin: k, chinWide: w } = face;
  const o = open * 11;
  const { far, farUp, near, nearUp, mid, top } = lips;
  return path`M404 290C404 330 398 350 ${392 + j * 0.4} 372C${378 + j} ${402 + g * 0.4} ${346 + j} ${432 + k * 0.8 + g * 0.8} ${312 + w} ${441 + k + g}C${296 + w * 0.6} ${450 + k + g} ${272} ${449 + k + g} ${258 - w - o * 0.6} ${441 + k + g * 0.9}C${238 - j * 0.6 - o} ${426 + k + g * 0.4} ${227 - j - o} ${406 + k * 0.6} ${221 - j * 0.7 - o} ${382}C${218 - o} 370 ${214 - o} 356 ${212 - o} 344C${220 - o} 362 ${far - 14} ${farUp - 18} ${far - 6} ${farUp - 8}C${far + 4} ${top - 12} ${mid - 10} ${top - 11} ${mid} ${top - 8}C${mid + 14} ${top - 12} ${near - 2} ${top - 13} ${near + 8} ${nearUp - 6}C${near + 26} ${nearUp - 18} 366 354 386 316C392 306 394 300 396 288Z${mouthHole(lips)}`;
}

const mouthHole = ({ far, farUp, near, nearUp, mid, foot, top }: Lips): string =>
  path`M${far + 3} ${farUp + 1}C${far + 7} ${foot - 5} ${mid - 12} ${foot - 1} ${mid + 3} ${foot - 1}C${mid + 18} ${foot - 1} ${near - 9} ${foot - 5} ${near - 3} ${nearUp + 1}C${near - 12} ${top + 3} ${mid + 16} ${top + 2} ${mid + 2} ${top + 3}C${mid - 12} ${top + 2} ${far + 8} ${top + 4} ${far + 3} ${farUp + 1}Z`;

const moustache = ({ far, farUp, near, nearUp, mid, top }: Lips): string =>
  path`M${far - 8} ${farUp + 7}C${far - 4} ${farUp - 9} ${mid - 16} ${top - 14} ${mid - 1} ${top - 11}C${mid + 15} ${top - 15} ${near} ${nearUp - 13} ${near + 10} ${nearUp + 7}C${near - 5} ${nearUp - 1} ${mid + 20} ${top + 3} ${mid + 1} ${top + 3}C${mid - 12} ${top + 2} ${far + 6} ${farUp - 0.5} ${far - 8} ${farUp + 7}Z`;

/** Around the mouth and over the chin. */
function chin({ features: { face } }: Drawing, lips: Lips): string {
  const { far, farUp, near, nearUp, mid, foot } = lips;
  const { chin: k, chinWide: w } = face;
  return path`M${far - 4} ${farUp + 5}C${far} ${foot - 2} ${mid - 14} ${foot + 4} ${mid + 3} ${foot + 4}C${mid + 18} ${foot + 4} ${near} ${foot - 2} ${near + 5} ${nearUp + 5}C${near + 8} ${nearUp + 24} ${near + 5} ${428 + k} ${near - 6} ${439 + k}C${near - 18} ${452 + k} 276 ${453 + k} ${262 - w * 0.4} ${441 + k}C${246 - w * 0.3} ${426 + k} ${far - 7} ${farUp + 28} ${far - 4} ${farUp + 5}Z`;
}
