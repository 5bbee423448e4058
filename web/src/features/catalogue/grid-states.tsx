// The states of the grid without characters: loading, error, empty, no matches.
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TileGrid } from '../../ui/tile-grid.tsx';
import type { Catalogue } from './queries.ts';
import { texts } from './texts.ts';

export const CardSkeleton = () => <Skeleton radius="card" className="size-full" />;

/** About three rows on a wide screen. */
const PLACES = 18;

export function GridSkeleton({ title }: { title: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <p aria-hidden className="pb-4 font-display text-2xl">
        {title}
      </p>
      <div aria-hidden>
        <TileGrid items={[]} keyOf={String} waiting={{ count: PLACES, tile: <CardSkeleton /> }}>
          {() => null}
        </TileGrid>
      </div>
    </div>
  );
}

interface FailedProps {
  error: Error;
  retry: () => Promise<unknown>;
  /** `h1` if this is the whole page. */
  level?: 'h1' | 'h2';
}

export function Failed({ error, retry, level }: FailedProps) {
  return (
    <EmptyState
      scene="window"
      level={level}
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

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      scene="lamp"
      title={texts.no_match.title}
      action={<Button onClick={onClear}>{texts.no_match.action}</Button>}
    >
      {texts.no_match.sentence}
    </EmptyState>
  );
}

export function NoCharacters({
  which,
  retry,
}: {
  which: Catalogue;
  retry: () => Promise<unknown>;
}) {
  if (which === 'listPublic')
    return (
      <EmptyState
        scene="chair"
        title={texts.public.empty_title}
        action={<ButtonLink to={paths.create()}>{texts.public.empty_action}</ButtonLink>}
      >
        {texts.public.empty_sentence}
      </EmptyState>
    );
  return (
    <EmptyState
      scene="chair"
      title={texts.empty.title}
      action={<Button onClick={() => void retry()}>{texts.empty.action}</Button>}
    >
      {texts.empty.sentence}
    </EmptyState>
  );
}
