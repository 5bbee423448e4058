// Popular characters to start with, shown while no chat is open. Loading is not announced, because the list of chats
// next to them announces its own.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { CharacterCard } from './character-card.tsx';
import { CardSkeleton, Failed, NoCharacters } from './grid-states.tsx';
import { catalogue, everybody } from './queries.ts';

const MAX = 8;
const PLACES = Array.from({ length: MAX }, (_, at) => String(at));

interface Props {
  gender: Gender;
  title: string;
  /** Characters that the user chats with already, left out if there are others; undefined while they are loading. */
  known: ReadonlySet<string> | undefined;
}

export function Recommended({ gender, title, known }: Props) {
  const query = useInfiniteQuery(catalogue('list', gender, everybody));
  const retry = () => query.refetch();
  if (query.isError && !query.data) return <Failed error={query.error} retry={retry} />;
  const all = query.data?.pages[0]?.characters;
  if (all?.length === 0) return <NoCharacters which="list" retry={retry} />;
  const others = known && all?.filter(({ id }) => !known.has(id));
  const people = (others?.length === 0 ? all : others)?.slice(0, MAX);
  return (
    <section aria-label={title}>
      <ul
        role="list"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(10.25rem,100%),1fr))] gap-3"
      >
        {people?.map((character) => (
          <li key={character.id} className="aspect-[3/4]">
            <CharacterCard character={character} eager />
          </li>
        )) ??
          PLACES.map((place) => (
            <li key={place} aria-hidden className="aspect-[3/4]">
              <CardSkeleton />
            </li>
          ))}
      </ul>
    </section>
  );
}
