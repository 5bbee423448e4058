// The contract's read calls as TanStack query options: `useQuery(q.members.read({ params }))`.
import type {
  DataTag,
  InfiniteData,
  UndefinedInitialDataInfiniteOptions,
  UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import type { Input, Reply } from '@velour/contract/endpoint.ts';
import { api, type Apis } from './api.ts';

/** `[noun, call, input]`; a prefix matches all keys that start with it. */
type Key = readonly [noun: string, call: string, ...input: unknown[]];

/** A query filter for `invalidateQueries` and similar functions. */
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

/** How to request the next page: by the reply's cursor, or by offset. */
type Paging<E> =
  | (Reply<E> extends { next_cursor: string | null } ? 'cursor' : never)
  | (Reply<E> extends { offset: number; limit: number; total_count: number } ? 'offset' : never);

type Arguments<E> = object extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

interface Query<E> {
  (...input: Arguments<E>): Read<Reply<E>>;
  /** An infinite query over all pages of a list. */
  pages: (input: Input<E>, by: Paging<E>) => Pages<Reply<E>>;
  /** Matches all cached replies of this call. */
  readonly all: Filter;
}

type Queries = {
  readonly [Noun in keyof Apis]: {
    readonly [Name in keyof Apis[Noun]]: Query<Apis[Noun][Name]>;
  } & {
    /** Matches all cached replies of all calls of this noun. */
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

/** Parameters of the next page; the first page is requested without a cursor. */
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
    // Different from the key of the plain query, whose data has another shape.
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

// Built from the same table as `api`; the types are the contract's.
export const q = Object.fromEntries(
  Object.entries(api as unknown as Record<string, Record<string, Fetch>>).map(queriesOf),
) as Queries;

/** Refetches each time a screen mounts. */
export const alwaysFresh = <Options extends object>(options: Options) => ({
  ...options,
  staleTime: 0,
});

/** Refetches every minute until an error, since a refused call would be refused again. */
export const polled = <Options extends object>(options: Options) => ({
  ...options,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? (false as const) : 60_000,
});
