// State of a table in the query string: search, filters, sorting and page. Pure.

/** `at` is the offset of the first row. */
export interface TableView {
  readonly search: string;
  /** A column's sort key; descending with a minus before it. Empty for the default order. */
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly at: number;
}

/** The allowed sort keys and filter values; other query parameters belong to other components. */
export interface TableViewOf {
  readonly sorts?: readonly string[];
  readonly filters?: Readonly<Record<string, readonly string[]>>;
}

const MAX_SEARCH = 100;
const LAST = 1_000_000;

export function readView(address: URLSearchParams, { sorts = [], filters = {} }: TableViewOf) {
  const sort = address.get('sort') ?? '';
  const at = Number(address.get('at') ?? 0);
  const given = Object.entries(filters).flatMap(([name, values]) => {
    const value = address.get(name);
    return value !== null && values.includes(value) ? [[name, value] as const] : [];
  });
  return {
    search: (address.get('search') ?? '').slice(0, MAX_SEARCH),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    filters: Object.fromEntries(given),
    at: Number.isInteger(at) && at > 0 && at <= LAST ? at : 0,
  } satisfies TableView;
}

/** Returns the query parameters with this table's state replaced. */
export function writeView(
  address: URLSearchParams,
  view: TableView,
  { filters = {} }: TableViewOf,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);
  put('search', view.search);
  put('sort', view.sort);
  put('at', view.at > 0 ? String(view.at) : '');
  for (const name of Object.keys(filters)) put(name, view.filters[name] ?? '');
  return next;
}

/** Applies a change and returns to the first page, unless the change names a page. */
export const changeView = (view: TableView, change: Partial<TableView>): TableView => ({
  ...view,
  at: 0,
  ...change,
});

export const isNarrowed = ({ search, filters }: TableView): boolean =>
  search.trim() !== '' || Object.values(filters).some((value) => value !== '');

/** The sort order after a press on a column's head: toggles between ascending and descending. */
export const turnSort = (sort: string, key: string): string => (sort === key ? `-${key}` : key);

/** What the list shows, on all of its pages; names and values were validated by `readView`. */
export const filterQuery = ({ search, filters }: TableView) => ({
  ...filters,
  ...(search.trim() ? { search: search.trim() } : {}),
});

/** The parameters of an offset-paginated call. */
export const offsetQuery = (view: TableView, limit: number) => ({
  ...filterQuery(view),
  ...(view.sort ? { sort: view.sort } : {}),
  limit: String(limit),
  offset: String(view.at),
});
