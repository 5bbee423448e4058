// Permanent marks of a drawn person: freckles, dimples, glasses, jewellery, scars.
import { mix } from '../colour.ts';
import { chanceOf } from '../random.ts';
import type { Eye, Face } from './anatomy.ts';
import type { Drawing } from './drawing.ts';
import { fill, oval, path, stroke } from './pen.ts';

/** Marks on the skin, below the features. */
export function skinMarks(drawing: Drawing, f: Face): string {
  const { marks } = drawing;
  return (
    (marks.has('freckles') ? freckles(drawing) : '') +
    (marks.has('dimples') ? dimples(drawing, f) : '')
  );
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
  return `<g fill="${mix(skin.shadow, '#8a4020', 0.6)}" fill-opacity=".5">${dots.join('')}</g>`;
}

function dimples({ skin }: Drawing, { lips: { far, farUp, near, nearUp } }: Face): string {
  const tone = mix(skin.shadow, skin.deep, 0.4);
  return (
    stroke(
      path`M${near + 13} ${nearUp - 8}C${near + 17} ${nearUp - 2} ${near + 17} ${nearUp + 5} ${near + 13} ${nearUp + 10}`,
      tone,
      { width: 3, opacity: 0.6 },
    ) +
    stroke(
      path`M${far - 8} ${farUp - 6}C${far - 10.5} ${farUp - 1} ${far - 10.5} ${farUp + 3} ${far - 8} ${farUp + 7}`,
      tone,
      { width: 2.4, opacity: 0.5 },
    )
  );
}

/** Marks in front of everything: glasses, earrings, a mark of beauty, a ring, a scar. */
export function ornaments(drawing: Drawing, f: Face, isEarFree: boolean): string {
  const { marks, skin, features } = drawing;
  const { near, nearUp } = f.lips;
  const { inner, outer, y } = f.near;
  const wing = [284 + f.o + features.nose.wide, f.base] as const;
  const scar = inner + (outer - inner) * 0.74;
  return [
    marks.has('beauty mark')
      ? oval(mix(skin.deep, '#20100c', 0.4), { x: near + 8, y: nearUp - 12, rx: 2.5, ry: 2.5 })
      : '',
    marks.has('brow scar')
      ? stroke(path`M${scar} ${y - 48}L${scar + 7} ${y - 22}`, mix(skin.glow, skin.blush, 0.3), {
          width: 3.6,
        })
      : '',
    marks.has('nose ring')
      ? stroke(
          path`M${wing[0] - 1} ${wing[1] - 9}C${wing[0] + 6} ${wing[1] - 9} ${wing[0] + 6} ${wing[1] + 2} ${wing[0] - 2} ${wing[1] + 1}`,
          '#e8c987',
          { width: 2.3 },
        )
      : '',
    marks.has('earrings') && isEarFree ? earring() : '',
    marks.has('glasses') || marks.has('round glasses') ? glasses(drawing, f) : '',
  ].join('');
}

const earring = (): string =>
  `${stroke(path`M402 342C393 354 396 370 404 370C413 370 414 354 404 342`, '#e2bd74', {
    width: 3,
  })}<circle cx="399" cy="352" r="1.7" fill="#fff5dc"/>`;

/** From the nose outwards, around an eye. */
function lens({ inner, outer, way, y }: Eye, isRound: boolean): string {
  const middle = (inner + outer) / 2 + way;
  const half = Math.abs(outer - inner) / 2 + 11;
  if (isRound) {
    const tall = half * (way > 0 ? 0.96 : 1.16);
    return path`M${middle - half} ${y}a${half} ${tall} 0 1 0 ${half * 2} 0a${half} ${tall} 0 1 0 ${-half * 2} 0Z`;
  }
  const at = (share: number): number => middle + way * half * share;
  return path`M${at(-1)} ${y - 20}C${at(-0.4)} ${y - 26} ${at(0.6)} ${y - 26} ${at(1)} ${y - 21}C${at(1.05)} ${y + 8} ${at(0.75)} ${y + 30} ${at(0.05)} ${y + 30}C${at(-0.7)} ${y + 30} ${at(-1)} ${y + 8} ${at(-1)} ${y - 20}Z`;
}

function glasses({ marks, hair }: Drawing, { near, far }: Face): string {
  const isRound = marks.has('round glasses');
  const colour = isRound ? '#b98f4c' : mix(hair.deep, '#241a20', 0.6);
  const width = isRound ? 3 : 4;
  const lenses = [lens(near, isRound), lens(far, isRound)];
  const [from, to] = [far.inner + 10, near.inner - 10];
  const y = near.y - (isRound ? 4 : 9);
  const end = near.outer + 12;
  return [
    ...lenses.map((shape) => fill(shape, '#eaf4ff', 0.08) + stroke(shape, colour, { width })),
    stroke(path`M${from} ${y}C${from + 5} ${y - 6} ${to - 5} ${y - 6} ${to} ${y}`, colour, {
      width,
    }),
    stroke(path`M${end} ${y - 4}C${end + 18} ${y - 8} ${end + 36} ${y - 8} 412 ${y - 4}`, colour, {
      width,
    }),
    stroke(
      path`M${near.outer - 10} ${near.y + 18}C${near.outer - 2} ${near.y + 12} ${near.outer + 2} ${near.y + 4} ${near.outer + 4} ${near.y - 4}`,
      '#fff',
      { width: 2.6, opacity: 0.4 },
    ),
  ].join('');
}
