// Cloth over the trunk: its outline below a neckline, the shadow of its form, its creases, its weave.
import type { Bust } from '../body/bust.ts';
import { clothTones, lineOf, type Tones } from './cloth-colours.ts';
import { arcs, type Loop } from './necklines.ts';
import { chanceOf } from '../random.ts';
import { crease, sewn, shadowOf, shapeOf, within } from './sewing.ts';
import { line, type Point, sides } from '../body/shape.ts';
import { bodyShadow } from '../body/torso-light.ts';
import { type Weave, woven } from './weaves.ts';

interface Layer {
  readonly colour: string;
  readonly loop: Loop;
  readonly weave?: Weave;
  readonly ease?: number;
  readonly shine?: number;
  /** How much it creases, 0 to 1. */
  readonly loose?: number;
  /** Its lower end; the whole body by default. */
  readonly hem?: number;
}

/** How far cloth may rise beside its neckline. */
const RISE = { painted: 4, anime: 16 } as const;

export function cloth(bust: Bust, layer: Layer): string {
  const { colour, loop, weave = 'plain', ease = 4, shine = 0, loose = 0.6, hem } = layer;
  const { near } = arcs(bust, loop);
  const { pit } = bust.torso;
  // Cloth with a neckline covers the shoulders, a bodice starts below them.
  const below = (side: -1 | 1, from: Point | undefined): Point[] => {
    const top = from && from[1] > pit + 60 ? from[1] : Math.min(from?.[1] ?? pit, pit - 14);
    // Where a shoulder rises beside the neckline, cloth goes up with it.
    const beside = (x: number, y: number): boolean =>
      from !== undefined &&
      y > from[1] - RISE[bust.sitting.likeness.hand] &&
      (x - from[0]) * side > -3;
    return bust
      .outline(side, ease)
      .filter(([x, y]) => (y > top + 3 || (top < pit && beside(x, y))) && y < (hem ?? Infinity));
  };
  const [left, right] = [below(-1, near[0]), below(1, near.at(-1))];
  const path = sides(near, right, ...hemOf(bust, hem), [...left].reverse());
  const { likeness, light } = bust.sitting;
  const anime = likeness.hand === 'anime';
  const tones = clothTones(colour, light);
  return sewn(
    shapeOf(path, colour),
    within(
      path,
      sewn(
        woven(weave, (apart) => threads(bust, apart), colour),
        bodyShadow(bust, tones.dim),
        shadowOf(bust.headShadow),
        creases(bust, tones, loose * (anime ? 0.6 : 1)),
        shine > 0 ? glints(bust, tones, shine) : '',
      ),
    ),
    anime ? outlines(bust, { left, near, right }, lineOf(colour)) : '',
  );
}

/** The lower edge of cloth that ends above the knee, from the viewer's right to the left. */
const hemOf = ({ at, torso }: Bust, hem: number | undefined): Point[][] => {
  if (hem === undefined) return [];
  const { half } = torso.at(hem);
  return [[0.98, 0.6, 0.2, -0.2, -0.6, -0.98].map((share) => at(share * half, hem, 5))];
};

/** Lines of the anime style: the neckline as far as the shoulders, where sleeves begin, and the sides below the armpits. */
function outlines(
  { torso }: Bust,
  { left, near, right }: Record<'left' | 'near' | 'right', readonly Point[]>,
  ink: string,
): string {
  const slope = (side: readonly Point[]): Point[] => side.filter(([, y]) => y < torso.pit + 12);
  const flank = (side: readonly Point[]): string =>
    line(side.filter(([, y]) => y > torso.joints + 30));
  const path = [
    line([...slope(left).reverse(), ...near, ...slope(right)]),
    flank(left),
    flank(right),
  ];
  return `<path d="${path.join('')}" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** Lines from the neck down, closer together where the body turns away. */
function threads({ at, torso }: Bust, apart: number): Point[][] {
  const count = Math.ceil(140 / apart);
  return Array.from({ length: 2 * count + 1 }, (_, index) => {
    const x = (index - count) * apart;
    return [torso.pit - 40, torso.pit + 20, torso.chest, torso.chest + 90, 470, 620, 760, 1000].map(
      (y) => {
        const { half } = torso.at(y);
        // Cloth that is wider than the waist runs in with it.
        return at(y > torso.chest ? (x * half) / torso.at(torso.chest).half : x, y, 2);
      },
    );
  });
}

/** From the armpits across the chest, and where cloth is pressed above the waist. */
function creases({ at, torso, sitting }: Bust, { dim }: Tones, loose: number): string {
  const chance = chanceOf(sitting.likeness.seed, 'folds');
  const half = torso.wide;
  const drawn = ([-1, 1] as const).flatMap((side) => {
    const pull = (drop: number, reach: number, fall: number): string => {
      const y = torso.joints + 20 + drop + chance.drift() * 5;
      const end = side * half * (1 - reach) + chance.drift() * 8;
      const way = [
        at(side * half * 0.97, y),
        at((side * half * 0.85 + end) / 2, y + fall * 0.35 + 3),
        at(end, y + fall),
      ];
      return crease(way, 2.6, [dim, 0.3 + loose * 0.4]);
    };
    const press = (drop: number, reach: number): string => {
      const y = torso.chest + drop + chance.drift() * 8;
      const way = [
        at(side * half * 0.86, y),
        at(side * half * 0.58, y + 13),
        at(side * half * (1 - reach), y + 9 + chance.drift() * 6),
      ];
      return crease(way, 2.8, [dim, 0.25 + loose * 0.4]);
    };
    return [
      pull(0, 0.5, -24),
      loose > 0.45 ? pull(26, 0.42, 16) : '',
      press(112, 0.7),
      loose > 0.55 ? press(146, 0.55) : '',
    ];
  });
  return drawn.join('');
}

/** Highlights along glossy cloth: leather, satin, oiled cloth. */
function glints({ at, torso, sitting }: Bust, { glint }: Tones, shine: number): string {
  const s = sitting.light.side;
  const half = torso.wide;
  const { pit, chest } = torso;
  const ways = [
    [at(s * half * 0.78, pit + 30), at(s * half * 0.7, pit + 70), at(s * half * 0.74, chest)],
    [at(s * half * 0.6, chest - 34), at(s * half * 0.5, chest), at(s * half * 0.56, chest + 30)],
    [at(-s * half * 0.16, chest + 60), at(-s * half * 0.1, chest + 104), at(-s * half * 0.2, 470)],
  ];
  return ways.map((way) => crease(way, 3.4, [glint, shine * 0.5])).join('');
}
