// Actions that need two admins (four-eyes principle): requested by one, approved by another one within a day.
import { z } from 'zod';
import { approvalsCalls } from './approvals.calls.ts';
import { describe } from './endpoint.ts';
import { Id, Time } from './scalars.ts';

export const APPROVAL_ACTS = ['member.ban', 'member.restore', 'evidence.export'] as const;

const Approval = z.object({
  id: Id,
  act: z.enum(APPROVAL_ACTS),
  subject_id: Id,
  /** The name of the member concerned; null for evidence, and for a member without a name. */
  subject_name: z.string().nullable(),
  reason: z.string(),
  requested_by: Id,
  requested_by_name: z.string().nullable(),
  created_at: Time,
  expires_at: Time,
});
export type Approval = z.infer<typeof Approval>;

export const approvalsApi = describe(approvalsCalls, {
  list: { reply: z.object({ approvals: z.array(Approval) }) },
  decide: {
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ agrees: z.boolean() }),
    reply: z.object({ state: z.enum(['approved', 'declined']) }),
  },
});
