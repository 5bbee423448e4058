// The service of notifications, wired by hand.
import { createNotificationsService } from './modules/notifications/service.ts';
import type { SitesService } from './modules/sites/service.ts';
import { homeOf, type Parts } from './parts.ts';

export function createNotifications(parts: Parts, sites: SitesService) {
  const { config, database, vault, clock, ids, log, limits, queue, mailer, push } = parts;
  return createNotificationsService({
    db: database.db,
    vault,
    clock,
    ids,
    log,
    limits,
    queue,
    mailer,
    push,
    sites,
    home: homeOf(config),
  });
}
