// The site's calls, and the root files for search engines and launchers.
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { siteApi, type PublicConfig } from '@velour/contract/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { takes } from '../../platform/http/compression.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import { varyBy } from '../../platform/http/vary.ts';
import { isUuid } from '../../platform/ids.ts';
import type { KnownSite, SitesService } from '../sites/service.ts';
import { isIcon, manifestOf } from './app-icons.rules.ts';
import type { SiteService } from './service.ts';
import { tagManagerFrame } from './tag-manager.ts';
import { robotsText } from './sitemap.rules.ts';

interface Needs {
  readonly site: SiteService;
  readonly sites: Pick<SitesService, 'find' | 'ofPage'>;
}

export function siteRoutes(gateway: Gateway, { site, sites }: Needs): void {
  bindAll(gateway, siteApi, {
    apiConfig: async (call) => {
      const known = await found(sites.find(call.site.host));
      const { addresses, ...config } = await site.publicConfig(known);
      return { ...config, addresses: absolute(addresses, site.homeOf(known)) };
    },
    status: async (call) => site.statusOf(await found(sites.find(call.site.host))),
    sitemap: async (call) => {
      const known = await found(sites.find(call.site.host));
      return site.sitemap(known, site.homeOf(known), call.query);
    },
  });
}

/** Absolute URLs, for clients that are not one of our pages. */
function absolute({ main, media, realtime }: PublicConfig['addresses'], home: string) {
  const at = (address: string): string => new URL(address, home).href;
  return { main: at(main), media: at(media), realtime: at(realtime).replace(/^http/, 'ws') };
}

/** An hour: search engines return less often. */
const HOUR = 'public, max-age=3600';

export function siteFiles(http: FastifyInstance, { site, sites }: Needs): void {
  const siteOf = async (request: FastifyRequest): Promise<{ known: KnownSite; origin: string }> => {
    const known = await found(sites.ofPage(request.hostname));
    const origin = `${request.protocol}://${request.host}`;
    return { known, origin: site.originOf(known, { hostname: request.hostname, origin }) };
  };
  const sendSitemap = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const { known, origin } = await siteOf(request);
    const pieces = await site.sitemapFile(known, origin, name);
    if (pieces === undefined) throw new AppError('request.not_found');
    reply.type('application/xml; charset=utf-8').header('cache-control', HOUR);
    varyBy(reply, 'accept-encoding');
    const file = Readable.from(pieces, { objectMode: false });
    if (!takes('gzip', request.headers['accept-encoding'])) return reply.send(file);
    const packed = pipeline(file, createGzip({ level: 1 }), () => {}); // an error also ends the response
    return reply.header('content-encoding', 'gzip').send(packed);
  };

  http.get('/sitemap.xml', (request, reply) => sendSitemap('sitemap', request, reply));
  http.get<{ Params: { part: string } }>('/sitemap-:part.xml', (request, reply) =>
    sendSitemap(`sitemap-${request.params.part}`, request, reply),
  );
  tagManagerFrame(http, async (request) => (await siteOf(request)).known);
  http.get('/robots.txt', async (request, reply) => {
    const { origin } = await siteOf(request);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(robotsText(origin));
  });
  http.get('/manifest.webmanifest', async (request, reply) => {
    const { known } = await siteOf(request);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(manifestOf(known.record)));
  });
  http.get<{ Params: { name: string } }>('/icons/:name', async ({ params: { name } }, reply) => {
    if (!isIcon(name)) throw new AppError('request.not_found');
    return reply
      .type('image/png')
      .header('cache-control', HOUR)
      .send(await site.icon(name));
  });
}

/** Served with the other pictures, by the same machines. */
export function cardRoutes(http: FastifyInstance, { site, sites }: Needs): void {
  http.get<{ Params: { id: string; version: string } }>(
    '/assets/cards/:id/:version',
    async (request, reply) => {
      const { id, version } = request.params;
      const known = await found(sites.ofPage(request.hostname));
      if (id !== 'site' && !isUuid(id)) throw new AppError('request.not_found');
      const card = await (id === 'site'
        ? site.siteCard(known, version)
        : site.characterCard(known, id, version));
      return reply
        .headers({
          'content-type': 'image/jpeg',
          // The address of an earlier card shows the current one, and must not be cached forever.
          'cache-control': card.is_current
            ? 'public, max-age=86400, immutable, s-maxage=30'
            : 'public, max-age=300',
          'x-content-type-options': 'nosniff',
          // Messengers embed it in their own pages.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(card.bytes);
    },
  );
}

async function found(known: Promise<KnownSite | undefined>): Promise<KnownSite> {
  const site = await known;
  if (!site) throw new AppError('site.unknown_host');
  return site;
}
