// The services of what people tell the operator, and of what the operator counts, wired together.
import { createFeedbackService } from './modules/feedback/service.ts';
import type { GalleryService } from './modules/gallery/service.ts';
import { createReportsService } from './modules/reports/service.ts';
import type { SafetyService, createSuspicions } from './modules/safety/service.ts';
import type { PaymentsService } from './modules/payments/service.ts';
import { createStatsService } from './modules/stats/service.ts';
import { coreOf, homeOf, type Parts } from './parts.ts';

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
  const { config, mailer } = parts;
  const core = coreOf(parts);
  const { safety, suspicions, gallery, payments } = needs;
  const { sites, identity, audit, assets, characters, chat, notify } = needs;
  const reports = createReportsService({
    ...core,
    mailer,
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
    ...core,
    mailer,
    identity,
    sites,
    assets,
    uploads: gallery.uploads,
  });
  const stats = createStatsService({
    ...core,
    identity,
    sites,
    suspicions,
    payments,
    crisisCards: safety.crisisCards,
    textJudge: parts.textJudge,
  });
  return { reports, feedback, stats };
}
