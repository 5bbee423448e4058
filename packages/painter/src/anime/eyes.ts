// Eyes of the anime style: a wing-shaped lid and a layered iris.
import { animeFeatures, type AnimeFeatures } from './cast.ts';
import { mix, shade } from '../colour.ts';
import { clamp, lerp, line, type Point, ribbon, sides } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

export function animeEyes(sitting: Sitting): string {
  return (
    [-1, 1].map((side) => eye(sitting, side)).join('') +
    [-1, 1].map((side) => brow(sitting, side)).join('')
  );
}

/** Lashes and brows: the hair's colour, dark and warm, never black. */
const lashColour = ({ likeness }: Sitting): string =>
  mix(mix(likeness.hair.deep, likeness.skin.deep, 0.45), '#200c18', 0.4);

const STEPS = [-1, -0.86, -0.6, -0.25, 0.12, 0.48, 0.78, 0.95, 1.04];

type Opening = ReturnType<typeof openingOf>;

function openingOf({ head, mood }: Sitting, { eye }: AnimeFeatures, side: number) {
  const { wide, tilt, peak, round, apart, low } = eye;
  const lifted = clamp(mood.lids * 1.04 - mood.open * 0.06, 0.3, 1.1);
  const up = eye.up * (mood.lids > 0 ? lifted : -0.25);
  const down = eye.down * (1 - mood.smile * 0.26);
  const on = (x: number, y: number, lift = -1): Point =>
    head.at(side * (apart + x * wide), low + y - tilt * x * 0.9, lift - Math.abs(x) * 1.2);
  const lid = (x: number): number => {
    const reach = x < peak ? (peak - x) / (1 + peak) : (x - peak) / (1.04 - peak);
    return -up * (1 - clamp(reach) ** round) + (x < -0.8 ? 1 : 0);
  };
  const under = (x: number): number =>
    down * (1 - Math.abs((x - 0.06) / 1.06) ** 2.6) - mood.smile * 1.2;
  return {
    /** On the eye's own plane: −1 is the corner by the nose, 1 the outer one. */
    on,
    up,
    down,
    lid,
    upper: STEPS.map((x) => on(x, lid(x))),
    lower: STEPS.map((x) =>
      on(x, Math.max(lid(x), Math.abs(x) > 0.99 ? lid(x) : under(x))),
    ).reverse(),
  };
}

function eye(sitting: Sitting, side: number): string {
  const features = animeFeatures(sitting.likeness);
  const opening = openingOf(sitting, features, side);
  const { upper, lower } = opening;
  const { skin } = sitting.likeness;
  const shape = sides(upper, lower);
  const id = side < 0 ? 'eye-a' : 'eye-b';
  const drop = opening.up * 0.34;
  const shadow = sides(
    upper,
    [...upper].reverse().map(([x, y]): Point => [x, y + drop]),
  );
  return [
    lidTint(sitting, opening),
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${mix('#fdf8f6', skin.light, 0.18)}"/>`,
    `<g clip-path="url(#${id})">${iris(sitting, { side, opening, features })}`,
    `<path d="${shadow}" fill="${mix(skin.deep, '#3a2050', 0.4)}" fill-opacity=".34"/></g>`,
    lashes(sitting, opening, features),
  ].join('');
}

/** A breath of colour on the lid and the crease above it. */
function lidTint(sitting: Sitting, { on, lid }: Opening): string {
  const { skin } = sitting.likeness;
  const xs = [-0.8, -0.4, 0, 0.4, 0.8, 1.1];
  const above = (lift: number): Point[] =>
    xs.map((x) => on(x, lid(Math.min(1, x)) - lift * (1 - Math.abs(x - 0.2) * 0.3)));
  const tint = mix(skin.blush, skin.shadow, 0.4);
  return [
    `<path d="${sides(above(0), above(6.5).reverse())}" fill="${tint}" fill-opacity=".3"/>`,
    `<path d="${line(above(5.6).slice(1, 5))}" fill="none" stroke="${mix(skin.deep, skin.shadow, 0.35)}" stroke-opacity=".8" stroke-width=".95" stroke-linecap="round"/>`,
  ].join('');
}

function iris(
  { likeness, head, mood, light }: Sitting,
  { side, opening, features }: { side: number; opening: Opening; features: AnimeFeatures },
): string {
  const { up, down, on } = opening;
  const colour = likeness.iris;
  const look = (-head.turn.yaw * 7 + mood.gaze[0]) * side;
  const [x, y] = on(
    0.02 + look / features.eye.wide,
    (down - up) * 0.5 + 0.6 + mood.gaze[1] * 0.8,
    0,
  );
  const narrow = Math.cos(head.turn.yaw + side * 0.16);
  const size = features.iris.size;
  const [rx, ry] = [11.6 * size * narrow, lerp(up + down, 24, 0.5) * 0.57 * size];
  const id = side < 0 ? 'iris-a' : 'iris-b';
  const deep = shade(mix(colour, '#1a0a2c', 0.5), -0.08);
  const pale = shade(mix(colour, light.key, 0.18), 0.2, 1.15);
  const glint = light.side;
  const ball = (size: number, fill: string, more = ''): string =>
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(rx * size).toFixed(1)}" ry="${(ry * size).toFixed(1)}" fill="${fill}"${more}/>`;
  return [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset=".05" stop-color="${deep}"/><stop offset=".45" stop-color="${shade(colour, -0.04, 1.1)}"/><stop offset="1" stop-color="${pale}"/></linearGradient>`,
    ball(1, `url(#${id})`, ` stroke="${deep}" stroke-width="1.5"`),
    PATTERNS[features.iris.pattern]({ x, y, rx, ry, pale, deep }),
    ball(0.45, mix(deep, '#0c0614', 0.55)),
    `<path d="M${x - rx * 0.7} ${y + ry * 0.36}Q${x} ${y + ry * 1.16} ${x + rx * 0.7} ${y + ry * 0.36}Q${x} ${y + ry * 0.78} ${x - rx * 0.7} ${y + ry * 0.36}Z" fill="${shade(pale, 0.1)}" fill-opacity=".8"/>`,
    `<path d="M${x - glint * rx * 0.86} ${y - ry * 0.1}A${rx} ${ry} 0 0 ${glint > 0 ? 0 : 1} ${x - glint * rx * 0.44} ${y + ry * 0.76}" fill="none" stroke="${light.rim}" stroke-opacity=".6" stroke-width="1.5" stroke-linecap="round"/>`,
    `<ellipse cx="${x + glint * rx * 0.38}" cy="${y - ry * 0.42}" rx="${rx * 0.34}" ry="${ry * 0.27}" transform="rotate(${glint * 18} ${x} ${y})" fill="#fff"/>`,
    `<circle cx="${x - glint * rx * 0.4}" cy="${y + ry * 0.34}" r="${rx * 0.15}" fill="#fff" fill-opacity=".92"/>`,
  ].join('');
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly pale: string;
  readonly deep: string;
}

const around = ({ x, y, rx, ry }: Disc, angle: number, reach: number): string =>
  `${(x + Math.cos(angle) * rx * reach).toFixed(1)} ${(y + Math.sin(angle) * ry * reach).toFixed(1)}`;

/** The lower half of an iris. */
const PATTERNS: Record<AnimeFeatures['iris']['pattern'], (disc: Disc) => string> = {
  rays: (disc) => {
    const rays = [0.1, 0.24, 0.4, 0.56, 0.72, 0.88].map((share) => {
      const angle = share * Math.PI;
      return `M${around(disc, angle, 0.52)}L${around(disc, angle, 0.84)}`;
    });
    return `<path d="${rays.join('')}" stroke="${disc.pale}" stroke-opacity=".7" stroke-width="1" stroke-linecap="round"/>`;
  },
  ring: (disc) =>
    `<path d="M${around(disc, 0.1, 0.68)}A${disc.rx * 0.68} ${disc.ry * 0.68} 0 0 1 ${around(disc, Math.PI - 0.1, 0.68)}" fill="none" stroke="${disc.pale}" stroke-opacity=".75" stroke-width="1.3"/>`,
  petals: (disc) =>
    [0.2, 0.4, 0.6, 0.8]
      .map((share) => {
        const angle = share * Math.PI;
        return `<path d="M${around(disc, angle, 0.4)}Q${around(disc, angle - 0.3, 0.7)} ${around(disc, angle, 0.9)}Q${around(disc, angle + 0.3, 0.7)} ${around(disc, angle, 0.4)}Z" fill="${disc.pale}" fill-opacity=".5"/>`;
      })
      .join(''),
  glass: (disc) =>
    `<path d="M${around(disc, 0.05, 0.86)}A${disc.rx * 0.86} ${disc.ry * 0.86} 0 0 1 ${around(disc, Math.PI - 0.05, 0.86)}Q${disc.x} ${disc.y + disc.ry * 0.3} ${around(disc, 0.05, 0.86)}Z" fill="${disc.pale}" fill-opacity=".34"/>`,
};

function lashes(
  sitting: Sitting,
  { upper, lower, on, lid, up }: Opening,
  { eye }: AnimeFeatures,
): string {
  const colour = lashColour(sitting);
  const wing = on(1.24, lid(1) - up * 0.26 - 1.4, -3);
  const thick = 1.35 + up * 0.12;
  const top = ribbon([...upper.slice(0, -1), on(1.06, lid(1) - 1.2), wing], (t) =>
    Math.max(0.25, thick * (0.32 + 0.8 * t) * Math.min(1, (1 - t) * 5.5)),
  );
  const spikes = [0.7, 0.92, 0.5].slice(0, eye.lashes).map((x) => {
    const from = on(x, lid(x) - 0.6);
    const to = on(x + 0.26, lid(x) - up * 0.3 - 2.4, -2);
    const bend: Point = [lerp(from[0], to[0], 0.6), lerp(from[1], to[1], 0.35)];
    return ribbon([from, bend, to], (t) => 1.3 * (1 - t) + 0.1);
  });
  const outer = lower.slice(1, 5);
  return [
    `<path d="${top}${spikes.join('')}" fill="${colour}"/>`,
    `<path d="${ribbon(outer, (t) => 0.95 * (1 - t) + 0.15)}" fill="${colour}" fill-opacity=".8"/>`,
  ].join('');
}

function brow(sitting: Sitting, side: number): string {
  const { likeness, head, mood } = sitting;
  const { brow: cut, eye } = animeFeatures(likeness);
  const { apart, low } = eye;
  const raised = mood.smirk * side > 0 ? mood.smirk * 3 : 0;
  const y = low - 6 - eye.up * 0.86 - 9 - cut.high - mood.brows * 4 - raised;
  const stern = Math.min(0, mood.brows) * 7;
  const kind = Math.max(0, mood.brows) * 3;
  const at = (x: number, up: number): Point => head.at(side * (apart + x), y - up, 2);
  const spine = [
    at(-17, -2 + stern + kind),
    at(-8, cut.arch * 0.42 + stern * 0.5 + kind * 0.5),
    at(4, cut.arch + cut.slope * 0.4),
    at(14, cut.arch * 0.62 + cut.slope * 0.8),
    at(22.5, cut.slope * 1.1 - 2.4),
  ];
  const half = (t: number): number =>
    cut.thick * (t < 0.2 ? 0.62 + t * 1.9 : 1 - ((t - 0.2) / 0.8) ** 1.6 * 0.92);
  const tone = mix(mix(likeness.hair.dark, likeness.hair.deep, 0.45), likeness.skin.deep, 0.3);
  return `<path d="${ribbon(spine, half)}" fill="${tone}" fill-opacity=".94"/>`;
}
