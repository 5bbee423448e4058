// Curly hair: a cloud of small turned locks on a rounded volume that leaves the face free.
import { mix } from './colour.ts';
import type { Layers } from './hair-sheets.ts';
import type { Spot } from './head.ts';
import { type Chance, chanceOf } from './random.ts';
import { clamp, type Point, ribbon } from './shape.ts';
import type { Sitting } from './sitting.ts';

interface Volume {
  readonly centre: Spot;
  readonly radii: Spot;
  readonly curl: number;
  readonly count: number;
  /** Lowest y of hair in front of the ears, by distance from the middle. */
  readonly hairline: (x: number) => number;
}

export const HALO: Volume = {
  centre: [0, -14, -22],
  radii: [112, 108, 96],
  curl: 11,
  count: 330,
  hairline: (x) => (Math.abs(x) < 68 ? -56 + (Math.abs(x) / 68) ** 3 * 30 : 200),
};
export const TOP: Volume = {
  centre: [0, -52, -8],
  radii: [78, 62, 90],
  curl: 8,
  count: 230,
  hairline: (x) => -52 + (Math.abs(x) / 62) ** 2 * 14,
};

interface Curl {
  readonly place: Spot;
  readonly depth: number;
  readonly light: number;
}

export function curls(sitting: Sitting, volume: Volume): Layers {
  const chance = chanceOf(sitting.likeness.seed, 'curls');
  const all = Array.from({ length: volume.count }, () => grow(sitting, volume, chance)).sort(
    (a, b) => a.depth - b.depth,
  );
  const draw = (part: readonly Curl[], dim: number): string => {
    const { hair } = sitting.likeness;
    const cloud = part.map(({ place }) => {
      const [x, y] = sitting.head.spot(place);
      const r = volume.curl * 1.25;
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    });
    return `<path d="${cloud.join('')}" fill="${mix(hair.dark, hair.deep, 0.4 + dim)}"/>${part.map((curl) => turnOf(sitting, { curl, volume, chance, dim })).join('')}`;
  };
  return {
    back: draw(
      all.filter((curl) => !isBefore(curl, volume)),
      0.5,
    ),
    front: draw(
      all.filter((curl) => isBefore(curl, volume)),
      0,
    ),
  };
}

function grow({ head, light }: Sitting, { centre, radii }: Volume, chance: Chance): Curl {
  const y = chance.between(-1, 1);
  const angle = chance.between(0, Math.PI * 2);
  const out = chance.between(0.84, 1.03);
  const flat = Math.sqrt(1 - y * y);
  const normal: Spot = [Math.sin(angle) * flat, y, Math.cos(angle) * flat];
  const place: Spot = [
    centre[0] + normal[0] * radii[0] * out,
    centre[1] + normal[1] * radii[1] * out,
    centre[2] + normal[2] * radii[2] * out,
  ];
  const caught = normal[0] * light.side * 0.5 - normal[1] * 0.65 + normal[2] * 0.5;
  return { place, depth: head.depth(place), light: caught * (out > 0.94 ? 1 : 0.4) };
}

/** Before the face lies only what is near and grows above the forehead or beside the cheeks. */
const isBefore = ({ place: [x, y], depth }: Curl, { hairline }: Volume): boolean =>
  depth > -18 && y < hairline(x);

function turnOf(
  sitting: Sitting,
  drawn: { curl: Curl; volume: Volume; chance: Chance; dim: number },
): string {
  const { curl, volume, chance, dim } = drawn;
  const { hair } = sitting.likeness;
  const [x, y] = sitting.head.spot(curl.place);
  const start = chance.between(0, Math.PI * 2);
  const direction = chance.pick([-1, 1]);
  const r = volume.curl * chance.between(0.6, 1.1);
  const points = Array.from({ length: 8 }, (_, at): Point => {
    const angle = start + direction * at * 0.62;
    const shrink = r * (1 - at * 0.07);
    return [x + Math.cos(angle) * shrink, y + Math.sin(angle) * shrink * 0.9 + at * 0.4];
  });
  const tone = clamp(curl.light + chance.drift() * 0.3, -1, 1);
  const body =
    tone < 0 ? mix(hair.base, hair.deep, -tone * 0.7) : mix(hair.base, hair.shine, tone * 0.42);
  const swell = (t: number): number => r * 0.3 * Math.sin(Math.PI * (0.12 + t * 0.82));
  const gleam =
    tone > 0.35 && dim === 0
      ? `<path d="${ribbon(points.slice(2, 6), (t) => r * 0.09 * Math.sin(Math.PI * t) + 0.05)}" fill="${hair.shine}" fill-opacity="${(tone * 0.7).toFixed(2)}"/>`
      : '';
  return `<path d="${ribbon(points, swell)}" fill="${mix(body, hair.deep, dim)}"/>${gleam}`;
}
