// Texts of a character's form, for members and admins.
import type { ContentField } from '@velour/contract/character-fields.ts';

/** By field of the content; exhaustive, so that a new field needs a label to compile. */
const fields = {
  name: 'Name',
  age: 'Age',
  gender: 'Category',
  tagline: 'Tagline',
  tags: 'Tags',
  description: 'Description',
  personality: 'Personality',
  scenario: 'Scenario',
  greeting: 'First message',
  alternate_greetings: 'Alternate greetings',
  example_dialogue: 'Example dialogue',
  system_notes: 'System prompt',
} as const satisfies Record<ContentField, string>;

export const texts = {
  too_many_tags: (most: number) => `Use ${most} tags or fewer`,
  tag_too_long: (most: number) => `Keep each tag to ${most} characters or fewer`,
  sections: { who: 'Basics', begin: 'Opening', inside: 'Behind the scenes' },
  fields,
  alternate_greeting: (at: number) => `Alternate greeting ${at}`,
  tags_hint: (most: number) => `Up to ${most}, separated by commas`,
  add_greeting: 'Add alternate greeting',
  kept: 'We restored your unsaved changes.',
  clash: (fields: readonly string[]) =>
    `Also changed in another window: ${fields.join(', ')}. Saving overwrites those changes with yours.`,
  discard: 'Discard changes',
  stays: 'Your changes are still here.',
  reload: 'Reload',
  save: 'Save changes',
} as const;
