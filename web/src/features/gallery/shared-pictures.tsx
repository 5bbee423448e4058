// Pictures that members share: a carousel without prompts; each opens in the viewer.
import { useMemo, type ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CARD_SIZES } from '@velour/contract/pictures.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { SharedPicture } from '@velour/contract/studio.ts';
import { createLater } from '../../lib/later.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { sharedPictures } from './queries.ts';
import { texts } from './texts.ts';
import { showPicture, useShown } from './viewer/use-shown.ts';

const viewer = createLater(() => import('./viewer/shared-viewer.tsx'));
const unlisted = createLater(() => import('./viewer/unlisted-shared.tsx'));

const words = texts.shared;
/** The same height while loading, so that nothing below moves; the first page is fetched with the screen. */
const ROW = 'h-44 sm:h-[15.333rem]';
const TILE = 'aspect-[3/4] h-full shrink-0';
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'];

export function SharedPictures({ gender }: { gender: Gender }) {
  const query = useInfiniteQuery(sharedPictures(gender));
  const { data } = query;
  const pictures = useMemo(() => data?.pages.flatMap((page) => page.pictures) ?? [], [data]);
  return (
    <section aria-labelledby="shared-pictures">
      <header className="pb-3 sm:pb-4">
        <h2 id="shared-pictures" className="font-display text-xl sm:text-2xl">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft sm:text-base">{words.sentence}</p>
      </header>
      {query.isPending && <Waiting />}
      {query.isError && !data && (
        <Line text={words.failed}>
          <Button size="sm" onClick={() => void query.refetch()}>
            {words.again}
          </Button>
        </Line>
      )}
      {data && pictures.length === 0 && (
        <Line text={words.empty}>
          <ButtonLink size="sm" to={paths.generateImage()}>
            {words.empty_action}
          </ButtonLink>
        </Line>
      )}
      {pictures.length > 0 && (
        <SideScroller
          label={words.title}
          place={`shared-${gender}`}
          className={`gap-3 sm:gap-4 ${ROW}`}
        >
          {pictures.map((picture) => (
            <SharedTile key={picture.id} picture={picture} onOpen={() => showPicture(picture.id)} />
          ))}
          {query.hasNextPage && (
            <Button
              className="shrink-0 self-center"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
            >
              {words.more}
            </Button>
          )}
        </SideScroller>
      )}
      {data && <SharedViewer pictures={pictures} />}
    </section>
  );
}

function SharedTile({ picture, onOpen }: { picture: SharedPicture; onOpen: () => void }) {
  const { id, url, preview, character, creator } = picture;
  return (
    <button
      type="button"
      data-picture={id}
      aria-label={words.open(character.name, creator?.name)}
      onClick={onOpen}
      className={`relative overflow-hidden rounded-card focus-visible:-outline-offset-2 ${TILE}`}
    >
      <Picture {...pictureSource(url)} sizes={CARD_SIZES} alt="" preview={preview} />
      <span className="card-shade absolute inset-x-0 bottom-0 flex flex-col px-3 pt-12 pb-2.5 text-left text-on-shade">
        <span className="truncate font-display">{character.name}</span>
        {creator && <span className="truncate text-xs opacity-85">{words.by(creator.name)}</span>}
      </span>
    </button>
  );
}

const Waiting = () => (
  <Loading label={words.loading} className={`flex gap-3 overflow-hidden sm:gap-4 ${ROW}`}>
    {PLACES.map((place) => (
      <Skeleton key={place} radius="card" className={TILE} />
    ))}
  </Loading>
);

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="glow flex flex-wrap items-center justify-between gap-3 rounded-card px-5 py-4 text-ink-soft">
      <p className="min-w-0 flex-1 basis-56">{text}</p>
      {children}
    </div>
  );
}

function SharedViewer({ pictures }: { pictures: readonly SharedPicture[] }) {
  const { at, id, close } = useShown(pictures);
  const picture = pictures[at];
  viewer.useLoadAhead();
  if (picture)
    return <viewer.Component pictures={pictures} picture={picture} at={at} close={close} />;
  return id === null ? null : <unlisted.Component id={id} close={close} />;
}
