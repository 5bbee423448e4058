// A test fixture of a character's content. No text is empty, so that tests notice lost texts.
import { byField, SINGLE_TEXTS, TEXT_LISTS } from '@velour/contract/character-fields.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';

export const contentOfOrla = (more: Partial<CharacterContent> = {}): CharacterContent => ({
  ...byField(SINGLE_TEXTS, (field) => `Her ${field}.`),
  ...byField(TEXT_LISTS, (field) => [`one of ${field}`]),
  name: 'Orla',
  gender: 'anime',
  age: 34,
  ...more,
});
