// The audit log as admins read it.
import { z } from 'zod';
import { auditCalls } from './audit.calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

const Facts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
);

const AuditEntry = z.object({
  id: Id,
  /** Consecutive numbers without gaps. */
  seq: z.int().min(1),
  actor_kind: z.enum(['admin', 'operator', 'system']),
  /** The admin; the account may have been deleted. */
  actor_id: Id.nullable(),
  actor_name: z.string().nullable(),
  /** A noun and an action, such as `admin.granted`. */
  act: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  /** Null if it has no name or was deleted. */
  subject_name: z.string().nullable(),
  reason: z.string(),
  before: Facts.nullable(),
  after: Facts.nullable(),
  created_at: Time,
});

export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditApi = describe(auditCalls, {
  list: {
    query: z.strictObject({
      act: storable(60).optional(),
      subject_type: storable(60).optional(),
      subject_id: storable(100).optional(),
      actor_id: Id.optional(),
      /** The id of what was changed, or of the admin who did it. */
      search: storable(100).optional(),
      limit: countIn(1, 1_000).default(50),
      /** The number of the last entry on the previous page. */
      cursor: countIn(1, 2_000_000_000).optional(),
    }),
    reply: z.object({ entries: z.array(AuditEntry), next_cursor: z.string().nullable() }),
  },
  check: {
    reply: z.object({
      entries: z.int().min(0),
      /** The number of the first altered entry. */
      broken_at: z.int().nullable(),
    }),
  },
});
