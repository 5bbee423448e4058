// Serves the built page: hashed files with long caching, all other addresses as index.html with the site's configuration.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import { sendCompressed } from './compression.ts';
import {
  escapeHtml,
  safeInScript,
  safeJson,
  renderHead,
  writeCodePreloads,
  writeFontPreloads,
  writePreloads,
  writeVariantPreloads,
  type Head,
  type ImagePreload,
} from './page-head.ts';
import { policyOfDocument, STRICT } from './security-headers.ts';

interface Needs {
  readonly log: Log;
  /** The build output's directory. */
  readonly folder: string;
  /** The content of the page at this address; undefined if no site has the host name. */
  readonly pageAt: (request: PageRequest) => Promise<Page | undefined>;
  /** Path prefixes that are never screens. */
  readonly reserved: readonly string[];
  /** Foreign origins that the content security policy allows: scripts, frames, connections and images. */
  readonly foreign: Foreign | undefined;
}

interface Foreign {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

export interface PageRequest {
  readonly hostname: string;
  /** Scheme and host as the visitor's browser sees them, for absolute addresses. */
  readonly origin: string;
  /** Without the query string. */
  readonly path: string;
  /** The query string with its question mark, or an empty string. */
  readonly search: string;
  /** The caller's IP address, from a trusted proxy's header if there is one. */
  readonly address: string;
  readonly request: IncomingMessage;
}

export interface Page {
  /** The site's public configuration for the page. */
  readonly config: object;
  readonly head: Head;
  /** Preloaded responses of the page's first calls, as JSON. */
  readonly preloaded: string;
  /** Images of the first view, in order of importance. */
  readonly pictures: readonly ImagePreload[];
  /**
   * Where the page's scripts connect to: paths of its own origin, and addresses whose origins the policy then allows.
   */
  readonly connect: readonly string[];
  /** Scripts and fonts of this screen, beyond those of every page. */
  readonly code: readonly string[];
  /** The server-rendered first view, if there is one, which the page's code hydrates. */
  readonly first_view?: FirstView | undefined;
}

export interface FirstView {
  readonly html: string;
  /** Epoch milliseconds. */
  readonly drawn_at: number;
}

export async function servePage(http: FastifyInstance, needs: Needs): Promise<void> {
  const index = join(needs.folder, 'index.html');
  if (!existsSync(index)) {
    needs.log.warn({}, 'the page is not built; serving the APIs only');
    return;
  }
  const fill = readTemplate(readFileSync(index, 'utf8'));
  await serveFiles(http, needs.folder);
  http.get('/*', async (request, reply) => sendPage({ fill, needs, request, reply }));
}

/**
 * Registers one route per directory and per top-level file: a route for every file would take
 * longer than the rest of the start.
 */
async function serveFiles(http: FastifyInstance, folder: string): Promise<void> {
  const policies = readPolicies(folder);
  await http.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const policy = policies.get(basename(path).replace(/\.(?:br|gz)$/, ''));
      if (policy !== undefined) reply.header('content-security-policy', policy);
      const isHashed = /[/\\]app[/\\]/.test(path); // the build's files whose names contain a content hash
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ONLY_FOR_THE_SERVER.test(entry.name)) continue;
    const address = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
    http.get(address, async ({ url }, reply) => reply.sendFile(pathOf(url)));
  }
}

/** Files that are not served: the page's template, and the server-side renderer. */
const ONLY_FOR_THE_SERVER = /^(?:index\.html|first-view$)/;

const pathOf = (url: string): string => url.split('?', 1)[0]?.slice(1) ?? '';

interface PageCall {
  readonly fill: Fill;
  readonly needs: Needs;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendPage({ fill, needs, request, reply }: PageCall): Promise<FastifyReply> {
  const [path = '/'] = request.url.split('?', 1);
  // Missing files and calls get 404; only addresses of screens get the page.
  const isReserved = needs.reserved.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  );
  if (isReserved || /\.[a-z0-9]{2,5}$/i.test(path)) throw new AppError('request.not_found');
  const page = await needs.pageAt({
    hostname: request.hostname,
    origin: `${request.protocol}://${request.host}`,
    path,
    search: request.url.slice(path.length),
    address: request.ip,
    request: request.raw,
  });
  if (!page) throw new AppError('site.unknown_host');
  const nonce = randomBytes(16).toString('base64');
  const html = fill(nonce, {
    __SITE_TITLE__: escapeHtml(page.head.title),
    '<!--__SITE_META__-->': [
      renderHead(page.head),
      writePreloads(page.pictures),
      writeFontPreloads(page.code),
    ].join('\n    '),
    '<!--__VARIANT_PICTURES__-->': writeVariantPreloads(page.pictures),
    '<!--__SCREEN_CODE__-->': writeCodePreloads(page.code),
    __SITE_CONFIG__: safeJson(page.config),
    __FIRST_ANSWERS__: safeInScript(page.preloaded),
    '<div id="root"></div>': writeRoot(page.first_view),
  });
  reply.status(page.head.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policyOf(
      nonce,
      [...ownSockets(request.host), ...foreignOrigins(page.connect)],
      needs.foreign,
    ),
    ...(page.head.has_secret_address ? secretAddressHeaders : screenHeaders),
    'permissions-policy': permissionsOf(needs.foreign),
    'x-frame-options': 'DENY',
  });
  return sendCompressed(request, reply, html);
}

const screenHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Without these headers, a popup that returns from another origin would lose its opener. */
const secretAddressHeaders = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'unsafe-none',
};

/** Content security policies of files that are documents or workers of their own. */
function readPolicies(folder: string): ReadonlyMap<string, string> {
  const offline = join(folder, 'offline.html');
  return new Map([
    ['service-worker.js', `${STRICT}; connect-src 'self'`],
    ...(existsSync(offline)
      ? [['offline.html', policyOfDocument(readFileSync(offline, 'utf8'))] as const]
      : []),
  ]);
}

const writeRoot = (view: FirstView | undefined): string =>
  view
    ? `<div id="root" data-drawn-at="${view.drawn_at}">${view.html}</div>`
    : '<div id="root"></div>';

const places = [
  '__SITE_TITLE__',
  '<!--__VARIANT_PICTURES__-->',
  '<!--__SITE_META__-->',
  '<!--__SCREEN_CODE__-->',
  '__SITE_CONFIG__',
  '__FIRST_ANSWERS__',
  '<div id="root"></div>',
] as const;
type Place = (typeof places)[number];
type Fill = (nonce: string, texts: Readonly<Record<Place, string>>) => string;

/**
 * Splits the template once at its placeholders, so that inserted text is never mistaken for one;
 * only the template's own scripts get the nonce.
 */
function readTemplate(html: string): Fill {
  const pieces = html.split(new RegExp(`(${places.join('|')})`));
  return (nonce, texts) =>
    pieces
      .map((piece, at) =>
        // Every second part is a matched placeholder.
        at % 2
          ? texts[piece as Place]
          : piece.replace(/<script(?=[ >])/g, `<script nonce="${nonce}"`),
      )
      .join('');
}

/** Older browsers do not treat a WebSocket to the same host as `'self'`. */
const ownSockets = (host: string): string[] =>
  /^[\w.-]+(:\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];

const foreignOrigins = (addresses: readonly string[]): Set<string> =>
  new Set(addresses.filter((one) => !one.startsWith('/')).map((one) => new URL(one).origin));

/**
 * Scripts set all inline styles through the CSSOM, so the policy need not allow style attributes; nor foreign images.
 */
function policyOf(
  nonce: string,
  connect: readonly string[],
  foreign: Foreign = NO_FOREIGN,
): string {
  const from = (directive: string, others: readonly string[]) =>
    [`${directive} 'self'`, ...others].join(' ');
  return [
    "default-src 'self'",
    from('script-src', [`'nonce-${nonce}'`, ...foreign.script]),
    "style-src 'self'",
    from('img-src', ['data:', 'blob:', ...foreign.img]),
    "media-src 'self' data:",
    "font-src 'self'",
    from('connect-src', [...connect, ...foreign.connect]),
    from('frame-src', foreign.frame),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Trusted Types: strings never become markup or scripts; the named policy allows the worker's
    // address. A foreign script that loads more scripts needs the `default` policy, which the page
    // creates for that script's addresses.
    "require-trusted-types-for 'script'",
    foreign.script.length > 0 ? 'trusted-types velour default' : 'trusted-types velour',
  ].join('; ');
}

/** Allows payment requests in the payment form's frame. */
const permissionsOf = ({ frame }: Foreign = NO_FOREIGN): string => {
  const payers = ['self', ...frame.map((origin) => `"${origin}"`)].join(' ');
  return `camera=(), microphone=(), geolocation=(), payment=(${payers})`;
};

const NO_FOREIGN: Foreign = { script: [], frame: [], connect: [], img: [] };
