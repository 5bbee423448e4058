// The domes of the home page, each a row that moves sideways and leads to all of its characters.
import { useQuery } from '@tanstack/react-query';
import type { CharacterCard as Card } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeferredMount } from '../../ui/use-first-pass.ts';
import { CharacterCard } from './character-card.tsx';
import { domes } from './queries.ts';
import { texts } from './texts.ts';

/** On a phone so narrow that two rows with faces fit into the first screen. */
const CARD = 'w-33 shrink-0 sm:w-[11.5rem]';
/** So many of the first row are in sight even on a phone. */
const EAGER = 2;
/** In the first view, per row: as many as fit on the widest screen, then as many as a phone shows. */
const FIRST = [7, 3];

interface DomeRow {
  id: string;
  title: string;
  description: string;
  to: string;
  characters: readonly Card[];
}

/** A failing dome gives way silently: the grid below shows the same people, and its own failure. */
export function DomeRows({ gender }: { gender: Gender }) {
  const { data, isPending } = useQuery(domes(gender));
  const isFirstView = useDeferredMount();
  if (isPending) return <DomeSkeletons />;
  const curated = (data?.domes ?? [])
    .filter((dome) => dome.characters.length > 0)
    .map((dome): DomeRow => ({ ...dome, to: paths.dome(dome) }));
  const premium: DomeRow = {
    id: 'exclusive',
    title: texts.exclusive.title,
    description: texts.exclusive.sentence,
    to: paths.exclusive(),
    characters: data?.exclusive ?? [],
  };
  const [first, ...others] = curated;
  const all = [
    ...(first ? [first] : []),
    ...(premium.characters.length ? [premium] : []),
    ...others,
  ];
  const drawn = isFirstView
    ? FIRST.flatMap((count, at) => {
        const row = all[at];
        return row ? [{ ...row, characters: row.characters.slice(0, count) }] : [];
      })
    : all;
  return drawn.map((row, at) => <Row key={row.id} dome={row} isFirst={at === 0} />);
}

function Row({ dome, isFirst }: { dome: DomeRow; isFirst: boolean }) {
  const { id, title, description, to, characters } = dome;
  return (
    <section aria-labelledby={`shelf-${id}`}>
      <header className="flex items-end justify-between gap-4 pb-3 sm:pb-4">
        <div className="min-w-0">
          <h2 id={`shelf-${id}`} className="font-display text-xl sm:text-2xl">
            {title}
          </h2>
          {description && (
            <p className="line-clamp-1 text-sm text-ink-soft sm:line-clamp-2 sm:text-base">
              {description}
            </p>
          )}
        </div>
        <Link
          to={to}
          aria-label={texts.see_all_of(title)}
          className="-my-2 shrink-0 py-2 text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {texts.see_all}
        </Link>
      </header>
      <SideScroller label={title} place={`shelf-${id}`} className="gap-3 sm:gap-4">
        {characters.map((character, at) => (
          <div key={character.id} className={CARD}>
            <CharacterCard character={character} eager={isFirst && at < EAGER} />
          </div>
        ))}
      </SideScroller>
    </section>
  );
}

const PLACES = ['1', '2', '3', '4', '5', '6', '7'];
/** Enough for the grid below to begin outside the window, so that nothing in sight moves when the domes come. */
const ROWS = ['1', '2', '3'];

function DomeSkeletons() {
  return ROWS.map((row) => (
    <div key={row} aria-hidden>
      <Skeleton className="h-7 w-56 max-w-full sm:h-8" />
      <Skeleton className="mt-1.5 mb-3 h-5 w-80 max-w-full sm:mb-4" />
      <div className="flex gap-3 overflow-hidden sm:gap-4">
        {PLACES.map((place) => (
          <Skeleton key={place} className={`aspect-[3/4] rounded-card ${CARD}`} />
        ))}
      </div>
    </div>
  ));
}
