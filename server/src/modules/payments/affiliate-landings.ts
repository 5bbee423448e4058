// The parameters of the affiliate's link that a member came by; purchases within 30 days are reported with them.
import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { SitesService } from '../sites/service.ts';
import { storeLanding } from './affiliate-landings.store.ts';

interface Needs {
  readonly clock: Clock;
  readonly sites: Pick<SitesService, 'recordOf'>;
}

export const createLandings =
  ({ clock, sites }: Needs) =>
  /** The latest link counts. Stores nothing where the site reports nothing, or for parameters that it doesn't name. */
  async (
    scope: Scope,
    { id: member_id }: Member,
    given: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const { affiliate_report_url, affiliate_parameters: names } = await sites.recordOf(scope);
    if (affiliate_report_url === null) return;
    const known = Object.entries(given).filter(([name, value]) => names.includes(name) && value);
    if (known.length === 0) return;
    const parameters = Object.fromEntries(known);
    await storeLanding(scope, { member_id, parameters, landed_at: clock.now() });
  };
