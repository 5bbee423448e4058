// The services of what people tell the operator, wired together: reports and feedback.
import { createFeedbackService } from './modules/feedback/service.ts';
import { createReportsService } from './modules/reports/service.ts';
import { homeOf, type Parts } from './parts.ts';

type Needs = Pick<
  Parameters<typeof createReportsService>[0],
  'sites' | 'identity' | 'audit' | 'assets' | 'characters' | 'chat' | 'notify'
> &
  Pick<Parameters<typeof createFeedbackService>[0], 'sites' | 'identity'>;

export function createReportServices(parts: Parts, needs: Needs) {
  const { config, vault, metrics, clock, ids, log, limits, mailer } = parts;
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
  const feedback = createFeedbackService({ clock, ids, limits, mailer, identity, sites });
  return { reports, feedback };
}
