// Metering: charges a reply to the trial or the allowance, reserves its budget, and reconciles charges of dead processes.
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import type { Log } from '../../platform/log.ts';
import type { AllowanceService, Part, Settlement } from '../allowance/service.ts';
import type { BudgetsService } from '../budgets/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { settlementOf } from './chat.rules.ts';
import { MOST_REPLY_TOKENS } from './prompt.rules.ts';
import { readEnds } from './reply.store.ts';

interface Needs {
  readonly db: Db;
  readonly log: Log;
  readonly identity: Pick<IdentityService, 'spendTrial' | 'giveTrialBack'>;
  readonly allowance: Pick<AllowanceService, 'take' | 'settle'>;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
}

/** What one reply was charged. */
export interface Charge {
  /** Captures or refunds it once the reply has ended or will not be written; never throws. `tokens` were written. */
  settle(settlement: Settlement, tokens?: number): Promise<void>;
}

interface Metered {
  readonly part: Part;
  readonly reply_id: string;
}

export type ChargeReply = ReturnType<typeof createMetering>;

export function createMetering({ db, log, identity, allowance, budgets, sites }: Needs) {
  /** A visitor may have as many replies regenerated as messages answered, over all chats. */
  const chargeTrial = async (scope: Scope, visitorId: string, part: Part) => {
    const { trial_messages: most } = await sites.recordOf(scope);
    await identity.spendTrial(scope, visitorId, { part, most });
    return async (later: Scope, settlement: Settlement): Promise<void> => {
      if (settlement === 'refunded') await identity.giveTrialBack(later, visitorId, part);
    };
  };

  const chargeAllowance = async (scope: Scope, memberId: string, metered: Metered) => {
    await allowance.take(scope, memberId, metered);
    return (later: Scope, settlement: Settlement): Promise<void> =>
      allowance.settle(later, metered.reply_id, settlement);
  };

  /** Throws `identity.required` where a visitor's trial is used up, and whatever refuses a member's allowance. */
  return async (scope: Scope, actor: Actor, metered: Metered): Promise<Charge> => {
    const settle = await (actor.kind === 'visitor'
      ? chargeTrial(scope, actor.id, metered.part)
      : chargeAllowance(scope, actor.id, metered));
    // The scope of the charge may belong to a transaction that has ended by then.
    const settleLater = (settlement: Settlement): Promise<void> =>
      settle(openScope(db, scope.site_id), settlement).catch((error: unknown) =>
        log.warn(
          { err: error, reply_id: metered.reply_id },
          'settling the charge of a reply failed',
        ),
      );
    const cost = { person_id: actor.id, engine: 'llm', amount: MOST_REPLY_TOKENS } as const;
    const reserved = await budgets.reserve(scope, cost).catch(async (error: unknown) => {
      await settle(scope, 'refunded');
      throw error;
    });
    return {
      async settle(settlement, tokens = 0) {
        await Promise.all([settleLater(settlement), reserved.settle(tokens)]);
      },
    };
  };
}

type Reconciled = Pick<AllowanceService, 'listLate' | 'settle' | 'forgetOld'>;

/**
 * Settles the charges of replies whose process died before or after their end was stored. Safe to run twice, and while replies are being written: those are left alone.
 * Returns the number of settled charges.
 */
export const createChargeReconciliation =
  ({ db, allowance }: Pick<Needs, 'db'> & { allowance: Reconciled }) =>
  async (): Promise<number> => {
    await allowance.forgetOld();
    const late = await allowance.listLate();
    const ends = await readEnds(
      db,
      late.map(({ reply_id }) => reply_id),
    );
    let settled = 0;
    for (const { scope, reply_id } of late) {
      const end = ends.get(reply_id);
      if (end?.state === 'running') continue;
      const settlement = end ? settlementOf(end.state, end.has_text) : 'refunded';
      await allowance.settle(scope, reply_id, settlement);
      settled += 1;
    }
    return settled;
  };
