// The wiring of sockets: access checks, frame handlers and the frame rate limit.
import type { IncomingMessage } from 'node:http';
import { chatFrames } from './modules/chat/routes.ts';
import type { ChatService } from './modules/chat/service.ts';
import type { IdentityService } from './modules/identity/service.ts';
import type { NotificationsService } from './modules/notifications/service.ts';
import type { RegionAccess, SitesService } from './modules/sites/service.ts';
import { openScope } from './platform/db/scope.ts';
import { AppError } from './platform/errors.ts';
import { requireSecondStep } from './platform/http/access.ts';
import {
  addressOf,
  createVisitorAddress,
  hostOf,
  type readTrust,
} from './platform/http/address.ts';
import type { ownOrigins } from './platform/http/cross-origin.ts';
import { isLimited } from './platform/rate-limits.ts';
import { createRealtimeGateway } from './platform/realtime/gateway.ts';
import { isProduction, type Parts } from './parts.ts';

interface Needs {
  readonly sites: Pick<SitesService, 'find'>;
  readonly regions: Pick<RegionAccess, 'admit'>;
  readonly identity: Pick<IdentityService, 'readToken' | 'listRecentlyEnded'>;
  readonly notifications: Pick<NotificationsService, 'settings'>;
  readonly chat: ChatService;
  readonly trust: ReturnType<typeof readTrust>;
  readonly isOwnOrigin: ReturnType<typeof ownOrigins>;
}

interface Hello {
  readonly token: string;
  readonly host: string;
  readonly request: IncomingMessage;
}

/** Above any human rate; resuming readers use the burst. */
const FRAMES = { name: 'frames', burst: 60, per_minute: 240 };

export function createSockets(parts: Parts, needs: Needs) {
  const { bus, clock, log, limits, metrics } = parts;
  const { sites, regions, identity, notifications, chat, trust, isOwnOrigin } = needs;
  const { db } = parts.database;
  const admit = async ({ token, host, request }: Hello) => {
    const known = await sites.find(host);
    if (!known) throw new AppError('site.unknown_host');
    const read = await identity.readToken(token, known.id);
    const actor = (await regions.admit(known, {}, { request, actor: read })) ?? read;
    requireSecondStep(actor);
    return { actor, site: known };
  };
  const visitorAddress = createVisitorAddress({ log, isProduction: isProduction(parts.config) });
  const realtime = createRealtimeGateway({
    bus,
    clock,
    log,
    admit,
    path: '/realtime',
    addressOf: (request) => visitorAddress(addressOf(request, trust)),
    hostOf: (request) => hostOf(request, trust),
    isOwnOrigin,
    listEnded: identity.listRecentlyEnded,
    isAllowedToTalk: async ({ actor, address }) =>
      !isLimited(address) || (await limits.take(FRAMES, actor.id)).status === 'ok',
    onFrame: chatFrames({ chat, db }),
    onTimeZone: ({ site, actor }, timeZone) =>
      notifications.settings
        .setTimeZone(openScope(db, site.id), actor.id, timeZone)
        .catch((error: unknown) => log.warn({ err: error }, 'storing a time zone failed')),
    onResume: (client, points) =>
      chat.resume(openScope(db, client.site.id), client.actor, { points, send: client.send }),
  });
  metrics.gauge('velour_sockets', 'Open sockets of this process', realtime.count);
  return realtime;
}
