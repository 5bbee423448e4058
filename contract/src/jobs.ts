// Paid jobs: the fields that their owner sees, and the list for admins.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { JOB_STATES } from './job-states.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

const State = z.enum(JOB_STATES);

/** The fields of every job, in responses and on the socket. */
export const jobFields = {
  job_id: Id,
  /** The kind of the job, such as `character`. */
  kind: z.string(),
  state: State,
  /** The position in the queue, from 1; null unless it is queued. */
  position: z.int().min(1).nullable(),
  progress: z.object({ done: z.int().min(0), total: z.int().min(1) }),
  /** The error code of a job that did not succeed. */
  reason: z.string().nullable(),
  /** Whether a retry can succeed. */
  retryable: z.boolean(),
};

const AdminJob = z.object({
  ...jobFields,
  member_id: Id,
  /** What an admin calls the member; null without a name or an email. */
  member_name: z.string().nullable(),
  /** The price in tokens at the time of payment. */
  price: z.int().min(0),
  /** The number of attempts so far. */
  attempt: z.int().min(0),
  is_premium: z.boolean(),
  created_at: Time,
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
});
export type AdminJob = z.infer<typeof AdminJob>;

const one = z.strictObject({ id: Id });
const Why = z.strictObject({ reason: storable(500).trim().min(3, 'Enter a short reason') });

export const jobsApi = describe(calls.jobs, {
  list: {
    query: z.strictObject({
      state: State.optional(),
      kind: storable(40).optional(),
      /** A job's or member's id, a member's email address, or a prefix of a member's or character's name. */
      search: storable(100).optional(),
      limit: countIn(1, 100).default(50),
      cursor: Id.optional(),
    }),
    reply: z.object({ jobs: z.array(AdminJob), next_cursor: Id.nullable() }),
  },
  retry: { params: one, body: Why, reply: AdminJob },
  cancel: { params: one, body: Why, reply: AdminJob },
});
