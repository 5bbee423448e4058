// The wizard's options: every path can be completed, and every result can be drawn.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Gender } from '@velour/contract/scalars.ts';
import { runs } from '@velour/testing/depth.ts';
import { drawnWords as words } from '../../../../test/fakes/fake-image.ts';
import {
  drawingOf,
  LOOK_FIELDS,
  yearsOf,
  type Look,
  type LookField,
} from '../../characters/service.ts';
import { parseLookName, nameOf, creationSteps, readChosen, type Chosen } from './wizard.rules.ts';

const GENDERS = ['female', 'anime', 'male'] as const;

const offers = (gender: Gender, field: LookField): string[] =>
  creationSteps(gender, {}).flatMap((step) => {
    if (step.field === field) return step.options.map(({ value }) => value);
    return step.beside?.field === field ? step.beside.options.map(({ value }) => value) : [];
  });

/** Visible traits that are not choices of a step. */
const UNASKED: Partial<Record<LookField, string[]>> = {
  years: ['grown', 'ripe', 'wise'],
  view: ['front', 'side', 'back'],
};

/** All options for this gender; some steps are empty for male characters. */
const shown = (gender: Gender) =>
  LOOK_FIELDS.map((field) => ({ field, values: UNASKED[field] ?? offers(gender, field) })).filter(
    ({ values }) => values.length > 0,
  );

const looks: fc.Arbitrary<Look> = fc
  .constantFrom(...GENDERS)
  .chain((gender) =>
    fc
      .record(
        Object.fromEntries(
          shown(gender).map(({ field, values }) => [field, fc.constantFrom(...values)]),
        ),
        { requiredKeys: [] },
      )
      .map((chosen) => ({ gender, words: chosen })),
  );

test('all choices result in descriptions that the painter knows', () => {
  const styles = (gender: Gender): readonly string[] =>
    gender === 'male' ? words.hairStyles.man : words.hairStyles.woman;
  const colours: readonly string[] = [...words.hairColours, ...words.animeHairColours];
  const eyes: readonly string[] = [...words.eyeColours, ...words.animeEyeColours];
  fc.assert(
    fc.property(looks, (look) => {
      const { identity, scene } = drawingOf(look);
      const { traits } = identity;
      expect(identity.age).toBeGreaterThanOrEqual(18);
      expect(styles(look.gender)).toContain(traits.hair_style);
      expect(colours).toContain(traits.hair_colour);
      expect(eyes).toContain(traits.eye_colour);
      expect(words.skins).toContain(traits.skin);
      expect(words.bodies).toContain(traits.body);
      for (const fullness of [traits.breast, traits.butt])
        expect([undefined, ...words.fullnesses]).toContain(fullness);
      expect(words.places).toContain(scene.place);
      expect(words.lights).toContain(scene.light);
      expect(words.poses).toContain(scene.pose);
      expect(words.moods).toContain(scene.mood);
      expect(words.outfits).toContain(scene.outfit);
      expect(words.clothColours).toContain(scene.colour);
    }),
    runs(400, 4_000),
  );
});

test('a bald head has no color to choose', () => {
  const hairOf = (style: string) =>
    creationSteps('male', { hair_style: [style] }).find(({ field }) => field === 'hair_style');
  expect(hairOf('buzz')?.beside?.field).toBe('hair_colour');
  expect(hairOf('bald')?.beside).toBeNull();
});

test('each choice that a picture shows changes the picture', () => {
  for (const gender of GENDERS) {
    for (const { field, values } of shown(gender)) {
      const drawn = values.map((value) =>
        JSON.stringify(drawingOf({ gender, words: { [field]: value } })),
      );
      expect(new Set(drawn).size, `${gender} ${field}`).toBe(values.length);
    }
  }
});

test('a file name encodes all of a look, and unavailable options are rejected', () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(parseLookName(nameOf(look), offers)).toEqual(look);
    }),
    runs(200, 2_000),
  );
  for (const name of [
    '',
    'female',
    'nobody.-.-.-.-.-.-.-.-.-.-.-',
    'female.-.-.-.-.-.-.-.-.-.-.-.-',
    'female.craftsman.-.-.-.-.-.-.-.-.-.-',
    'female.-.-.-.-.-.-.-.-.-.25.-',
    'female.-.-.-.-.-.-.-.-.-.-.above',
    'female.__proto__.-.-.-.-.-.-.-.-.-.-',
    'male.-.-.curvy.-.-.-.-.-.-.-.-',
    'male.-.-.-.large.-.-.-.-.-.-.-',
  ]) {
    expect(parseLookName(name, offers), name).toBeUndefined();
  }
});

test('no required step is without options', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GENDERS), fc.infiniteStream(fc.nat(20)), (gender, draws) => {
      const chosen: Record<string, string[]> = {};
      for (const { name } of creationSteps(gender, {})) {
        const step = creationSteps(gender, chosen).find((one) => one.name === name);
        if (!step?.field || step.field === 'gender') continue;
        if (!step.is_optional) expect(step.options.length, name).toBeGreaterThan(1);
        const { value: draw = 0 } = draws.next();
        const option = step.options[draw % Math.max(1, step.options.length)];
        if (option) chosen[step.field] = [option.value];
      }
      // Earlier choices must still be offered at the end.
      for (const step of creationSteps(gender, chosen)) {
        const values = step.options.map(({ value }) => value);
        if (step.field && step.field !== 'gender' && chosen[step.field])
          expect(values).toEqual(expect.arrayContaining([...(chosen[step.field] ?? [])]));
      }
    }),
    runs(300, 3_000),
  );
});

test('boys have no breast and butt options, and a slim body excludes the large ones', () => {
  const optionCounts = (gender: Gender, chosen: Chosen = {}) =>
    creationSteps(gender, chosen)
      .filter(({ field }) => field === 'breast' || field === 'butt')
      .map(({ options }) => options.length);
  expect(optionCounts('male')).toEqual([0, 0]);
  expect(optionCounts('female')).toEqual([3, 3]);
  expect(optionCounts('anime', { body: ['slim'] })).toEqual([2, 2]);
});

test('faces age in a few steps', () => {
  expect([18, 30, 31, 50, 70, 900].map(yearsOf)).toEqual([
    undefined,
    undefined,
    'grown',
    'ripe',
    'wise',
    'wise',
  ]);
});

test('choices are read from their text, and nothing else is', () => {
  expect(readChosen('body:slim,personalities:shy,personalities:witty')).toEqual({
    body: ['slim'],
    personalities: ['shy', 'witty'],
  });
  expect(readChosen(undefined)).toEqual({});
  for (const text of ['what?', 'body', 'body:SLIM', 'a:b:c', 'p:a,p:b,p:c,p:d', 'x:y,\n'])
    expect(readChosen(text), text).toBeUndefined();
  expect(readChosen('__proto__:x')).toEqual(Object.fromEntries([['__proto__', ['x']]]));
});
