// First greetings of created characters: different for different choices, and all pass moderation.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { createModerationRules } from '@velour/moderation-rules/rules.ts';
import { greetingFor } from './greeting.rules.ts';
import { MANNERS } from './greeting-manners.ts';
import { LIVES, SETTINGS } from './greeting-phrases.ts';
import { creationSteps } from './wizard.rules.ts';

const GENDERS = ['female', 'anime', 'male'] as const;

const optionsOf = (field: string): string[] => [
  ...new Set(
    GENDERS.flatMap((gender) =>
      creationSteps(gender, {})
        .filter((step) => step.field === field)
        .flatMap((step) => step.options.map(({ value }) => value)),
    ),
  ),
];

const choices = fc.record({
  type: fc.constantFrom(...optionsOf('type')),
  personalities: fc.uniqueArray(fc.constantFrom(...optionsOf('personalities')), {
    minLength: 1,
    maxLength: 3,
  }),
  fetishes: fc.uniqueArray(fc.constantFrom(...optionsOf('fetishes')), { maxLength: 3 }),
  hair_style: fc.constantFrom(...optionsOf('hair_style')),
});
const name = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);

/** The action between the asterisks, and the spoken sentences. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?]\*?)\s+/).filter((sentence) => sentence !== '');

test('twenty characters share no sentence, whatever was chosen', () => {
  const twenty = fc.uniqueArray(fc.tuple(name, choices), {
    minLength: 20,
    maxLength: 20,
    selector: ([first]) => first,
  });
  fc.assert(
    fc.property(twenty, (characters) => {
      const sentences = characters.flatMap(([named, chosen]) =>
        sentencesOf(greetingFor({ name: named, ...chosen })),
      );
      expect(sentences).toHaveLength(40);
      expect(new Set(sentences).size).toBe(40);
    }),
    runs(50, 2_000),
  );
});

test('greetings differ in more than the name', () => {
  const sample = fc.sample(fc.tuple(choices, fc.constant('Mirja')), { seed: 7, numRuns: 1_000 });
  const different = new Map(sample.map(([chosen]) => [JSON.stringify(chosen), chosen]));
  const sentences = [...different.values()].flatMap((chosen) =>
    sentencesOf(greetingFor({ name: 'Mirja', ...chosen })),
  );
  expect(new Set(sentences).size / sentences.length).toBeGreaterThan(0.9);
});

test('the same choices greet the same way, so that a retry changes nothing', () => {
  const mirja = { name: 'Mirja', type: 'artist', personalities: ['shy'], fetishes: ['silk'] };
  expect(greetingFor({ ...mirja })).toBe(greetingFor(mirja));
});

test('every option that the wizard offers has its own phrases', () => {
  expect(Object.keys(LIVES).sort()).toEqual(optionsOf('type').sort());
  expect(Object.keys(MANNERS).sort()).toEqual(optionsOf('personalities').sort());
  expect(Object.keys(SETTINGS).sort()).toEqual(optionsOf('fetishes').sort());
});

test('no phrase is refused by the moderation rules', () => {
  const rules = createModerationRules();
  fc.assert(
    fc.property(choices, (chosen) => {
      const texts = [greetingFor({ name: 'Mirja', ...chosen })];
      expect(rules.checkCharacter({ age: 29, name: 'Mirja', texts })).toEqual({ action: 'allow' });
    }),
    runs(200, 5_000),
  );
});
