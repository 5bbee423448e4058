// Benchmark of the painter: portraits of 512 × 768 in each style, and clips of 4 seconds, including
// encoding. The goals are CPU time, which other programs on a shared machine hardly affect.
import { createPainter } from '../src/providers/image/painter.ts';
import { createClipPainter } from '../src/providers/video/painter.ts';
import type { Identity, ImageProvider } from '../src/providers/image/port.ts';
import * as words from '@velour/painter/vocabulary.ts';
import { median } from './talkers.ts';

const PICTURES = 24;
const GOAL_MS = 150;
const CLIPS = 3;
const CLIP_SECONDS = 4;
const CLIP_GOAL_MS = 4_000;
const SIZE = { width: 512, height: 768 } as const;
const HANDS: readonly (readonly [name: string, gender: Identity['gender']])[] = [
  ['a woman', 'female'],
  ['a man', 'male'],
  ['the anime hand', 'anime'],
];

/** In milliseconds. */
interface Took {
  readonly clock: number;
  readonly processor: number;
}

const wording = { text: '', negative: '' };

const nth = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

async function measure(work: () => Promise<unknown>): Promise<Took> {
  const began = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - began, processor: (user + system) / 1000 };
}

const drawingOf = (gender: Identity['gender'], at: number) => ({
  identity: {
    gender,
    age: 21 + at,
    seed: at * 31,
    traits: {
      ethnicity: 'mixed',
      body: nth(words.bodies, at),
      hair_style: nth(gender === 'male' ? words.hairStyles.man : words.hairStyles.woman, at),
      hair_colour: nth(words.hairColours, at),
      eye_colour: nth(words.eyeColours, at),
      skin: nth(words.skins, at),
    },
  },
  scene: {
    place: nth(words.places, at * 5),
    light: nth(words.lights, at),
    pose: nth(words.poses, at),
    mood: nth(words.moods, at),
    outfit: nth(words.outfits, at * 3),
    colour: nth(words.clothColours, at),
    seed: at,
  },
});

/**
 * From the recipe of a still, and from a still alone; each clip has its own thread, whose start is
 * included.
 */
async function benchClips(painter: ImageProvider, signal: AbortSignal): Promise<void> {
  const provider = createClipPainter();
  for (const [name, gender] of HANDS) {
    for (const isDrawn of [true, false]) {
      const all: Took[] = [];
      for (let at = 1; at <= CLIPS; at += 1) {
        const recipe = drawingOf(gender, at);
        const { bytes: still } = await painter.paint({ ...recipe, ...SIZE, signal });
        const request = { still, seed: at, seconds: CLIP_SECONDS, ...SIZE, signal, wording };
        all.push(await measure(() => provider.animate(isDrawn ? { ...request, recipe } : request)));
      }
      const worked = median(all.map(({ processor }) => processor));
      const took = median(all.map(({ clock }) => clock));
      process.stdout.write(
        `${name}, a clip of ${CLIP_SECONDS} s ${isDrawn ? 'in layers' : 'of a flat still'}: ${worked.toFixed(0)} ms of the processor, median of ${CLIPS} (goal: ${CLIP_GOAL_MS} ms), ${took.toFixed(0)} ms by the clock  ${worked <= CLIP_GOAL_MS ? 'met' : 'NOT MET'}\n`,
      );
    }
  }
  await provider.close();
}

export async function run(): Promise<void> {
  const painter = createPainter();
  const { signal } = new AbortController();
  const paint = (gender: Identity['gender'], at: number): Promise<Took> =>
    measure(() => painter.paint({ ...drawingOf(gender, at), ...SIZE, signal }));
  for (const [name, gender] of HANDS) {
    await paint(gender, 0);
    const all: Took[] = [];
    for (let at = 1; at <= PICTURES; at += 1) all.push(await paint(gender, at));
    const times = all.map(({ clock }) => clock);
    const took = median(times);
    const worked = median(all.map(({ processor }) => processor));
    const span = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
    process.stdout.write(
      `${name}, 512 × 768: ${worked.toFixed(0)} ms of the processor, median of ${PICTURES} (goal: ${GOAL_MS} ms), ${took.toFixed(0)} ms by the clock (${span})  ${worked <= GOAL_MS ? 'met' : 'NOT MET'}\n`,
    );
  }
  await benchClips(painter, signal);
  await painter.close();
}
