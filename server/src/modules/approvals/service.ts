// Approvals (four-eyes principle): actions that a second admin must confirm, and the list of encrypted evidence.
import type { Core } from '../../platform/core.ts';
import { DAY_MS } from '@velour/calendar/calendar.ts';
import type { AssetsService } from '../assets/service.ts';
import { hasRole, type AdminRole } from '@velour/contract/admin-role-values.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditService } from '../audit/service.ts';
import type { IdentityService } from '../identity/service.ts';
import * as store from './approvals.store.ts';
import type { ApprovalRow } from './approvals.store.ts';

export type ApprovalsService = ReturnType<typeof createApprovalsService>;
export type { ApprovalRow } from './approvals.store.ts';

interface ApprovalNeeds extends Pick<Core, 'clock' | 'ids'> {
  readonly audit: Pick<AuditService, 'record'>;
  readonly members: Pick<IdentityService['members'], 'labelsOf' | 'listAdmins'>;
}

interface ApprovalsNeeds extends ApprovalNeeds {
  readonly quarantine: Pick<AssetsService['quarantine'], 'list'>;
}

export function createApprovalsService(needs: ApprovalsNeeds) {
  const approvals = createApprovals(needs);
  return { ...approvals, evidence: createEvidence(needs, approvals) };
}

type Act = ApprovalRow['act'];

interface ApprovalParams {
  readonly act: Act;
  readonly subject_id: string;
  readonly reason: string;
}

/** The role that requesting and approving the action needs; undefined if any admin may. */
const roleOf: Readonly<Record<Act, AdminRole | undefined>> = {
  'member.ban': undefined,
  'member.restore': undefined,
  'evidence.export': 'safety',
};

type Approvals = ReturnType<typeof createApprovals>;

/** Exported for commands, which use it without the rest. */
export function createApprovals({ clock, ids, audit, members }: ApprovalNeeds) {
  const may = ({ admin_roles }: Pick<Member, 'admin_roles'>, act: Act): boolean => {
    const role = roleOf[act];
    return role === undefined || hasRole(admin_roles, role);
  };

  const eligible = async (scope: Scope, act: Act) =>
    (await members.listAdmins(scope)).filter(
      (admin) => admin.banned_at === null && admin.deletion_at === null && may(admin, act),
    );

  const record = (
    tx: Scope,
    admin_id: string,
    row: ApprovalParams & { id: string },
    done: string,
  ) =>
    audit.record(tx, {
      actor: { kind: 'admin', id: admin_id },
      act: `approval.${done}`,
      subject: { type: 'approval', id: row.id },
      reason: row.reason,
      after: { act: row.act, subject_id: row.subject_id },
    });

  return {
    /** True if another admin could approve it. If not, the action is done at once and logged as such. */
    hasSecond: async (scope: Scope, adminId: string, act: Act): Promise<boolean> =>
      (await eligible(scope, act)).some(({ id }) => id !== adminId),

    /** Throws `approval.waiting` if the same request is already waiting. */
    async ask(tx: Scope, admin: Member, params: ApprovalParams): Promise<void> {
      const now = clock.now();
      await store.expireApprovals(tx, now);
      const row = {
        ...params,
        id: ids.next(),
        state: 'waiting' as const,
        requested_by: admin.id,
        decided_by: null,
        decided_at: null,
        created_at: now,
        expires_at: new Date(now.getTime() + DAY_MS),
      };
      if (!(await store.addApproval(tx, row))) throw new AppError('approval.waiting');
      await record(tx, admin.id, row, 'requested');
    },

    /** The names of the members that these requests are about. */
    async namesOf(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await store.listByIds(scope, ids);
      const names = await members.labelsOf(
        scope,
        rows.map(({ subject_id }) => subject_id),
      );
      return new Map(
        rows.flatMap(({ id, subject_id }) => {
          const name = names.get(subject_id);
          return name === undefined ? [] : [[id, name] as const];
        }),
      );
    },

    /** The requests that this admin may decide, and the admin's own requests. */
    async waiting(scope: Scope, admin: Member) {
      const rows = (await store.listWaiting(scope, clock.now())).filter(({ act }) =>
        may(admin, act),
      );
      if (rows.length === 0) return [];
      const ids = new Set(rows.flatMap((row) => [row.subject_id, row.requested_by]));
      const names = await members.labelsOf(scope, [...ids]);
      return rows.map((row) => ({
        ...row,
        subject_name: names.get(row.subject_id) ?? null,
        requested_by_name: names.get(row.requested_by) ?? null,
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      }));
    },

    /**
     * Closes the request; if the admin approves, the action is carried out in the same transaction. Throws
     * `approval.not_found`, and `approval.second_person` if the requesting admin approves; declining their own request
     * withdraws it.
     */
    decide: (
      scope: Scope,
      admin: Member,
      decision: { id: string; agrees: boolean },
      carryOut: (tx: Scope, row: ApprovalRow) => Promise<unknown>,
    ): Promise<{ state: 'approved' | 'declined' }> =>
      inTransaction(scope, async (tx) => {
        const now = clock.now();
        const row = await store.lockWaiting(tx, decision.id, now);
        if (!row) throw new AppError('approval.not_found');
        if (!may(admin, row.act)) throw new AppError('identity.role_missing');
        if (decision.agrees && row.requested_by === admin.id)
          throw new AppError('approval.second_person');
        const state = decision.agrees ? 'approved' : 'declined';
        await store.closeApproval(tx, row.id, { state, decided_by: admin.id, decided_at: now });
        if (decision.agrees) await carryOut(tx, row);
        await record(tx, admin.id, row, state);
        return { state };
      }),

    /** The consent that a command needs: two admins within the last day, or the fact that there is only one. */
    async consentTo(
      scope: Scope,
      wanted: Omit<ApprovalParams, 'reason'>,
    ): Promise<'approved' | 'single_admin' | undefined> {
      if ((await eligible(scope, wanted.act)).length < 2) return 'single_admin';
      const after = new Date(clock.now().getTime() - DAY_MS);
      return (await store.findApproved(scope, { ...wanted, after })) ? 'approved' : undefined;
    },
  };
}

/** Encrypted evidence, for owners and admins with the safety role: the list, and requests for an export. */
function createEvidence(
  { quarantine, audit }: ApprovalsNeeds,
  approvals: Pick<Approvals, 'ask' | 'hasSecond'>,
) {
  const picturesOf = async ({ db, site_id }: Scope) =>
    (await quarantine.list(db)).filter((picture) => picture.site_id === site_id);

  return {
    /** Viewing the list is recorded, too. */
    async list(scope: Scope, admin: Member) {
      const pictures = await picturesOf(scope);
      if (pictures.length > 0)
        await audit.record(scope, {
          actor: { kind: 'admin', id: admin.id },
          act: 'quarantine.listed',
          subject: { type: 'site', id: scope.site_id },
        });
      return {
        pictures: pictures.map((picture) => ({
          ...picture,
          matched_at: picture.matched_at.toISOString(),
          delete_after: picture.delete_after.toISOString(),
          reported_at: picture.reported_at?.toISOString() ?? null,
        })),
      };
    },

    /** The operator's command exports it; this request is the consent of the other person that the command needs. */
    requestExport: (scope: Scope, admin: Member, { id, reason }: { id: string; reason: string }) =>
      inTransaction(scope, async (tx): Promise<{ state: 'done' | 'waiting' }> => {
        const isThere = (await picturesOf(tx)).some((picture) => picture.id === id);
        if (!isThere) throw new AppError('quarantine.not_found');
        const act = 'evidence.export';
        if (!(await approvals.hasSecond(tx, admin.id, act))) return { state: 'done' };
        await approvals.ask(tx, admin, { act, subject_id: id, reason });
        return { state: 'waiting' };
      }),
  };
}
