// Every text field of a character is moderated, versioned, exported to cards, imported and erased.
import {
  byField,
  CONTENT_FIELDS,
  SINGLE_TEXTS,
  TEXT_FIELDS,
  TEXT_LISTS,
  type CHARACTER_FIELDS,
  type FieldKinds,
} from '@velour/contract/character-fields.ts';
import { CharacterChanges, CharacterContent, NewContent } from '@velour/contract/own-characters.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { judge } from '../../../test/judge.ts';
import { knownPerson } from '../../../test/known-person.ts';
import { readCardFile, writeCardFile } from './cards/cards.ts';
import { completeContent, contentOf, erasedTexts, textsOf } from './characters.rules.ts';

/** Every text is there, so that one that gets lost on its way is seen. */
const content: CharacterContent = {
  ...byField(SINGLE_TEXTS, (field) => `Her ${field}.`),
  ...byField(TEXT_LISTS, (field) => [`one of ${field}`]),
  name: 'Orla',
  gender: 'female',
  age: 34,
};

test('the list of fields does not compile without a field of the content', () => {
  type Planted = CharacterContent & { planted: string };
  expectTypeOf<typeof CHARACTER_FIELDS>().toExtend<FieldKinds<CharacterContent>>();
  expectTypeOf<typeof CHARACTER_FIELDS>().not.toExtend<FieldKinds<Planted>>();
});

test('a text is not listed as anything else', () => {
  expectTypeOf<FieldKinds<{ motto: string }>>().toEqualTypeOf<{ readonly motto: 'text' }>();
  expectTypeOf<FieldKinds<{ mottos: string[] }>>().toEqualTypeOf<{ readonly mottos: 'texts' }>();
});

test('the list has the fields of the contract', () => {
  expect([...CONTENT_FIELDS].sort()).toEqual(Object.keys(CharacterContent.shape).sort());
  expect([...CONTENT_FIELDS].sort()).toEqual(Object.keys(NewContent.shape).sort());
});

test('a character without forbidden words passes', async () => {
  await expect(judge.judgeContent(content)).resolves.toBeUndefined();
});

test.each(TEXT_FIELDS)('a forbidden word in %s is refused', async (field) => {
  const words = `She is called ${knownPerson}.`;
  const value = field === 'name' ? knownPerson : Array.isArray(content[field]) ? [words] : words;
  await expect(judge.judgeContent({ ...content, [field]: value })).rejects.toMatchObject({
    code: 'safety.blocked',
  });
});

test('content is taken out of a row with nothing lost and nothing added', () => {
  const row = { ...content, slug: 'orla', version: 7 };
  expect(contentOf(row)).toEqual(content);
});

test('what was stored before a field existed has its default, and what no longer exists is left out', () => {
  const { system_notes: _, alternate_greetings: __, ...others } = content;
  const older = { ...others, planted: 'No more.' };
  expect(completeContent(older)).toEqual({
    ...content,
    system_notes: '',
    alternate_greetings: [],
  });
});

test('a change of a field is checked as in a new content, and an omitted field stays absent', () => {
  expect(CharacterChanges.parse({})).toEqual({});
  expect(CharacterChanges.parse({ name: ' Nora ' })).toEqual({ name: 'Nora' });
  for (const changes of [{ age: 17 }, { tagline: 'Two\nlines' }, { planted: 'No.' }])
    expect(CharacterChanges.safeParse(changes).success).toBe(false);
});

test('nothing of the texts but the name is left after erasure', () => {
  expect(textsOf({ ...content, ...erasedTexts() }).join('')).toBe('');
  expect(Object.keys(erasedTexts()).sort()).toEqual(
    TEXT_FIELDS.filter((field) => field !== 'name').sort(),
  );
});

test('a card brings back every field that was written to it', async () => {
  const file = await writeCardFile('json', {
    character: content,
    card: null,
    picture: undefined,
    spec: 'v3',
  });
  const { fields } = await readCardFile(file);
  expect(contentOf({ ...fields, age: fields.age ?? 0 })).toEqual(content);
});
