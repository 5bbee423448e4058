// Test fixtures: a character of the studio, its suggestions, and a job.
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import type { Character } from '@velour/contract/characters.ts';
import type { StudioJob, Suggestions } from '@velour/contract/studio.ts';

export const maraId = '01900000-0000-7000-8000-0000000000c1';
export const jobId = '01900000-0000-7000-8000-0000000000a1';

export const mara: Character = {
  id: maraId,
  name: 'Mara',
  slug: 'mara',
  gender: 'female',
  age: 27,
  tagline: 'Closes the bar, keeps your secrets',
  tags: [],
  is_official: true,
  is_exclusive: false,
  portrait_url: '/silhouette.svg',
  hover_url: null,
  preview: '',
  stats: { chats: 1, messages: 3, likes: 0 },
  creator: null,
  created_at: '2026-01-01T00:00:00.000Z',
  is_public: true,
  description: '',
  greeting: '',
  alternate_greetings: [],
  personality: '',
  scenario: '',
  traits: NO_TRAITS,
  rating: 'safe',
  gallery_urls: [],
  updated_at: '2026-01-01T00:00:00.000Z',
};

const group = (name: Suggestions['groups'][number]['name'], label: string, text: string) => ({
  name,
  label,
  chips: [{ label: text, text }],
});

export const suggestions: Suggestions = {
  groups: [
    group('outfit', 'Outfit', 'red dress'),
    group('action', 'Action', 'reading a letter'),
    group('pose', 'Pose', 'leaning on a wall'),
    group('accessories', 'Accessories', 'silver earrings'),
    group('scene', 'Scene', 'by the window'),
  ],
  face_differs: false,
};

export const job = (more: Partial<StudioJob> = {}): StudioJob => ({
  job_id: jobId,
  kind: 'image',
  state: 'queued',
  position: 3,
  progress: { done: 0, total: 2 },
  reason: null,
  retryable: false,
  character: { id: maraId, name: 'Mara', slug: 'mara', gender: 'female' },
  prompt: 'by the window',
  shape: 'portrait',
  price: 10,
  outcome: null,
  source_image_id: null,
  pictures: [],
  created_at: '2026-11-20T20:00:00.000Z',
  ...more,
});

export const paid = (more: Partial<StudioJob> = {}) => ({
  ...job(more),
  new_subscriber_balance: 0,
  new_one_time_balance: 33,
});
