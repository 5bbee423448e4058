// The characters to select from: the member's own, those of recent chats, then pages of the catalogue.
import { useMemo } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { asPickQuery, PAGE_SIZE } from '@velour/contract/browse.ts';
import type { CharacterCard } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { q } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';

export interface StudioCharacter extends Pick<
  CharacterCard,
  'id' | 'name' | 'slug' | 'gender' | 'age' | 'tagline' | 'portrait_url' | 'preview'
> {
  /** Why it is listed. */
  source: 'own' | 'recent' | 'catalogue';
}

const OWN = '60';
const STEADY_MS = 60_000;

interface Sought {
  /** Those of other genders are left out, or last if they are the member's own. */
  gender?: Gender;
  search?: string;
}

/**
 * The member's own characters and those of recent chats; errors are ignored, because the catalogue is available.
 * `isPending` until they are loaded, because they come first and would move the others.
 */
export function useNearCharacters({ gender, search = '' }: Sought) {
  const { kind, returning } = useSession();
  const isMember = kind === 'member';
  const enabled = isMember && !returning;
  const sought = search.trim();
  const own = useQuery({
    ...q.own_characters.list({ query: { limit: OWN, ...(sought && { search: sought }) } }),
    staleTime: STEADY_MS,
    enabled,
  });
  const chats = useQuery({
    ...q.chat.list({ query: { ...(gender && { gender }), ...(sought && { search: sought }) } }),
    staleTime: STEADY_MS,
    enabled,
  });
  const near = useMemo(() => {
    const isSought = (one: { gender: Gender }) => gender === undefined || one.gender === gender;
    const mine = (own.data?.characters ?? [])
      .filter(({ held }) => held === null)
      .map((one): StudioCharacter => ({ ...one, source: 'own' }));
    const open = (chats.data?.chats ?? []).filter(({ is_open }) => is_open);
    return unique([
      ...mine.filter(isSought),
      ...open.map(({ character }): StudioCharacter => ({ ...character, source: 'recent' })),
      ...mine.filter((one) => !isSought(one)),
    ]);
  }, [own.data, chats.data, gender]);
  return { near, isPending: isMember && (own.isPending || chats.isPending) };
}

export function useStudioCharacters(gender: Gender, search: string) {
  const { near, isPending } = useNearCharacters({ gender, search });
  const catalogue = useInfiniteQuery({
    ...q.characters.list.pages(
      { query: { ...asPickQuery(gender, search), limit: PAGE_SIZE } },
      'cursor',
    ),
    staleTime: STEADY_MS,
  });
  const { data } = catalogue;
  const characters = useMemo(() => {
    const others = data?.pages.flatMap((page) => page.characters) ?? [];
    return unique([
      ...near,
      ...others.map((one): StudioCharacter => ({ ...one, source: 'catalogue' })),
    ]);
  }, [near, data]);
  return { catalogue, characters, isPending: isPending || catalogue.isPending };
}

const unique = (characters: readonly StudioCharacter[]): StudioCharacter[] =>
  [
    // Duplicates stay at their first position.
    ...new Map(characters.toReversed().map((one) => [one.id, one])).values(),
  ].toReversed();
