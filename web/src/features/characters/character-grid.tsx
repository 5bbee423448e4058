// The endless grid of a catalogue, with its skeleton, its empty and its failing face.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Moon, SearchX, WifiOff } from 'lucide-react';
import type { Gender } from '@velour/contract/scalars.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isNarrowed, type Filters } from './browse-filters.ts';
import { CharacterCard } from './character-card.tsx';
import { MoreCharacters } from './more-characters.tsx';
import { catalogue, type Catalogue } from './queries.ts';
import { texts } from './texts.ts';

interface Props {
  which: Catalogue;
  gender: Gender;
  filters: Filters;
  onClear: () => void;
  /** What stands above the grid. */
  title: string;
}

/** So many are above the fold on a wide screen. */
const EAGER = 6;

export function CharacterGrid({ which, gender, filters, onClear, title }: Props) {
  const query = useInfiniteQuery(catalogue(which, gender, filters));
  const pages = query.data?.pages ?? [];
  const characters = pages.flatMap((page) => page.characters);

  if (query.isPending) return <GridSkeleton />;
  if (characters.length === 0 && query.isError)
    return <Failed error={query.error} retry={() => query.refetch()} />;
  if (characters.length === 0)
    return isNarrowed(filters) ? <NoMatch onClear={onClear} /> : <Nobody which={which} />;
  return (
    <section aria-label={title}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-4">
        <h2 className="font-display text-2xl">{title}</h2>
        <p className="text-sm text-ink-faint" aria-live="polite">
          {texts.found(pages[0]?.total_count ?? 0)}
        </p>
      </header>
      <ul className={`${gridLook} ${query.isPlaceholderData ? 'opacity-60' : ''}`}>
        {characters.map((character, i) => (
          <li key={character.id} className="aspect-[3/4] [content-visibility:auto]">
            <CharacterCard character={character} eager={i < EAGER} />
          </li>
        ))}
      </ul>
      <MoreCharacters query={query} pages={pages.length} />
    </section>
  );
}

const gridLook =
  'grid grid-cols-[repeat(auto-fill,minmax(min(10.25rem,100%),1fr))] gap-3 transition-opacity lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] lg:gap-4';

function GridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="mb-4 h-8 w-40" />
      <div className={gridLook}>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} className="aspect-[3/4] rounded-card" />
        ))}
      </div>
    </div>
  );
}

function Failed({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  return (
    <EmptyState
      icon={WifiOff}
      title={texts.failed.title}
      action={
        <Button tone="primary" onClick={() => void retry()}>
          {texts.failed.action}
        </Button>
      }
    >
      {error.message}
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={texts.no_match.title}
      action={<Button onClick={onClear}>{texts.no_match.action}</Button>}
    >
      {texts.no_match.sentence}
    </EmptyState>
  );
}

function Nobody({ which }: { which: Catalogue }) {
  const words =
    which === 'list'
      ? texts.empty
      : { title: texts.public.empty_title, sentence: texts.public.empty_sentence };
  return (
    <EmptyState icon={Moon} title={words.title}>
      {words.sentence}
    </EmptyState>
  );
}
