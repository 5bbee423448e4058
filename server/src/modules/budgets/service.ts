// What paid engines may cost in a day: a cap for each person and one for the site, in what the engine makes.
//
// Whoever is about to ask a paid engine reserves what it may come to at most, and settles with what it was. What is
// under way counts as used, so that no number of calls at once gets past a cap; what a dead process had reserved stays
// used until midnight UTC, when every count begins anew. A higher cap in the site's record opens it at once.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { SitesService } from '../sites/service.ts';
import { dayOf, untilNextDay, type PaidEngine } from './rules.ts';
import {
  forgetDays,
  markReached,
  putRightOfPerson,
  putRightOfSite,
  readOfSite,
  takeOfPerson,
  takeOfSite,
  type Place,
} from './store.ts';

export type { PaidEngine } from './rules.ts';

export interface Reserved {
  /** Puts the reservation right. It never throws, and only its first call counts. */
  settle(used: number): Promise<void>;
}

export interface Reserving {
  readonly person_id: string;
  readonly engine: PaidEngine;
  /** The most that it may come to. */
  readonly amount: number;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly sites: Pick<SitesService, 'recordOf'>;
}

export type BudgetsService = ReturnType<typeof createBudgetsService>;

const DAYS_KEPT_MS = 35 * 86_400_000;

export function createBudgetsService({ db, clock, log, metrics, sites }: Needs) {
  const countReached = metrics.counter(
    'velour_budget_reached_total',
    'Days on which a site reached the cap of a paid engine',
    'engine',
  );

  /** Once a day, site and engine: an operator has to hear of it, not to be flooded by it. */
  const alarm = async (scope: Scope, place: Place, cap: number): Promise<void> => {
    if (!(await markReached(scope, place, clock.now()))) return;
    countReached(place.engine);
    const { engine, day } = place;
    log.error(
      { event: 'budget.reached', site_id: scope.site_id, engine, day, cap },
      'a paid engine has reached its cap of the day and is not asked any more until midnight UTC',
    );
  };

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
      if (!(await takeOfSite(scope, place, { amount, cap: caps.site }))) {
        await putRightOfPerson(scope, place, -amount);
        await alarm(openScope(db, scope.site_id), place, caps.site);
        throw new AppError('budget.reached', { retryAfterMs });
      }
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
            log.warn({ err: error, engine }, 'a reservation was not put right'),
          );
        },
      };
    },

    /** What was used today, for operators. */
    today: (scope: Scope) => readOfSite(scope, dayOf(clock.now())),

    forgetOld: (): Promise<void> =>
      forgetDays(db, dayOf(new Date(clock.now().getTime() - DAYS_KEPT_MS))),
  };
}
