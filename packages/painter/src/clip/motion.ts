// The motion of a clip: a moving camera, a person who breathes, leans and blinks, and a pulsing warm light.
import type { Pixels } from '../canvas.ts';
import { smooth } from '../body/plane.ts';
import { chanceOf } from '../random.ts';
import type { Eyes } from './layers.ts';

/** Where the person is, in shares of the clip's width and height. */
export interface Stance {
  readonly x: number;
  /** The top of the head. */
  readonly top: number;
}

/** For a picture with unknown content: most show a person in the middle. */
export const USUAL_STANCE: Stance = { x: 0.5, top: 0.12 };

/** Maps a point of the clip to a layer, both in shares of width and height. */
export type Mapping = (x: number, y: number) => readonly [x: number, y: number];

/** One moment of a clip. */
export type Moment = ReturnType<ReturnType<typeof motionOf>>;

/** Lengths are shares of the height, as a clip of 768 lines has them in pixels. */
const LINES = 1 / 768;
const TURN = 2 * Math.PI;
/** The initial enlargement, so that edges stay outside, and the enlargement added until the end. */
const ZOOM = { first: 1.03, far: 0.035, figure: 0.08, near: 0.15 } as const;
/** How far each layer moves to the side. */
const ASIDE = { far: 4.5 * LINES, figure: -1.5 * LINES, near: -11 * LINES } as const;
const BREATH = { seconds: 3.7, rise: 3 * LINES, width: 0.005 } as const;
const LEAN = { seconds: 5.6, aside: 5 * LINES, nod: 1.6 * LINES } as const;
const LIGHT = { seconds: 4.6, least: -0.015, most: 0.15 } as const;
const BLINK = { half: 0.045, closed: 0.1 } as const;

type Plan = ReturnType<typeof planOf>;

function planOf(seed: number, seconds: number) {
  const chance = chanceOf(seed, 'clip');
  const aside = chance.pick([-1, 1]);
  const blinks: number[] = [];
  for (let at = chance.between(0.9, 1.5); at < seconds - 0.3; at += chance.between(1.7, 2.6))
    blinks.push(at);
  return {
    aside,
    breath: chance.between(-0.15, 0.05),
    lean: chance.next(),
    light: { x: 0.5 - aside * 0.38, y: chance.between(0.1, 0.35), phase: chance.between(0.6, 0.9) },
    blinks,
  };
}

interface Film {
  readonly plan: Plan;
  readonly stance: Stance;
  /** Width for each unit of height. */
  readonly aspect: number;
}

type Stage = ReturnType<typeof stageAt>;

const stageAt = (film: Film, second: number, share: number) => ({
  ...film,
  /** How much of the clip is over, eased. */
  passed: 0.45 * share + 0.55 * smooth(0, 1, share),
  /** −1 to 1. */
  breath: Math.sin(TURN * (second / BREATH.seconds + film.plan.breath)),
  lean: Math.sin(TURN * (second / LEAN.seconds + film.plan.lean)),
  nod: Math.sin(TURN * (second / LEAN.seconds + film.plan.lean + 0.3)),
});

/** Returns the motion at any second. The same seed gives the same motion. */
export function motionOf(
  { seed, seconds, stance }: { seed: number; seconds: number; stance: Stance },
  { width, height }: Pixels,
) {
  const plan = planOf(seed, seconds);
  return (second: number) => {
    const stage = stageAt({ plan, stance, aspect: width / height }, second, second / seconds);
    const far = cameraOf(stage, 'far');
    const figure = livingOf(stage, cameraOf(stage, 'figure'));
    return {
      far,
      figure,
      near: cameraOf(stage, 'near'),
      /** For a flat picture: moves like the figure near the person, like the background elsewhere. */
      flat: between(stage, far, figure),
      eyes: eyesAt(plan, second),
      /** By how much the light changes at a point: 0.1 is a tenth brighter. */
      light: lightOf(plan, second),
    };
  };
}

function cameraOf({ plan, stance, aspect, passed }: Stage, layer: keyof typeof ASIDE): Mapping {
  const zoom = 1 / (ZOOM.first + ZOOM[layer] * passed);
  const moved = (plan.aside * (passed - 0.5) * 2 * ASIDE[layer]) / aspect;
  const [cx, cy] = [stance.x * 0.7 + 0.15, stance.top + 0.24];
  return (x, y) => [cx + (x - cx) * zoom - moved, cy + (y - cy) * zoom];
}

/** Shoulders rise and the trunk widens with each breath; the upper body leans from side to side. */
function livingOf({ stance, aspect, breath, lean, nod }: Stage, camera: Mapping): Mapping {
  const { x: middle, top } = stance;
  const chest = top + 0.52;
  return (x, y) => {
    const [sx, sy] = camera(x, y);
    const upright = 1 - smooth(top + 0.12, 1.08, sy);
    const trunk = smooth(top + 0.26, chest, sy) * (1 - smooth(chest, chest + 0.5, sy));
    const risen = 1 - 0.55 * (1 - smooth(top + 0.1, top + 0.38, sy));
    const lifted = risen * (1 - smooth(chest + 0.06, chest + 0.5, sy)) * BREATH.rise * breath;
    return [
      sx -
        (lean * LEAN.aside * upright * upright) / aspect -
        (sx - middle) * BREATH.width * breath * trunk,
      sy + lifted - nod * LEAN.nod * upright,
    ];
  };
}

/** A soft estimate of depth: a head above a trunk that widens downwards. */
function between({ stance, aspect }: Stage, far: Mapping, figure: Mapping): Mapping {
  const { x: middle, top } = stance;
  return (x, y) => {
    const down = (y - top - 0.17) / 0.3;
    const wide = 0.27 + 0.22 * smooth(0.25, 0.75, y - top);
    const across = ((x - middle) * aspect) / wide;
    const near = 1 - smooth(0.3, 1.25, Math.hypot(across, Math.min(0, down)));
    const [ax, ay] = far(x, y);
    const [bx, by] = figure(x, y);
    return [ax + (bx - ax) * near, ay + (by - ay) * near];
  };
}

function eyesAt({ blinks }: Plan, second: number): Eyes {
  const since = Math.min(...blinks.map((at) => Math.abs(second - at - BLINK.closed / 2)), 9);
  if (since <= BLINK.closed / 2) return 'closed';
  return since <= BLINK.closed / 2 + BLINK.half ? 'half' : 'open';
}

/** Brighter around the lamp than away from it. */
function lightOf({ light }: Plan, second: number): (x: number, y: number) => number {
  const strength = 0.5 - 0.5 * Math.cos(TURN * (second / LIGHT.seconds + light.phase));
  const drift = 0.05 * Math.sin(TURN * (second / 7 + light.phase));
  return (x, y) => {
    const [dx, dy] = [x - light.x - drift, y - light.y];
    const close = Math.exp(-(dx * dx + dy * dy) / 0.22);
    return strength * (LIGHT.least + (LIGHT.most - LIGHT.least) * close);
  };
}
