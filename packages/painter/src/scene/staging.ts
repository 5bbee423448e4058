// Translates the words of a scene into numbers: pose, expression, camera and light.
import type { Scene } from '../request.ts';
import type { poses } from '../vocabulary.ts';
import { type Camera, cameraOf, type Crop } from './camera.ts';
import type { Canvas } from '../canvas.ts';
import type { Turn } from '../body/head.ts';
import { lightOf, type Sky } from './lights.ts';
import { moodOf } from '../body/moods.ts';
import { type Chance, chanceOf } from '../random.ts';
import type { Light, Mood } from '../body/sitting.ts';

export interface Staging {
  readonly head: Turn;
  readonly body: Bearing;
  readonly camera: Camera;
  readonly mood: Mood;
  readonly light: Light;
  readonly sky: Sky;
}

/** How the body is held; angles as a head's. */
export interface Bearing {
  readonly yaw: number;
  /** Shoulders' tilt: positive lowers the right one. */
  readonly roll: number;
  readonly arms: 'down' | 'crossed' | 'behind';
  /** How much the shoulders are drawn up. */
  readonly shrug: number;
}

type PoseWord = (typeof poses)[number];

interface Pose {
  /** Towards one side, or the person's own. */
  readonly towards: -1 | 0 | 1;
  /** Yaw, pitch and roll of the head; yaw and roll of the body, each as if it were held to the right. */
  readonly head: readonly [yaw: number, pitch: number, roll: number];
  readonly body: readonly [yaw: number, roll: number];
  readonly arms?: Bearing['arms'];
  readonly shrug?: number;
  readonly crop: Crop;
  /** The gaze, added to the mood's. */
  readonly gaze?: readonly [x: number, y: number];
}

/** The head turns less than the body: a face that is seen from far aside or bows low is hard to recognize. */
const POSES: Record<PoseWord, Pose> = {
  facing: { towards: 0, head: [0.1, 0, 0.03], body: [-0.34, 0.05], crop: 'any' },
  'facing, head tilted': {
    towards: 0,
    head: [0.12, 0.02, 0.12],
    body: [-0.36, -0.06],
    crop: 'any',
  },
  'turned left': { towards: -1, head: [0.24, 0, 0.03], body: [0.58, 0.06], crop: 'any' },
  'turned right': { towards: 1, head: [0.24, 0, 0.03], body: [0.58, 0.06], crop: 'any' },
  'looking aside left': {
    towards: -1,
    head: [0.26, -0.01, -0.02],
    body: [-0.22, 0.05],
    crop: 'any',
    gaze: [4, -0.4],
  },
  'looking aside right': {
    towards: 1,
    head: [0.26, -0.01, -0.02],
    body: [-0.22, 0.05],
    crop: 'any',
    gaze: [4, -0.4],
  },
  'over the shoulder left': {
    towards: -1,
    head: [0.2, 0.03, -0.06],
    body: [1.04, 0.04],
    shrug: 10,
    crop: 'bust',
  },
  'over the shoulder right': {
    towards: 1,
    head: [0.2, 0.03, -0.06],
    body: [1.04, 0.04],
    shrug: 10,
    crop: 'bust',
  },
  'looking up': {
    towards: 0,
    head: [0.18, -0.09, 0.04],
    body: [0.42, -0.05],
    crop: 'any',
    gaze: [2, -3],
  },
  'looking down': {
    towards: 0,
    head: [0.16, 0.07, 0.05],
    body: [0.4, 0.05],
    crop: 'any',
    gaze: [1, 2],
  },
  // Lost in thought: hands stay out of the picture.
  'chin on hand': {
    towards: 0,
    head: [0.14, 0.04, 0.09],
    body: [-0.2, 0.07],
    shrug: 8,
    crop: 'bust',
  },
  'arms crossed': {
    towards: 0,
    head: [0.12, 0, 0.03],
    body: [-0.3, 0.05],
    arms: 'crossed',
    crop: 'half',
  },
  standing: {
    towards: 0,
    head: [0.1, 0, 0.03],
    body: [-0.24, 0.03],
    arms: 'behind',
    crop: 'figure',
  },
  'standing, turned': {
    towards: 0,
    head: [0.22, 0, 0.03],
    body: [1.12, 0.03],
    arms: 'behind',
    crop: 'waist',
  },
  'standing in profile': {
    towards: 0,
    head: [0.22, 0, -0.03],
    body: [1.16, 0.03],
    arms: 'crossed',
    crop: 'figure',
  },
};

/** Synonyms of poses. */
const MEANINGS: readonly (readonly [RegExp, PoseWord])[] = [
  [/chin|hand/, 'chin on hand'],
  [/cross|fold/, 'arms crossed'],
  [/shoulder.*left|over/, 'over the shoulder left'],
  [/(aside|away).*left/, 'looking aside left'],
  [/aside|away/, 'looking aside right'],
  [/left/, 'turned left'],
  [/right/, 'turned right'],
  [/\bup\b/, 'looking up'],
  [/\bdown\b/, 'looking down'],
  [/tilt/, 'facing, head tilted'],
];

const isPose = (word: string): word is PoseWord => Object.hasOwn(POSES, word);

function poseOf(words: string): Pose {
  const word = words.replace(/,? close\b/, '');
  if (isPose(word)) return POSES[word];
  return POSES[MEANINGS.find(([pattern]) => pattern.test(word))?.[1] ?? 'facing'];
}

/** `own` is the side that the person turns to where the pose names none. */
export function stagingOf(scene: Scene, canvas: Canvas, own: -1 | 1): Staging {
  const chance = chanceOf(scene.seed * 7919 + scene.pose.length, scene.pose + scene.place);
  const pose = poseOf(scene.pose);
  const side = pose.towards === 0 ? own : pose.towards;
  const head = headOf(pose, { side, chance, tilted: scene.pose.includes('tilted') });
  const { light, sky } = lightOf(scene.light, side);
  const mood = moodOf(scene.mood);
  const [gx, gy] = pose.gaze ?? [0, 0];
  return {
    head,
    body: {
      yaw: side * pose.body[0] * chance.between(0.85, 1.1),
      roll: side * pose.body[1] * chance.between(0.7, 1.2),
      arms: pose.arms ?? 'down',
      shrug: pose.shrug ?? 0,
    },
    camera: cameraOf(canvas, {
      crop: scene.pose.includes('close') ? 'close' : pose.crop,
      side,
      chance,
    }),
    mood: { ...mood, gaze: [side * (mood.gaze[0] + gx), mood.gaze[1] + gy] },
    light,
    sky,
  };
}

function headOf(
  { head: [yaw, pitch, roll] }: Pose,
  { side, chance, tilted }: { side: -1 | 1; chance: Chance; tilted: boolean },
): Turn {
  const lean = tilted && roll < 0.1 ? roll + 0.08 : roll;
  return {
    yaw: side * yaw * chance.between(0.85, 1.1),
    pitch: pitch + chance.drift() * 0.025,
    roll: side * (lean + chance.drift() * 0.02),
  };
}
