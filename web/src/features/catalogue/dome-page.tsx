// All characters of a dome: title, description, and pages of cards.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isUnknownId } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { q } from '../../lib/queries.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { CardPages } from './card-pages.tsx';
import { Failed, GridSkeleton } from './grid-states.tsx';
import { domeCharacters } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.dome;

export function DomePage({ id }: { id: string }) {
  const dome = useQuery(q.characters.dome({ params: { dome_id: id } }));
  const characters = useInfiniteQuery(domeCharacters(id));
  if (dome.isPending) return <GridSkeleton title={words.waiting} />;
  if (!dome.data) {
    if (!isUnknownId(dome.error, 'dome.not_found'))
      return <Failed level="h1" error={dome.error} retry={dome.refetch} />;
    return (
      <>
        <PageTitle>{words.missing_title}</PageTitle>
        <EmptyState
          scene="door"
          level="h1"
          title={words.missing_title}
          action={<ButtonLink to={paths.home()}>{words.missing_action}</ButtonLink>}
        >
          {words.missing}
        </EmptyState>
      </>
    );
  }
  const { title, description } = dome.data;
  const total = characters.data?.pages[0]?.total_count;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className="pb-6">
        <h1 className="font-display text-3xl break-words">{title}</h1>
        {description && <p className="mt-1 max-w-2xl text-lg text-ink-soft">{description}</p>}
        {total !== undefined && <p className="mt-1 text-sm text-ink-faint">{texts.found(total)}</p>}
      </header>
      <CardPages
        query={characters}
        title={title}
        total={total}
        empty={
          <EmptyState scene="chair" title={words.empty_title}>
            {words.empty}
          </EmptyState>
        }
      />
    </>
  );
}
