// The first step of the studio: selecting the character.
import { useState } from 'react';
import type { Gender } from '@velour/contract/scalars.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TileGrid } from '../../../ui/tile-grid.tsx';
import { genderOptions, useGenderPreference } from '../../shared/gender-preference.ts';
import { goesOnByItself, MoreTiles } from '../../shared/more-tiles.tsx';
import { texts } from '../texts.ts';
import { PickTile } from './pick-tile.tsx';
import { useStudioCharacters } from './use-studio-characters.ts';

const words = texts.choose;
const PLACES = 18;
const TILES_AHEAD = 6;
const EAGER = 6;
const waitingTile = <Skeleton radius="card" className="size-full" />;

interface Props {
  /** The address of a selection. */
  pathOf: (character_id: string) => string;
}

export function CharacterPicker({ pathOf }: Props) {
  const [gender, setGender] = useGenderPreference();
  const [search, setSearch] = useState('');
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-5">
        <Segmented
          label={words.genders}
          options={genderOptions}
          value={gender}
          onChange={setGender}
          className="max-sm:w-full"
        />
        <SearchField
          label={words.search}
          value={search}
          onChange={setSearch}
          className="w-full sm:ml-auto sm:w-72"
        />
      </div>
      <Characters gender={gender} search={search.trim()} setSearch={setSearch} pathOf={pathOf} />
    </>
  );
}

interface ListProps extends Props {
  gender: Gender;
  search: string;
  setSearch: (search: string) => void;
}

function Characters({ gender, search, setSearch, pathOf }: ListProps) {
  const { catalogue, characters, isPending } = useStudioCharacters(gender, search);
  // While the user is typing, the previous results stay.
  if (isPending && (search === '' || characters.length === 0)) return <Waiting />;
  if (characters.length === 0) {
    if (catalogue.isError)
      return (
        <ErrorState title={words.failed} onRetry={() => void catalogue.refetch()}>
          {words.failed_sentence}
        </ErrorState>
      );
    return search === '' ? (
      <EmptyState scene="chair" title={words.empty}>
        {words.empty_sentence}
      </EmptyState>
    ) : (
      <EmptyState
        scene="lamp"
        title={words.no_match}
        action={<Button onClick={() => setSearch('')}>{words.clear}</Button>}
      >
        {words.no_match_sentence}
      </EmptyState>
    );
  }
  const pages = catalogue.data?.pages.length ?? 0;
  const isMore = catalogue.isPending || goesOnByItself(catalogue, pages);
  return (
    <section aria-label={words.list}>
      <TileGrid
        items={characters}
        keyOf={({ id }) => id}
        waiting={isMore ? { count: TILES_AHEAD, tile: waitingTile } : undefined}
      >
        {(character, at) => (
          <PickTile character={character} to={pathOf(character.id)} eager={at < EAGER} />
        )}
      </TileGrid>
      <MoreTiles query={catalogue} pages={pages} />
    </section>
  );
}

const Waiting = () => (
  <Loading label={words.loading}>
    <TileGrid items={[]} keyOf={String} waiting={{ count: PLACES, tile: waitingTile }}>
      {() => null}
    </TileGrid>
  </Loading>
);
