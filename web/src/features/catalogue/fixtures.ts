// Test fixtures: characters as the catalogue lists them.
import type { CharacterCard } from '@velour/contract/characters.ts';

export const character = (n: number, more: Partial<CharacterCard> = {}): CharacterCard => ({
  id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  name: 'Mara',
  slug: 'mara',
  gender: 'female',
  age: 27,
  tags: [],
  creator: null,
  tagline: 'Closes the bar, keeps your secrets',
  is_official: true,
  is_exclusive: false,
  portrait_url: '/silhouette.svg',
  hover_url: null,
  preview: 'data:image/webp;base64,',
  stats: { chats: 1, messages: 1234, likes: 0 },
  created_at: '2020-01-01T00:00:00.000Z',
  ...more,
});

export const pageOf = (characters: CharacterCard[], next_cursor: string | null = null) => ({
  characters,
  total_count: characters.length,
  is_similar: false,
  limit: 24,
  offset: 0,
  next_cursor,
});
