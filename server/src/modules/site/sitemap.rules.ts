// The sitemap in both formats: a reply of the API, and the XML that search engines read.
import type { Sitemap } from '@velour/contract/site.ts';
import { characterPath, domePath, patterns } from '@velour/contract/screens.ts';
import type { ListedCharacter, ListedDome } from '../catalogue/service.ts';

/** The public pages; all others are personal or steps of a flow. */
const PAGES = [
  patterns.home,
  patterns.featured,
  patterns.exclusive,
  patterns.premium,
  patterns.terms,
  patterns.privacy,
  patterns.exemption,
  patterns.safety,
  patterns.verify,
  patterns.removal,
] as const;

/**
 * Search engines accept at most 50,000 addresses per file. Their limit of 50 MB leaves a thousand bytes for each, which
 * suffice.
 */
export const PART = 50_000;

type Entry = Sitemap['entries'][number];

/** The entries of the public pages, and of the domes. */
export const pageEntries = (origin: string, domes: readonly ListedDome[]): Entry[] => [
  ...PAGES.map((path) => ({ url: origin + path })),
  ...domes.map((dome) => ({ url: origin + domePath(dome), title: dome.title })),
];

export const characterEntries = (origin: string, characters: readonly ListedCharacter[]): Entry[] =>
  characters.map((one) => ({
    url: origin + characterPath(one),
    title: one.name,
    updated_at: one.updated_at.toISOString(),
  }));

export const pictureEntries = (origin: string, characters: readonly ListedCharacter[]): Entry[] =>
  characters.flatMap((one) =>
    one.picture_urls.map((url) => ({
      url: origin + url,
      page_url: origin + characterPath(one),
      title: one.name,
    })),
  );

/** The index of all parts: the pages, then the characters from the first one on and after each of `ends`. */
export function indexXml(origin: string, ends: readonly string[]): string {
  const files = ['pages', 'characters', ...ends.map((id) => `characters-${id}`)];
  const parts = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${file}.xml`)}</loc></sitemap>`,
  );
  return document('sitemapindex', parts);
}

export const pagesXml = (entries: readonly Entry[]): string =>
  document(
    'urlset',
    entries.map(({ url }) => `<url><loc>${escapeXml(url)}</loc></url>`),
  );

/** The file of a part's characters, in chunks of one page of characters each. */
export async function* charactersXml(
  origin: string,
  pages: AsyncIterable<readonly ListedCharacter[]>,
): AsyncGenerator<string> {
  const [start, end] = frame(
    'urlset',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  );
  yield start;
  for await (const page of pages)
    yield page.map((one) => `${characterXml(origin, one)}\n`).join('');
  yield end;
}

export function characterXml(origin: string, one: ListedCharacter): string {
  const pictures = one.picture_urls.map(
    (url) => `<image:image><image:loc>${escapeXml(origin + url)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(origin + characterPath(one))}</loc><lastmod>${one.updated_at.toISOString()}</lastmod>${pictures.join('')}</url>`;
}

const frame = (root: string, more = ''): [start: string, end: string] => [
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n`,
  `</${root}>\n`,
];

const document = (root: string, lines: readonly string[]): string => {
  const [start, end] = frame(root);
  return `${start}${lines.map((line) => `${line}\n`).join('')}${end}`;
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '');

/** What search engines may crawl: everything but API calls and personal pages. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      ...(['/api/', '/media-api/', '/realtime', '/chats', '/profile', '/admin'] as const),
      ...(['/my-character', '/auth/', '/telegram-redirect'] as const),
    ].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
