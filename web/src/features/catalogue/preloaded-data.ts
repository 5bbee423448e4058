// Puts the data that the server embedded in the page into the query cache, so that the first view needs no request.
import type { QueryClient } from '@tanstack/react-query';
import {
  chooseGender,
  PAGE_SIZE,
  type PreloadedRefusal,
  type PreloadedResponse,
} from '@velour/contract/browse.ts';
import { ApiError } from '../../lib/api-error.ts';
import { q } from '../../lib/queries.ts';
import { cataloguePages, charactersOf, domeCharacters, exclusive } from './queries.ts';

interface Given {
  /** The text of the page's element; missing or invalid data is fetched as usual. */
  written: string | null | undefined;
  /** True if this person may see more than a visitor, for whom the server has prepared the data. */
  seesMore: boolean;
}

export function takeFirstAnswers(client: QueryClient, { written, seesMore }: Given): void {
  if (seesMore) return;
  for (const answer of readAnswers(written))
    if ('refusal' in answer) refuse(client, answer);
    else take(client, answer);
}

function take(client: QueryClient, { call, query, reply }: PreloadedResponse): void {
  const { creator_id = '', dome_id = '' } = query;
  const page = { pages: [reply], pageParams: [''] };
  switch (call) {
    case 'list':
    case 'listPublic':
      return put(client, cataloguePages(call, query), page);
    case 'creator_characters':
      return put(client, charactersOf(creator_id), page);
    case 'exclusive_pages':
      return put(client, exclusive(chooseGender(query['gender'] ?? null, null)), page);
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
    case 'creator':
    case 'character':
    case 'dome':
      return put(client, readOf(call, query), reply);
    default:
      return put(client, q.characters[call]({ query }), reply);
  }
}

/** Caches the error for a missing id, so that the screen shows it at once. */
function refuse(client: QueryClient, { call, query, refusal }: PreloadedRefusal): void {
  const error = new ApiError({ ...refusal, method: 'GET', path: '' });
  const at = { errorUpdatedAt: Date.now(), errorUpdateCount: 1 };
  client
    .getQueryCache()
    .build(client, { queryKey: readOf(call, query).queryKey })
    .setState({ error, status: 'error', ...at });
}

/** Queries of single items by id. */
function readOf(
  call: PreloadedRefusal['call'],
  { char_id = '', creator_id = '', dome_id = '' }: PreloadedResponse['query'],
) {
  switch (call) {
    case 'creator':
      return q.creators.read({ params: { creator_id } });
    case 'character':
      return q.characters.read({ params: { char_id } });
    case 'dome':
      return q.characters.dome({ params: { dome_id } });
  }
}

const put = (
  client: QueryClient,
  { queryKey }: { queryKey: readonly unknown[] },
  reply: unknown,
): void => void client.setQueryData(queryKey, reply);

type Answer = PreloadedResponse | PreloadedRefusal;

function readAnswers(written: string | null | undefined): readonly Answer[] {
  try {
    const given: unknown = JSON.parse(written ?? '');
    // The server writes this list from the same type.
    return Array.isArray(given) ? (given as Answer[]) : [];
  } catch {
    return [];
  }
}
