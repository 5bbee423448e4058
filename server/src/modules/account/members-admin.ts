// Members for admins: list, ban and restore, with a reason in the audit log.
import type { AdminRole } from '@velour/contract/admin-role-values.ts';
import type { ListedMember } from '@velour/contract/members.ts';
import type { Member } from '../../platform/actor.ts';
import { pageOf } from '../../platform/cursor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { ApprovalRow } from '../approvals/service.ts';
import type { PersonRow, WantedMembers } from '../identity/service.ts';
import type { AccountNeeds } from './service.ts';

interface Why {
  readonly member_id: string;
  readonly reason: string;
}

interface Appointment {
  readonly is_admin: boolean;
  readonly roles: readonly AdminRole[];
}

type Closing = 'member.ban' | 'member.restore';
type Approved = Pick<ApprovalRow, 'act' | 'subject_id' | 'reason' | 'requested_by'>;

interface Outcome {
  readonly state: 'done' | 'waiting';
  readonly member: ListedMember;
}

interface Change {
  readonly was: PersonRow;
  readonly reason: string;
  /** The admin who requested it, or the fact that the site has no second admin. */
  readonly facts: Readonly<Record<string, string | boolean>>;
}

/** The reason that creators see if the account is restored while a moderation hold of the character remains. */
const CLOSED = 'The creator’s account is closed.';

/** After this time, every process knows about the ban, and earlier requests have ended. */
const SETTLE_MS = 10_000;

/** `endJobsAndRenewalLater` schedules it for that time; the job exists if and only if the transaction commits. */
export function createMembersAdmin(
  { clock, audit, identity, characters, wallet, jobs, payments, approvals }: AccountNeeds,
  endJobsAndRenewalLater: (scope: Scope, memberId: string, at: Date) => Promise<void>,
) {
  const { members, signIns } = identity;

  /** Throws if the admin has lost the role, for example by a concurrent ban, or if there is nothing to do. */
  const hold = async (tx: Scope, admin: Member, member_id: string): Promise<PersonRow> => {
    if (admin.id === member_id) throw new AppError('member.is_self');
    const held = await members.hold(tx, [admin.id, member_id]);
    const acting = held.find(({ id }) => id === admin.id);
    if (!acting?.is_admin || acting.banned_at) throw new AppError('identity.forbidden');
    const row = held.find(({ id }) => id === member_id);
    if (!row) throw new AppError('member.not_found');
    return row;
  };

  /** Called last, because it blocks the site's other audit entries until the commit. */
  const record = async (
    tx: Scope,
    admin: Member,
    done: Change & { act: 'member.banned' | 'member.restored'; is: PersonRow },
  ): Promise<ListedMember> => {
    const { act, was, is, reason, facts } = done;
    await audit.record(tx, {
      actor: { kind: 'admin', id: admin.id },
      act,
      subject: { type: 'member', id: was.id },
      reason,
      before: factsOf(was),
      after: { ...factsOf(is), ...facts },
    });
    return show(is);
  };

  /** Also ends all sign-ins. */
  const close = async (tx: Scope, admin: Member, change: Change): Promise<ListedMember> => {
    const { was } = change;
    const now = clock.now();
    const is = await members.change(tx, was.id, { banned_at: now });
    await signIns.end(tx, was.id);
    await endJobsAndRenewalLater(tx, was.id, now);
    await endJobsAndRenewalLater(tx, was.id, new Date(now.getTime() + SETTLE_MS));
    await characters.moderationHolds.placeOnAllOf(tx, {
      owner_id: was.id,
      hold: was.id,
      reason: CLOSED,
    });
    return record(tx, admin, { ...change, act: 'member.banned', is });
  };

  const reopen = async (tx: Scope, admin: Member, change: Change): Promise<ListedMember> => {
    const is = await members.change(tx, change.was.id, { banned_at: null });
    await characters.moderationHolds.lift(tx, change.was.id);
    return record(tx, admin, { ...change, act: 'member.restored', is });
  };

  const requireAllowedAct = async (
    tx: Scope,
    admin: Member,
    { act, member_id }: { act: Closing; member_id: string },
  ): Promise<PersonRow> => {
    const was = await hold(tx, admin, member_id);
    if (act === 'member.restore' && !was.banned_at) throw new AppError('member.not_banned');
    if (act === 'member.ban' && was.banned_at) throw new AppError('member.banned');
    // Otherwise one of two admins could remove the other one, whose approval is required.
    if (act === 'member.ban' && was.is_admin) throw new AppError('member.is_admin');
    return was;
  };

  /** Takes effect at once on a site with a single admin, which is logged; otherwise a second admin must approve. */
  const closeOrOpen = async (
    tx: Scope,
    admin: Member,
    { act, why }: { act: Closing; why: Why },
  ): Promise<Outcome> => {
    const was = await requireAllowedAct(tx, admin, { act, member_id: why.member_id });
    if (await approvals.hasSecond(tx, admin.id, act)) {
      await approvals.ask(tx, admin, { act, subject_id: was.id, reason: why.reason });
      return { state: 'waiting', member: show(was) };
    }
    const change = { was, reason: why.reason, facts: { is_single_admin: true } };
    const member = await (act === 'member.ban' ? close : reopen)(tx, admin, change);
    return { state: 'done', member };
  };

  const read = async (scope: Scope, member_id: string) => {
    const row = await members.find(scope, member_id);
    if (!row) throw new AppError('member.not_found');
    const balances = await wallet.balances(scope, member_id);
    const { active_plan, plan_end_date } = await payments.statusOf(scope, member_id);
    const plan_name =
      active_plan === null ? null : (await wallet.priceList.namesOf(scope)).get(active_plan);
    const check = await identity.ageChecks.read(scope, member_id);
    return {
      ...show(row),
      active_plan,
      plan_name: plan_name ?? null,
      plan_end_date,
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
      const { shown, next_cursor } = pageOf(rows, wanted.limit, ({ id }) => id);
      return { members: shown.map(show), next_cursor };
    },

    /** Revokes an age check that turns out to be wrong, such as of a shared account. Throws `member.no_age_check`. */
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

    ban: (scope: Scope, admin: Member, why: Why): Promise<Outcome> =>
      inTransaction(scope, (tx) => closeOrOpen(tx, admin, { act: 'member.ban', why })),

    restore: (scope: Scope, admin: Member, why: Why): Promise<Outcome> =>
      inTransaction(scope, (tx) => closeOrOpen(tx, admin, { act: 'member.restore', why })),

    /** Carries out an approved action. Throws if it has expired, or if one of the two has lost the admin role. */
    async carryOut(tx: Scope, admin: Member, approved: Approved): Promise<void> {
      const { act, subject_id: member_id, reason, requested_by } = approved;
      if (act !== 'member.ban' && act !== 'member.restore') return;
      const was = await requireAllowedAct(tx, admin, { act, member_id });
      const facts = { requested_by, is_single_admin: false };
      await (act === 'member.ban' ? close : reopen)(tx, admin, { was, facts, reason });
    },

    /** Owners appoint admins and set their roles; they cannot change their own. */
    setRoles: (scope: Scope, admin: Member, to: Why & Appointment): Promise<ListedMember> =>
      inTransaction(scope, async (tx) => {
        const was = await hold(tx, admin, to.member_id);
        if (was.banned_at) throw new AppError('member.banned');
        const admin_roles = to.is_admin ? [...new Set(to.roles)] : [];
        const is = await members.change(tx, was.id, { is_admin: to.is_admin, admin_roles });
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'admin.roles_changed',
          subject: { type: 'member', id: was.id },
          reason: to.reason,
          before: { is_admin: was.is_admin, roles: was.admin_roles },
          after: { is_admin: is.is_admin, roles: is.admin_roles },
        });
        return show(is);
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

/** Without name and address, because the log outlives the account. */
const factsOf = ({ banned_at, is_admin }: PersonRow) => ({
  is_banned: banned_at !== null,
  is_admin,
});

const show = (row: PersonRow): ListedMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  is_admin: row.is_admin,
  admin_roles: row.admin_roles,
  banned_at: row.banned_at?.toISOString() ?? null,
  deletion_at: row.deletion_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
});
