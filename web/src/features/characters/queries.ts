// Calls and cache keys of own characters; what changes one of them has the list asked for anew.
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CARD_FORMATS } from '@velour/contract/character-limits.ts';
import { api } from '../../lib/api.ts';
import { saveAs } from '../../lib/save-as.ts';

const meta = { shown_in_place: true };
const PAGE = 60;

export const ownList = infiniteQueryOptions({
  queryKey: ['own-characters', 'list'],
  queryFn: ({ signal, pageParam }) =>
    api.own_characters.list({ query: { limit: String(PAGE), offset: String(pageParam) } }, signal),
  initialPageParam: 0,
  getNextPageParam: ({ offset, limit, total_count }) =>
    offset + limit < total_count ? offset + limit : undefined,
  meta,
});

export const ownOne = (char_id: string) =>
  queryOptions({
    queryKey: ['own-characters', 'one', char_id],
    queryFn: ({ signal }) => api.own_characters.read({ params: { char_id } }, signal),
    meta,
  });

export const ownPictures = (char_id: string, version: number) =>
  queryOptions({
    queryKey: ['own-characters', 'pictures', char_id, version],
    queryFn: ({ signal }) => api.own_characters.pictures({ params: { char_id } }, signal),
    meta,
  });

export const ownVersions = (char_id: string, version: number) =>
  queryOptions({
    queryKey: ['own-characters', 'versions', char_id, version],
    queryFn: ({ signal }) => api.own_characters.versions({ params: { char_id } }, signal),
    meta,
  });

export const ownVersion = (char_id: string, version: number) =>
  queryOptions({
    queryKey: ['own-characters', 'version', char_id, version],
    queryFn: ({ signal }) =>
      api.own_characters.version({ params: { char_id, version: String(version) } }, signal),
    staleTime: Infinity,
    meta,
  });

/** Own characters, the catalogue and chats show the same people. */
export function useRenewed(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: ['characters'] });
    await client.invalidateQueries({ queryKey: ['own-characters'] });
  }, [client]);
}

export interface CardKind {
  readonly format: (typeof CARD_FORMATS)[number];
  readonly spec?: 'v2';
}

/** Puts the card among the browser's downloads. */
export async function saveCard(char_id: string, kind: CardKind): Promise<void> {
  const sent = await api.own_characters.exportCard({ params: { char_id }, query: kind });
  const bytes = Uint8Array.from(atob(sent.content), (letter) => letter.charCodeAt(0));
  saveAs(sent.file_name, new Blob([bytes], { type: sent.media_type }));
}
