// Texts of a character's form, for members and admins alike.
export const texts = {
  too_many_tags: (most: number) => `Use ${most} tags or fewer`,
  tag_too_long: (most: number) => `Keep each tag to ${most} characters or fewer`,
  sections: { who: 'Basics', begin: 'Opening', inside: 'Behind the scenes' },
  fields: {
    name: 'Name',
    age: 'Age',
    gender: 'Category',
    tagline: 'Tagline',
    tags: 'Tags',
    description: 'Description',
    personality: 'Personality',
    scenario: 'Scenario',
    greeting: 'First message',
    alternate: (at: number) => `Alternate greeting ${at}`,
    example_dialogue: 'Example dialogue',
    system_notes: 'System prompt',
  },
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
