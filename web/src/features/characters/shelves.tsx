// The curated shelves of the home page, each a row that moves sideways.
import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CharacterCard } from './character-card.tsx';
import { shelves } from './queries.ts';

const CARD = 'w-[10.25rem] shrink-0 lg:w-44';

/** A failing shelf gives way silently: the grid below shows the same people, and its own failure. */
export function Shelves({ gender }: { gender: Gender }) {
  const { data, isPending } = useQuery(shelves(gender));
  if (isPending) return <ShelfSkeleton />;
  const filled = data?.domes.filter((dome) => dome.characters.length > 0) ?? [];
  return filled.map(({ id, title, description, characters }) => (
    <section key={id} aria-labelledby={`shelf-${id}`}>
      <header className="pb-4">
        <h2 id={`shelf-${id}`} className="font-display text-2xl">
          {title}
        </h2>
        {description && <p className="text-ink-soft">{description}</p>}
      </header>
      <SideScroller label={title} className="gap-3 lg:gap-4">
        {characters.map((character) => (
          <div key={character.id} className={CARD}>
            <CharacterCard character={character} />
          </div>
        ))}
      </SideScroller>
    </section>
  ));
}

function ShelfSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="mb-4 h-8 w-56" />
      <div className="flex gap-3 overflow-hidden lg:gap-4">
        {Array.from({ length: 7 }, (_, i) => (
          <Skeleton key={i} className={`aspect-[3/4] rounded-card ${CARD}`} />
        ))}
      </div>
    </div>
  );
}
