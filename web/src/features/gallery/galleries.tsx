// All characters with pictures: the number of the user's own, and of locked ones.
import { useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListedGallery } from '@velour/contract/gallery.ts';
import { CARD_SIZES } from '@velour/contract/pictures.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { genderOptions, useGenderPreference } from '../shared/gender-preference.ts';
import { goesOnByItself, MoreTiles } from '../shared/more-tiles.tsx';
import { galleries } from './queries.ts';
import { texts } from './texts.ts';

const PLACES = 12;
const TILES_AHEAD = 6;
const EAGER = 6;
const waitingTile = <Skeleton radius="card" className="size-full" />;

export function Galleries() {
  const [gender, setGender] = useGenderPreference();
  const query = useInfiniteQuery(galleries(gender));
  const { data } = query;
  const shown = useMemo(() => data?.pages.flatMap((page) => page.galleries) ?? [], [data]);
  const pages = data?.pages.length ?? 0;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-5">
        <div>
          <h1 className="font-display text-3xl">{texts.title}</h1>
          <p className="mt-1 text-lg text-ink-soft">{texts.sentence}</p>
        </div>
        <Segmented
          label={texts.genders}
          options={genderOptions}
          value={gender}
          onChange={setGender}
          className="max-sm:w-full"
        />
      </header>
      {query.isPending && <Waiting />}
      {query.isError && !data && (
        <ErrorState title={texts.failed} onRetry={() => void query.refetch()}>
          {texts.failed_sentence}
        </ErrorState>
      )}
      {data && shown.length === 0 && <Empty />}
      {shown.length > 0 && (
        <section aria-label={texts.list}>
          <TileGrid
            items={shown}
            keyOf={({ character }) => character.id}
            waiting={
              goesOnByItself(query, pages) ? { count: TILES_AHEAD, tile: waitingTile } : undefined
            }
          >
            {(gallery, at) => <GalleryTile gallery={gallery} eager={at < EAGER} />}
          </TileGrid>
          <MoreTiles query={query} pages={pages} />
        </section>
      )}
    </>
  );
}

const Empty = () => (
  <EmptyState
    scene="window"
    title={texts.empty_title}
    action={
      <ButtonLink to={paths.generateImage()} tone="primary">
        {texts.empty_action}
      </ButtonLink>
    }
  >
    {texts.empty}
  </EmptyState>
);

const Waiting = () => (
  <Loading label={texts.loading}>
    <TileGrid items={[]} keyOf={String} waiting={{ count: PLACES, tile: waitingTile }}>
      {() => null}
    </TileGrid>
  </Loading>
);

function GalleryTile({ gallery, eager }: { gallery: ListedGallery; eager: boolean }) {
  const { character, own, locked, open } = gallery;
  const counts = texts.count(own, locked, open);
  return (
    <Link
      to={paths.galleryOf(character.id)}
      aria-label={texts.open_of(character.name, counts)}
      className="group relative block size-full overflow-hidden rounded-card focus-visible:-outline-offset-2"
    >
      <Picture
        {...pictureSource(character.portrait_url)}
        sizes={CARD_SIZES}
        alt=""
        preview={character.preview}
        eager={eager}
      />
      <span className="card-shade absolute inset-x-0 bottom-0 flex flex-col px-3 pt-16 pb-3 text-on-shade">
        <span className="line-clamp-2 font-display text-lg leading-snug">{character.name}</span>
        <span className="text-xs tabular-nums opacity-90 sm:text-sm">{counts}</span>
      </span>
    </Link>
  );
}
