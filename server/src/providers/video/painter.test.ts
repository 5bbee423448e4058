// The clip painter: the port's suite, the same frames for the same request, and its motion.
import { type ClipPlan, framesOf } from '@velour/painter/clip/clip.ts';
import { likenessOf } from '@velour/painter/body/likeness.ts';
import { compose } from '@velour/painter/compose.ts';
import type { Identity } from '@velour/painter/request.ts';
import { expect, test } from 'vitest';
import { createClipPainter } from './painter.ts';
import { aDrawing, aStill, videoSuite } from '../../../test/suites/video-suite.ts';

videoSuite('painter', createClipPainter);

const recipe = aDrawing;

const planFor = async (change: Partial<ClipPlan> = {}): Promise<ClipPlan> => ({
  still: await aStill(),
  recipe: undefined,
  seed: 3,
  seconds: 0.25,
  width: 96,
  height: 128,
  ...change,
});

async function allFrames(plan: ClipPlan): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  for await (const { bytes } of framesOf(plan)) frames.push(Buffer.from(bytes));
  return frames;
}

test.each([{ recipe: undefined }, { recipe }])(
  'the same request gives the same frames (%o)',
  async (change) => {
    const plan = await planFor(change);
    const [first, second] = [await allFrames(plan), await allFrames(plan)];
    expect(first).toHaveLength(6);
    expect(Buffer.concat(first).equals(Buffer.concat(second))).toBe(true);
    const other = await allFrames({ ...plan, seed: 4 });
    expect(Buffer.concat(first).equals(Buffer.concat(other))).toBe(false);
  },
);

test('each frame differs from the one before, a little', async () => {
  for (const plan of [await planFor(), await planFor({ recipe })]) {
    const frames = await allFrames(plan);
    for (const [at, frame] of frames.entries()) {
      const before = frames[at - 1];
      if (!before) continue;
      const changed = frame.reduce(
        (sum, value, from) => sum + Math.abs(value - (before[from] ?? 0)),
        0,
      );
      expect(changed).toBeGreaterThan(0);
      expect(changed / frame.length).toBeLessThan(6);
    }
  }
});

test('a drawn person blinks, and begins as in the still', async () => {
  const { identity, scene } = recipe;
  const { signal } = new AbortController();
  const stillOf = (who: Identity) =>
    compose(likenessOf(who), { identity: who, scene, width: 96, height: 128, signal });
  const still = await stillOf(identity);
  const drawn = await planFor({ still, recipe, seconds: 2 });
  const frames = await allFrames(drawn);
  const flatOf = async (picture: Buffer) => (await allFrames(await planFor({ still: picture })))[0];
  const distance = (one: Buffer | undefined, other: Buffer | undefined): number =>
    (one ?? Buffer.alloc(0)).reduce((sum, value, at) => sum + (value - (other?.[at] ?? 0)) ** 2, 0);
  const another = { ...identity, traits: { ...identity.traits, hair_colour: 'black' } };
  expect(distance(frames[0], await flatOf(still))).toBeLessThan(
    distance(frames[0], await flatOf(await stillOf(another))) / 2,
  );
  // A frame changes quickly only during a blink.
  const steps = frames.slice(1).map((frame, at) => distance(frame, frames[at]));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const quick = steps.filter((step) => step > 2 * usual).length;
  expect(quick).toBeGreaterThanOrEqual(2);
  expect(quick).toBeLessThan(10);
});
