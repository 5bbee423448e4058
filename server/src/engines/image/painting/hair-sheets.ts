// Hair as sheets of locks: each lock follows its neighbours from root to tip, catches the light, and knows its depth.
import { mix } from './colour.ts';
import type { Spot } from './head.ts';
import { type Chance, chanceOf } from './random.ts';
import { clamp, lerp, type Point, refine, ribbon } from './shape.ts';
import type { Sitting } from './sitting.ts';

export interface Sheet {
  /** Paths from root to tip, side by side; all with the same number of spots. */
  readonly guides: readonly (readonly Spot[])[];
  readonly locks: number;
  /** Half-width of a lock in head units. */
  readonly weight: number;
  readonly wave?: number;
  /** How many waves from root to tip. */
  readonly waves?: number;
  /** How wide a lock begins, as a share of its width. */
  readonly root?: number;
  /** How unevenly tips end. */
  readonly ragged?: number;
  /** `auto` puts each lock before or behind the face by its depth. */
  readonly layer: 'front' | 'back' | 'auto';
  /** Light falls on it although it lies behind the face: a knot, a tail. */
  readonly isLit?: boolean;
}

export interface Layers {
  readonly back: string;
  readonly front: string;
}

interface Lock {
  readonly points: readonly Point[];
  readonly spots: readonly Spot[];
  readonly weight: number;
  readonly root: number;
  readonly tone: number;
  readonly isFront: boolean;
  readonly isLit: boolean;
  readonly gleam: { readonly at: number; readonly strength: number };
}

export function paintSheets(sitting: Sitting, sheets: readonly Sheet[]): Layers {
  const locks = sheets.flatMap((sheet, index) => locksOf(sitting, sheet, index)).filter(isSeen);
  const layer = (isFront: boolean): string => {
    const part = locks.filter((lock) => lock.isFront === isFront);
    return sitting.likeness.hand === 'anime'
      ? inkLocks(sitting, part)
      : paintLocks(sitting, part, isFront);
  };
  return { back: layer(false), front: layer(true) };
}

/** A lock at the far temple of which only the root would show is left to the ground below it. */
const isSeen = ({ points, spots }: Lock): boolean =>
  points.length > ((spots[0]?.[1] ?? 0) > -50 ? 8 : 4);

function locksOf(sitting: Sitting, sheet: Sheet, index: number): Lock[] {
  const chance = chanceOf(sitting.likeness.seed, `sheet${index}`);
  return Array.from({ length: sheet.locks }, (_, lock) => {
    const u = sheet.locks === 1 ? 0.5 : lock / (sheet.locks - 1);
    return makeLock(sitting, { sheet, chance, u: clamp(u + (chance.drift() * 0.5) / sheet.locks) });
  });
}

function makeLock(
  sitting: Sitting,
  { sheet, chance, u }: { sheet: Sheet; chance: Chance; u: number },
): Lock {
  const { head, light } = sitting;
  const path = refine(across(sheet.guides, u), 4);
  const ends = 1 - chance.next() * (sheet.ragged ?? 0.08);
  const kept = path.slice(0, Math.max(4, Math.ceil(path.length * ends)));
  const phase = u * 2.6 + chance.drift() * 0.45;
  const spots = kept.map((spot, at): Spot => {
    const t = at / (path.length - 1);
    const bend =
      (sheet.wave ?? 0) *
      clamp(t * 1.8 - 0.25) *
      Math.sin(phase + t * Math.PI * 2 * (sheet.waves ?? 2.2));
    const [x = 0, y = 0, z = 0] = spot;
    return [x + bend, y, z + bend * 0.4];
  });
  const middle = spots[Math.floor(spots.length * 0.55)] ?? [0, 0, 0];
  const isFront = sheet.layer === 'auto' ? head.depth(middle) > -26 : sheet.layer === 'front';
  const seen = isFront ? spots.slice(0, hiddenFrom(sitting, spots)) : spots;
  return {
    points: seen.map(head.spot),
    spots: seen,
    weight: sheet.weight * chance.between(0.75, 1.25),
    tone: clamp(
      chance.drift() * 0.55 +
        (head.spot(middle)[0] / 130) * light.side * 0.7 -
        (isFront ? 0 : 0.25),
      -1,
      1,
    ),
    root: sheet.root ?? 0.5,
    isFront,
    isLit: isFront || sheet.isLit === true,
    gleam: gleamOf(seen, light.side),
  };
}

/** A lock that goes round to the back of the skull ends for the eye where it passes the edge. */
function hiddenFrom({ head }: Sitting, spots: readonly Spot[]): number {
  const gone = spots.findIndex((spot) => spot[1] < 20 && head.depth(spot) < -34);
  return gone < 0 ? spots.length : gone + 1;
}

/** The path at `u` across the guides, from the first (0) to the last (1). */
function across(guides: readonly (readonly Spot[])[], u: number): Spot[] {
  const place = u * (guides.length - 1);
  const low = Math.min(guides.length - 2, Math.floor(place));
  const [a = [], b = []] = [guides[low], guides[low + 1]];
  return a.map((spot, at): Spot => {
    const other = b[at] ?? spot;
    const t = place - low;
    return [lerp(spot[0], other[0], t), lerp(spot[1], other[1], t), lerp(spot[2], other[2], t)];
  });
}

/** Where along a lock the main light is caught: the round of the head is the mirror. */
function gleamOf(spots: readonly Spot[], side: number): Lock['gleam'] {
  let best = { at: 0.3, strength: 0 };
  spots.forEach(([x, y, z], index) => {
    if (y > 10) return;
    const length = Math.hypot(x, y + 25, z) || 1;
    const strength = (x * side * 0.48 - (y + 25) * 0.66 + z * 0.58) / length;
    if (strength > best.strength) best = { at: index / (spots.length - 1), strength };
  });
  return best;
}

/** Half-width along a lock: from its root to full, and to a point. */
const taper = (t: number, root = 0.5): number =>
  Math.min(1, root + t * (1 - root) * 4.4) * (1 - clamp((t - 0.5) / 0.5) ** 1.7 * 0.95);

function paintLocks(sitting: Sitting, locks: readonly Lock[], isFront: boolean): string {
  const { hair } = sitting.likeness;
  const under = locks
    .map((lock) => ribbon(lock.points, (t) => lock.weight * 1.3 * taper(t, lock.root)))
    .join('');
  const body = locks.map((lock) => {
    const tone =
      lock.tone < 0
        ? mix(hair.base, hair.dark, -lock.tone * 1.2)
        : mix(hair.base, hair.light, lock.tone);
    return `<path d="${ribbon(lock.points, (t) => lock.weight * 0.82 * taper(t, lock.root))}" fill="${lock.isLit ? tone : mix(tone, hair.deep, 0.45)}"/>`;
  });
  const gleams = isFront ? locks.map((lock, at) => gleam(sitting, lock, at)) : [];
  return `<path d="${under}" fill="${isFront ? hair.dark : hair.deep}"/>${body.join('')}${strands(sitting, locks, isFront)}${gleams.join('')}`;
}

/** Thin single hairs, some lighter and some darker than what they lie on. */
function strands({ likeness, light }: Sitting, locks: readonly Lock[], isFront: boolean): string {
  const chance = chanceOf(likeness.seed, isFront ? 'strands' : 'strands-back');
  const tones = { bright: '', dim: '' };
  for (const lock of locks) {
    const shift = chance.drift() * lock.weight * 0.9;
    const moved = lock.points.map(([x, y], at): Point => [
      x + shift * (0.5 + at / lock.points.length),
      y,
    ]);
    const path = ribbon(moved, (t) => 0.55 * taper(t));
    if (chance.next() < 0.5) tones.dim += path;
    else tones.bright += path;
  }
  return [
    `<path d="${tones.dim}" fill="${likeness.hair.deep}" fill-opacity=".32"/>`,
    `<path d="${tones.bright}" fill="${mix(likeness.hair.shine, light.key, 0.3)}" fill-opacity="${isFront ? 0.26 : 0.1}"/>`,
  ].join('');
}

function gleam({ likeness, light }: Sitting, lock: Lock, index: number): string {
  if (lock.gleam.strength < 0.5) return '';
  const last = lock.points.length - 1;
  const centre = lock.gleam.at + Math.sin(index * 2.4) * 0.05;
  const from = Math.max(0, Math.floor((centre - 0.17) * last));
  const part = lock.points.slice(from, Math.ceil((centre + 0.17) * last) + 1);
  if (part.length < 3) return '';
  const opacity = clamp((lock.gleam.strength - 0.5) * 1.5) * (index % 3 === 0 ? 0.75 : 0.42);
  const colour = mix(likeness.hair.shine, light.key, 0.35);
  return `<path d="${ribbon(part, (t) => lock.weight * 0.42 * Math.sin(Math.PI * t) + 0.05)}" fill="${colour}" fill-opacity="${opacity.toFixed(2)}"/>`;
}

/** The anime hand: one inked mass, few tones, and a clear band of light. */
function inkLocks({ likeness, light }: Sitting, locks: readonly Lock[]): string {
  const { hair } = likeness;
  const ink = mix(hair.deep, '#0e0614', 0.35);
  const shapes = locks.map((lock) => ribbon(lock.points, (t) => lock.weight * taper(t, lock.root)));
  const bodies = locks.map((lock, at) => {
    const flat = !lock.isLit
      ? hair.dark
      : lock.tone < -0.1
        ? mix(hair.base, hair.dark, 0.6)
        : hair.base;
    const edge = `stroke="${ink}" stroke-width="1" stroke-opacity="${lock.isLit ? 0.4 : 0.3}" stroke-linejoin="round"`;
    const light2 = lock.isLit ? band(lock, at, mix(hair.shine, light.key, 0.25)) : '';
    return `<path d="${shapes[at] ?? ''}" fill="${flat}" ${edge}/>${light2}`;
  });
  return `<path d="${shapes.join('')}" fill="${hair.dark}" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>${bodies.join('')}`;
}

function band(lock: Lock, index: number, colour: string): string {
  if (lock.gleam.strength < 0.55) return '';
  const last = lock.points.length - 1;
  const centre = lock.gleam.at + (index % 2 === 0 ? 0.02 : -0.02);
  const part = lock.points.slice(
    Math.max(0, Math.round((centre - 0.1) * last)),
    Math.round((centre + 0.12) * last) + 1,
  );
  if (part.length < 3) return '';
  return `<path d="${ribbon(part, (t) => lock.weight * 0.62 * Math.sin(Math.PI * t) ** 0.7)}" fill="${colour}" fill-opacity=".6"/>`;
}
