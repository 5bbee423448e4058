// How long the painter takes for a portrait of 512 × 768 in each style, encoding included. The goal is
// wall-clock time; processor time is more reliable on a shared machine.
import { createPainter } from '../src/providers/image/painter.ts';
import type { Identity } from '../src/providers/image/port.ts';
import * as words from '@velour/painter/vocabulary.ts';
import { median } from './talkers.ts';

const PICTURES = 24;
const GOAL_MS = 150;
const HANDS: readonly (readonly [name: string, gender: Identity['gender']])[] = [
  ['a woman', 'female'],
  ['a man', 'male'],
  ['the anime hand', 'anime'],
];

/** Milliseconds. */
interface Took {
  readonly clock: number;
  readonly processor: number;
}

const nth = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

export async function run(): Promise<void> {
  const painter = createPainter({ atOnce: 1 });
  const { signal } = new AbortController();
  const paint = async (gender: Identity['gender'], at: number): Promise<Took> => {
    const began = performance.now();
    const before = process.cpuUsage();
    await painter.paint({
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
      width: 512,
      height: 768,
      signal,
    });
    const { user, system } = process.cpuUsage(before);
    return { clock: performance.now() - began, processor: (user + system) / 1000 };
  };
  for (const [name, gender] of HANDS) {
    await paint(gender, 0);
    const all: Took[] = [];
    for (let at = 1; at <= PICTURES; at += 1) all.push(await paint(gender, at));
    const times = all.map(({ clock }) => clock);
    const took = median(times);
    const worked = median(all.map(({ processor }) => processor));
    const span = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
    process.stdout.write(
      `${name}, 512 × 768: ${took.toFixed(0)} ms, median of ${PICTURES} (${span}; goal: ${GOAL_MS} ms), ${worked.toFixed(0)} ms of the processor  ${took <= GOAL_MS ? 'met' : 'NOT MET'}\n`,
    );
  }
  await painter.close();
}
