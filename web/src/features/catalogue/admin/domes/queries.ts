// The queries of a dome's characters, and of characters to add.
import { q } from '../../../../lib/queries.ts';

/** Always refetched, because admins change what they see here. */
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
