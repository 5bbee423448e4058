// The lists of the catalogue are saved for a reload.
import { expect, test } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { saveQueries } from '../../lib/saved-queries.ts';
import { catalogue, everybody } from './queries.ts';

test('a list of the catalogue is saved when the page unloads, other reads are not', () => {
  const client = createQueryClient();
  saveQueries(client);
  const { queryKey, meta } = catalogue('list', 'female', everybody);
  const pages = { pages: [], pageParams: [] };
  client
    .getQueryCache()
    .build(client, { queryKey, ...(meta && { meta }) })
    .setData(pages);
  client.setQueryData(['wallet'], { tokens: 1 });
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(window.sessionStorage.getItem('velour.kept') ?? '')).toEqual([
    { key: queryKey, reply: pages },
  ]);
});
