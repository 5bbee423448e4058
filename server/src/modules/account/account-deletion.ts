// Account deletion: in fourteen days or now. The data key is erased first, so nothing is readable while the rest is deleted.
import type { User } from '@velour/contract/account.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PersonRow } from '../identity/service.ts';
import type { Proof } from './re-authentication.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

interface Needs extends Pick<AccountTopics, 'profile' | 'reAuthentication' | 'notices' | 'poolOf'> {
  /** Schedules `erase` for that time; the job exists if and only if the transaction commits. */
  readonly eraseLater: (scope: Scope, personId: string, at: Date) => Promise<void>;
}

const GRACE_MS = 14 * 24 * 3_600_000;
/** After this time, sockets have closed and cached account states have expired in every process. */
const SETTLE_MS = 10_000;

export function createAccountDeletion(
  { provider, clock, identity, personalData }: AccountNeeds,
  { profile, notices, reAuthentication, poolOf, eraseLater }: Needs,
) {
  const { members, signIns } = identity;

  const leaveNow = (scope: Scope, row: PersonRow, now: Date): Promise<void> =>
    inTransaction(scope, async (tx) => {
      const { id } = row;
      await members.change(tx, id, { deletion_at: now, is_admin: false, admin_roles: [] });
      await signIns.end(tx, id);
      await identity.destroyKey(tx, id);
      await eraseLater(tx, id, new Date(now.getTime() + SETTLE_MS));
      await notices.send(tx, row, { type: 'deleted' });
    });

  return {
    async leave(
      scope: Scope,
      { id, sign_in_id }: Member,
      how: { when: 'later' | 'now' } & Proof,
    ): Promise<{ deletion_at: string }> {
      const row = await members.read(scope, id);
      await reAuthentication.requireProof(scope, { row, sign_in_id }, how);
      const now = clock.now();
      if (how.when === 'now') {
        await leaveNow(scope, row, now);
        return { deletion_at: now.toISOString() };
      }
      const deletion_at = row.deletion_at ?? new Date(now.getTime() + GRACE_MS);
      await inTransaction(scope, async (tx) => {
        await members.change(tx, id, { deletion_at });
        await eraseLater(tx, id, deletion_at);
        const time_zone = row.time_zone ?? 'UTC';
        await notices.send(tx, row, { type: 'deletion_asked', at: deletion_at, time_zone });
      });
      return { deletion_at: deletion_at.toISOString() };
    },

    async stay(scope: Scope, { id }: Member): Promise<User> {
      const row = await members.read(scope, id);
      if (row.deletion_at && row.deletion_at <= clock.now())
        throw new AppError('identity.required');
      return profile.show(scope, await members.change(scope, id, { deletion_at: null }));
    },

    /**
     * Erases a member whose deletion is due. Returns false if the deletion was cancelled, or the member was already
     * erased. Safe to run twice: the row of the person is deleted last.
     */
    async erase(scope: Scope, id: string): Promise<boolean> {
      const row = await members.find(scope, id);
      if (!row?.deletion_at || row.deletion_at > clock.now()) return false;
      await signIns.end(scope, id);
      await identity.destroyKey(scope, id);
      const pool = await poolOf(scope);
      await provider.deleteAccount(pool, { sub: row.sub });
      for (const one of personalData) await one.eraseOf(scope, id);
      return true;
    },
  };
}
