// A scarf over a drawn woman's hair: a hood that frames the face, and its end across the throat.
import { mix } from '../colour.ts';
import { chanceOf } from '../random.ts';
import type { Drawing } from './drawing.ts';
import { fill } from './pen.ts';
import { lock } from './tress.ts';

const CLOTHS: readonly [string, ...string[]] = [
  '#8c2f4a',
  '#2f6f78',
  '#7d8f6c',
  '#c07a86',
  '#c4903c',
  '#35467e',
  '#6a4478',
];

const HOOD =
  'M318 106C232 104 180 168 184 272C186 330 196 392 206 432C190 470 160 510 120 552C200 600 440 610 540 560C500 520 474 480 470 420C476 366 482 310 476 254C466 158 404 108 318 106Z';
const HOLE =
  'M300 176C350 172 392 214 398 270C402 330 386 384 348 420C326 442 302 452 284 450C258 446 240 426 226 400C212 370 204 340 204 306C202 262 206 236 220 214C240 188 268 178 300 176Z';
/** The hood with its opening, by the even-odd rule. */
export const SCARF = HOOD + HOLE;

const FOLDS = [
  lock('296 128 392 140 444 230 440 340 380 440', 8),
  lock('340 116 446 170 466 270 452 400 380 480', 6),
  lock('214 440 276 494 370 480 440 410', 9),
  lock('180 510 270 540 400 520 470 450', 7),
];
const LIGHTS = [
  lock('214 214 240 156 300 134 356 146', 9),
  lock('200 250 220 150 290 118 340 122', 5),
  lock('212 452 270 512 350 508', 8),
];

export function scarf({ seed, light }: Drawing): { behind: string; before: string } {
  const cloth = chanceOf(seed, 'scarf').pick(CLOTHS);
  const dark = mix(cloth, '#1c0c18', 0.55);
  const lit = mix(mix(cloth, '#fff2e0', 0.3), light.key, 0.1);
  return {
    behind: fill(HOOD, dark),
    before: [
      `<path d="${SCARF}" fill-rule="evenodd" fill="${cloth}"/>`,
      ...FOLDS.map((fold) => fill(fold, dark, 0.5)),
      ...LIGHTS.map((fold) => fill(fold, lit, 0.55)),
    ].join(''),
  };
}
