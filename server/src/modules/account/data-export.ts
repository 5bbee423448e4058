// Data export: everything that the site holds about a member, as lists by name, the long ones as pages.
import type { User } from '@velour/contract/account.ts';
import type { IdentityProvider, Pool } from '../../providers/identity/port.ts';
import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { IdentityService } from '../identity/service.ts';
import type { Own } from './profile.ts';
import type { AccountLimits } from './rate-limits.ts';
import { callProvider } from './account.rules.ts';

interface Needs {
  readonly provider: IdentityProvider;
  readonly clock: Clock;
  readonly own: Own;
  readonly accountLimits: AccountLimits;
  readonly identity: IdentityService;
  /** In the order in which it is erased. */
  readonly personalData: readonly PersonalData[];
  readonly poolOf: (scope: Scope) => Promise<Pool>;
}

export interface OwnData {
  readonly made_at: string;
  readonly user: User;
  readonly data: Record<string, unknown>;
}

export function createOwnData(needs: Needs) {
  const { provider, clock, own, accountLimits, identity, personalData } = needs;

  const atProvider = async (scope: Scope, id: string) => {
    const { sub } = await identity.members.read(scope, id);
    const pool = await needs.poolOf(scope);
    return callProvider(async () => provider.ownData?.(pool, { sub }));
  };

  return async (scope: Scope, { id }: Member): Promise<OwnData> => {
    await accountLimits.account('own_data', id);
    const data: Record<string, unknown> = { ...(await atProvider(scope, id)) };
    for (const one of personalData) Object.assign(data, await one.exportOf(scope, id));
    return { made_at: clock.now().toISOString(), user: await own.user(scope, id), data };
  };
}
