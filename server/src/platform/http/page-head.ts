// The head of a page: metadata for search engines, link previews and screen readers.

export interface Head {
  /** 404 for an address that is no screen at all; the page then says so, too. */
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** The canonical address of this page; absolute. Search engines are told of it where the page is listed. */
  readonly canonical: string;
  readonly site_name: string;
  /** False excludes it from indexes: personal pages, and steps of a flow. */
  readonly is_listed: boolean;
  /** True on pages of a sign-in redirect: no referrer is sent, and a popup remains connected to its opener. */
  readonly is_passage?: boolean | undefined;
  /** The content rating label for parental filters; undefined where the page is for all ages. */
  readonly rating?: string | undefined;
  readonly card?: ShareCard | undefined;
  /** schema.org in JSON-LD. */
  readonly structured?: object | undefined;
}

/** The picture that a messenger shows beside a link; absolute address, sizes in pixels. */
export interface ShareCard {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A preloaded image of the first view; its addresses as in `img`. */
export interface ImagePreload {
  readonly href: string;
  readonly srcset: string;
  readonly sizes: string;
  /** Where it is seen at all, as a media query; everywhere when left out. */
  readonly media?: string | undefined;
}

/** Everything but the title, as HTML. Every text is escaped here, so callers hand over plain words. */
export function renderHead(head: Head): string {
  const { title, description, canonical, site_name, is_listed, rating, card, structured } = head;
  return [
    named('description', description),
    named('robots', is_listed ? 'index, follow, max-image-preview:large' : 'noindex'),
    ...(rating ? [named('rating', rating)] : []),
    // A page that is not to be indexed names no address to index.
    ...(is_listed ? addressTags(canonical) : []),
    property('og:type', 'website'),
    property('og:site_name', site_name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    ...(card ? cardTags(card) : []),
    named('twitter:card', card ? 'summary_large_image' : 'summary'),
    ...(structured ? [`<script type="application/ld+json">${safeJson(structured)}</script>`] : []),
  ].join('\n    ');
}

/** With the one language of the page. */
const addressTags = (canonical: string): string[] => [
  `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
  alternate('en', canonical),
  alternate('x-default', canonical),
];

const alternate = (language: string, url: string): string =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}" />`;

const cardTags = ({ url, width, height, alt }: ShareCard): string[] => [
  property('og:image', url),
  property('og:image:width', String(width)),
  property('og:image:height', String(height)),
  property('og:image:alt', alt),
];

export const writePreloads = (pictures: readonly ImagePreload[]): string =>
  pictures
    .map(
      ({ href, srcset, sizes, media }) =>
        `<link rel="preload" as="image" href="${escapeHtml(href)}" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"${media ? ` media="${escapeHtml(media)}"` : ''} fetchpriority="high" />`,
    )
    .join('\n    ');

const isFont = (href: string): boolean => href.endsWith('.woff2');

/** Fonts that only this screen's first view is painted with. */
export const writeFontPreloads = (code: readonly string[]): string =>
  code
    .filter(isFont)
    .map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}" />`,
    )
    .join('\n    ');

/** Fetched with the page's own scripts, which would find out only later that they need these, and like them after all that is painted. */
export const writeCodePreloads = (code: readonly string[]): string =>
  code
    .filter((href) => !isFont(href))
    .map(
      (href) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escapeHtml(href)}" />`,
    )
    .join('\n    ');

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** JSON that cannot close the script element around it. */
export const safeJson = (value: object): string => safeInScript(JSON.stringify(value));

/** The same for what is JSON already: outside of its strings there is no such sign. */
export const safeInScript = (json: string): string => json.replaceAll('<', '\\u003c');
