// Fetches suggestions while typing: debounced, one request at a time.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { found, tagNames } from '../queries.ts';
import { suggest, type Suggestion } from './suggestions.ts';

const PAUSE_MS = 200;

export interface Suggestions {
  list: Suggestion[];
  state: 'waiting' | 'failed' | 'nobody' | 'there';
  /** True while the list is for an earlier text. */
  isStale: boolean;
}

export function useSuggestions(text: string, gender: Gender): Suggestions {
  const typed = text.trim();
  const sought = useDebounced(typed, PAUSE_MS);
  // The request for an outdated text is aborted by the query's signal.
  const people = useQuery({ ...found(sought), enabled: sought !== '' });
  const tags = useQuery(tagNames(gender));
  const isStale = typed !== sought || people.isPlaceholderData;
  const characters = sought === '' ? undefined : people.data?.characters;
  const list = useMemo(
    () => suggest(text, characters ?? [], tags.data?.tags ?? []),
    [text, characters, tags.data],
  );
  const state = stateOf({
    hasList: typed === '' || list.length > 0,
    isWaiting: isStale || people.isPending,
    isError: people.isError && !isStale,
  });
  return useMemo(() => ({ list, state, isStale }), [list, state, isStale]);
}

function stateOf(now: { hasList: boolean; isWaiting: boolean; isError: boolean }) {
  if (now.hasList) return 'there';
  if (now.isError) return 'failed';
  return now.isWaiting ? 'waiting' : 'nobody';
}
