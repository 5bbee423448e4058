// Puts the data that the server wrote into the page into the query cache, so that the first view needs no request.
import type { QueryClient } from '@tanstack/react-query';
import type { PreloadedResponse } from '@velour/contract/browse.ts';
import { q } from '../../lib/queries.ts';
import { cataloguePages } from './queries.ts';

interface Given {
  /** The text of the page's element; what is missing or unreadable is fetched as usual. */
  written: string | null | undefined;
  /** True where this person may be shown more than a stranger is, for whom the server answered. */
  seesMore: boolean;
}

export function takeFirstAnswers(client: QueryClient, { written, seesMore }: Given): void {
  if (seesMore) return;
  for (const { call, query, reply } of readAnswers(written)) {
    if (call === 'list' || call === 'listPublic')
      put(client, cataloguePages(call, query), { pages: [reply], pageParams: [''] });
    else put(client, q.characters[call]({ query }), reply);
  }
}

const put = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }, reply: unknown) =>
  client.setQueryData(queryKey, reply);

function readAnswers(written: string | null | undefined): readonly PreloadedResponse[] {
  try {
    const given: unknown = JSON.parse(written ?? '');
    // The server writes this list from the same type.
    return Array.isArray(given) ? (given as PreloadedResponse[]) : [];
  } catch {
    return [];
  }
}
