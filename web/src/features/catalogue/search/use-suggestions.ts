// Fetches suggestions while typing: after a short pause, and one request at a time.
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
  /** The list belongs to an earlier text: it is replaced when the answer for this one comes. */
  isStale: boolean;
}

export function useSuggestions(text: string, gender: Gender): Suggestions {
  const typed = text.trim();
  const sought = useDebounced(typed, PAUSE_MS);
  // A text that is overtaken by the next one ends its request: the query hands its signal to fetch.
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
