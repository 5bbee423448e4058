// Counting replies: what is asked of the model is counted before it is asked, and given back where nothing came of it.
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { openScope, type Scope } from '../../../platform/db/scope.ts';
import type { Log } from '../../../platform/log.ts';
import type { AllowanceService, Part, Settlement } from '../../allowance/service.ts';
import type { BudgetsService } from '../../budgets/service.ts';
import type { IdentityService } from '../../identity/service.ts';
import type { SitesService } from '../../sites/service.ts';
import { MOST_REPLY_TOKENS } from '../prompt.rules.ts';

interface Needs {
  readonly db: Db;
  readonly log: Log;
  readonly identity: Pick<IdentityService, 'spendTrial' | 'giveTrialBack'>;
  readonly allowance: Pick<AllowanceService, 'take' | 'settle'>;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
}

/**
 * What was counted. Settled once the reply has ended, or when there will be none; it never throws. `tokens` is what the
 * model has written.
 */
export interface Counted {
  settle(settlement: Settlement, tokens?: number): Promise<void>;
}

interface Asked {
  readonly part: Part;
  readonly reply_id: string;
}

export type Counting = ReturnType<typeof createCounting>;

export function createCounting({ db, log, identity, allowance, budgets, sites }: Needs) {
  /** As many replies may be asked for once more as messages may be sent, over all chats. */
  const ofTrial = async (scope: Scope, visitorId: string, part: Part) => {
    const { trial_messages: most } = await sites.recordOf(scope);
    await identity.spendTrial(scope, visitorId, { part, most });
    return async (later: Scope, settlement: Settlement): Promise<void> => {
      if (settlement === 'returned') await identity.giveTrialBack(later, visitorId, part);
    };
  };

  const ofAllowance = async (scope: Scope, memberId: string, asked: Asked) => {
    await allowance.take(scope, memberId, asked);
    return (later: Scope, settlement: Settlement): Promise<void> =>
      allowance.settle(later, asked.reply_id, settlement);
  };

  /** Throws `identity.required` where a visitor's trial is over, and what the allowance refuses a member with. */
  return async (scope: Scope, actor: Actor, asked: Asked): Promise<Counted> => {
    const settle = await (actor.kind === 'visitor'
      ? ofTrial(scope, actor.id, asked.part)
      : ofAllowance(scope, actor.id, asked));
    // The transaction that counted it may be over for long.
    const settled = (settlement: Settlement): Promise<void> =>
      settle(openScope(db, scope.site_id), settlement).catch((error: unknown) =>
        log.warn({ err: error, reply_id: asked.reply_id }, 'settling a message charge failed'),
      );
    const cost = { person_id: actor.id, engine: 'llm', amount: MOST_REPLY_TOKENS } as const;
    const reserved = await budgets.reserve(scope, cost).catch(async (error: unknown) => {
      await settle(scope, 'returned');
      throw error;
    });
    return {
      async settle(settlement, tokens = 0) {
        await Promise.all([settled(settlement), reserved.settle(tokens)]);
      },
    };
  };
}
