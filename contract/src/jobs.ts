// Jobs: paid work done later, as every kind of it is told to its owner, and the list that admins have.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { JOB_STATES } from './job-states.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

const State = z.enum(JOB_STATES);

/** What every job tells of itself, in answers and on the socket. */
export const jobFields = {
  job_id: Id,
  /** `character`: what is made. */
  kind: z.string(),
  state: State,
  /** 1 for the next one; null unless it is queued. */
  position: z.int().min(1).nullable(),
  progress: z.object({ done: z.int().min(0), total: z.int().min(1) }),
  /** Why it did not succeed: a code of the catalogue of errors. */
  reason: z.string().nullable(),
  /** Whether trying it again makes sense. */
  retryable: z.boolean(),
};

const AdminJob = z.object({
  ...jobFields,
  member_id: Id,
  /** In tokens, as it was when it was paid. */
  price: z.int().min(0),
  /** How often it was begun. */
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
      /** The id of a job or of a member, a member's mail address, or how a member's or a character's name begins. */
      search: storable(100).optional(),
      limit: countIn(1, 100).default(50),
      cursor: Id.optional(),
    }),
    reply: z.object({ jobs: z.array(AdminJob), next_cursor: Id.nullable() }),
  },
  retry: { params: one, body: Why, reply: AdminJob },
  cancel: { params: one, body: Why, reply: AdminJob },
});
