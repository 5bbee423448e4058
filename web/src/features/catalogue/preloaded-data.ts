// Puts the data that the server wrote into the page into the query cache, so that the first view needs no request.
import type { QueryClient } from '@tanstack/react-query';
import { chooseGender, PAGE_SIZE, type PreloadedResponse } from '@velour/contract/browse.ts';
import { q } from '../../lib/queries.ts';
import { cataloguePages, charactersOf, domeCharacters, exclusive } from './queries.ts';

interface Given {
  /** The text of the page's element; what is missing or unreadable is fetched as usual. */
  written: string | null | undefined;
  /** True where this person may be shown more than a stranger is, for whom the server answered. */
  seesMore: boolean;
}

export function takeFirstAnswers(client: QueryClient, { written, seesMore }: Given): void {
  if (seesMore) return;
  for (const answer of readAnswers(written)) take(client, answer);
}

function take(client: QueryClient, { call, query, reply }: PreloadedResponse): void {
  const { char_id = '', creator_id = '', dome_id = '' } = query;
  const page = { pages: [reply], pageParams: [''] };
  switch (call) {
    case 'list':
    case 'listPublic':
      return put(client, cataloguePages(call, query), page);
    case 'creator_characters':
      return put(client, charactersOf(creator_id), page);
    case 'creator':
      return put(client, q.creators.read({ params: { creator_id } }), reply);
    case 'character':
      return put(client, q.characters.read({ params: { char_id } }), reply);
    case 'exclusive_pages':
      return put(client, exclusive(chooseGender(query['gender'] ?? null, null)), page);
    case 'dome':
      return put(client, q.characters.dome({ params: { dome_id } }), reply);
    case 'dome_characters':
      return put(client, domeCharacters(dome_id), page);
    case 'shared':
      return put(
        client,
        q.studio.shared.pages({ query: { ...query, limit: PAGE_SIZE } }, 'cursor'),
        page,
      );
    case 'plans':
      return put(client, q.wallet.plans(), reply);
    default:
      return put(client, q.characters[call]({ query }), reply);
  }
}

const put = (
  client: QueryClient,
  { queryKey }: { queryKey: readonly unknown[] },
  reply: unknown,
): void => void client.setQueryData(queryKey, reply);

function readAnswers(written: string | null | undefined): readonly PreloadedResponse[] {
  try {
    const given: unknown = JSON.parse(written ?? '');
    // The server writes this list from the same type.
    return Array.isArray(given) ? (given as PreloadedResponse[]) : [];
  } catch {
    return [];
  }
}
