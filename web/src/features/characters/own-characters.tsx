// A member's own characters: the list with its states, cards that wait for an age, and links to create more.
import { useState, type ReactNode } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { q } from '../../lib/queries.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useIsOff } from '../../lib/site-status.ts';
import { FeatureNotice } from '../shared/feature-notice.tsx';
import { LoadMore } from '../shared/load-more.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DraftList } from './draft-list.tsx';
import { DropZone } from './drop-zone.tsx';
import { ImportReport } from './import-report.tsx';
import { OwnTile } from './own-tile.tsx';
import { RemovedList } from './removed-list.tsx';
import { texts } from './texts.ts';
import { useCharacterActions } from './use-character-actions.ts';
import { useImports } from './use-imports.ts';

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5';

/** Fewer are in sight at once. */
const LEAST_SEARCHED = 12;

interface Props {
  /** Characters that are being created, shown first. */
  creations: readonly { character_id: string | null }[];
  creationTiles: ReactNode;
}

export function OwnCharacters({ creations, creationTiles }: Props) {
  const [search, setSearch] = useState('');
  const list = useOwnList(search.trim(), creations);
  const { files, take, clear } = useImports();
  const actions = useCharacterActions();
  const isOff = useIsOff('characters');
  const { query, characters, drafts, isEmpty } = list;
  return (
    <DropZone onFiles={take}>
      <div className="flex min-h-[70dvh] flex-col gap-5">
        <Header>{!isEmpty && <CreateLinks onFiles={take} />}</Header>
        {/* Pending work, before the list. */}
        {drafts.length > 0 && <DraftList drafts={drafts} />}
        <ImportReport files={files} onClose={clear} />
        {query.isError && !query.data && <Failed onRetry={() => void query.refetch()} />}
        {query.isPending && <Waiting />}
        {isEmpty && (
          <EmptyState
            scene="curtain"
            title={texts.empty_title}
            action={<CreateLinks onFiles={take} />}
          >
            {!isOff && texts.empty}
          </EmptyState>
        )}
        {list.isSearched && (
          <search className="max-w-sm">
            <SearchField label={texts.search} value={search} onChange={setSearch} />
          </search>
        )}
        {list.isNoMatch && <p className="text-ink-soft">{texts.no_match(search.trim())}</p>}
        {list.count > 0 && (
          <div className={grid}>
            {!search.trim() && creationTiles}
            {characters.map((character) => (
              <OwnTile key={character.id} character={character} actions={actions} />
            ))}
          </div>
        )}
        <LoadMore query={query} label={texts.more} />
        <RemovedList actions={actions} />
      </div>
    </DropZone>
  );
}

/** The characters that match the search, without those that wait for a portrait: they are listed among the creations. */
function useOwnList(search: string, creations: Props['creations']) {
  const query = useInfiniteQuery({
    ...q.own_characters.list.pages({ query: { limit: '60', ...(search && { search }) } }, 'offset'),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const characters = pages
    .flatMap((page) => page.characters)
    .filter(({ id }) => !creations.some(({ character_id }) => character_id === id));
  const drafts = pages[0]?.drafts ?? [];
  const count = characters.length + creations.length;
  const isComplete = query.data !== undefined && !query.isPlaceholderData;
  return {
    query,
    characters,
    drafts,
    count,
    isEmpty: isComplete && !search && count + drafts.length === 0,
    isNoMatch: isComplete && search !== '' && characters.length === 0,
    isSearched: search !== '' || (pages[0]?.total_count ?? 0) > LEAST_SEARCHED,
  };
}

function Header({ children }: { children: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="mt-1 text-lg text-ink-soft">{texts.sentence}</p>
      </div>
      {children}
    </header>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title={texts.failed} onRetry={onRetry}>
      {texts.failed_sentence}
    </ErrorState>
  );
}

function Waiting() {
  return (
    <Loading label={texts.loading} count={10} className={grid}>
      <Skeleton radius="card" className="aspect-[3/4]" />
    </Loading>
  );
}

/** Links to create and import; in an empty list they are only in its center. */
function CreateLinks({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  if (useIsOff('characters')) return <FeatureNotice feature="characters" />;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <FileButton
        multiple
        icon={FileUp}
        label={texts.import}
        accept=".png,.json,.charx,image/png,application/json"
        onFiles={onFiles}
      />
      <ButtonLink to={paths.create()} tone="primary" icon={Plus}>
        {texts.create}
      </ButtonLink>
    </div>
  );
}
