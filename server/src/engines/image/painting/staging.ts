// From the words of a scene to numbers: how the head is turned, what the face does, where the camera and the light are.
import type { Scene } from '../port.ts';
import type { Turn } from './head.ts';
import { type Chance, chanceOf } from './random.ts';
import type { Light, Mood } from './sitting.ts';

export interface Staging {
  readonly head: Turn;
  readonly body: { readonly yaw: number; readonly roll: number };
  /** Pixels of the 600 × 800 frame for a head unit, and where the eye line's middle stands. */
  readonly camera: { readonly scale: number; readonly x: number; readonly y: number };
  readonly mood: Mood;
  readonly light: Light;
  readonly sky: Sky;
}

/** The colours of the place: above, at the horizon, below, and of its lamps. */
export interface Sky {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly lamp: string;
}

export function stagingOf(scene: Scene): Staging {
  const chance = chanceOf(scene.seed * 7919 + scene.pose.length, scene.pose + scene.place);
  const facing = /left/.test(scene.pose) ? -1 : /right/.test(scene.pose) ? 1 : 0;
  const lean = /tilt/.test(scene.pose)
    ? chance.pick([-1, 1]) * chance.between(0.07, 0.12)
    : chance.drift() * 0.025;
  const yaw = facing === 0 ? chance.drift() * 0.1 : facing * chance.between(0.24, 0.36);
  const side = facing === 0 ? chance.pick<-1 | 1>([-1, 1]) : facing;
  const { light, sky } = lightOf(scene.light, side);
  return {
    head: { yaw, pitch: chance.drift() * 0.04, roll: lean },
    body: {
      yaw: yaw * 0.55 + (facing === 0 ? chance.drift() * 0.2 : -facing * chance.between(0, 0.12)),
      roll: -lean * 0.25,
    },
    camera: cameraOf(scene.pose, { chance, yaw }),
    mood: moodOf(scene.mood),
    light,
    sky,
  };
}

function cameraOf(
  pose: string,
  { chance, yaw }: { chance: Chance; yaw: number },
): Staging['camera'] {
  const close = /close/.test(pose);
  const scale = close ? chance.between(2.05, 2.2) : chance.between(1.66, 1.78);
  return { scale, x: 300 - yaw * 60 + chance.drift() * 6, y: close ? 342 : 304 };
}

const MOODS: readonly (readonly [RegExp, Mood])[] = [
  [/laugh/, { smile: 1, open: 1.35, lids: 0.72, brows: 0.4, smirk: 0, gaze: [0, 0] }],
  [/soft/, { smile: 0.5, open: 0, lids: 0.96, brows: 0.1, smirk: 0, gaze: [0, 0] }],
  [/smile|happy|joy/, { smile: 0.9, open: 0.95, lids: 0.88, brows: 0.25, smirk: 0, gaze: [0, 0] }],
  [/smirk|teas|wry|flirt/, { smile: 0.42, open: 0, lids: 0.84, brows: 0, smirk: 1, gaze: [0, 0] }],
  [
    /dream|wistful|away/,
    { smile: 0.24, open: 0.2, lids: 0.8, brows: 0.3, smirk: 0, gaze: [3.2, -1.2] },
  ],
  [
    /serious|stern|focus/,
    { smile: 0.06, open: 0, lids: 0.94, brows: -0.35, smirk: 0, gaze: [0, 0] },
  ],
];
const CALM: Mood = { smile: 0.3, open: 0, lids: 1, brows: 0, smirk: 0, gaze: [0, 0] };

const moodOf = (word: string): Mood => MOODS.find(([pattern]) => pattern.test(word))?.[1] ?? CALM;

type Tones = readonly [
  key: string,
  rim: string,
  gloom: string,
  contrast: number,
  top: string,
  middle: string,
  low: string,
  lamp: string,
];

const LIGHTS: readonly (readonly [RegExp, Tones])[] = [
  [
    /golden|sunset|sunrise/,
    ['#ffcf92', '#ff9d66', '#5a2438', 0.85, '#e9a878', '#f6c48e', '#8a4a4e', '#fff0c4'],
  ],
  [
    /day|noon|morning|bright/,
    ['#fff4e2', '#cfe2ff', '#4c4a66', 0.7, '#a9c6da', '#dfe6e2', '#7f8a80', '#fffbe8'],
  ],
  [
    /dusk|evening|twilight/,
    ['#ffb898', '#8e9cff', '#2d2150', 0.9, '#2f3470', '#c9788a', '#3a2748', '#ffd9a0'],
  ],
  [/moon|night/, ['#cfdcff', '#ffb57e', '#161a40', 1, '#0c1334', '#26336a', '#0d0f26', '#ffdca4']],
  [
    /neon|club|stage/,
    ['#ff9ad0', '#58d4ff', '#1d0f3a', 1, '#170d33', '#4a1f63', '#10091f', '#ff7cc0'],
  ],
  [/./, ['#ffd09a', '#8fa8ff', '#2c1424', 0.95, '#2e1a22', '#5d3628', '#190e16', '#ffcf86']],
];

function lightOf(word: string, side: -1 | 1): { light: Light; sky: Sky } {
  const tones = LIGHTS.find(([pattern]) => pattern.test(word))?.[1] ?? LIGHTS[5]?.[1];
  if (!tones) throw new RangeError('no light');
  const [key, rim, gloom, contrast, top, middle, low, lamp] = tones;
  return { light: { side, key, rim, gloom, contrast }, sky: { top, middle, low, lamp } };
}
