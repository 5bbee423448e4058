// Every pair of wizard choices: available, an adult, drawable, and visibly different from other choices.
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { CreationOptions } from '@velour/contract/characters.ts';
import type { NewCharacter } from '@velour/contract/creation.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { newCharacter } from '../../../../test/characters.ts';
import { isDeep, times } from '@velour/testing/depth.ts';
import { aPainter } from '../../../../test/built-in-providers.ts';
import { systemClock } from '../../../platform/clock.ts';
import { contentFor, drawingsOf, findUnoffered } from '../creation.rules.ts';
import { createCreationOffers } from './wizard.ts';
import { creationSteps, type Chosen } from './wizard.rules.ts';
import { promptFor } from './suggestions.rules.ts';

const GENDERS = ['female', 'anime', 'male'] as const;
/** The smallest size at which differences can be measured; drawn in a few milliseconds. */
const SMALL = { width: 96, height: 128 };

const painter = aPainter();
afterAll(() => painter.close());
const { signal } = new AbortController();
const creation = createCreationOffers({
  clock: systemClock,
  assets: {
    sketch: async ({ identity, scene }) =>
      (await painter.paint({ identity, scene, ...SMALL, signal })).bytes,
  },
});

async function pixelsAt(address: string): Promise<Buffer> {
  const [version = '', name = ''] = address.split('/').slice(-2);
  const picture = creation.picture(version, name);
  if (!picture) throw new Error(`no picture at ${address}`);
  return sharp(await picture)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Brightness differences above this, of 255, are visible. */
const SEEN = 20;

/** The percentage of pixels that differ visibly. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs((one[at + c] ?? 0) - (other[at + c] ?? 0)) > SEEN))
      count += 1;
  return (count * 300) / one.length;
}

/** The same words drawn twice differ in 0 %; the outline of a breast against the background is about 0.5 %. */
const LEAST = 0.4;

describe.each(GENDERS)('the tiles of a %s', (gender) => {
  const chosen: Chosen = { type: [creationSteps(gender, {})[1]?.options[0]?.value ?? ''] };
  const options: CreationOptions = creation.options({ gender, chosen });

  test('each has a picture, and no two of a step look alike', async () => {
    // Every day, each gender tests its own third of the steps; the same code draws the others.
    const own = GENDERS.indexOf(gender);
    const steps = options.steps.filter((_, at) => isDeep() || at % GENDERS.length === own);
    for (const { name, options: tiles, portrait_url } of steps) {
      expect((await pixelsAt(portrait_url)).length).toBe(SMALL.width * SMALL.height * 3);
      const drawn = await Promise.all(tiles.map(({ picture_url }) => pixelsAt(picture_url)));
      const alike = drawn.flatMap((one, at) =>
        drawn.slice(at + 1).flatMap((other, further) => {
          const [a, b] = [tiles[at]?.value, tiles[at + 1 + further]?.value];
          const far = difference(one, other);
          return far < LEAST ? [`${name}: ${a} and ${b} (${far.toFixed(2)})`] : [];
        }),
      );
      expect(alike).toEqual([]);
    }
  });

  test('each choice shows in the portrait that its own step looks at', () => {
    for (const { name, field, options: tiles } of options.steps) {
      if (field === null || field === 'gender') continue;
      const seen = tiles.map(({ value }) => {
        const after = creation.options({ gender, chosen: { ...chosen, [field]: [value] } });
        return after.steps.find((step) => step.name === name)?.portrait_url;
      });
      expect(new Set(seen).size, name).toBe(tiles.length);
      const tile = tiles.map(({ picture_url }) => picture_url);
      // The portrait must match the preview tile.
      expect(seen, name).toEqual(tile);
    }
  });
});

test.each(GENDERS)('any two choices of a %s go together', (gender) => {
  const rows = pairwise(gender);
  expect(rows.length).toBeGreaterThan(60);
  for (const traits of rows) {
    const params = newCharacter({ gender, traits });
    expect(findUnoffered(params), JSON.stringify(traits)).toEqual([]);
    const content = contentFor(params);
    expect(content.age).toBeGreaterThanOrEqual(18);
    const drawings = drawingsOf({ gender, traits, age: content.age, seed: 7 });
    expect(drawings).toHaveLength(4);
    for (const { identity } of drawings) expect(identity.age).toBeGreaterThanOrEqual(18);
    expect(new Set(drawings.map(({ scene }) => JSON.stringify(scene))).size).toBe(4);
    expect(new Set(drawings.map(({ identity }) => JSON.stringify(identity))).size).toBe(1);
    const fullBody = drawings.filter(({ scene }) => scene.pose.startsWith('standing'));
    expect(fullBody.length, 'what was chosen of the body shows in two').toBe(2);
    const words = Object.fromEntries(
      Object.entries(traits).map(([field, value]) => [field, [value].flat()]),
    );
    const prompt = promptFor('description', { gender, chosen: words, age: content.age }, '');
    expect(prompt.system).toContain('Every character is an adult.');
    expect(prompt.messages[0]?.text).toContain(`${content.age} years old`);
  }
});

test('the painter draws pairs of choices', async () => {
  const every = times(36, 12);
  let at = 0;
  for (const gender of GENDERS) {
    for (const traits of pairwise(gender)) {
      at += 1;
      if (at % every > 0) continue;
      const one = drawingsOf({ gender, traits, age: 18 + at, seed: at })[(at / every) % 4];
      if (!one) throw new Error('nobody');
      const { bytes } = await painter.paint({ ...one, ...SMALL, signal });
      expect((await sharp(bytes).stats()).entropy, JSON.stringify(traits)).toBeGreaterThan(4);
    }
  }
});

/** Covers every pair of values of different fields in some row; remaining fields take each value in order. */
function pairwise(gender: Gender): NewCharacter['traits'][] {
  const fields = creationSteps(gender, {}).flatMap(({ field, options, beside }) => [
    ...(field && field !== 'gender' && options.length > 0
      ? [{ field, values: options.map(({ value }) => value) }]
      : []),
    ...(beside ? [{ field: beside.field, values: beside.options.map(({ value }) => value) }] : []),
  ]);
  const isOffered = (row: Record<string, string>): boolean =>
    // A slim body excludes large shapes.
    row['body'] !== 'slim' || (row['breast'] !== 'large' && row['butt'] !== 'large');
  const open = new Set<string>();
  const pairOf = (a: string, b: string): string => [a, b].sort().join('+');
  const all = fields.flatMap(({ field, values }) => values.map((value) => ({ field, value })));
  for (const one of all)
    for (const other of all)
      if (
        one.field < other.field &&
        isOffered({ [one.field]: one.value, [other.field]: other.value })
      )
        open.add(pairOf(`${one.field}:${one.value}`, `${other.field}:${other.value}`));
  const rows: NewCharacter['traits'][] = [];
  while (open.size > 0) {
    const [seed = ''] = open;
    const row: Record<string, string> = Object.fromEntries(
      seed.split('+').map((word) => word.split(':')),
    );
    for (const { field, values } of fields) {
      if (row[field] !== undefined) continue;
      const gain = (value: string): number =>
        Object.entries(row).filter(([other, held]) =>
          open.has(pairOf(`${field}:${value}`, `${other}:${held}`)),
        ).length;
      const possible = values.filter((value) => isOffered({ ...row, [field]: value }));
      const best = possible.toSorted((a, b) => gain(b) - gain(a))[0];
      if (best !== undefined) row[field] = best;
    }
    const words = Object.entries(row).map(([field, value]) => `${field}:${value}`);
    for (const one of words) for (const other of words) open.delete(pairOf(one, other));
    const { personalities, fetishes, ...looks } = row;
    rows.push({
      ...(looks as Omit<NewCharacter['traits'], 'personalities' | 'fetishes'>), // one value per field
      personalities: [personalities ?? ''],
      fetishes: [fetishes ?? ''],
    });
  }
  return rows;
}
