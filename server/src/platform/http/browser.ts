// The browser behind a call: what it says of itself and its cookies; a foreign page may not call with ours.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

export interface Cookie {
  readonly name: string;
  /** Free of spaces, commas, semicolons and quotes. */
  readonly value: string;
  readonly path: string;
  /** 0 takes it away. */
  readonly max_age_s: number;
}

export interface Browser {
  readonly user_agent: string;
  /** Of the page that calls, where the browser says it. */
  readonly origin: string | undefined;
  readCookie(name: string): string | undefined;
  /** HttpOnly and SameSite=Lax always; Secure where the site is reached by https. */
  setCookie(cookie: Cookie): void;
}

export interface BrowserDeps {
  /** Whether the page behind this request is one of ours; undefined when it does not say where it comes from. */
  readonly isOwnPage: (request: IncomingMessage) => boolean | undefined;
  readonly isSecure: boolean;
}

const LONGEST_AGENT = 400;

/**
 * Throws `identity.forbidden` for a call from a foreign page. A caller that does not say where it comes from is no
 * browser; it may call, but not with a cookie.
 */
export function openBrowser(
  doors: BrowserDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Browser {
  const header = request.headers.cookie;
  const isOwn = doors.isOwnPage(request.raw);
  if (isOwn === false) throw new AppError('identity.forbidden');
  if (isOwn === undefined && header !== undefined) throw new AppError('identity.forbidden');
  const cookies = readCookies(header ?? '');
  return {
    user_agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    origin: request.headers.origin,
    readCookie: (name) => cookies.get(name),
    setCookie: (cookie) => void reply.header('set-cookie', writeCookie(cookie, doors.isSecure)),
  };
}

/** The origin a browser names decides; where it names none, what it says of the page does. */
export function pageOf(
  { headers }: IncomingMessage,
  isOwnOrigin: (origin: string) => boolean,
): boolean | undefined {
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin);
  const told = headers['sec-fetch-site'];
  return told === undefined ? undefined : told === 'same-origin';
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  const found = new Map<string, string>();
  for (const [name, ...rest] of pairs) {
    // The first of two of one name is that of the longer path, which is ours.
    if (name && rest.length > 0 && !found.has(name)) found.set(name, rest.join('='));
  }
  return found;
}

function writeCookie({ name, value, path, max_age_s }: Cookie, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${max_age_s}; HttpOnly; SameSite=Lax${secure}`;
}
