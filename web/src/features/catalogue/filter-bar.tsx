// The filters above a catalogue: gender tab, order, and tags.
import { useQuery } from '@tanstack/react-query';
import type { Filters, Sort } from '@velour/contract/browse.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { genderOptions } from '../shared/gender-preference.ts';
import { Chip } from '../../ui/chip.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toggleTag } from './browse-filters.ts';
import { tagNames } from './queries.ts';
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

export function FilterBar(props: Props) {
  const { gender, onGender } = props;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <Segmented
          label={texts.genders}
          options={genderOptions}
          value={gender}
          onChange={onGender}
          className="max-sm:w-full"
        />
        <Order {...props} className="max-sm:hidden" />
      </div>
      <SideScroller label={texts.tags} className="items-center gap-2">
        <Order {...props} className="shrink-0 sm:hidden" />
        <Tags {...props} />
      </SideScroller>
    </div>
  );
}

function Order({ filters, onFilters, className }: Props & { className: string }) {
  return (
    <Segmented
      label={texts.sort_label}
      options={sorts}
      value={filters.sort}
      onChange={(sort) => onFilters({ sort })}
      size="sm"
      className={className}
    />
  );
}

function Tags({ gender, filters, onFilters }: Props) {
  const { data, isPending } = useQuery(tagNames(gender));
  if (isPending) return <TagsSkeleton />;
  // A selected tag stays visible and removable, even if the list does not contain it.
  const names = new Set([...filters.tags, ...(data?.tags.map(({ name }) => name) ?? [])]);
  return (
    <>
      {filters.search && (
        <Chip pressed onPress={() => onFilters({ search: '' })}>
          {texts.sought(filters.search)}
        </Chip>
      )}
      {[...names].map((name) => (
        <Chip
          key={name}
          pressed={filters.tags.includes(name)}
          onPress={() => onFilters({ tags: toggleTag(filters.tags, name) })}
        >
          {name}
        </Chip>
      ))}
    </>
  );
}

const widths = ['w-24', 'w-20', 'w-28', 'w-16', 'w-24', 'w-32', 'w-20', 'w-28', 'w-24', 'w-20'];

const TagsSkeleton = () =>
  widths.map((width, at) => (
    <Skeleton key={`${at}-${width}`} className={`h-9 shrink-0 rounded-full ${width}`} />
  ));
