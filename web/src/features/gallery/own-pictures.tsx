// The user's own pictures and clips of a character, page by page; each opens in the viewer.
import { useMemo, type ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isUnknownId } from '../../lib/api-error.ts';
import { createLater } from '../../lib/later.tsx';
import { useContentFocus } from '../../lib/navigation/use-content-focus.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { goesOnByItself, MoreTiles } from '../shared/more-tiles.tsx';
import { PictureTile } from './picture-tile.tsx';
import { ownPictures, type OwnFilter } from './queries.ts';
import { texts } from './texts.ts';
import type { OwnViewerList } from './viewer/own-viewer.tsx';
import { showPicture, useShown } from './viewer/use-shown.ts';

const viewer = createLater(() => import('./viewer/own-viewer.tsx'));
const unlisted = createLater(() => import('./viewer/unlisted-picture.tsx'));

interface Props extends OwnFilter {
  title: string;
  /** Shown if there are none. */
  empty: ReactNode;
}

const PLACES = 6;
const TILES_AHEAD = 6;
const waitingTile = <Skeleton radius="card" className="size-full" />;

export function OwnPictures({ title, empty, character_id, kind }: Props) {
  const query = useInfiniteQuery(ownPictures({ character_id, kind }));
  const { data } = query;
  const pictures = useMemo(() => data?.pages.flatMap((page) => page.pictures) ?? [], [data]);
  // With the last picture, the tile disappears that the viewer would return the focus to.
  useContentFocus(data && pictures.length === 0 ? 'empty' : 'pictures');
  if (query.isPending) return <Waiting title={title} />;
  // An unknown character has no pictures.
  if (isUnknownId(query.error, 'character.not_found')) return empty;
  if (!data)
    return (
      <ErrorState title={texts.picture.failed} onRetry={() => void query.refetch()}>
        {texts.failed_sentence}
      </ErrorState>
    );
  if (pictures.length === 0)
    return (
      <>
        {empty}
        <OwnViewer pictures={pictures} total={0} character_id={character_id} />
      </>
    );
  const pages = data.pages.length;
  const total = Math.max(data.pages[0]?.total_count ?? 0, pictures.length);
  return (
    <section aria-label={title}>
      <Heading title={title} count={texts.character.own_count(kind, total)} />
      <TileGrid
        items={pictures}
        keyOf={({ id }) => id}
        total={total}
        waiting={
          goesOnByItself(query, pages) ? { count: TILES_AHEAD, tile: waitingTile } : undefined
        }
      >
        {(picture, at) => <PictureTile picture={picture} at={at} onOpen={showPicture} />}
      </TileGrid>
      <MoreTiles query={query} pages={pages} />
      <OwnViewer
        pictures={pictures}
        total={total}
        character_id={character_id}
        onNearEnd={() => query.hasNextPage && void query.fetchNextPage({ cancelRefetch: false })}
      />
    </section>
  );
}

export function Heading({ title, count }: { title: string; count?: string }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
      <h2 className="font-display text-2xl">{title}</h2>
      {count !== undefined && <p className="text-sm text-ink-faint tabular-nums">{count}</p>}
    </header>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <Loading label={texts.picture.loading}>
      <Heading title={title} />
      <TileGrid items={[]} keyOf={String} waiting={{ count: PLACES, tile: waitingTile }}>
        {() => null}
      </TileGrid>
    </Loading>
  );
}

interface ViewerProps extends Omit<OwnViewerList, 'onNearEnd'> {
  onNearEnd?: () => void;
  character_id: string | undefined;
}

function OwnViewer({ character_id, onNearEnd = () => undefined, pictures, total }: ViewerProps) {
  const { at, id, close } = useShown(pictures);
  const picture = pictures[at];
  const list = { pictures, total, onNearEnd };
  viewer.useLoadAhead();
  if (picture) return <viewer.Component {...list} picture={picture} at={at} close={close} />;
  return id === null ? null : (
    <unlisted.Component id={id} character_id={character_id} close={close} />
  );
}
