// The catalogue pages that the benchmarks request, and their latency goals for a single client.
import { randomUUID } from 'node:crypto';
import type { Browse } from '../src/modules/catalogue/lists.ts';
import { writeCursor } from '../src/platform/cursor.ts';
import { readSearch } from '@velour/text-search/search-words.ts';
import type { BareStatement } from './bare-server.ts';
import { SITE, TAGS } from './crowd.ts';
import { load } from './http-load.ts';
import { percentile } from './talkers.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');

/**
 * The parameters of a request; its cursor is before the first row and unique, so that no response
 * is cached.
 */
export type PageRequest = Partial<Browse> & { readonly only?: 'members'; readonly at?: number };
export const pages: Record<string, PageRequest> = {
  'popular, one gender': { gender: 'female' },
  'new, all genders': { sort: 'new' },
  'popular, deep': { gender: 'female', at: 0 },
  'offset 9,000 and more': { offset: 9_000 },
  "members' characters": { only: 'members' },
  'one tag': { gender: 'female', tags: 'harbour' },
  'two tags': { tags: 'harbour,poetry' },
  'search: a common name': { search: 'mira' },
  'search: a whole name': { search: 'mira valeford' },
  'search: a word of texts': { search: 'kawelk' },
  'search: a misspelt name': { search: 'vlaeford' },
  'search, tag and gender': { search: 'mira', tags: 'sea', gender: 'anime' },
  'search and tag: a word of texts': { search: 'kawelk', tags: 'harbour' },
};

/** The plain SQL statements of these pages, for the bare server. */
export function bareStatements(): Record<string, BareStatement> {
  const words = (text: string): string => readSearch(text)?.words ?? '';
  const [female, harbour] = ["gender = 'female'", "tags @> '{harbour}'"];
  return {
    'popular, one gender': page(`${female} and (messages, c.id) < ($2::bigint, $3::uuid)`, [
      9_000_000_000_000,
      randomUUID(),
    ]),
    'new, all genders': page('true', [], 'created_at desc, c.id desc'),
    'popular, deep': page(`${female} and (messages, c.id) < ($2::bigint, $3::uuid)`, [
      0,
      'ffffffff-ffff-7fff-8fff-ffffffffffff',
    ]),
    'offset 9,000 and more': page('true', [9_000], `${POPULAR} offset $2`),
    "members' characters": page('not is_official', []),
    'one tag': page(`${female} and ${harbour}`, []),
    'two tags': page("tags @> '{harbour,poetry}'", []),
    'search: a common name': page('words @@ $2::tsquery', [words('mira')]),
    'search: a whole name': page('words @@ $2::tsquery', [words('mira valeford')]),
    'search: a word of texts': page('words @@ $2::tsquery', [words('kawelk')]),
    'search, tag and gender': page(
      "words @@ $2::tsquery and tags @> '{sea}' and gender = 'anime'",
      [words('mira')],
    ),
    'search and tag: a word of texts': page(`words @@ $2::tsquery and ${harbour}`, [
      words('kawelk'),
    ]),
  };
}

const POPULAR = 'messages desc, c.id desc';

const page = (where: string, values: readonly unknown[], order = POPULAR): BareStatement => {
  const [by = '', offset = ''] = order.split(/(?= offset)/);
  return {
    is_page: true,
    values: [SITE, ...values],
    text: `select c.id, owner_id, c.name, c.slug, gender, age, tagline, tags, is_official, is_exclusive,
      portrait_id, hover_id, portrait_preview, chats, messages, likes, c.created_at, p.public_name as creator_name
      from character c left join person p on p.id = c.owner_id
      where c.site_id = $1 and visibility = 'public' and rating = 'safe' and ${where}
      order by ${by.replaceAll('desc', 'desc nulls last')} limit 25 ${offset}`,
  };
};

/** Latency goals for a single client, in milliseconds. */
const waits: Record<string, number> = {
  'popular, one gender': 20,
  'one tag': 20,
  'two tags': 20,
  'search, tag and gender': 20,
  'search and tag: a word of texts': 20,
  'search: a common name': 100,
  'search: a whole name': 100,
  'search: a word of texts': 100,
  'search: a misspelt name': 100,
};
const WAITS = 120;

export const browseOf = ({ only: _only, at, ...request }: PageRequest): Browse => {
  const deep =
    at === 0 ? { value: 0, id: `ffffffff-ffff-7fff-8fff-${randomUUID().slice(24)}` } : undefined;
  const top = {
    value: 9_000_000_000_000,
    id: randomUUID(),
    ...(request.search ? { part: 0 } : {}),
  };
  const isCounted = request.offset !== undefined;
  return {
    limit: 24,
    offset: 0,
    sort: 'popular',
    ...request,
    ...(isCounted ? {} : { cursor: writeCursor(deep ?? top) }),
  };
};

export function pathOf(request: PageRequest): () => string {
  let count = 0;
  return () => {
    const { offset, ...browse } = browseOf(request);
    const query = new URLSearchParams({ host: 'pd' });
    // The offset varies, so that no response is cached.
    if (request.offset !== undefined) query.set('offset', String(offset + (count++ % 1_000)));
    for (const [name, value] of Object.entries(browse)) query.set(name, String(value));
    return `/api/characters${request.only ? '/public-characters' : ''}?${query}`;
  };
}

/** Measures wall-clock time, including waits for a shared CPU. */
export async function measureWaits({ size, url }: { size: number; url: string }): Promise<void> {
  print(`  how long one waits, of ${size}`);
  const wait = async (title: string, path: () => string, goal: number): Promise<void> => {
    const times = await load(url, path, { connections: 1, requests: WAITS });
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
    print(
      `    ${title}: p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms (goal ${goal}) ${verdict(most <= goal)}`,
    );
  };
  for (const [title, goal] of Object.entries(waits)) {
    const path = pathOf(pages[title] ?? {});
    await load(url, path, { connections: 1, requests: 5 }); // warm
    await wait(title, path, goal);
  }
  await wait('search and tag, not cached', anotherSearch(), 20);
}

/** Generates new combinations of names, words and tags. */
function anotherSearch(): () => string {
  const searches = [
    'mira',
    'saven',
    'jora',
    'eltha',
    'valeford',
    'harwen',
    'balant',
    'borest',
    'fokend',
  ];
  let nth = 0;
  return () => {
    const query = new URLSearchParams({
      host: 'pd',
      limit: '24',
      search: searches[nth % searches.length] ?? '',
      tags: TAGS[nth % TAGS.length] ?? '',
      gender: ['female', 'anime', 'male'][Math.floor(nth / 90) % 3] ?? '',
    });
    nth += 1;
    return `/api/characters?${query}`;
  };
}
