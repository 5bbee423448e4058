// Budgets of paid providers: a daily cap per person and per site, in the provider's units.
//
// A caller reserves the maximum before a paid call, and settles with the real amount. Reservations count as used, so
// that concurrent calls cannot exceed a cap; a dead process's reservation counts until midnight UTC, when every count
// restarts. A higher cap, or an extra amount for today, takes effect at once.
import type { PaidProvider } from '@velour/contract/paid-providers.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { AuditService } from '../audit/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createAlerts } from './alerts.ts';
import { createBudgetsAdmin } from './admin.ts';
import { dayOf, isNear, untilNextDay } from './budgets.rules.ts';
import {
  forgetDays,
  putRightOfPerson,
  putRightOfSite,
  takeOfPerson,
  takeOfSite,
} from './budgets.store.ts';

export type { PaidProvider } from '@velour/contract/paid-providers.ts';

export interface Reserved {
  /** Corrects the reservation. It never throws, and only its first call counts. */
  settle(used: number): Promise<void>;
}

export interface Reserving {
  readonly person_id: string;
  readonly engine: PaidProvider;
  /** The maximum amount. */
  readonly amount: number;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly mailer: Mailer;
  readonly sites: Pick<SitesService, 'recordOf' | 'revise'>;
  readonly identity: Pick<IdentityService, 'members'>;
  readonly audit: Pick<AuditService, 'record'>;
  /** Where the site's pages are. */
  readonly home: string;
}

export type BudgetsService = ReturnType<typeof createBudgetsService>;

const DAYS_STORED_MS = 35 * 86_400_000;

export function createBudgetsService(needs: Needs) {
  const { db, clock, log, sites } = needs;
  const alerts = createAlerts(needs);

  return {
    /** Throws `budget.person_reached` or `budget.reached`; nothing is reserved then. */
    async reserve(scope: Scope, { person_id, engine, amount }: Reserving): Promise<Reserved> {
      const now = clock.now();
      const place = { person_id, engine, day: dayOf(now) };
      const { daily_budgets } = await sites.recordOf(scope);
      const caps = daily_budgets[engine];
      const retryAfterMs = untilNextDay(now);
      if (!(await takeOfPerson(scope, place, { amount, cap: caps.member })))
        throw new AppError('budget.person_reached', { retryAfterMs });
      const taken = await takeOfSite(scope, place, { amount, cap: caps.site });
      if (!taken) {
        await putRightOfPerson(scope, place, -amount);
        await alerts.reached(scope.site_id, place, { cap: caps.site, refused: amount });
        throw new AppError('budget.reached', { retryAfterMs });
      }
      const bounds = { cap: caps.site, extra: taken.extra };
      if (!taken.is_alert_sent && isNear(taken.used, bounds))
        await alerts.near(scope.site_id, place, bounds.cap + bounds.extra);
      let isSettled = false;
      return {
        async settle(used) {
          const by = Math.max(0, Math.round(used)) - amount;
          if (isSettled) return;
          isSettled = true;
          if (by === 0) return;
          const later = openScope(db, scope.site_id);
          const putRight = [putRightOfPerson(later, place, by), putRightOfSite(later, place, by)];
          await Promise.all(putRight).catch((error: unknown) =>
            log.warn({ err: error, engine }, 'correcting a budget reservation failed'),
          );
        },
      };
    },

    ...createBudgetsAdmin(needs),

    forgetOld: (): Promise<void> =>
      forgetDays(db, dayOf(new Date(clock.now().getTime() - DAYS_STORED_MS))),
  };
}
