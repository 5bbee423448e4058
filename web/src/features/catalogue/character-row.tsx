// A carousel of characters with a title and a link to all of them.
import type { CharacterCard as Card } from '@velour/contract/characters.ts';
import { Link } from '../../ui/link.tsx';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CharacterCard } from './character-card.tsx';
import { texts } from './texts.ts';

/** Narrow on phones, so that two rows with faces fit on the first screen. */
const CARD = 'w-33 shrink-0 sm:w-[11.5rem]';
/** The number of cards of the first row that are visible on a phone. */
const EAGER = 2;

export interface CharacterRowProps {
  id: string;
  title: string;
  description: string;
  to: string;
  characters: readonly Card[];
}

interface Props {
  row: CharacterRowProps;
  /** True for the row that is visible at first. */
  isFirst?: boolean;
}

export function CharacterRow({ row, isFirst = false }: Props) {
  const { id, title, description, to, characters } = row;
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

export const CharacterRowSkeleton = () => (
  <div aria-hidden>
    <Skeleton className="h-7 w-56 max-w-full sm:h-8" />
    <Skeleton className="mt-1.5 mb-3 h-5 w-80 max-w-full sm:mb-4" />
    <div className="flex gap-3 overflow-hidden sm:gap-4">
      {PLACES.map((place) => (
        <Skeleton key={place} className={`aspect-[3/4] rounded-card ${CARD}`} />
      ))}
    </div>
  </div>
);
