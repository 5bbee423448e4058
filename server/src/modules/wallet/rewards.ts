// Tokens given away: the daily reward, which grows with a streak, and sign-up tokens, once per email and account.
import { dayOf } from '@velour/calendar/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ledger } from './ledger.ts';
import { rewardState } from './rewards.rules.ts';
import { addClaim, claimGrant, findLastClaim } from './rewards.store.ts';

interface NewMember {
  readonly member_id: string;
  /** A keyed hash of the confirmed email. */
  readonly email_hash: string;
  readonly tokens: number;
}

export const createRewards = ({ ledger, clock }: { ledger: Ledger; clock: Clock }) => ({
  state: async (scope: Scope, memberId: string) => {
    const now = clock.now();
    return rewardState(now, await findLastClaim(scope, memberId, dayOf(now)));
  },

  /** Throws `wallet.reward_claimed` on the second claim of a day. */
  claim: (scope: Scope, memberId: string) =>
    ledger.open(scope, { member_id: memberId, unit: 'token' }, async (session) => {
      const day = dayOf(session.now);
      // Read under the lock, so that of two claims at once the second sees the first.
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

  /** Sign-up tokens; none for an email or account, even a deleted one, that has had them before. */
  atSignUp: async (scope: Scope, { member_id, email_hash, tokens }: NewMember): Promise<void> => {
    if (tokens === 0) return;
    await ledger.open(scope, { member_id, unit: 'token' }, async (session) => {
      const account_id = session.book().spendable.id;
      for (const mark of [`account:${account_id}`, email_hash])
        if (!(await claimGrant(session.scope, { mark, created_at: session.now }))) return;
      await session.grant({
        kind: 'grant',
        key: `sign_up:${account_id}`,
        reason: 'sign_up',
        actor: 'system',
        lots: [{ bucket: 'one_time', amount: BigInt(tokens) }],
      });
    });
  },
});
