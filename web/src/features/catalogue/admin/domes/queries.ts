// Shelves as admins arrange them, who stands on one, and who could.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

const meta = { shown_in_place: true };

export const shelfList = queryOptions({
  queryKey: ['admin', 'domes'],
  queryFn: ({ signal }) => api.curation.domes(undefined, signal),
  meta,
});

export const onShelf = (dome_id: string) =>
  queryOptions({
    queryKey: ['admin', 'domes', dome_id, 'characters'],
    queryFn: ({ signal }) => api.curation.domeCharacters({ params: { dome_id } }, signal),
    staleTime: 0,
    meta,
  });

const MOST_FOUND = '8';

export const candidates = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'characters', 'public', search],
    queryFn: ({ signal }) =>
      api.curation.characters(
        { query: { search, visibility: 'public', sort: '-messages', limit: MOST_FOUND } },
        signal,
      ),
    enabled: search.trim() !== '',
    meta,
  });
