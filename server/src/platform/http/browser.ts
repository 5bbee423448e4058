// Cookies and origin of a browser's call; cross-site calls with our cookies are refused (CSRF protection).
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

export interface Cookie {
  readonly name: string;
  /** Must not contain spaces, commas, semicolons or quotes. */
  readonly value: string;
  readonly path: string;
  /** In seconds; 0 deletes the cookie. */
  readonly max_age_s: number;
}

export interface Browser {
  readonly user_agent: string;
  /** The origin of the calling page; undefined if the browser does not send it. */
  readonly origin: string | undefined;
  readCookie(name: string): string | undefined;
  /** Always HttpOnly and SameSite=Lax; Secure if the site is reached by https. */
  setCookie(cookie: Cookie): void;
}

export interface BrowserDeps {
  /** True if the requesting page is one of ours; undefined if the request has no origin headers. */
  readonly isOwnPage: (request: IncomingMessage) => boolean | undefined;
  readonly isSecure: boolean;
}

const LONGEST_AGENT = 400;

/**
 * Throws `identity.forbidden` for a call from a foreign page. A caller without origin headers is
 * not a browser: it may call, but only without cookies.
 */
export function openBrowser(
  deps: BrowserDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Browser {
  const header = request.headers.cookie;
  const isOwn = deps.isOwnPage(request.raw);
  if (isOwn === false) throw new AppError('identity.forbidden');
  if (isOwn === undefined && header !== undefined) throw new AppError('identity.forbidden');
  const cookies = readCookies(header ?? '');
  return {
    user_agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    origin: request.headers.origin,
    readCookie: (name) => cookies.get(name),
    setCookie: (cookie) => void reply.header('set-cookie', writeCookie(cookie, deps.isSecure)),
  };
}

/** By the `Origin` header; without one, by `Sec-Fetch-Site`. */
export function pageOf(
  { headers }: IncomingMessage,
  isOwnOrigin: (origin: string) => boolean,
): boolean | undefined {
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin);
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined ? undefined : fetchSite === 'same-origin';
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  const found = new Map<string, string>();
  for (const [name, ...rest] of pairs) {
    // Of two cookies with the same name, the first has the longer path, which is ours.
    if (name && rest.length > 0 && !found.has(name)) found.set(name, rest.join('='));
  }
  return found;
}

function writeCookie({ name, value, path, max_age_s }: Cookie, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${max_age_s}; HttpOnly; SameSite=Lax${secure}`;
}
