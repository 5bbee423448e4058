// Sealed evidence for owners and admins with the safety role: what is there, and asking for its export.
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AssetsService } from '../assets/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { Approvals } from './approvals.ts';

interface Needs {
  readonly quarantine: Pick<AssetsService['quarantine'], 'list'>;
  readonly approvals: Pick<Approvals, 'ask' | 'hasSecond'>;
  readonly audit: Pick<AuditService, 'record'>;
}

export function createEvidence({ quarantine, approvals, audit }: Needs) {
  const picturesOf = async ({ db, site_id }: Scope) =>
    (await quarantine.list(db)).filter((picture) => picture.site_id === site_id);

  return {
    /** Looking is recorded, too. */
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

    /** The operator's command writes it out; this is the other person that it needs. */
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
