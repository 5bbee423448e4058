// The painter: the port's suite, identical bytes for identical requests, and the same person in every scene.
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPainter } from './painter.ts';
import { likenessOf } from '@velour/painter/body/likeness.ts';
import { featuresOf } from '@velour/painter/drawn/features.ts';
import type { Identity, Scene } from './port.ts';
import { aRequest, imageSuite } from '../../../test/suites/image-suite.ts';

imageSuite('painter', createPainter);

const { identity, scene } = aRequest();
const painter = createPainter();
afterAll(() => painter.close());
const bytesOf = async (who: Identity, where: Scene): Promise<Buffer> =>
  (await painter.paint(aRequest({ identity: who, scene: where }))).bytes;

test('the same request gives the same bytes', async () => {
  const [first, second] = await Promise.all([bytesOf(identity, scene), bytesOf(identity, scene)]);
  expect(first.equals(second)).toBe(true);
});

test.each<Partial<Scene>>([
  { place: 'sea' },
  { light: 'moonlight' },
  { pose: 'turned right' },
  { mood: 'smile' },
  { outfit: 'coat' },
  { colour: 'mustard' },
  { seed: 2 },
])('another scene (%o) gives another picture', async (change) => {
  expect(
    (await bytesOf(identity, scene)).equals(await bytesOf(identity, { ...scene, ...change })),
  ).toBe(false);
});

test('the person does not depend on the scene: face, hair and colours come from the identity alone', () => {
  expect(likenessOf(identity)).toEqual(likenessOf({ ...identity }));
  const other = { ...identity, seed: 8 };
  expect(featuresOf(other)).not.toEqual(featuresOf(identity));
  expect(likenessOf(other).skin).toEqual(likenessOf(identity).skin);
});

test('hair has the same colour in every scene, and another colour is another person', async () => {
  const crown = async (hair_colour: string, place: string): Promise<number[]> => {
    const bytes = await bytesOf(
      { ...identity, traits: { ...identity.traits, hair_colour } },
      { ...scene, place, outfit: place, pose: 'facing, close' },
    );
    const { data } = await sharp(bytes)
      .extract({ left: 84, top: 50, width: 24, height: 12 })
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };
  const distance = (a: number[], b: number[]): number =>
    Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
  const here = await crown('copper', 'bookshop');
  expect(distance(here, await crown('copper', 'sea'))).toBeLessThan(40);
  expect(distance(here, await crown('black', 'bookshop'))).toBeGreaterThan(60);
});

test('words that the painter does not know still give a picture', async () => {
  const strange: Scene = {
    place: 'zeppelin',
    light: '?',
    pose: '',
    mood: 'über',
    outfit: '',
    colour: '<script>',
    seed: -1,
  };
  const traits = {
    ethnicity: '',
    body: '',
    hair_style: '',
    hair_colour: '',
    eye_colour: '',
    skin: '',
  };
  for (const gender of ['female', 'anime', 'male'] as const) {
    const bytes = await bytesOf({ gender, age: 40, seed: 0, traits }, strange);
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(4);
  }
});

test.each([
  ['fair', 'deep'],
  ['olive', 'deep'],
  ['fair', 'tan'],
])('a %s face is lighter than a %s one', async (light, dark) => {
  const brightness = async (skin: string): Promise<number> => {
    const bytes = await bytesOf(
      { ...identity, traits: { ...identity.traits, skin } },
      { ...scene, pose: 'facing, close' },
    );
    const cheek = await sharp(bytes)
      .extract({ left: 76, top: 124, width: 16, height: 8 })
      .raw()
      .toBuffer();
    return cheek.reduce((sum, value) => sum + value, 0) / cheek.length;
  };
  expect(await brightness(light)).toBeGreaterThan((await brightness(dark)) + 25);
});

test('drawing happens in a worker thread and takes next to nothing of the main one', async () => {
  await painter.paint(aRequest()); // starts the thread
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await Promise.all(
    Array.from({ length: 10 }, (_, seed) =>
      painter.paint(aRequest({ scene: { ...scene, seed }, width: 480, height: 640 })),
    ),
  );
  expect(process.threadCpuUsage(thread).user).toBeLessThan(process.cpuUsage(all).user / 4);
});
