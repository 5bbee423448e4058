// The domes of the home page, each a carousel with a link to all of its characters.
import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { paths } from '../../lib/paths.ts';
import { useDeferredMount } from '../../ui/use-first-pass.ts';
import { CharacterRow, CharacterRowSkeleton, type CharacterRowProps } from './character-row.tsx';
import { domes } from './queries.ts';
import { texts } from './texts.ts';

/** The number of eager cards in the first two rows: as many as fit on the widest screen, then on a phone. */
const FIRST = [7, 3];

/** Rendered without an error state: the grid below shows the same characters, and its own error. */
export function DomeRows({ gender }: { gender: Gender }) {
  const { data, isPending } = useQuery(domes(gender));
  const isFirstView = useDeferredMount();
  if (isPending) return <DomeSkeletons />;
  const curated = (data?.domes ?? [])
    .filter((dome) => dome.characters.length > 0)
    .map((dome): CharacterRowProps => ({ ...dome, to: paths.dome(dome) }));
  const premium: CharacterRowProps = {
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
  return drawn.map((row, at) => <CharacterRow key={row.id} row={row} isFirst={at === 0} />);
}

/** Enough rows that the grid below starts outside the window, so that nothing visible moves when the domes load. */
const ROWS = ['1', '2', '3'];

const DomeSkeletons = () => ROWS.map((row) => <CharacterRowSkeleton key={row} />);
