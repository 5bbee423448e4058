// Translates the words of a scene into numbers: pose, expression, camera and light.
import type { Scene } from '../request.ts';
import type { poses } from '../vocabulary.ts';
import { cameraOf, type Crop } from './camera.ts';
import type { Canvas } from '../canvas.ts';
import type { Turn } from '../body/head.ts';
import { lightOf } from './lights.ts';
import { moodOf } from '../body/moods.ts';
import { type Chance, chanceOf } from '../random.ts';
import { isIn } from '../words.ts';

export type Staging = ReturnType<typeof stagingOf>;

/** How the body is held; angles as a head's. */
export interface Bearing {
  readonly yaw: number;
  /** Shoulders' tilt: positive lowers the right one. */
  readonly roll: number;
  readonly arms: 'down' | 'crossed' | 'behind';
  /** How much the shoulders are drawn up. */
  readonly shrug: number;
}

/** A pose without the side that it names, for body and gaze. */
type PoseWord = WithoutSide<(typeof poses)[number]>;
type WithoutSide<Word> = Word extends `${infer Pose} ${'left' | 'right'}` ? Pose : Word;

interface Pose {
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

/** The head turns and leans less than the body: a face that is seen from aside or bows low is hard to recognize. */
const POSES: Record<PoseWord, Pose> = {
  facing: { head: [0.1, 0, 0.03], body: [-0.34, 0.05], crop: 'any' },
  'facing, head tilted': { head: [0.11, 0.01, 0.08], body: [-0.36, -0.06], crop: 'any' },
  turned: { head: [0.15, 0, 0.03], body: [0.58, 0.06], crop: 'any' },
  'looking aside': { head: [0.13, -0.01, 0], body: [-0.22, 0.05], crop: 'any', gaze: [3.4, -0.4] },
  'over the shoulder': { head: [0.14, 0.02, 0], body: [1.04, 0.04], shrug: 10, crop: 'bust' },
  'looking up': { head: [0.14, -0.05, 0.03], body: [0.42, -0.05], crop: 'any', gaze: [1.4, -3] },
  'looking down': { head: [0.14, 0.05, 0.04], body: [0.4, 0.05], crop: 'any', gaze: [0.8, 2] },
  // Lost in thought: hands stay out of the picture.
  'chin on hand': { head: [0.12, 0.03, 0.07], body: [-0.2, 0.07], shrug: 8, crop: 'bust' },
  'arms crossed': { head: [0.12, 0, 0.03], body: [-0.3, 0.05], arms: 'crossed', crop: 'half' },
  standing: { head: [0.1, 0, 0.03], body: [-0.24, 0.03], arms: 'behind', crop: 'figure' },
  'standing, turned': { head: [0.14, 0, 0.03], body: [1.12, 0.03], arms: 'behind', crop: 'waist' },
  'standing in profile': {
    head: [0.14, 0, 0],
    body: [1.16, 0.03],
    arms: 'crossed',
    crop: 'figure',
  },
};

const SIDE = / (?<side>left|right)(?=,|$)/;

function poseOf(words: string): Pose {
  const word = words.replace(/, close$/, '').replace(SIDE, '');
  const plain = word.replace(/, head tilted$/, '');
  if (isIn(POSES, word)) return POSES[word];
  return POSES[isIn(POSES, plain) ? plain : 'facing'];
}

/** `own` is the side that the person's head turns to in all poses: a mirrored face is hard to recognize. */
export function stagingOf(scene: Scene, canvas: Canvas, own: -1 | 1) {
  const chance = chanceOf(scene.seed * 7919 + scene.pose.length, scene.pose + scene.place);
  const pose = poseOf(scene.pose);
  const named = SIDE.exec(scene.pose)?.groups?.['side'];
  const side = named === undefined ? own : named === 'left' ? -1 : 1;
  const head = headOf(pose, { own, chance, tilted: scene.pose.includes('tilted') });
  const { light, sky } = lightOf(scene.light, own);
  const mood = moodOf(scene.mood);
  const [gx, gy] = pose.gaze ?? [0, 0];
  return {
    head,
    body: {
      yaw: side * pose.body[0] * chance.between(0.85, 1.1),
      roll: side * pose.body[1] * chance.between(0.7, 1.2),
      arms: pose.arms ?? ('down' as const),
      shrug: pose.shrug ?? 0,
    },
    camera: cameraOf(canvas, {
      crop: scene.pose.includes('close') ? 'close' : pose.crop,
      side,
      chance,
    }),
    mood: { ...mood, gaze: [side * (mood.gaze[0] + gx), mood.gaze[1] + gy] as const },
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
