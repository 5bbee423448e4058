// The daily reward: once a UTC day, more with every day in a row.
import { dayOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ledger } from './ledger.ts';
import { rewardState } from './daily-reward.rules.ts';
import { addClaim, findLastClaim } from './daily-reward.store.ts';

export const createRewards = ({ ledger, clock }: { ledger: Ledger; clock: Clock }) => ({
  state: async (scope: Scope, memberId: string) => {
    const now = clock.now();
    return rewardState(now, await findLastClaim(scope, memberId, dayOf(now)));
  },

  /** Throws `wallet.reward_claimed` the second time of a day. */
  claim: (scope: Scope, memberId: string) =>
    ledger.open(scope, { member_id: memberId, unit: 'token' }, async (session) => {
      const day = dayOf(session.now);
      // Read under the lock, so that of two at once one sees the other.
      const { claimed, streak, tokens } = rewardState(
        session.now,
        await findLastClaim(session.scope, memberId, day),
      );
      if (claimed) throw new AppError('wallet.reward_claimed');
      const account_id = session.book().spendable.id;
      await session.grant({
        kind: 'grant',
        key: `daily:${account_id}:${day}`,
        reason: 'daily_reward',
        reference: { type: 'daily_reward', id: day },
        actor: 'member',
        lots: [{ bucket: 'one_time', amount: BigInt(tokens) }],
      });
      await addClaim(session.scope.db, {
        account_id,
        day,
        streak,
        tokens,
        created_at: session.now,
      });
      return rewardState(session.now, { day, streak });
    }),
});
