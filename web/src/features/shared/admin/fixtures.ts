// Test fixtures of admin screens: a character in their lists, an id, and a click on a toast's undo.
import type { Curated } from '@velour/contract/curation.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { fakeServer } from '../../../lib/fake-server.ts';
import { toasts } from '../../../lib/toasts.ts';

export const idOf = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Its name is its id. */
export const curated = (id: string, more: Partial<Curated> = {}): Curated => ({
  id,
  name: id,
  gender: 'female',
  tagline: 'Repairs radios.',
  tags: [],
  visibility: 'public',
  is_official: true,
  is_exclusive: false,
  is_deleted: false,
  is_open: true,
  rating: 'safe',
  portrait_url: '/silhouette.svg',
  preview: '',
  creator: null,
  version: 3,
  stats: { chats: 0, messages: 12, likes: 0 },
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
});

export async function pressUndo(server: ReturnType<typeof fakeServer>, undo_id: string) {
  await waitFor(() => expect(toasts.read()[0]?.offer?.label).toBe('Undo'));
  toasts.read()[0]?.offer?.onPress();
  await waitFor(() => expect(server.sentTo('curation.undo').at(-1)?.params).toEqual({ undo_id }));
}
