// Words of the way through the admin's screens.
export const texts = {
  screens: 'Admin',
  characters: 'Characters',
  domes: 'Domes',
  tags: 'Tags',
  review: 'Review',
  engines: 'Engines',
} as const;
