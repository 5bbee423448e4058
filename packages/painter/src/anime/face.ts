// Faces of the anime style: adult, thin coloured lines, two tones with warm shadows, soft cheeks.
import { animeEyes } from './eyes.ts';
import { animeFeatures, yearsOf } from './cast.ts';
import { animeMarks, browScar } from './marks.ts';
import { mix, shade } from '../colour.ts';
import { blob, line, places, type Point, ribbon, sides } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

/** Pairs of depth and height; the rim stands off the head the further back it is. */
const RIM = places('4 -6, -4 -14, -18 -14, -26 -4, -22 14, -14 26, -6 33, 2 31, 4 16');
const FOLD = places('-2 -7, -12 -9, -19 -2, -15 12, -6 20');

const earShapes = ({ head }: Sitting) =>
  [-1, 1].map((side) => ({
    shape: RIM.map(([z, y]) => head.spot([side * (71 - z * 0.42), y + 4, z - 6])),
    inner: FOLD.map(([z, y]) => head.spot([side * (72 - z * 0.42), y + 5, z - 6])),
  }));

export function animeFace(sitting: Sitting): string {
  const { likeness, head, light } = sitting;
  const { skin } = likeness;
  const ink = inkOf(sitting);
  const base = animeSkin(sitting);
  const outline = blob(head.outline());
  const ears = earShapes(sitting).map(
    ({ shape, inner }) =>
      `<path d="${blob(shape)}" fill="${base}" stroke="${ink}" stroke-width="1.1"/><path d="${line(inner)}" fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="1"/>`,
  );
  return [
    ears.join(''),
    `<clipPath id="face"><path d="${outline}"/></clipPath>`,
    `<linearGradient id="skin" x1="${light.side < 0 ? 0 : 1}" y1="0" x2="${light.side < 0 ? 1 : 0}" y2="1"><stop offset=".1" stop-color="${mix(base, mix(skin.light, light.key, 0.3), 0.5)}"/><stop offset=".6" stop-color="${base}"/><stop offset="1" stop-color="${mix(base, skin.blush, 0.22)}"/></linearGradient>`,
    `<path d="${outline}" fill="url(#skin)" stroke="${ink}" stroke-width="1.25"/>`,
    `<g clip-path="url(#face)">${shadows(sitting)}${bloom(sitting)}${years(sitting, ink)}${animeMarks(sitting, ink)}`,
    `${mouth(sitting, ink)}${nose(sitting, ink)}</g>${animeEyes(sitting)}${browScar(sitting)}`,
  ].join('');
}

/** Lines are a dark tone of what they enclose. */
export const inkOf = ({ likeness }: Sitting): string =>
  mix(mix(likeness.skin.deep, likeness.skin.shadow, 0.25), '#4a1428', 0.3);

const animeSkin = ({ likeness: { skin } }: Sitting): string => mix(skin.base, skin.light, 0.35);

/** The second tone: warm, with an edge. */
const animeShade = ({ likeness: { skin }, light }: Sitting): string =>
  mix(mix(shade(skin.base, -0.07, 1.25), '#d4607a', 0.16), light.gloom, 0.1);

/** Along the side away from the light, below nose and lip; hair has its own shadow. */
function shadows(sitting: Sitting): string {
  const { likeness, head, light } = sitting;
  const dim = -light.side;
  const turned = head.turn.yaw * dim;
  const at = (x: number, y: number, lift = 0): Point => head.at(x, y, lift);
  // The far side of a turned head is narrow, and so is its shadow.
  const reach = turned > 0.1 ? 0.86 : 0.72;
  const plane = [
    at(dim * 70 * reach, -36),
    at(dim * 74 * reach, 2),
    at(dim * 66 * reach, 26),
    at(dim * 60 * reach, 44),
    at(dim * 40 * reach, 68),
    at(dim * 22 * reach, 86),
    at(dim * 6, 97),
  ];
  const outside = [
    head.spot([dim * 40, 118, 20]),
    head.spot([dim * 110, 60, -20]),
    head.spot([dim * 100, -40, 0]),
  ];
  const { nose, mouth: lips } = animeFeatures(likeness);
  const { tip } = nose;
  const under = [
    at(-4.4, tip + 2.4, 13),
    at(dim * 3, tip + 0.6, 15),
    at(dim * 7.4, tip + 2, 8),
    at(dim * 3, tip + 6.4, 8),
  ];
  const foot = lips.low + 10.5 + lips.full * 2;
  return [
    `<g fill="${animeShade(sitting)}"><path d="${sides(plane, outside)}" fill-opacity=".82"/><path d="${blob(under)}" fill-opacity=".75"/>`,
    `<path d="${blob([at(-6.5, foot), at(6.5, foot), at(dim, foot + 3)])}" fill-opacity=".7"/></g>`,
  ].join('');
}

/** Colour on cheeks, nose and chin, and the light that lies on the near cheekbone. */
function bloom({ likeness, head, light }: Sitting): string {
  const { skin } = likeness;
  const glow = mix(skin.light, light.key, 0.3);
  return [
    softSpot(head.at(-43, 30), [19, 9.5], [skin.blush, 0.36]),
    softSpot(head.at(43, 30), [19, 9.5], [skin.blush, 0.36]),
    softSpot(head.at(0, 40, 16), [7, 4], [skin.blush, 0.22]),
    softSpot(head.at(light.side * 47, 21), [9, 3.6], [glow, 0.5]),
    softSpot(head.at(light.side * 4, 89), [6, 4], [glow, 0.4]),
  ].join('');
}

/** Thin age lines beside mouth and eyes. */
function years({ likeness, head, mood }: Sitting, ink: string): string {
  const strength = Math.max(0, yearsOf(likeness.age) - 0.3);
  if (strength === 0) return '';
  const lines = [-1, 1].flatMap((side) => [
    line([
      head.at(side * 16.5, 47, 3),
      head.at(side * 22, 54, 1),
      head.at(side * (24 + mood.smile), 61),
    ]),
    line([head.at(side * 22, 15.5), head.at(side * 30, 18.5), head.at(side * 38, 18)]),
  ]);
  return `<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-opacity="${(0.22 + strength * 0.5).toFixed(2)}" stroke-width=".9" stroke-linecap="round"/>`;
}

function nose({ likeness, head, light }: Sitting, ink: string): string {
  const { kind, tip } = animeFeatures(likeness).nose;
  const side = Math.sign(head.turn.yaw);
  const start = { fine: 24, straight: 6, small: tip - 7 }[kind];
  const edge = [
    head.at(side * 3.6, start, 8),
    head.at(side * 3.4, (start + tip) / 2, 14),
    head.at(side * 4.4, tip - 1.5, 18),
    head.at(side * 1.2, tip + 3.4, 16),
  ];
  const nostril = line([head.at(-side * 4.6, tip + 3.2, 9), head.at(-side * 2.6, tip + 4.1, 12)]);
  return [
    `<path d="${ribbon(edge, (t) => 0.12 + 0.62 * t * t)}" fill="${ink}" fill-opacity=".85"/>`,
    `<path d="${nostril}" stroke="${ink}" stroke-opacity=".5" stroke-width=".9" stroke-linecap="round"/>`,
    `<path d="${line([head.at(light.side * 0.8, tip - 9, 18), head.at(light.side * 1, tip - 3.6, 20)])}" stroke="#fff" stroke-opacity=".55" stroke-width="1.7" stroke-linecap="round"/>`,
  ].join('');
}

function lipsOf({ likeness, head, mood }: Sitting) {
  const { wide, full, bow, low: y } = animeFeatures(likeness).mouth;
  const w = wide * (1 + mood.smile * 0.16);
  const gap = mood.open * 7.5;
  const corner = (side: number): Point =>
    head.at(side * w, y - mood.smile * 3.2 - (mood.smirk * side > 0 ? mood.smirk * 2.8 : 0), -1);
  /** From the left corner to the right, mirrored about the middle. */
  const row = (...half: Point[]): Point[] => {
    const near = half.map(([x, dy]) => head.at(-x * w, y + dy, 3));
    const far = half.filter(([x]) => x > 0).map(([x, dy]) => head.at(x * w, y + dy, 3));
    return [corner(-1), ...near, ...far.reverse(), corner(1)];
  };
  return {
    /** Where they meet, and the upper lip's edge. */
    seam: row([0.5, 0.7], [0.18, 0.1 + bow * 0.3], [0, 0.9]),
    upper: row([0.55, -1.4 * full], [0.17, -2.9 * full], [0, -1.9 * full]),
    /** Below the open mouth, and the lower lip's edge. */
    inside: row([0.62, gap * 0.62], [0.25, 1 + gap]),
    lower: row([0.6, 1.6 + gap * 0.72 + full], [0.25, 3.4 + gap + full * 2.4]),
    shine: [-0.24, 0.04, 0.26].map((x) => head.at(x * w, y + 3.6 + gap, 4)),
    gap,
  };
}

function mouth(sitting: Sitting, ink: string): string {
  const { skin } = sitting.likeness;
  const { seam, upper, inside, lower, shine, gap } = lipsOf(sitting);
  const rose = mix(skin.lip, skin.blush, 0.2);
  const isOpen = gap > 0.5;
  return [
    `<path d="${sides(upper, [...seam].reverse())}" fill="${mix(rose, skin.deep, 0.16)}" fill-opacity=".85"/>`,
    `<path d="${sides([...lower].reverse(), isOpen ? inside : seam)}" fill="${rose}" fill-opacity=".78"/>`,
    isOpen ? openMouth(seam, [...inside].reverse(), gap) : '',
    `<path d="${line(shine)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>`,
    `<path d="${ribbon(seam, (t) => 0.35 + 0.5 * Math.abs(Math.cos(Math.PI * t)) ** 3 + 0.35 * Math.sin(Math.PI * t))}" fill="${ink}"/>`,
  ].join('');
}

/** `below` is the edge of the lower lip from the right corner to the left. */
function openMouth(seam: readonly Point[], below: readonly Point[], gap: number): string {
  const teeth = [...seam].reverse().map(([x, y]): Point => [x, y + gap * 0.36]);
  const [right = [0, 0], left = [0, 0]] = below.slice(2, 4);
  return [
    `<clipPath id="mouth"><path d="${sides(seam, below)}"/></clipPath><g clip-path="url(#mouth)"><path d="${sides(seam, below)}" fill="#7c2438"/>`,
    `<path d="${sides(seam, teeth)}" fill="#fffaf6"/>`,
    softSpot([(left[0] + right[0]) / 2, right[1]], [6, gap * 0.22], ['#d8707a', 0.8]),
    '</g>',
  ].join('');
}

/** A radial gradient, strongest in its middle; `rx` and `ry` are where half of the colour is left. */
function softSpot(
  [x, y]: Point,
  [rx, ry]: readonly [rx: number, ry: number],
  [fill, opacity]: readonly [colour: string, opacity: number],
): string {
  const id = `s${fill.slice(1)}${Math.round(opacity * 100)}`;
  const stop = (at: number, share: number): string =>
    `<stop offset="${at}" stop-color="${fill}" stop-opacity="${(opacity * share).toFixed(3)}"/>`;
  return `<radialGradient id="${id}">${stop(0, 1)}${stop(0.5, 0.55)}${stop(1, 0)}</radialGradient><ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(rx * 1.5).toFixed(1)}" ry="${(ry * 1.5).toFixed(1)}" fill="url(#${id})"/>`;
}
