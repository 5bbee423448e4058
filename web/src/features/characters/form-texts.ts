// Texts of a character's form, for members and admins alike.
export const texts = {
  too_many_tags: (most: number) => `At most ${most} tags`,
  tag_too_long: (most: number) => `At most ${most} characters in a tag`,
  sections: { who: 'Who', begin: 'How it begins', inside: 'Behind the scenes' },
  fields: {
    name: 'Name',
    age: 'Age',
    gender: 'Shown among',
    tagline: 'In one line',
    tags: 'Tags',
    description: 'Description',
    personality: 'Personality',
    scenario: 'Scenario',
    greeting: 'First message',
    alternate: (at: number) => `Other first message ${at}`,
    example_dialogue: 'Examples of talk',
    system_notes: 'Notes to the model',
  },
  tags_hint: (most: number) => `Up to ${most}, with commas between them`,
  add_greeting: 'Another first message',
  kept: 'What you had written is still here.',
  clash: (fields: readonly string[]) =>
    `Changed elsewhere meanwhile, too: ${fields.join(', ')}. What you wrote replaces it when you save.`,
  discard: 'Discard',
  stays: 'What you wrote stays.',
  reload: 'Load again',
  save: 'Save',
} as const;
