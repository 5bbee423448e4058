// The curated shelves of the home page, each a row that moves sideways.
import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeferredMount } from '../../ui/use-first-pass.ts';
import { CharacterCard } from './character-card.tsx';
import { domes } from './queries.ts';

const CARD = 'w-[10.25rem] shrink-0 sm:w-[11.5rem]';
/** So many of the first shelf are in sight even on a phone. */
const EAGER = 2;
/** In sight at most before anybody scrolls: of the first shelf, so many on the widest screen. */
const FIRST = 7;

/** A failing shelf gives way silently: the grid below shows the same people, and its own failure. */
export function DomeRows({ gender }: { gender: Gender }) {
  const { data, isPending } = useQuery(domes(gender));
  const firstDomes = useDeferredMount();
  if (isPending) return <DomeSkeletons />;
  const filled = data?.domes.filter((dome) => dome.characters.length > 0) ?? [];
  // In the first view the second one is only announced.
  const drawn = firstDomes ? filled.slice(0, 2) : filled;
  return drawn.map(({ id, title, description, characters }, row) => (
    <section key={id} aria-labelledby={`shelf-${id}`}>
      <header className="pb-4">
        <h2 id={`shelf-${id}`} className="font-display text-2xl">
          {title}
        </h2>
        {description && <p className="text-ink-soft">{description}</p>}
      </header>
      <SideScroller label={title} place={`shelf-${id}`} className="gap-3 sm:gap-4">
        {(firstDomes ? characters.slice(0, row === 0 ? FIRST : 0) : characters).map(
          (character, at) => (
            <div key={character.id} className={CARD}>
              <CharacterCard character={character} eager={row === 0 && at < EAGER} />
            </div>
          ),
        )}
      </SideScroller>
    </section>
  ));
}

const PLACES = ['1', '2', '3', '4', '5', '6', '7'];
/** Enough for the grid below to begin outside the window, so that nothing in sight moves when the shelves come. */
const ROWS = ['1', '2', '3'];

function DomeSkeletons() {
  return ROWS.map((row) => (
    <div key={row} aria-hidden>
      <Skeleton className="h-8 w-56 max-w-full" />
      <Skeleton className="mt-1.5 mb-4 h-5 w-80 max-w-full" />
      <div className="flex gap-3 overflow-hidden sm:gap-4">
        {PLACES.map((place) => (
          <Skeleton key={place} className={`aspect-[3/4] rounded-card ${CARD}`} />
        ))}
      </div>
    </div>
  ));
}
