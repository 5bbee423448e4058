// Above a catalogue: who, in which order, and the tags to narrow it by.
import { useQuery } from '@tanstack/react-query';
import type { Gender } from '@velour/contract/scalars.ts';
import { genderOptions } from '../../lib/gender-preference.ts';
import { Chip } from '../../ui/chip.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toggleTag, type Filters, type Sort } from './browse-filters.ts';
import { tagNames } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { texts } from './texts.ts';

interface Props {
  gender: Gender;
  onGender: (gender: Gender) => void;
  filters: Filters;
  onFilters: (change: Partial<Filters>) => void;
}

const sorts: readonly { value: Sort; label: string }[] = [
  { value: 'popular', label: texts.sorts.popular },
  { value: 'new', label: texts.sorts.new },
];

export function FilterBar({ gender, onGender, filters, onFilters }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={texts.genders}
          options={genderOptions}
          value={gender}
          onChange={onGender}
          className="max-sm:w-full"
        />
        <SearchBox className="min-w-0 flex-1 basis-40 lg:hidden" />
        <Segmented
          label={texts.sort_label}
          options={sorts}
          value={filters.sort}
          onChange={(sort) => onFilters({ sort })}
          size="sm"
        />
      </div>
      <Tags gender={gender} filters={filters} onFilters={onFilters} />
    </div>
  );
}

function Tags({ gender, filters, onFilters }: Omit<Props, 'onGender'>) {
  const { data, isPending } = useQuery(tagNames(gender));
  if (isPending) return <Skeleton className="h-9 w-full rounded-full" />;
  // A chosen tag stays visible, and removable, even where the list does not know it.
  const names = new Set([...filters.tags, ...(data?.tags.map(({ name }) => name) ?? [])]);
  if (names.size === 0) return null;
  return (
    <SideScroller label={texts.tags} className="gap-2">
      {[...names].map((name) => (
        <Chip
          key={name}
          pressed={filters.tags.includes(name)}
          onPress={() => onFilters({ tags: toggleTag(filters.tags, name) })}
        >
          {name}
        </Chip>
      ))}
    </SideScroller>
  );
}
