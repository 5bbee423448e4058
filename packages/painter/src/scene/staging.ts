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
  /** The side that a pose names, for body and gaze; 0 is the person's own. */
  readonly towards: -1 | 0 | 1;
  /** Yaw, pitch and roll of the head, towards the person's own side. */
  readonly head: readonly [yaw: number, pitch: number, roll: number];
  /** Yaw and roll of the body, as if it were held to the right. */
  readonly body: readonly [yaw: number, roll: number];
  readonly arms?: Bearing['arms'];
  readonly shrug?: number;
  readonly crop: Crop;
  /** The gaze, added to the mood's. */
  readonly gaze?: readonly [x: number, y: number];
}

const turned = (towards: -1 | 1): Pose => ({
  towards,
  head: [0.15, 0, 0.03],
  body: [0.58, 0.06],
  crop: 'any',
});

const aside = (towards: -1 | 1): Pose => ({
  towards,
  head: [0.13, -0.01, 0],
  body: [-0.22, 0.05],
  crop: 'any',
  gaze: [3.4, -0.4],
});

const overShoulder = (towards: -1 | 1): Pose => ({
  towards,
  head: [0.14, 0.02, 0],
  body: [1.04, 0.04],
  shrug: 10,
  crop: 'bust',
});

/** The head turns and leans less than the body: a face that is seen from aside or bows low is hard to recognize. */
const POSES: Record<PoseWord, Pose> = {
  facing: { towards: 0, head: [0.1, 0, 0.03], body: [-0.34, 0.05], crop: 'any' },
  'facing, head tilted': {
    towards: 0,
    head: [0.11, 0.01, 0.08],
    body: [-0.36, -0.06],
    crop: 'any',
  },
  'turned left': turned(-1),
  'turned right': turned(1),
  'looking aside left': aside(-1),
  'looking aside right': aside(1),
  'over the shoulder left': overShoulder(-1),
  'over the shoulder right': overShoulder(1),
  'looking up': {
    towards: 0,
    head: [0.14, -0.05, 0.03],
    body: [0.42, -0.05],
    crop: 'any',
    gaze: [1.4, -3],
  },
  'looking down': {
    towards: 0,
    head: [0.14, 0.05, 0.04],
    body: [0.4, 0.05],
    crop: 'any',
    gaze: [0.8, 2],
  },
  // Lost in thought: hands stay out of the picture.
  'chin on hand': {
    towards: 0,
    head: [0.12, 0.03, 0.07],
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
    head: [0.14, 0, 0.03],
    body: [1.12, 0.03],
    arms: 'behind',
    crop: 'waist',
  },
  'standing in profile': {
    towards: 0,
    head: [0.14, 0, 0],
    body: [1.16, 0.03],
    arms: 'crossed',
    crop: 'figure',
  },
};

const isPose = (word: string): word is PoseWord => Object.hasOwn(POSES, word);

function poseOf(words: string): Pose {
  const word = words.replace(/, close$/, '');
  const plain = word.replace(/, head tilted$/, '');
  if (isPose(word)) return POSES[word];
  return POSES[isPose(plain) ? plain : 'facing'];
}

/** `own` is the side that the person's head turns to in all poses: a mirrored face is hard to recognize. */
export function stagingOf(scene: Scene, canvas: Canvas, own: -1 | 1): Staging {
  const chance = chanceOf(scene.seed * 7919 + scene.pose.length, scene.pose + scene.place);
  const pose = poseOf(scene.pose);
  const side = pose.towards === 0 ? own : pose.towards;
  const head = headOf(pose, { own, chance, tilted: scene.pose.includes('tilted') });
  const { light, sky } = lightOf(scene.light, own);
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
  { own, chance, tilted }: { own: -1 | 1; chance: Chance; tilted: boolean },
): Turn {
  const lean = tilted ? Math.max(roll, 0.08) : roll;
  return {
    yaw: own * yaw * chance.between(0.9, 1.1),
    pitch: pitch + chance.drift() * 0.015,
    roll: own * (lean + chance.drift() * 0.012),
  };
}
