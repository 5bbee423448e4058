// Renders the head of a page: metadata for search engines, link previews and screen readers.

export type PageStatus = 200 | 404 | 410;

export interface Head {
  /** 404 for an address without content, 410 for one whose content was deleted. */
  readonly status: PageStatus;
  readonly title: string;
  readonly description: string;
  /** The absolute canonical address; rendered only if the page is listed. */
  readonly canonical: string;
  readonly site_name: string;
  /** False sets `noindex`: for personal pages and steps of a flow. */
  readonly is_listed: boolean;
  /** True on pages of a sign-in redirect: no referrer is sent, and a popup stays connected to its opener. */
  readonly has_secret_address?: boolean | undefined;
  /** The content rating label for parental filters; undefined for pages that are safe for all ages. */
  readonly rating?: string | undefined;
  readonly card?: ShareCard | undefined;
  /** schema.org metadata as JSON-LD. */
  readonly structured?: object | undefined;
}

/** The image of a link preview: absolute address, size in pixels. */
export interface ShareCard {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A preloaded image of the first view, with addresses as in `img`. */
export interface ImagePreload {
  readonly href: string;
  readonly srcset: string;
  readonly sizes: string;
  /** A media query for the screens that show the image; all screens by default. */
  readonly media?: string | undefined;
  /** The only variant of an experiment that shows it, such as `landing_one:a`. */
  readonly variant?: string | undefined;
}

/** Renders everything but the title as HTML. All texts are escaped here, so callers pass plain text. */
export function renderHead(head: Head): string {
  const { title, description, canonical, site_name, is_listed, rating, card, structured } = head;
  return [
    named('description', description),
    named('robots', is_listed ? 'index, follow, max-image-preview:large' : 'noindex'),
    ...(rating ? [named('rating', rating)] : []),
    // A page that is not indexed has no canonical address.
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

/** Includes the page's only language. */
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
    .filter(({ variant }) => variant === undefined)
    .map(preloadTag)
    .join('\n    ');

/**
 * Templates with the preloads of each variant: only a script in the page knows the browser's variant, and adds its own.
 */
export const writeVariantPreloads = (pictures: readonly ImagePreload[]): string =>
  pictures
    .flatMap(({ variant, ...picture }) =>
      variant === undefined
        ? []
        : `<template data-variant="${escapeHtml(variant)}">${preloadTag(picture)}</template>`,
    )
    .join('\n    ');

const preloadTag = ({ href, srcset, sizes, media }: ImagePreload): string =>
  `<link rel="preload" as="image" href="${escapeHtml(href)}" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"${media ? ` media="${escapeHtml(media)}"` : ''} fetchpriority="high" />`;

const isFont = (href: string): boolean => href.endsWith('.woff2');

/** Preloads fonts that only this screen's first view uses. */
export const writeFontPreloads = (code: readonly string[]): string =>
  code
    .filter(isFont)
    .map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}" />`,
    )
    .join('\n    ');

/**
 * Preloads scripts that the page's own scripts would request only later; with low priority, after
 * everything that is painted.
 */
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

/** Escapes JSON so that it cannot close the script element around it. */
export const safeJson = (value: object): string => safeInScript(JSON.stringify(value));

/** The same for text that is already JSON, where `<` occurs only inside of strings. */
export const safeInScript = (json: string): string => json.replaceAll('<', '\\u003c');
