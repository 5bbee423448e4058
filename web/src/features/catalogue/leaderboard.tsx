// The leaderboard: the characters with the most messages in the last seven days.
import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { q } from '../../lib/queries.ts';
import { formatCount } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

/** A column next to the grid, or, above it on narrow screens, three rows that scroll sideways. */
const listStyle =
  'no-scrollbar relative -m-1 grid auto-cols-[minmax(min(17rem,85%),1fr)] grid-flow-col grid-rows-[repeat(3,auto)] overflow-x-auto p-1 xl:grid-flow-row xl:auto-cols-auto xl:grid-cols-1 xl:grid-rows-none';

export function Leaderboard({ gender }: { gender: Gender }) {
  const { data, isPending, isError } = useQuery(q.characters.leaderboard({ query: { gender } }));
  const words = texts.leaderboard;
  return (
    <Card aria-labelledby="leaderboard">
      <h2 id="leaderboard" className="px-2 pb-3 font-display text-xl">
        {words.title}
      </h2>
      {isPending && <Skeleton className="h-44 w-full xl:h-96" />}
      {isError && <p className="px-2 pb-2 text-ink-soft">{words.failed}</p>}
      {data?.entries.length === 0 && <p className="px-2 pb-2 text-ink-soft">{words.empty}</p>}
      <ol className={listStyle}>
        {data?.entries.map(({ rank, messages, character }) => (
          <li key={character.id} className="min-w-0">
            <Link
              to={paths.characterChat(character)}
              className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 transition-colors hover:bg-raised-2"
            >
              <span className="w-6 shrink-0 text-right font-display text-lg text-ink-faint tabular-nums">
                {rank}
              </span>
              <Avatar
                name={character.name}
                {...pictureSource(character.portrait_url)}
                preview={character.preview}
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{character.name}</span>
                <span className="block truncate text-sm text-ink-faint">{character.tagline}</span>
              </span>
              <span className="shrink-0 text-sm text-ink-faint tabular-nums">
                <span className="sr-only">{texts.messages(formatCount(messages))}</span>
                <span aria-hidden>{formatCount(messages)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
