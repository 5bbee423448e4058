// Test fixtures: a queued creation, and its pictures.
import type { Creation } from '@velour/contract/creation.ts';

export const jobId = '01900000-0000-7000-8000-0000000000a1';
export const picture = (at: number) => ({
  image_id: `01900000-0000-7000-8000-0000000000b${at}`,
  url: `/assets/${at}.webp`,
  preview: '',
});
export const creation = (more: Partial<Creation> = {}): Creation => ({
  job_id: jobId,
  kind: 'character',
  state: 'queued',
  position: 3,
  progress: { done: 0, total: 4 },
  reason: null,
  retryable: false,
  creation_step: 'painting',
  name: 'Ilse',
  gender: 'female',
  price: 50,
  character_id: null,
  pictures: [],
  chosen_image_id: null,
  wish: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...more,
});
