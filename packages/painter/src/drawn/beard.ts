// Hair on a drawn man's face: it follows jaw and lips, thick at the chin and thin towards the ears.
import { mix } from '../colour.ts';
import type { Drawing } from './drawing.ts';
import { outline } from './form.ts';
import { type Lips, lipsOf } from './mouth.ts';
import { clip, fade, fill, path, spot, spotGradient, stroke } from './pen.ts';

interface Cut {
  /** Beyond the chin. */
  readonly grown: number;
  /** How thick it is at cheek, jaw and chin, from 0 to 1. */
  readonly cover: readonly [cheek: number, jaw: number, chin: number];
  readonly lip: number;
}

const CUTS: Record<string, Cut> = {
  beard: { grown: 17, cover: [0.3, 0.9, 1], lip: 1 },
  'short beard': { grown: 4, cover: [0.2, 0.72, 0.86], lip: 0.82 },
};

export function beard(drawing: Drawing): string {
  const { marks, hair, skin } = drawing;
  const lips = lipsOf(drawing);
  const tone = mix(mix(hair.dark, hair.base, 0.5), skin.shadow, 0.14);
  for (const [kind, cut] of Object.entries(CUTS)) {
    if (!marks.has(kind)) continue;
    return [
      fade('d-beard', [0, 292, 0, 412], [tone, ...cut.cover]),
      soften(mass(drawing, lips, cut.grown), 'url(#d-beard)', { by: 9 }),
      soften(moustache(lips), tone, { opacity: cut.lip }),
      combed(drawing, cut.grown),
    ].join('');
  }
  if (marks.has('stubble')) return stubble(drawing, lips);
  if (marks.has('goatee'))
    return (
      soften(moustache(lips), tone, { opacity: 0.92 }) +
      soften(chin(drawing, lips), tone, { by: 9 })
    );
  return marks.has('moustache') ? soften(moustache(lips), tone) : '';
}

/** Hair of the face has no edge: it thins out into the skin. */
const soften = (shape: string, colour: string, { opacity = 1, by = 6 } = {}): string =>
  fill(shape, colour, opacity) +
  [1, 0.5]
    .map((share) => stroke(shape, colour, { width: by * share, opacity: opacity * 0.36 }))
    .join('');

/** A shade on jaw, chin and lip, which the mouth is drawn over. */
function stubble(drawing: Drawing, { mid, top, foot }: Lips): string {
  const { features, hair, skin } = drawing;
  const { jaw: j, chin: k } = features.face;
  const shades = [
    spot('d-stubble', { x: mid + 8, y: foot + 16, rx: 74, ry: 46 }),
    spot('d-stubble', { x: mid + 2, y: top - 6, rx: 46, ry: 17, opacity: 0.9 }),
    spot('d-stubble', { x: 352 + j, y: 400 + k, rx: 62, ry: 62, opacity: 0.9 }),
  ].join('');
  return (
    spotGradient('d-stubble', mix(hair.dark, skin.deep, 0.5), 0.36) +
    clip('d-shaved', outline(drawing), shades)
  );
}

function mass({ features: { face }, open }: Drawing, lips: Lips, g: number): string {
  const { jaw: j, chin: k, chinWide: w, cheek: c } = face;
  const { far, farUp, near, nearUp, mid, foot } = lips;
  const o = open * 13;
  return path`M409 286C410 318 405 338 ${396 + j * 0.3} 352C${382 + j * 0.9 + g * 0.3} ${394 + j * 0.4 + g * 0.3} ${350 + j * 1.3 + g * 0.3} ${424 + k * 0.7 + g * 0.8} ${318 + w} ${440 + k + g}C${300 + w * 0.6} ${449 + k + g} ${279 - o * 0.4} ${449 + k + g} ${264 - w - o * 0.6} ${440 + k + g}C${244 - j * 0.7 - w * 0.5 - o * 0.8} ${428 + k + g * 0.6} ${230 - j - o} ${406 + k * 0.5} ${223 - j * 0.8 - o} ${385 + k * 0.3}C${216 - o} 364 ${206 - c - o} 344 ${206 - c - o} 320C${213 - o * 0.6} 346 ${221 - o * 0.2} ${farUp - 20} ${far - 5} ${farUp - 6}C${far - 7} ${farUp + 3} ${far - 4} ${farUp + 9} ${far + 4} ${farUp + 13}C${mid - 14} ${foot + 3.5} ${mid - 4} ${foot + 3} ${mid + 3} ${foot + 3}C${mid + 17} ${foot + 4} ${near - 10} ${foot - 1} ${near + 1} ${nearUp + 13}C${near + 7} ${nearUp + 7} ${near + 9} ${nearUp - 2} ${near + 8} ${nearUp - 7}C${near + 26} ${nearUp - 22} 374 350 388 320C392 308 392 298 393 286Z`;
}

const moustache = ({ far, farUp, near, nearUp, mid, top }: Lips): string =>
  path`M${far - 9} ${farUp + 9}C${far - 6} ${farUp - 9} ${mid - 18} ${top - 18} ${mid - 2} ${top - 15}C${mid + 16} ${top - 19} ${near - 2} ${nearUp - 15} ${near + 12} ${nearUp + 9}C${near - 5} ${nearUp - 1} ${mid + 22} ${top + 2.5} ${mid} ${top + 3}C${mid - 12} ${top + 2} ${far + 6} ${farUp - 0.5} ${far - 9} ${farUp + 9}Z`;

/** Around the mouth and over the chin. */
function chin({ features: { face } }: Drawing, lips: Lips): string {
  const { far, farUp, near, nearUp, mid, foot } = lips;
  const { chin: k, chinWide: w } = face;
  return path`M${far - 4} ${farUp + 5}C${far} ${foot - 2} ${mid - 14} ${foot + 5} ${mid + 3} ${foot + 5}C${mid + 18} ${foot + 5} ${near} ${foot - 2} ${near + 6} ${nearUp + 5}C${near + 9} ${nearUp + 24} ${near + 5} ${430 + k} ${near - 8} ${441 + k}C${near - 20} ${453 + k} 276 ${454 + k} ${262 - w * 0.4} ${443 + k}C${246 - w * 0.3} ${428 + k} ${far - 7} ${farUp + 28} ${far - 4} ${farUp + 5}Z`;
}

/** Strands that the light picks out. */
const combed = ({ hair, features: { face } }: Drawing, g: number): string => {
  const k = face.chin;
  return stroke(
    path`M246 ${422 + k}C258 ${437 + k + g * 0.5} 272 ${441 + k + g * 0.6} 288 ${441 + k + g * 0.7}M238 ${400 + k * 0.5}C243 ${414 + k} 250 ${424 + k} 259 ${432 + k}M322 ${434 + k + g * 0.3}C344 ${424 + k + g * 0.3} 364 404 378 374M318 ${424 + k}C336 ${416 + k} 352 402 364 382`,
    mix(hair.light, hair.base, 0.35),
    { width: 3.4, opacity: 0.2 },
  );
};
