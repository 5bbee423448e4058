// Checks of the demo world: adults only, every text complete, nothing repeated, nothing unsafe.
import { Traits } from '@velour/contract/characters.ts';
import { describe, expect, test } from 'vitest';
import { createSafetyService } from '../src/modules/safety/service.ts';
import { isUuid } from '../src/platform/ids.ts';
import { characters, identityOf, type SeedCharacter } from './characters.ts';
import { domes } from './domes.ts';
import { members } from './members.ts';

const made = members.flatMap((member) => member.made);
const allCharacters = [...characters, ...made];
const safety = createSafetyService();
const tabs = ['female', 'anime', 'male'] as const;

const twice = (values: readonly unknown[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

const greetingsOf = (one: SeedCharacter) => [one.greeting, ...one.alternate_greetings];

/** The words of a text, lower case and without punctuation. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

describe('the demo world', () => {
  test('has twenty-eight official characters a tab, and four that members made', () => {
    for (const tab of tabs) {
      expect(characters.filter((one) => one.gender === tab)).toHaveLength(28);
      expect(made.filter((one) => one.gender === tab)).toHaveLength(4);
    }
  });

  test('ids, names, addresses, faces and taglines are unique', () => {
    const ids = [...allCharacters, ...domes, ...members].map((one) => one.id);
    expect(twice(ids)).toEqual([]);
    for (const id of ids) {
      expect(isUuid(id) && id[14] === '7' && '89ab'.includes(id[19] ?? '')).toBe(true);
    }
    expect(twice(allCharacters.map((one) => one.slug))).toEqual([]);
    expect(twice([...allCharacters, ...members].map((one) => one.name))).toEqual([]);
    expect(twice(allCharacters.map((one) => one.pictures.seed))).toEqual([]);
    expect(twice(allCharacters.map((one) => one.tagline))).toEqual([]);
  });

  test('begins no two greetings alike', () => {
    const openings = allCharacters
      .flatMap(greetingsOf)
      .map((text) => wordsOf(text).slice(0, 3).join(' '));
    expect(twice(openings)).toEqual([]);
  });

  test('has thirty tags, each on three characters or more', () => {
    const counts = new Map<string, number>();
    for (const tag of allCharacters.flatMap((one) => one.tags)) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    expect([...counts.keys()]).toHaveLength(30);
    expect([...counts].filter(([, count]) => count < 3)).toEqual([]);
  });

  test('describes each character to an image provider, the same each time', () => {
    const maren = characters.find((one) => one.slug === 'maren');
    expect(maren && identityOf(maren)).toMatchObject({
      age: 36,
      seed: 1107,
      traits: { hair_colour: 'copper', marks: ['freckles'] },
    });
  });
});

describe.each(allCharacters)('$name', (one) => {
  test('is an adult between 21 and 55', () => {
    expect(one.age).toBeGreaterThanOrEqual(21);
    expect(one.age).toBeLessThanOrEqual(55);
  });

  test('is written in full', () => {
    expect(one.name).toMatch(/^\p{L}+$/u);
    expect(one.tagline.length).toBeGreaterThanOrEqual(20);
    expect(one.tagline.length).toBeLessThanOrEqual(60);
    const lengths: [text: string, least: number, most: number][] = [
      [one.description, 180, 480],
      [one.greeting, 160, 560],
      [one.personality, 120, 420],
      [one.scenario, 90, 320],
      [one.example_dialogue, 250, 1100],
      [one.system_notes, 100, 420],
    ];
    for (const [text, least, most] of lengths) {
      expect(text.length, text).toBeGreaterThanOrEqual(least);
      expect(text.length, text).toBeLessThanOrEqual(most);
    }
    expect(one.alternate_greetings).toHaveLength(2);
    expect(one.tags.length).toBeGreaterThanOrEqual(3);
    expect(one.tags.length).toBeLessThanOrEqual(5);
    expect(Traits.parse(one.traits)).toEqual(one.traits);
    expect(one.traits.personalities).toHaveLength(3);
    expect(one.pictures.gallery).toHaveLength(4);
  });

  test('greets with a gesture, and with something to answer', () => {
    for (const greeting of greetingsOf(one)) {
      expect(greeting).toMatch(/\*[^*]+\*/);
      expect((greeting.match(/\*/g) ?? []).length % 2, greeting).toBe(0);
      expect(greeting).not.toMatch(/\{\{|["']/);
    }
    expect(one.greeting).toContain('?');
  });

  test('speaks in at least three examples, in turn', () => {
    const [before, ...examples] = one.example_dialogue.split('<START>\n');
    expect(before).toBe('');
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of examples) {
      const speakers = example
        .trim()
        .split('\n')
        .map((line) => /^\{\{(user|char)\}\}: \S/.exec(line)?.[1]);
      expect(speakers).toEqual(speakers.map((_, at) => (at % 2 === 0 ? 'user' : 'char')));
      expect(speakers.length % 2).toBe(0);
    }
  });

  test('passes the rules of safety, in every single text and all together', () => {
    const texts = [
      one.tagline,
      one.description,
      ...greetingsOf(one),
      one.personality,
      one.scenario,
      one.example_dialogue,
      one.system_notes,
      ...one.tags,
    ];
    const { age, name } = one;
    expect(safety.checkCharacter({ age, name, texts })).toEqual({ action: 'allow' });
    for (const text of texts) {
      const verdict = safety.checkInput({ text, recent: [], surface: 'public' });
      expect(verdict, text).toMatchObject({ action: 'allow', notices: [], rule_ids: [] });
    }
  });
});

test('six domes list existing characters, each once', () => {
  expect(domes).toHaveLength(6);
  const slugs = characters.map((one) => one.slug);
  for (const dome of domes) {
    expect(twice(dome.characters)).toEqual([]);
    for (const slug of dome.characters) expect(slugs).toContain(slug);
  }
});

test.each(tabs)(
  'the home page of the tab %s has four domes, none with a character of another',
  (tab) => {
    const inTab = characters.filter((one) => one.gender === tab);
    const shown = new Set(inTab.filter((one) => !one.is_exclusive).map(({ slug }) => slug));
    const filled = domes
      .map((dome) => dome.characters.filter((slug) => shown.has(slug)))
      .filter((slugs) => slugs.length > 0);
    expect(filled).toHaveLength(4);
    expect(twice(filled.flat())).toEqual([]);
    for (const slugs of filled) expect(slugs.length).toBeGreaterThanOrEqual(4);
  },
);
