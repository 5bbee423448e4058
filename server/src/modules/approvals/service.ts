// The two-person rule of a site's admins, and the sealed evidence that it bounds.
import type { AssetsService } from '../assets/service.ts';
import { createApprovals, type ApprovalNeeds } from './approvals.ts';
import { createEvidence } from './evidence.ts';

export type ApprovalsService = ReturnType<typeof createApprovalsService>;
export type { ApprovalRow } from './approvals.store.ts';
/** For commands, which have no other use for this service. */
export { createApprovals } from './approvals.ts';

interface Needs extends ApprovalNeeds {
  readonly quarantine: Pick<AssetsService['quarantine'], 'list'>;
}

export function createApprovalsService({ clock, ids, audit, members, quarantine }: Needs) {
  const approvals = createApprovals({ clock, ids, audit, members });
  return { ...approvals, evidence: createEvidence({ quarantine, approvals, audit }) };
}
