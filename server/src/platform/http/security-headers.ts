// Security headers of every response: everything is forbidden by default; pages allow what they need.
import { createHash } from 'node:crypto';

/** The policy of responses that are not pages: no scripts, loading, framing or forms. */
export const STRICT =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response: no content sniffing, no cross-origin reads, no referrer. */
const usual = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': STRICT,
  'cross-origin-resource-policy': 'same-origin',
};

/** HSTS for a year, without subdomains: other services on the same domain are not ours to decide about. */
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
