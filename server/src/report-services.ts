// The services of what people tell the operator, and of what the operator counts, wired together.
import { createFeedbackService } from './modules/feedback/service.ts';
import type { GalleryService } from './modules/gallery/service.ts';
import { createReportsService } from './modules/reports/service.ts';
import type { SafetyService, createSuspicions } from './modules/safety/service.ts';
import type { PaymentsService } from './modules/payments/service.ts';
import { createStatsService } from './modules/stats/service.ts';
import { homeOf, type Parts } from './parts.ts';

type Needs = Pick<
  Parameters<typeof createReportsService>[0],
  'sites' | 'identity' | 'audit' | 'assets' | 'characters' | 'chat' | 'notify'
> &
  Pick<Parameters<typeof createFeedbackService>[0], 'sites' | 'identity' | 'assets'> &
  Pick<Parameters<typeof createStatsService>[0], 'identity'> & {
    readonly gallery: Pick<GalleryService, 'uploads'>;
    readonly safety: SafetyService;
    readonly payments: Pick<PaymentsService, 'disputesOf'>;
    readonly suspicions: ReturnType<typeof createSuspicions>;
  };

export function createReportServices(parts: Parts, needs: Needs) {
  const { config, vault, metrics, clock, ids, log, limits, mailer } = parts;
  const { safety, suspicions, gallery, payments } = needs;
  const { sites, identity, audit, assets, characters, chat, notify } = needs;
  const reports = createReportsService({
    vault,
    metrics,
    clock,
    ids,
    log,
    limits,
    mailer,
    db: parts.database.db,
    sites,
    identity,
    audit,
    assets,
    characters,
    chat,
    notify,
    home: homeOf(config),
  });
  const feedback = createFeedbackService({
    db: parts.database.db,
    clock,
    ids,
    limits,
    mailer,
    identity,
    sites,
    assets,
    uploads: gallery.uploads,
  });
  const stats = createStatsService({
    clock,
    limits,
    identity,
    log,
    sites,
    suspicions,
    payments,
    db: parts.database.db,
    crisisCards: safety.crisisCards,
    textJudge: parts.textJudge,
  });
  return { reports, feedback, stats };
}
