// A scarf over a drawn woman's hair: a hood that frames the face, folded under the chin.
import { mix } from '../colour.ts';
import { chanceOf } from '../random.ts';
import type { Drawing } from './drawing.ts';
import { fill, gradient, path, stroke } from './pen.ts';

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
  'M316 112C238 110 186 168 188 268C188 330 200 384 214 430C222 470 214 500 196 532C240 566 420 574 470 534C452 500 456 440 464 380C470 340 474 300 470 262C462 168 402 114 316 112Z';

export function headscarf({ light, seed, open }: Drawing): { under: string; before: string } {
  const cloth = chanceOf(seed, 'scarf').pick(CLOTHS);
  const dark = mix(mix(cloth, '#1c0c18', 0.5), light.gloom, 0.15);
  const lit = mix(mix(cloth, '#fff2e0', 0.3), light.key, 0.1);
  const o = open * 13;
  const hole = path`M304 186C350 186 384 214 392 266C396 330 386 386 346 426C326 446 304 459 284 457C262 454 ${244 - o} 438 ${230 - o} 408C${214 - o} 376 ${202 - o} 344 ${202 - o} 306C${200 - o} 262 ${206 - o} 236 ${218 - o} 218C${238 - o} 196 268 186 304 186Z`;
  return {
    under: fill(HOOD, dark),
    before: [
      gradient('d-scarf', [200, 130, 470, 520], lit, cloth, mix(cloth, dark, 0.55)),
      `<path d="${HOOD}${hole}" fill-rule="evenodd" fill="url(#d-scarf)"/>`,
      fill(
        path`M304 186C350 186 384 214 392 266C396 330 386 386 346 426C366 416 404 380 408 290C408 216 366 172 300 174C262 174 ${232 - o} 190 ${214 - o} 222C${238 - o} 198 268 186 304 186Z`,
        dark,
        0.45,
      ),
      // Folds that run to the knot below the near ear, and across the throat.
      stroke(
        path`M226 160C282 128 376 134 420 210C440 250 444 320 424 396M262 136C340 122 420 160 446 240C458 300 452 360 430 420M232 448C276 478 346 476 408 424M224 486C286 512 368 500 428 444M222 520C300 540 390 530 448 484`,
        dark,
        { width: 3, opacity: 0.5 },
      ),
      stroke(
        path`M216 196C240 156 282 140 324 140M236 466C282 492 340 490 396 452M246 502C300 520 360 514 416 476`,
        lit,
        { width: 6, opacity: 0.4 },
      ),
    ].join(''),
  };
}
