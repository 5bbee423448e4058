// Permanent marks of a drawn person: freckles, dimples, glasses, jewellery, scars.
import { mix } from '../colour.ts';
import { chanceOf } from '../random.ts';
import { beard } from './beard.ts';
import type { Drawing } from './drawing.ts';
import { lipsOf } from './mouth.ts';
import { noseBase } from './nose.ts';
import { fill, oval, path, stroke } from './pen.ts';

/** Marks on the skin, below the features. */
export function skinMarks(drawing: Drawing): string {
  const { marks } = drawing;
  return [
    marks.has('freckles') ? freckles(drawing) : '',
    beard(drawing),
    marks.has('dimples') ? dimples(drawing) : '',
  ].join('');
}

function freckles({ seed, skin, open }: Drawing): string {
  const chance = chanceOf(seed, 'freckles');
  const dots = Array.from({ length: 44 }, (_, at) => {
    const [middle, wide] = at % 5 === 0 ? [258, 22] : at % 5 < 4 ? [324, 40] : [228, 14];
    const x = middle + chance.drift() * wide + open * 7;
    const y = (at % 5 === 0 ? 318 : 330) + chance.drift() * 15;
    const size = 0.9 + chance.next() * 0.9;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}"/>`;
  });
  return `<g fill="${mix(skin.line, '#8a4020', 0.5)}" fill-opacity=".5">${dots.join('')}</g>`;
}

function dimples(drawing: Drawing): string {
  const { far, farUp, near, nearUp } = lipsOf(drawing);
  const { skin } = drawing;
  return (
    stroke(
      path`M${near + 15} ${nearUp - 8}C${near + 19} ${nearUp - 2} ${near + 19} ${nearUp + 5} ${near + 15} ${nearUp + 10}`,
      skin.line,
      { width: 2.8, opacity: 0.5 },
    ) +
    stroke(
      path`M${far - 9} ${farUp - 6}C${far - 11.5} ${farUp - 1} ${far - 11.5} ${farUp + 3} ${far - 9} ${farUp + 7}`,
      skin.line,
      { width: 2.2, opacity: 0.4 },
    )
  );
}

/** Marks in front of everything: glasses, earrings, a mark of beauty, a ring, a scar. */
export function ornaments(drawing: Drawing, isEarFree: boolean): string {
  const { marks, open, skin, features, nod } = drawing;
  const o = open * 10;
  const { near, nearUp } = lipsOf(drawing);
  const wing = [284 + o + features.nose.wide, noseBase(drawing)] as const;
  const apart = features.eye.apart;
  return [
    marks.has('beauty mark')
      ? oval(mix(skin.deep, '#20100c', 0.4), { x: near + 8, y: nearUp - 12, rx: 2.5, ry: 2.5 })
      : '',
    marks.has('brow scar')
      ? stroke(
          path`M${331 + o + apart} ${242 + nod}L${337 + o + apart} ${264 + nod}`,
          mix(skin.lit, skin.blush, 0.25),
          { width: 3.2 },
        )
      : '',
    marks.has('nose ring')
      ? stroke(
          path`M${wing[0] - 1} ${wing[1] - 9}C${wing[0] + 6} ${wing[1] - 9} ${wing[0] + 6} ${wing[1] + 2} ${wing[0] - 2} ${wing[1] + 1}`,
          '#e8c987',
          { width: 2.3 },
        )
      : '',
    marks.has('earrings') && isEarFree ? earring() : '',
    marks.has('glasses') || marks.has('round glasses') ? glasses(drawing) : '',
  ].join('');
}

const earring = (): string =>
  `${stroke(path`M408 344C399 356 402 372 410 372C419 372 420 356 410 344`, '#e2bd74', {
    width: 3,
  })}<circle cx="405" cy="354" r="1.7" fill="#fff5dc"/>`;

function glasses({ marks, open, hair, nod, features }: Drawing): string {
  const o = open * 10;
  const a = features.eye.apart * 0.6;
  const round = marks.has('round glasses');
  const colour = round ? '#b98f4c' : mix(hair.deep, '#241a20', 0.6);
  const width = round ? 3 : 4;
  const lens = round
    ? [
        path`M${283 + o + a} 293a39 36 0 1 0 78 0a39 36 0 1 0 -78 0Z`,
        path`M${206 - o} 293a28 35 0 1 0 ${56 + o * 1.5} 0a28 35 0 1 0 ${-56 - o * 1.5} 0Z`,
      ]
    : [
        path`M${280 + o + a} 272C${304 + o} 266 ${344 + o} 266 ${367 + o + a} 271C${369 + o} 300 ${357 + o} 323 ${323 + o} 323C${293 + o} 323 ${280 + o + a} 300 ${280 + o + a} 272Z`,
        path`M${205 - o} 271C${220} 266 ${246 + o} 266 ${262 + o} 272C${264 + o} 300 ${253 + o} 321 ${232} 321C${211 - o} 321 ${204 - o} 300 ${205 - o} 271Z`,
      ];
  return [
    `<g transform="translate(0 ${Math.round(nod * 6) / 10})">`,
    ...lens.map((shape) => fill(shape, '#eaf4ff', 0.08) + stroke(shape, colour, { width })),
    stroke(path`M${262 + o} 283C${267 + o} 277 ${275 + o} 277 ${281 + o + a} 283`, colour, {
      width,
    }),
    stroke(path`M${364 + o + a} 280C${382 + o * 0.6} 276 398 276 412 282`, colour, { width }),
    stroke(path`M${344 + o} 312C${352 + o} 306 ${356 + o} 298 ${358 + o} 290`, '#fff', {
      width: 2.6,
      opacity: 0.4,
    }),
    '</g>',
  ].join('');
}
