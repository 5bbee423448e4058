// The contract's reads as query options, keyed by the call: `useQuery(q.members.read({ params }))`.
import type {
  DataTag,
  InfiniteData,
  UndefinedInitialDataInfiniteOptions,
  UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import type { Input, Reply } from '@velour/contract/endpoint.ts';
import { api, type Apis } from './api.ts';

/** `[noun, call, input]`: a shorter key stands for all that begins with it. */
type Key = readonly [noun: string, call: string, ...input: unknown[]];

/** Which reads are meant, for `invalidateQueries` and the like. */
interface Filter {
  readonly queryKey: readonly unknown[];
}

type Read<R> = UndefinedInitialDataOptions<R, Error, R, Key> & {
  queryKey: DataTag<Key, R, Error>;
};

type Pages<R> = UndefinedInitialDataInfiniteOptions<
  R,
  Error,
  InfiniteData<R, string>,
  Key,
  string
> & {
  queryKey: DataTag<Key, InfiniteData<R, string>, Error>;
};

/** How one page leads to the next: by what the reply says, or by counting. */
type Paging<E> =
  | (Reply<E> extends { next_cursor: string | null } ? 'cursor' : never)
  | (Reply<E> extends { offset: number; limit: number; total_count: number } ? 'offset' : never);

type Arguments<E> = object extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

interface Query<E> {
  (...input: Arguments<E>): Read<Reply<E>>;
  /** All pages of a list, one after the other. */
  pages: (input: Input<E>, by: Paging<E>) => Pages<Reply<E>>;
  /** Every answer of this call. */
  readonly all: Filter;
}

type Queries = {
  readonly [Noun in keyof Apis]: {
    readonly [Name in keyof Apis[Noun]]: Query<Apis[Noun][Name]>;
  } & {
    /** Every answer of every call of this noun. */
    readonly all: Filter;
  };
};

interface Loose {
  query?: object;
}
type Fetch = (input: Loose, signal?: AbortSignal) => Promise<unknown>;
interface Page {
  next_cursor?: string | null;
  offset?: number;
  limit?: number;
  total_count?: number;
}

/** The first page is fetched without a cursor. */
const nextPlace = {
  cursor: ({ next_cursor }: Page) => next_cursor,
  offset: ({ offset = 0, limit = 0, total_count = 0 }: Page) =>
    offset + limit < total_count ? String(offset + limit) : undefined,
};

function createQuery(noun: string, name: string, fetch: Fetch) {
  const read = (input: Loose = {}) => ({
    queryKey: [noun, name, input],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetch(input, signal),
  });
  const pages = (input: Loose, by: keyof typeof nextPlace) => ({
    // Not the key of a single answer, which has another form.
    queryKey: [noun, name, input, 'pages'],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string }) =>
      fetch(pageParam ? { ...input, query: { ...input.query, [by]: pageParam } } : input, signal),
    initialPageParam: '',
    getNextPageParam: nextPlace[by],
  });
  return Object.assign(read, { pages, all: { queryKey: [noun, name] } });
}

const queriesOf = ([noun, client]: [string, Record<string, Fetch>]) => [
  noun,
  {
    ...Object.fromEntries(
      Object.entries(client).map(([name, fetch]) => [name, createQuery(noun, name, fetch)]),
    ),
    all: { queryKey: [noun] },
  },
];

// Built from the same table as `api`, whose types are the contract's.
export const q = Object.fromEntries(
  Object.entries(api as unknown as Record<string, Record<string, Fetch>>).map(queriesOf),
) as Queries;

/** Refetched whenever a screen shows it again. */
export const alwaysFresh = <Options extends object>(options: Options) => ({
  ...options,
  staleTime: 0,
});

/** Refetched every minute until it fails: what is refused once is refused again. */
export const polled = <Options extends object>(options: Options) => ({
  ...options,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? (false as const) : 60_000,
});
