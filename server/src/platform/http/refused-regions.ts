// Regions that a site refuses (geo-blocking): pages and pictures are replaced by a notice, except for legally required ones.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { patterns } from '@velour/contract/screens.ts';
import { escapeHtml } from './page-head.ts';
import { AppError } from '../errors.ts';
import { policyOfDocument } from './security-headers.ts';
import { varyBy } from './vary.ts';

/** The site's data for the notice. */
export interface RefusingSite {
  readonly name: string;
  readonly email: string;
}

interface Needs {
  /** The site of the request's host name, if it refuses the caller's region. */
  readonly refusing: (request: FastifyRequest) => Promise<RefusingSite | undefined>;
  /** The headers that determine the region, for `Vary`. */
  readonly headers: readonly string[];
}

/** Pages that stay reachable: removal requests, legal texts and safety information. */
const ALWAYS_OPEN_PAGES = [
  patterns.removal,
  patterns.terms,
  patterns.privacy,
  patterns.exemption,
  patterns.safety,
];
/** Paths that those pages need, or that check regions themselves: calls and health checks. */
const ALWAYS_OPEN_PATHS = [
  '/app',
  '/icons',
  '/api',
  '/media-api',
  '/healthz',
  '/readyz',
  '/dev/mail',
];
const OPEN_FILES = /^\/(?:favicon\.\w+|manifest\.webmanifest|robots\.txt|service-worker\.js)$/;

const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

const isOpenEverywhere = (path: string): boolean =>
  [...ALWAYS_OPEN_PAGES, ...ALWAYS_OPEN_PATHS].some((prefix) => isBelow(path, prefix)) ||
  OPEN_FILES.test(path);

/** Responds with 451: a notice to requests for HTML, `site.region_refused` to all others. */
export function refuseRegions(http: FastifyInstance, { refusing, headers }: Needs): void {
  http.addHook('onRequest', async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (headers.length > 0) varyBy(reply, ...headers);
    if (isOpenEverywhere(path)) return undefined;
    const site = await refusing(request);
    if (!site) return undefined;
    if (!takesHtml(request)) throw new AppError('site.region_refused');
    const html = noticeOf(site);
    return reply
      .status(451)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policyOfDocument(html),
      })
      .send(html);
  });
}

const takesHtml = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

const STYLE = `
:root { color-scheme: dark light; --ground: oklch(0.16 0.02 325); --ink: oklch(0.945 0.012 70); --soft: oklch(0.82 0.018 350); --link: oklch(0.83 0.11 85); }
@media (prefers-color-scheme: light) { :root { --ground: oklch(0.975 0.008 75); --ink: oklch(0.25 0.04 325); --soft: oklch(0.42 0.03 330); --link: oklch(0.45 0.14 10); } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; }
main { box-sizing: border-box; min-height: 100dvh; display: grid; place-content: center; gap: 1rem; max-width: 38rem; margin: 0 auto; padding: 1.5rem; }
h1 { margin: 0; font: 500 2rem/1.2 Fraunces, Georgia, serif; text-wrap: balance; }
p { margin: 0; color: var(--soft); }
a { color: var(--link); text-underline-offset: 3px; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
nav a { display: inline-block; padding: 0.25rem 0; }
`;

function noticeOf({ name, email }: RefusingSite): string {
  const site = escapeHtml(name);
  const mail = escapeHtml(email);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not available here</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${site} isn’t available where you are</h1>
<p>We don’t offer this site in your region. Using it from somewhere else doesn’t change your account or what you’ve paid for.</p>
<p>To cancel a plan, get a copy of your data, or delete your account, write to <a href="mailto:${mail}">${mail}</a>.</p>
<nav aria-label="Your rights">
<a href="${patterns.removal}">Report or remove content</a>
<a href="${patterns.privacy}">Privacy policy</a>
<a href="${patterns.terms}">Terms</a>
<a href="${patterns.safety}">Safety</a>
</nav>
</main>
</body>
</html>
`;
}
