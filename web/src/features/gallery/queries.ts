// The queries of the gallery, and updates of their cached results.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '@velour/contract/browse.ts';
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { q } from '../../lib/queries.ts';

const PAGE = '60';
const STEADY_MS = 60_000;

export interface OwnFilter {
  character_id?: string | undefined;
  kind?: GalleryPicture['kind'] | undefined;
}

/** The user's own pictures and clips, newest first. */
export const ownPictures = ({ character_id, kind }: OwnFilter) => ({
  ...q.gallery.list.pages(
    {
      query: {
        limit: PAGE,
        ...(character_id === undefined ? {} : { character_id }),
        ...(kind === undefined ? {} : { kind }),
      },
    },
    'cursor',
  ),
  staleTime: STEADY_MS,
});

export const galleries = (gender: Gender) => ({
  ...q.gallery.galleries.pages({ query: { gender, limit: PAGE } }, 'cursor'),
  staleTime: STEADY_MS,
});

export const profileImages = (character_id: string) => ({
  ...q.gallery.profileImages({ query: { character_id } }),
  staleTime: STEADY_MS,
});

export const sharedPictures = (gender: Gender) => ({
  ...q.studio.shared.pages({ query: { gender, limit: PAGE_SIZE } }, 'cursor'),
  staleTime: 5 * STEADY_MS,
});

export const galleryCharacter = (char_id: string) => ({
  ...q.characters.read({ params: { char_id } }),
  staleTime: 5 * STEADY_MS,
  retry: false,
});

type ListPage = { pictures: GalleryPicture[]; total_count: number };

/** Changes one picture in all cached lists; undefined removes it. */
export function changeListed(
  client: QueryClient,
  id: string,
  change: (picture: GalleryPicture) => GalleryPicture | undefined,
): void {
  const changePage = <Page extends ListPage>(page: Page): Page => {
    if (!page.pictures.some((one) => one.id === id)) return page;
    const pictures = page.pictures.flatMap((one) => (one.id === id ? (change(one) ?? []) : one));
    return { ...page, pictures };
  };
  // Only paginated lists have this key.
  client.setQueriesData<InfiniteData<ListPage, string>>(
    { queryKey: q.gallery.list.all.queryKey },
    (known) => {
      if (!known?.pages) return known;
      const pages = known.pages.map(changePage);
      const count = (of: readonly ListPage[]) => of.reduce((sum, p) => sum + p.pictures.length, 0);
      const gone = count(known.pages) - count(pages);
      return {
        ...known,
        pages: pages.map((page) => ({ ...page, total_count: page.total_count - gone })),
      };
    },
  );
}
