// The infinite grid of the catalogue, with its loading, error and empty states.
import { useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isNarrowed, type Filters } from '@velour/contract/browse.ts';
import type { CharacterCard as Card } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { useDeferredMount } from '../../ui/use-first-pass.ts';
import { CharacterCard } from './character-card.tsx';
import { CardSkeleton, Failed, GridSkeleton, NoCharacters, NoMatch } from './grid-states.tsx';
import { goesOnByItself, MoreTiles } from '../shared/more-tiles.tsx';
import { catalogue, type Catalogue } from './queries.ts';
import { texts } from './texts.ts';

interface Props {
  which: Catalogue;
  gender: Gender;
  filters: Filters;
  onClear: () => void;
  /** The heading of the grid. */
  title: string;
  /** True if the grid starts on the first screen, so that its first pictures load eagerly. */
  first?: boolean;
}

/** The number of tiles above the fold on a wide screen. */
const EAGER = 6;
/** With filters, the server counts up to a thousand; one more means that there are more. */
const MANY = 1_001;
const TILES_AHEAD = 12;
const keyOf = ({ id }: Card): string => id;

export function CharacterGrid({ which, gender, filters, onClear, title, first = false }: Props) {
  const query = useInfiniteQuery(catalogue(which, gender, filters));
  const { data } = query;
  const characters = useMemo(() => data?.pages.flatMap((page) => page.characters) ?? [], [data]);
  const retry = () => query.refetch();

  const isLater = useDeferredMount() && !first;

  // Below the server-rendered first view: reserves the space, and mounts after hydration.
  if (isLater) return <div className="h-dvh" />;
  if (query.isPending) return <GridSkeleton title={title} />;
  if (characters.length === 0) {
    if (query.isError) return <Failed error={query.error} retry={retry} />;
    if (isNarrowed(filters)) return <NoMatch onClear={onClear} />;
    return <NoCharacters which={which} retry={retry} />;
  }
  const pages = data?.pages ?? [];
  const count = pages[0]?.total_count ?? characters.length;
  const countless = isNarrowed(filters) && count === MANY;
  const total = countless ? undefined : Math.max(count, characters.length);
  const ahead = total === undefined ? TILES_AHEAD : total - characters.length;
  return (
    <section aria-label={title}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className="font-display text-2xl">{title}</h2>
        <p className="text-sm text-ink-faint" aria-live="polite">
          {countless ? texts.found_many(MANY - 1) : texts.found(count)}
        </p>
      </header>
      {pages[0]?.is_similar && (
        <p className="pb-4 text-ink-soft">{texts.similar(filters.search)}</p>
      )}
      <TileGrid
        items={characters}
        keyOf={keyOf}
        total={total}
        className={query.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}
        waiting={
          goesOnByItself(query, pages.length)
            ? { count: Math.min(TILES_AHEAD, Math.max(0, ahead)), tile: <CardSkeleton /> }
            : undefined
        }
      >
        {(character, at) => <CharacterCard character={character} eager={first && at < EAGER} />}
      </TileGrid>
      <MoreTiles query={query} pages={pages.length} />
    </section>
  );
}
