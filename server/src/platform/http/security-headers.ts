// What every answer tells a browser that it may do with it: by itself nothing; pages say where they need more.
import { createHash } from 'node:crypto';

/** An answer that is no page: nothing in it runs, loads, is framed or sends a form. */
export const STRICT =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of every answer: never guessed at, not read by other sites, and where it came from not told on. */
const usual = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': STRICT,
  'cross-origin-resource-policy': 'same-origin',
};

/** A year, for this host alone: what runs beside it under the same domain is not ours to decide. */
const encrypted = { ...usual, 'strict-transport-security': 'max-age=31536000' };

export const headersOf = (isEncrypted: boolean): Readonly<Record<string, string>> =>
  isEncrypted ? encrypted : usual;

/** A script or style element that stands in a document, by its exact text. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a document whose few scripts and styles stand in it and do not change. */
export function policyOfDocument(html: string): string {
  const sources = (element: string): string =>
    Array.from(
      html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g')),
      ([, text = '']) => sourceOf(text),
    ).join(' ') || "'none'";
  return `${STRICT}; script-src ${sources('script')}; style-src ${sources('style')}; img-src 'self'; connect-src 'self'`;
}
