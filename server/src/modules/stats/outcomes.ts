// What becomes of newcomers: from a visit to a purchase, by the groups of experiments, and week after week.
import type { Outcomes } from '@velour/contract/stats.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { SitesService } from '../sites/service.ts';
import { shareOf, variantsOf } from './outcomes.rules.ts';
import {
  listCohorts,
  listGroups,
  listRatings,
  readFunnel,
  type CohortRow,
  type Funnel,
  type GroupRow,
} from './outcomes.store.ts';

interface Needs {
  readonly clock: Clock;
  readonly sites: Pick<SitesService, 'recordOf'>;
}

const DAY_MS = 86_400_000;
/** Cohorts are weeks, whatever is shown besides. */
const WEEKS = 8;

export function createOutcomes({ clock, sites }: Needs) {
  return async (scope: Scope, days: number): Promise<Outcomes> => {
    const now = clock.now().getTime();
    const [funnel, groups, ratings, cohorts, { experiments }] = await Promise.all([
      readFunnel(scope, new Date(now - days * DAY_MS)),
      listGroups(scope, new Date(now - days * DAY_MS)),
      listRatings(scope, new Date(now - days * DAY_MS)),
      listCohorts(scope, mondayOf(now - (WEEKS - 1) * 7 * DAY_MS)),
      sites.recordOf(scope),
    ]);
    return {
      funnel: { ...funnel, conversion: conversionOf(funnel) },
      experiments: Object.entries(experiments)
        .filter(([, variants]) => variants.length > 0)
        .map(([name, variants]) => ({
          name,
          is_running: variants.length > 1,
          variants: variants.map((variant) => outcomeOf(groups, name, variant)),
        })),
      ratings: ratings.flatMap(({ engine, rated, good }) => {
        const share = shareOf(good, rated);
        return share ? [{ engine, rated, good: share }] : [];
      }),
      cohorts: readCohorts(cohorts),
    };
  };
}

/** Some sign up before they do anything else, so that there can be more members than visitors. */
const conversionOf = ({ sign_ups, visitors }: Funnel) =>
  shareOf(sign_ups, Math.max(visitors, sign_ups));

/** Weeks begin on Mondays, in UTC. */
function mondayOf(at: number): Date {
  const day = new Date(at);
  const back = (day.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - back));
}

function outcomeOf(groups: readonly GroupRow[], name: string, variant: string) {
  const its = groups.filter(({ ab_group }) =>
    variantsOf(ab_group).some(([one, which]) => one === name && which === variant),
  );
  const sum = (of: 'newcomers' | 'sign_ups' | 'payers'): number =>
    its.reduce((all, row) => all + row[of], 0);
  const newcomers = sum('newcomers');
  return {
    variant,
    newcomers,
    sign_ups: sum('sign_ups'),
    payers: sum('payers'),
    signed_up: shareOf(sum('sign_ups'), newcomers),
    paid: shareOf(sum('payers'), newcomers),
  };
}

function readCohorts(rows: readonly CohortRow[]): Outcomes['cohorts'] {
  const weeks = [...new Set(rows.map(({ week }) => week))].toSorted();
  return weeks.map((week) => {
    const its = rows.filter((row) => row.week === week);
    const at = (after: number): number => its.find((row) => row.after === after)?.members ?? 0;
    const last = Math.max(0, ...its.map(({ after }) => after));
    return {
      week,
      sign_ups: at(-1),
      active: Array.from({ length: last + 1 }, (_, after) => at(after)),
    };
  });
}
