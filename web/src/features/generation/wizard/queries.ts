// The wizard's query: the options for the choices so far.
import { keepPreviousData } from '@tanstack/react-query';
import { q } from '../../../lib/queries.ts';
import { traitsText, type Draft } from './steps.ts';

/** The age for the preview, if it is an adult's. */
const shownAge = (age: string): string | undefined =>
  /^(1[89]|[2-9]\d)$/.test(age.trim()) ? age.trim() : undefined;

export function creationOptions(draft: Draft) {
  const traits = traitsText(draft);
  const age = shownAge(draft.age);
  const query = {
    gender: draft.gender ?? 'female',
    ...(traits && { traits }),
    ...(age && { age }),
  } as const;
  return {
    ...q.characters.creationOptions({ query }),
    staleTime: Infinity,
    // Without a network, the last reply is used, and a missing one fails at once; by default, the query would wait
    // silently.
    networkMode: 'always',
    refetchOnReconnect: true,
    // The step stays unchanged while the previews of the new choice are loading.
    placeholderData: keepPreviousData,
  } as const;
}
