// Members as admins see them.
import { z } from 'zod';
import { ADMIN_ROLES } from './admin-role-values.ts';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

const ListedMember = z.object({
  id: Id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  is_admin: z.boolean(),
  admin_roles: z.array(z.enum(ADMIN_ROLES)),
  /** When an admin banned the account; null if it is not banned. */
  banned_at: Time.nullable(),
  /** When the deletion that the member requested takes effect; null without a request. */
  deletion_at: Time.nullable(),
  created_at: Time,
  seen_at: Time,
});
export type ListedMember = z.infer<typeof ListedMember>;

const SeenMember = z.object({
  ...ListedMember.shape,
  /** The current plan's id and name, and the end of what is paid; null without a plan. */
  active_plan: z.string().nullable(),
  plan_name: z.string().nullable(),
  plan_end_date: Time.nullable(),
  /** When the passed age check expires; null without one. */
  age_checked_until: Time.nullable(),
  subscriber_tokens: z.int().min(0),
  one_time_tokens: z.int().min(0),
});

const one = z.strictObject({ member_id: Id });
const Why = z.strictObject({ reason: storable(500).trim().min(3, 'Enter a short reason') });

/** `waiting`: a second admin has to approve it within a day. */
const Outcome = z.object({ state: z.enum(['done', 'waiting']), member: ListedMember });

export const membersApi = describe(calls.members, {
  list: {
    query: z.strictObject({
      search: storable(254).trim().optional(),
      state: z.enum(['banned', 'admin']).optional(),
      limit: countIn(1, 100).default(50),
      cursor: Id.optional(),
    }),
    reply: z.object({ members: z.array(ListedMember), next_cursor: Id.nullable() }),
  },
  read: { params: one, reply: SeenMember },
  ban: { params: one, body: Why, reply: Outcome },
  restore: { params: one, body: Why, reply: Outcome },
  setRoles: {
    params: one,
    body: Why.extend({ is_admin: z.boolean(), roles: z.array(z.enum(ADMIN_ROLES)).max(2) }),
    reply: ListedMember,
  },
  endAgeCheck: { params: one, body: Why, reply: SeenMember },
});
