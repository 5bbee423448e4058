// The queries of a dome's characters, and of those that could be added.
import { q } from '../../../../lib/queries.ts';

/** Read again each time: it is arranged by what is seen here. */
export const charactersIn = (dome_id: string) => ({
  ...q.curation.domeCharacters({ params: { dome_id } }),
  staleTime: 0,
});

export const candidates = (search: string) => ({
  ...q.curation.characters({
    query: { search, visibility: 'public', sort: '-messages', limit: '8' },
  }),
  enabled: search.trim() !== '',
});
