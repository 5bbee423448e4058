// Counts visits, and browsers per assigned experiment variant; no cookie, address or identifier is stored.
import { dayOf } from '@velour/calendar/calendar.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { isLimited, networkOf, type RateLimit } from '../../platform/rate-limits.ts';
import { variantsOf } from './stats.rules.ts';
import { addDrawn, addVisit } from './visits.store.ts';
import type { StatsNeeds } from './service.ts';

interface Visit {
  /** False if the page was already open, and only the person is new. */
  readonly is_visit: boolean;
  /** The browser's variants, and those of them that were just assigned. */
  readonly ab_group: string;
  readonly drawn: string;
}

/** Everyone may add counts, so they are limited per network. */
const OF_NETWORK: RateLimit = { name: 'visits of a network', burst: 60, per_minute: 20 };

export function createVisits({ clock, limits, sites, identity }: StatsNeeds) {
  return async (
    scope: Scope,
    { actor, address }: { actor: Actor | undefined; address: string },
    { is_visit, ab_group, drawn }: Visit,
  ): Promise<void> => {
    if (isLimited(address)) await limits.enforce(OF_NETWORK, networkOf(address));
    const { experiments } = await sites.recordOf(scope);
    /** Filters to variants that the site has, one per experiment. */
    const known = (group: string) =>
      Array.from(new Map(variantsOf(group))).filter(
        ([name, variant]) =>
          Object.hasOwn(experiments, name) && experiments[name]?.includes(variant),
      );
    const day = dayOf(clock.now());
    if (is_visit) await addVisit(scope, day);
    for (const pair of known(drawn)) await addDrawn(scope, day, pair);
    const group = known(ab_group)
      .map((pair) => pair.join(':'))
      .toSorted()
      .join(',');
    if (actor && group !== '') await identity.recordGroup(scope, actor.id, group);
  };
}
