// Security headers of every response: nothing is allowed by default; pages allow what they need.
import { createHash } from 'node:crypto';

/** For responses that are no pages: no scripts, no loading, no framing, no forms. */
export const STRICT =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For every response: no content sniffing, no cross-origin reads, no referrer. */
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

/** The hash source of an inline script or style element. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a document with fixed inline scripts and styles. */
export function policyOfDocument(html: string): string {
  const sources = (element: string): string =>
    Array.from(
      html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g')),
      ([, text = '']) => sourceOf(text),
    ).join(' ') || "'none'";
  return `${STRICT}; script-src ${sources('script')}; style-src ${sources('style')}; img-src 'self'; connect-src 'self'`;
}
