// What of a list is looked at: search, filters, order and page, as the address says it. Pure.

/** `at` is the number of the first row. */
export interface TableView {
  readonly search: string;
  /** The key of a column; a minus before it turns it round. Empty: as the list comes. */
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly at: number;
}

/** What the address may say of this list; everything else in it belongs to others. */
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

/** The same address with this view of the list in it. */
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

/** Whatever changes which rows there are leads back to the first of them. */
export const changeView = (view: TableView, change: Partial<TableView>): TableView => ({
  ...view,
  at: 0,
  ...change,
});

export const isNarrowed = ({ search, filters }: TableView): boolean =>
  search.trim() !== '' || Object.values(filters).some((value) => value !== '');

/** The next order of a column that was pressed: upward, downward, upward. */
export const turnSort = (sort: string, key: string): string => (sort === key ? `-${key}` : key);

/** As a query by offset; the view holds nothing but values that its list names. */
export const offsetQuery = ({ search, sort, filters, at }: TableView, limit: number) => ({
  ...filters,
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(sort ? { sort } : {}),
  limit: String(limit),
  offset: String(at),
});
