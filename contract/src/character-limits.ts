// Limits and values of a character's fields. No validator is imported, so that forms can use it.
import type { Traits } from './characters.ts';

export const MAX_LENGTH = {
  name: 60,
  tagline: 200,
  description: 40_000,
  personality: 20_000,
  scenario: 20_000,
  greeting: 20_000,
  example_dialogue: 40_000,
  system_notes: 20_000,
  tag: 30,
} as const;

export const MAX_COUNT = { tags: 20, alternate_greetings: 30 } as const;

/** Characters per member, and the maximum size of a card file in bytes. */
export const MAX_CHARACTERS = 500;
export const MAX_CARD_BYTES = 16 * 1024 * 1024;
export const MAX_PORTRAIT_BYTES = 8 * 1024 * 1024;

export const GENDERS = ['female', 'anime', 'male'] as const;
export const RATINGS = ['safe', 'suggestive', 'explicit'] as const;
export const VISIBILITIES = ['private', 'pending_review', 'public', 'rejected'] as const;

export const CARD_FORMATS = ['png', 'json', 'charx'] as const;

/** The maximum length of an appeal against a rejection, in characters. */
export const MAX_APPEAL = 1_000;

/** The maximum number of characters per bulk change by filter. */
export const MAX_MATCHING = 1_000;

/** The same for tags; lower, because each tag is on many characters. */
export const MAX_MATCHING_TAGS = 500;

/** For a character whose looks are unknown. */
export const NO_TRAITS: Traits = {
  type: '',
  ethnicity: '',
  body: '',
  breast: '',
  butt: '',
  hair_style: '',
  hair_colour: '',
  eye_colour: '',
  skin: '',
  personalities: [],
  fetishes: [],
};
