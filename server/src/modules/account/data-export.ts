// Data export: everything that the site stores about a member, as lists by name, long ones in pages.
import type { User } from '@velour/contract/account.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { callProvider } from './account.rules.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

type Needs = Pick<AccountTopics, 'profile' | 'accountLimits' | 'poolOf'>;

export interface OwnData {
  readonly made_at: string;
  readonly user: User;
  readonly data: Record<string, unknown>;
}

export function createDataExport(
  { provider, clock, identity, personalData }: AccountNeeds,
  { profile, accountLimits, poolOf }: Needs,
) {
  const atProvider = async (scope: Scope, id: string) => {
    const { sub } = await identity.members.read(scope, id);
    const pool = await poolOf(scope);
    return callProvider(async () => provider.ownData?.(pool, { sub }));
  };

  return async (scope: Scope, { id }: Member): Promise<OwnData> => {
    await accountLimits.account('own_data', id);
    const data: Record<string, unknown> = { ...(await atProvider(scope, id)) };
    for (const one of personalData) Object.assign(data, await one.exportOf(scope, id));
    return { made_at: clock.now().toISOString(), user: await profile.user(scope, id), data };
  };
}
