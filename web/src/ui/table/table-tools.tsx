// The toolbar above a table: search, filters, sorting (on phones), and other actions.
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from '../button.tsx';
import { SearchField } from '../search-field.tsx';
import { Choice } from './choice.tsx';
import { isNarrowed, type TableView } from './table-view.ts';
import { texts } from './texts.ts';

export interface TableFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { value: string; label: string }[];
}

interface Props {
  view: TableView;
  onChange: (wish: Partial<TableView>) => void;
  /** Absent if the list cannot be searched. */
  searchLabel?: string;
  filters?: readonly TableFilter[];
  /** Sort options for phones, which show no column heads. */
  sorts?: readonly { value: string; label: string }[];
  children?: ReactNode;
}

export function TableTools({ view, onChange, searchLabel, filters = [], sorts, children }: Props) {
  const filter = (name: string, value: string) =>
    onChange({ filters: { ...view.filters, [name]: value } });
  return (
    <div role="search" aria-label={texts.narrow} className="flex flex-wrap items-center gap-2">
      {searchLabel && (
        <SearchField
          size="sm"
          className="flex-1 basis-56 md:max-w-80"
          label={searchLabel}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      )}
      {filters.map(({ name, label, options }) => (
        <Choice
          key={name}
          label={label}
          options={options}
          value={view.filters[name] ?? ''}
          onChange={(value) => filter(name, value)}
        />
      ))}
      {sorts && (
        <span className="contents md:hidden">
          <Choice
            label={texts.sorted_by}
            options={sorts}
            value={view.sort}
            onChange={(sort) => onChange({ sort })}
          />
        </span>
      )}
      {isNarrowed(view) && (
        <Button
          size="sm"
          tone="ghost"
          icon={X}
          onClick={() => onChange({ search: '', filters: {} })}
        >
          {texts.clear_filters}
        </Button>
      )}
      {children && <span className="ml-auto flex flex-wrap items-center gap-2">{children}</span>}
    </div>
  );
}
