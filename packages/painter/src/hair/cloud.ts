// Curls as a cloud: rounded clusters of coils on a volume that leaves the face free, with light on their upper edges.
import { mix } from '../colour.ts';
import type { Spot } from '../body/head.ts';
import { type Chance, chanceOf } from '../random.ts';
import { blob, clamp, line, type Point } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

const CENTRE: Spot = [0, -26, -18];
const RADII: Spot = [112, 104, 100];
const CLUSTERS = 120;
const CLUSTER_SIZE = 19;
/** How low it goes, −1 to 1 of its height. */
const LOW = 0.75;

/** Lowest y of hair in front of the ears, by distance from the middle. */
const hairline = (x: number): number =>
  Math.abs(x) < 70 ? -58 + (Math.abs(x) / 70) ** 3 * 34 : 200;

export function cloud(sitting: Sitting): { back: string; front: string } {
  const chance = chanceOf(sitting.likeness.seed, 'cloud');
  const clusters = clustersOf(sitting, chance);
  const layer = (isFront: boolean): string => {
    const part = clusters.filter((cluster) => cluster.isFront === isFront);
    return tones(sitting) + part.map((cluster) => drawCluster(sitting, cluster, chance)).join('');
  };
  return { back: layer(false), front: layer(true) };
}

const TONES = 5;

/** Shared by a layer's clusters: one soft ball of light for each brightness. */
function tones({ likeness, light }: Sitting): string {
  const { hair } = likeness;
  const shine = mix(hair.shine, light.key, 0.25);
  return Array.from({ length: TONES }, (_, at) => {
    const lit = at / (TONES - 1);
    const body = mix(mix(hair.deep, hair.dark, 0.3), hair.base, Math.min(1, lit * 1.5));
    const top = mix(mix(hair.dark, hair.base, lit), mix(hair.light, shine, 0.3), lit * 0.75);
    return `<radialGradient id="cloud-${at}" cx="${0.5 + light.side * 0.16}" cy=".26" r=".8"><stop offset="0" stop-color="${top}"/><stop offset=".48" stop-color="${body}"/><stop offset="1" stop-color="${mix(body, hair.deep, 0.75)}"/></radialGradient>`;
  }).join('');
}

/** Evenly over the volume (a spiral of golden angles), then a little out of order. */
function clustersOf({ head, light }: Sitting, chance: Chance) {
  return Array.from({ length: CLUSTERS }, (_, at) => {
    const up = -1 + ((at + 0.5) / CLUSTERS) * (1 + LOW) + chance.drift() * 0.05;
    const angle = at * 2.399963 + chance.drift() * 0.3;
    const flat = Math.sqrt(Math.max(0, 1 - up * up));
    const normal: Spot = [Math.sin(angle) * flat, up, Math.cos(angle) * flat];
    const out = chance.between(0.88, 1.02);
    const place: Spot = [
      CENTRE[0] + normal[0] * RADII[0] * out,
      CENTRE[1] + normal[1] * RADII[1] * out,
      CENTRE[2] + normal[2] * RADII[2] * out,
    ];
    const depth = head.depth(place);
    return {
      at: head.spot(place),
      size: CLUSTER_SIZE * chance.between(0.8, 1.2),
      depth,
      /** −1 to 1. */
      lit: clamp(
        normal[0] * light.side * 0.5 - up * 0.55 + depth * 0.003 + chance.drift() * 0.25,
        -1,
        1,
      ),
      isFront: depth > -30 && place[1] < hairline(place[0]),
    };
  }).sort((a, b) => a.depth - b.depth);
}

function drawCluster(
  { likeness, light }: Sitting,
  { at: [x, y], size, lit, isFront }: ReturnType<typeof clustersOf>[number],
  chance: Chance,
): string {
  const { hair } = likeness;
  const lobes = 6 + Math.floor(chance.next() * 3);
  const turn = chance.between(0, Math.PI * 2);
  const edge = Array.from({ length: lobes * 3 }, (_, at): Point => {
    const angle = turn + (at / (lobes * 3)) * Math.PI * 2;
    const r = size * (at % 3 === 0 ? 0.92 : 1.06) * chance.between(0.97, 1.03);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  const tone = Math.round((isFront ? lit * 0.5 + 0.5 : lit * 0.3 + 0.2) * (TONES - 1));
  const coils = Array.from({ length: 2 }, () => coil([x, y], size, chance));
  const bright = mix(hair.shine, light.key, 0.3);
  return [
    `<path d="${blob(edge)}" fill="url(#cloud-${clamp(tone, 0, TONES - 1)})" stroke="${hair.deep}" stroke-width=".9" stroke-opacity=".7"/>`,
    `<path d="${coils.map((points) => line(points)).join('')}" fill="none" stroke="${hair.deep}" stroke-opacity=".38" stroke-width="${(size * 0.14).toFixed(1)}" stroke-linecap="round"/>`,
    `<path d="${coils.map((points) => line(points.slice(1, 5).map(([px, py]): Point => [px, py - size * 0.1]))).join('')}" fill="none" stroke="${bright}" stroke-opacity="${(0.08 + 0.22 * Math.max(0, lit)).toFixed(2)}" stroke-width="${(size * 0.14).toFixed(1)}" stroke-linecap="round"/>`,
  ].join('');
}

/** An open coil: most of a turn, drawn inwards. */
function coil([x, y]: Point, size: number, chance: Chance): Point[] {
  const [cx, cy] = [x + chance.drift() * size * 0.6, y + chance.drift() * size * 0.55];
  const start = chance.between(Math.PI * 0.8, Math.PI * 1.4);
  const way = chance.pick([-1, 1]);
  return Array.from({ length: 6 }, (_, at): Point => {
    const r = size * 0.42 * (1 - at * 0.1);
    const angle = start + way * at * 0.72;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r * 0.85];
  });
}
