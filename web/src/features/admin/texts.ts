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
} as const;
