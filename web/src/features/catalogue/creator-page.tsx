// A creator's page: the name, total counts, and the characters.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { isUnknownId } from '../../lib/api-error.ts';
import { formatCount } from '../../lib/formats.ts';
import { overlays } from '../../lib/overlays.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardPages } from './card-pages.tsx';
import { Failed, GridSkeleton } from './grid-states.tsx';
import { q } from '../../lib/queries.ts';
import { charactersOf } from './queries.ts';
import { texts } from './texts.ts';

export function CreatorPage({ id }: { id: string }) {
  const creator = useQuery(q.creators.read({ params: { creator_id: id } }));
  const characters = useInfiniteQuery(charactersOf(id));
  if (creator.isPending) return <GridSkeleton title={texts.creator.waiting} />;
  if (!creator.data) {
    if (!isUnknownId(creator.error, 'creator.not_found'))
      return <Failed level="h1" error={creator.error} retry={creator.refetch} />;
    return (
      <EmptyState
        scene="door"
        level="h1"
        title={texts.creator.missing_title}
        action={<ButtonLink to={paths.featured()}>{texts.creator.missing_action}</ButtonLink>}
      >
        {texts.creator.missing}
      </EmptyState>
    );
  }
  const { name, stats } = creator.data;
  const counted = [
    [texts.creator.characters(stats.characters), stats.characters],
    [texts.creator.messages(stats.messages), stats.messages],
    [texts.creator.likes(stats.likes), stats.likes],
  ] as const;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-6">
        <Avatar name={name} size="lg" />
        <div className="min-w-0 flex-1 basis-52">
          <h1 className="font-display text-3xl break-words">{name}</h1>
          <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
            {counted.map(([label, count]) => (
              <div key={label} className="flex gap-1.5">
                <dd className="font-medium text-ink tabular-nums">{formatCount(count)}</dd>
                <dt>{label}</dt>
              </div>
            ))}
          </dl>
        </div>
        <Button
          tone="ghost"
          size="sm"
          icon={Flag}
          className="ml-auto"
          onClick={() =>
            overlays.open('report', { subject: { type: 'profile', profile_id: id }, called: name })
          }
        >
          {texts.creator.report}
        </Button>
      </header>
      <CardPages
        query={characters}
        title={texts.creator.list(name)}
        total={stats.characters}
        empty={null}
      />
    </>
  );
}
