// Members as admins see them; closing an account and opening it again, with a reason in the audit log.
import type { ListedMember } from '@velour/contract/members.ts';
import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditService } from '../audit/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { IdentityService, PersonRow, WantedMembers } from '../identity/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { WalletService } from '../wallet/service.ts';
import type { JobsService } from '../jobs/service.ts';

interface Needs {
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly identity: Pick<IdentityService, 'ageChecks' | 'members' | 'signIns'>;
  readonly characters: Pick<CharactersService, 'moderationHolds'>;
  readonly wallet: Pick<WalletService, 'balances'>;
  readonly jobs: Pick<JobsService, 'cancelAllOf'>;
  readonly payments: Pick<PaymentsService, 'endRenewalOf' | 'statusOf'>;
  /** Has `endDealings` run at that moment; the job exists if and only if the transaction commits. */
  readonly endJobsAndRenewalLater: (scope: Scope, memberId: string, at: Date) => Promise<void>;
}

interface Why {
  readonly member_id: string;
  readonly reason: string;
}

/** What the creator reads beside a character, should the account be open again and something else still hold it. */
const CLOSED = 'The creator’s account is closed.';

/** By then every process knows of the ban, and requests that were under way have ended. */
const SETTLE_MS = 10_000;

export function createMembersAdmin(needs: Needs) {
  const { clock, audit, identity, characters, wallet, jobs, payments, endJobsAndRenewalLater } =
    needs;
  const { members, signIns } = identity;

  /** Throws where the admin is none any more, as after a ban that came first, or where there is nothing to do. */
  const hold = async (tx: Scope, admin: Member, member_id: string): Promise<PersonRow> => {
    if (admin.id === member_id) throw new AppError('member.is_self');
    const held = await members.hold(tx, [admin.id, member_id]);
    const acting = held.find(({ id }) => id === admin.id);
    if (!acting?.is_admin || acting.banned_at) throw new AppError('identity.forbidden');
    const row = held.find(({ id }) => id === member_id);
    if (!row) throw new AppError('member.not_found');
    return row;
  };

  /** Recorded last, because it blocks the site's other audit entries until the commit. */
  const record = async (
    tx: Scope,
    admin: Member,
    done: { act: 'member.banned' | 'member.restored'; was: PersonRow; is: PersonRow; why: Why },
  ): Promise<ListedMember> => {
    const { act, was, is, why } = done;
    await audit.record(tx, {
      actor: { kind: 'admin', id: admin.id },
      act,
      subject: { type: 'member', id: was.id },
      reason: why.reason,
      before: factsOf(was),
      after: factsOf(is),
    });
    return show(is);
  };

  const read = async (scope: Scope, member_id: string) => {
    const row = await members.find(scope, member_id);
    if (!row) throw new AppError('member.not_found');
    const balances = await wallet.balances(scope, member_id);
    const { active_plan } = await payments.statusOf(scope, member_id);
    const check = await identity.ageChecks.read(scope, member_id);
    return {
      ...show(row),
      active_plan,
      age_checked_until: identity.ageChecks.holds(check)
        ? (check?.valid_until.toISOString() ?? null)
        : null,
      subscriber_tokens: balances.new_subscriber_balance,
      one_time_tokens: balances.new_one_time_balance,
    };
  };

  return {
    read,

    async list(scope: Scope, wanted: WantedMembers) {
      const rows = await members.search(scope, { ...wanted, limit: wanted.limit + 1 });
      const shown = rows.slice(0, wanted.limit);
      const next_cursor = rows.length > wanted.limit ? (shown.at(-1)?.id ?? null) : null;
      return { members: shown.map(show), next_cursor };
    },

    /** For a check that turns out to be wrong, such as a shared account. Throws `member.no_age_check`. */
    async endAgeCheck(scope: Scope, admin: Member, why: Why) {
      await inTransaction(scope, async (tx) => {
        const row = await hold(tx, admin, why.member_id);
        if (!(await identity.ageChecks.revoke(tx, row.id)))
          throw new AppError('member.no_age_check');
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'member.age_check_ended',
          subject: { type: 'member', id: row.id },
          reason: why.reason,
        });
      });
      return read(scope, why.member_id);
    },

    /** Ends every sign-in; an admin is none from then on, also after the account was opened again. */
    ban: (scope: Scope, admin: Member, why: Why): Promise<ListedMember> =>
      inTransaction(scope, async (tx) => {
        const was = await hold(tx, admin, why.member_id);
        if (was.banned_at) throw new AppError('member.banned');
        const now = clock.now();
        const is = await members.change(tx, was.id, { banned_at: now, is_admin: false });
        await signIns.end(tx, was.id);
        await endJobsAndRenewalLater(tx, was.id, now);
        await endJobsAndRenewalLater(tx, was.id, new Date(now.getTime() + SETTLE_MS));
        await characters.moderationHolds.placeOnAllOf(tx, {
          owner_id: was.id,
          hold: was.id,
          reason: CLOSED,
        });
        return record(tx, admin, { act: 'member.banned', was, is, why });
      }),

    restore: (scope: Scope, admin: Member, why: Why): Promise<ListedMember> =>
      inTransaction(scope, async (tx) => {
        const was = await hold(tx, admin, why.member_id);
        if (!was.banned_at) throw new AppError('member.not_banned');
        const is = await members.change(tx, was.id, { banned_at: null });
        await characters.moderationHolds.lift(tx, was.id);
        return record(tx, admin, { act: 'member.restored', was, is, why });
      }),

    /**
     * Cancels a banned member's jobs, returns their tokens, and ends the plan's renewal. Outside the ban's transaction,
     * because it calls the payment provider. Does nothing for a member who is not banned; safe to run twice.
     */
    async endJobsAndRenewal(scope: Scope, member_id: string): Promise<void> {
      const row = await members.find(scope, member_id);
      if (!row?.banned_at) return;
      const cancelled = await jobs.cancelAllOf(scope, member_id);
      const plan = await payments.endRenewalOf(scope, member_id);
      if (cancelled === 0 && !plan) return;
      await audit.record(scope, {
        actor: { kind: 'system' },
        act: 'member.dealings_ended',
        subject: { type: 'member', id: member_id },
        after: { cancelled_jobs: cancelled, is_renewal_ended: plan },
      });
    },
  };
}

/** Neither name nor address: the log outlives the account. */
const factsOf = ({ banned_at, is_admin }: PersonRow) => ({
  is_banned: banned_at !== null,
  is_admin,
});

const show = (row: PersonRow): ListedMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  is_admin: row.is_admin,
  banned_at: row.banned_at?.toISOString() ?? null,
  deletion_at: row.deletion_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
});
