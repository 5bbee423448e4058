// The pictures that can be animated: the member's own of a character, and the character's open ones.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { q } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { profileImagesOf } from '../queries.ts';

export interface Source {
  image_id: string;
  url: string;
  preview: string;
}

const PAGE = '60';
const STEADY_MS = 60_000;

const sourceOf = ({ id, url, preview }: GalleryPicture): Source => ({
  image_id: id,
  url,
  preview,
});

/** Without a character, all own pictures. */
export function useOwnImages(character_id?: string) {
  const { kind, returning } = useSession();
  return useInfiniteQuery({
    ...q.gallery.list.pages(
      {
        query: {
          kind: 'image',
          limit: PAGE,
          ...(character_id === undefined ? {} : { character_id }),
        },
      },
      'cursor',
    ),
    staleTime: STEADY_MS,
    enabled: kind === 'member' && !returning,
  });
}

/** `wanted`: the picture in the address, which comes first however old it is. */
export function useSources(character_id: string, wanted: string | null) {
  const { kind } = useSession();
  const own = useOwnImages(character_id);
  const gallery = useQuery(profileImagesOf(character_id));
  const open = (gallery.data?.data ?? []).flatMap(({ image_id, url, preview }): Source[] =>
    url === null ? [] : [{ image_id, url, preview }],
  );
  const listed = (own.data?.pages ?? []).flatMap(({ pictures }) => pictures).map(sourceOf);
  const isGuest = kind !== 'member';
  const isLoaded = (own.data !== undefined || isGuest) && !gallery.isPending;
  const isListed = [...listed, ...open].some(({ image_id }) => image_id === wanted);
  const older = useQuery({
    ...q.gallery.read({ params: { id: wanted ?? '' } }),
    enabled: wanted !== null && isLoaded && !isListed && !isGuest,
    retry: false,
  });
  const first = !isListed && older.data?.kind === 'image' ? [sourceOf(older.data)] : [];
  return {
    own: [...first, ...listed],
    open,
    isPending: (own.isPending && !isGuest) || gallery.isPending,
    // Only if both are loaded, it is known that there are none.
    hasFailed:
      (own.isLoadingError || gallery.isLoadingError) &&
      first.length + listed.length + open.length === 0,
    more: own,
    refetch: () => void Promise.all([own.refetch(), gallery.refetch()]),
  };
}
