// The funnel from a visit to a purchase by experiment variants, and retention by week.
import { DAY_MS, dayOf } from '@velour/calendar/calendar.ts';
import type { Outcomes } from '@velour/contract/stats.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { shareOf, variantsOf } from './stats.rules.ts';
import * as store from './outcomes.store.ts';
import type { CohortRow, Funnel, GroupRow } from './outcomes.store.ts';
import { listDrawn, type DrawnRow } from './visits.store.ts';
import type { StatsNeeds } from './service.ts';

/** The number of weeks of cohorts, independent of the shown period. */
const WEEKS = 8;

export function createOutcomes({ clock, sites }: StatsNeeds) {
  return async (scope: Scope, days: number): Promise<Outcomes> => {
    const now = clock.now().getTime();
    const since = new Date(now - days * DAY_MS);
    const [counted, groups, drawn, ratings, cohorts, { experiments }] = await Promise.all([
      store.readFunnel(scope, since),
      store.listGroups(scope, since),
      listDrawn(scope, dayOf(since)),
      store.listRatings(scope, since),
      store.listCohorts(scope, mondayOf(now - (WEEKS - 1) * 7 * DAY_MS)),
      sites.recordOf(scope),
    ]);
    const funnel = withEveryone(counted);
    return {
      funnel: { ...funnel, conversion: shareOf(funnel.sign_ups, funnel.visitors) },
      experiments: Object.entries(experiments)
        .filter(([, variants]) => variants.length > 0)
        .map(([name, variants]) => ({
          name,
          is_running: variants.length > 1,
          variants: everyVariant(name, variants, drawn).map((variant) =>
            outcomeOf({ groups, drawn, cohorts }, name, variant),
          ),
        })),
      ratings: ratings.flatMap(({ engine, rated, good }) => {
        const share = shareOf(good, rated);
        return share ? [{ engine, rated, good: share }] : [];
      }),
      cohorts: readCohorts(cohorts),
    };
  };
}

/** Includes removed variants, because the outcome of an ended experiment is kept. */
const everyVariant = (
  name: string,
  shown: readonly string[],
  drawn: readonly DrawnRow[],
): string[] => {
  const counted = drawn.filter(({ experiment }) => experiment === name);
  return [...new Set([...shown, ...counted.map(({ variant }) => variant)])].toSorted();
};

/** Adds members who were never counted as visitors, because they signed up first. */
const withEveryone = (funnel: Funnel): Funnel => ({
  ...funnel,
  visitors: Math.max(funnel.visitors, funnel.trials, funnel.sign_ups),
});

/** Weeks start on Mondays, in UTC. */
function mondayOf(at: number): Date {
  const day = new Date(at);
  const back = (day.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - back));
}

interface Counted {
  readonly groups: readonly GroupRow[];
  readonly drawn: readonly DrawnRow[];
  readonly cohorts: readonly CohortRow[];
}

/** The share of assigned browsers whose person is known; limited to 100 %, since some browsers are not counted. */
function outcomeOf({ groups, drawn, cohorts }: Counted, name: string, variant: string) {
  const isIts = ({ ab_group }: { ab_group: string | null }): boolean =>
    variantsOf(ab_group ?? '').some(([one, which]) => one === name && which === variant);
  const its = groups.filter(isIts);
  const sum = (of: Exclude<keyof GroupRow, 'ab_group'>): number =>
    its.reduce((all, row) => all + row[of], 0);
  const counts = {
    trials: sum('trials'),
    sign_ups: sum('sign_ups'),
    payers: sum('payers'),
    returned: sum('returned'),
  };
  const people =
    drawn.find((row) => row.experiment === name && row.variant === variant)?.people ?? 0;
  const ofPeople = (count: number) => shareOf(Math.min(count, people), people);
  return {
    variant,
    people,
    ...counts,
    tried: ofPeople(counts.trials),
    signed_up: ofPeople(counts.sign_ups),
    paid: ofPeople(counts.payers),
    came_back: shareOf(counts.returned, counts.sign_ups),
    cohorts: readCohorts(cohorts.filter(isIts)),
  };
}

function readCohorts(rows: readonly CohortRow[]): Outcomes['cohorts'] {
  const weeks = [...new Set(rows.map(({ week }) => week))].toSorted();
  return weeks.map((week) => {
    const its = rows.filter((row) => row.week === week);
    const at = (after: number): number =>
      its.filter((row) => row.after === after).reduce((all, { members }) => all + members, 0);
    const last = Math.max(0, ...its.map(({ after }) => after));
    return {
      week,
      sign_ups: at(-1),
      active: Array.from({ length: last + 1 }, (_, after) => at(after)),
    };
  });
}
