// Words of the way through the admin's screens.
export const texts = {
  screens: 'Admin',
  groups: {
    catalogue: 'Catalogue',
    safety: 'Safety',
    people: 'People and money',
    running: 'Running',
  },
  characters: 'Characters',
  domes: 'Domes',
  tags: 'Tags',
  review: 'Review',
  engines: 'Engines',
  failed: 'This could not be loaded',
  failed_sentence: 'Please try again in a moment.',
  retry: 'Try again',
  broken: 'That did not work. Please try again.',
  undo: 'Undo',
  cancel: 'Cancel',
  reason: 'Reason',
  reason_optional: 'Reason, if it needs one',
  reason_hint: 'It stays in the log.',
} as const;
