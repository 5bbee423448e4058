// Serving the built page: hashed files for ever, everything else answers index.html with the site's configuration.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';

interface Needs {
  readonly log: Log;
  /** The folder that the page was built into. */
  readonly folder: string;
  /** What the page must know of the site that this host name shows; undefined where there is none. */
  readonly configOf: (hostname: string) => Promise<{ name: string; tagline: string } | undefined>;
  /** Addresses below these are never screens. */
  readonly reserved: readonly string[];
  /** Where the page may open sockets and fetch from besides its own origin. */
  readonly connect: readonly string[];
}

export async function servePage(http: FastifyInstance, needs: Needs): Promise<void> {
  const index = join(needs.folder, 'index.html');
  if (!existsSync(index)) {
    needs.log.warn({}, 'the page has not been built; only the gateways are served');
    return;
  }
  const html = readFileSync(index, 'utf8');
  await http.register(fastifyStatic, {
    root: needs.folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html*'], // never as it was built, without a site
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]app[/\\]/.test(path); // what the build names by its content
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  http.get('/*', async (request, reply) => answerPage({ html, needs, request, reply }));
}

interface Asked {
  readonly html: string;
  readonly needs: Needs;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answerPage({ html, needs, request, reply }: Asked): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '/';
  // A missing file or call is missing; only addresses of screens get the page.
  const isReserved = needs.reserved.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  );
  if (isReserved || /\.[a-z0-9]{2,5}$/i.test(path)) throw new AppError('request.not_found');
  const config = await needs.configOf(request.hostname);
  if (!config) throw new AppError('site.unknown_host');
  const nonce = randomBytes(16).toString('base64');
  const body = html
    .replace('__SITE_TITLE__', () => escapeHtml(config.name))
    .replace(
      '<!--__SITE_META__-->',
      () => `<meta name="description" content="${escapeHtml(config.tagline)}" />`,
    )
    .replace('__SITE_CONFIG__', () => JSON.stringify(config).replaceAll('<', '\\u003c'))
    .replaceAll('<script ', `<script nonce="${nonce}" `);
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(nonce, [...ownSockets(request.host), ...needs.connect]),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
      'x-frame-options': 'DENY',
    })
    .send(body);
}

/** Older browsers do not count a socket of the same host as `'self'`. */
const ownSockets = (host: string): string[] =>
  /^[\w.-]+(:\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];

/** Inline style attributes come from the components' own measures; style elements and foreign pictures do not pass. */
function policyOf(nonce: string, connect: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${connect.join(' ')}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
