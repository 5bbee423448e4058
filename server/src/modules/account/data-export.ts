// Everything that the site holds about a member, for the member: one list per noun that holds something, the long ones
// as pages.
import type { User } from '@velour/contract/account.ts';
import type { IdentityProvider, Pool } from '../../providers/identity/port.ts';
import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { AllowanceService } from '../allowance/service.ts';
import type { AssetsService } from '../assets/service.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { ChatService } from '../chat/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { ReportsService } from '../reports/service.ts';
import type { WalletService } from '../wallet/service.ts';
import type { WorkService } from '../jobs/service.ts';
import type { Own } from './profile.ts';
import type { AccountLimits } from './rate-limits.ts';
import { asked } from './account.rules.ts';

interface Needs {
  readonly provider: IdentityProvider;
  readonly clock: Clock;
  readonly own: Own;
  readonly pacing: AccountLimits;
  readonly identity: IdentityService;
  readonly chat: Pick<ChatService, 'ownData'>;
  readonly catalogue: Pick<CatalogueService, 'ownData'>;
  readonly characters: Pick<CharactersService, 'ownData'>;
  readonly assets: Pick<AssetsService, 'ownData'>;
  readonly payments: Pick<PaymentsService, 'ownData'>;
  readonly wallet: Pick<WalletService, 'ownData'>;
  readonly allowance: Pick<AllowanceService, 'ownData'>;
  readonly reports: Pick<ReportsService, 'ownData'>;
  readonly work: Pick<WorkService, 'ownData'>;
  readonly poolOf: (scope: Scope) => Promise<Pool>;
}

export interface OwnData {
  readonly made_at: string;
  readonly user: User;
  readonly data: Record<string, unknown>;
}

export function createOwnData(needs: Needs) {
  const { provider, clock, own, pacing, identity, chat } = needs;
  const { catalogue, characters, assets, payments, reports, wallet, allowance, work } = needs;

  const atProvider = async (scope: Scope, id: string) => {
    const { sub } = await identity.members.read(scope, id);
    const pool = await needs.poolOf(scope);
    return asked(async () => provider.ownData?.(pool, { sub }));
  };

  return async (scope: Scope, { id }: Member): Promise<OwnData> => {
    await pacing.account('own_data', id);
    return {
      made_at: clock.now().toISOString(),
      user: await own.user(scope, id),
      data: {
        ...(await identity.ownData(scope, id)),
        ...(await atProvider(scope, id)),
        chats: chat.ownData(scope, id),
        ...characters.ownData(scope, id),
        ...catalogue.ownData(scope, id),
        pictures: assets.ownData(scope, id),
        reports: reports.ownData(scope, id),
        jobs: work.ownData(scope, id),
        ...(await wallet.ownData(scope, id)),
        ...(await allowance.ownData(scope, id)),
        ...(await payments.ownData(scope, id)),
      },
    };
  };
}
