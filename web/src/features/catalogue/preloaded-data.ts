// What the server wrote into the page so that nothing needs to be asked for the first view, put where the queries look for it.
import type { QueryClient } from '@tanstack/react-query';
import type { FirstAnswer, FirstCallName } from '@velour/contract/browse.ts';

/** Calls whose pages follow one another; the page holds the first one. */
const endless: ReadonlySet<FirstCallName> = new Set(['list', 'listPublic']);

interface Given {
  /** The text of the page's element; whatever is missing or unreadable is asked for as usual. */
  written: string | null | undefined;
  /** True where this person may be shown more than a stranger is, for whom the server answered. */
  seesMore: boolean;
}

export function takeFirstAnswers(client: QueryClient, { written, seesMore }: Given): void {
  if (seesMore) return;
  for (const { call, query, reply } of readAnswers(written))
    client.setQueryData(
      ['characters', call, query],
      endless.has(call) ? { pages: [reply], pageParams: [''] } : reply,
    );
}

function readAnswers(written: string | null | undefined): readonly FirstAnswer[] {
  try {
    const given: unknown = JSON.parse(written ?? '');
    // The server writes this list from the same type.
    return Array.isArray(given) ? (given as FirstAnswer[]) : [];
  } catch {
    return [];
  }
}
