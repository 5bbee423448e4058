// A paginated list of cards (infinite scroll): liked characters, or those of a creator.
import type { ReactNode } from 'react';
import type { CharacterCard as Card } from '@velour/contract/characters.ts';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { CharacterCard } from './character-card.tsx';
import { CardSkeleton, Failed, GridSkeleton } from './grid-states.tsx';
import { goesOnByItself, MoreTiles } from '../shared/more-tiles.tsx';

interface Query {
  data: { pages: readonly { characters: readonly Card[] }[] } | undefined;
  error: Error | null;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (how: { cancelRefetch: boolean }) => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface Props {
  query: Query;
  title: string;
  total?: number | undefined;
  /** Shown if there are no characters. */
  empty: ReactNode;
}

const TILES_AHEAD = 6;

export function CardPages({ query, title, total, empty }: Props) {
  if (query.isPending) return <GridSkeleton title={title} />;
  if (!query.data) {
    return query.error && <Failed error={query.error} retry={query.refetch} />;
  }
  const { pages } = query.data;
  const characters = pages.flatMap((page) => page.characters);
  if (characters.length === 0) return empty;
  return (
    <section aria-label={title}>
      <TileGrid
        items={characters}
        keyOf={({ id }) => id}
        total={total}
        waiting={
          goesOnByItself(query, pages.length)
            ? { count: TILES_AHEAD, tile: <CardSkeleton /> }
            : undefined
        }
      >
        {(character) => <CharacterCard character={character} />}
      </TileGrid>
      <MoreTiles query={query} pages={pages.length} />
    </section>
  );
}
