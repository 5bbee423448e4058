// The SQL of a member's account state, which every call needs.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { site } from '../sites/tables.ts';
import { ageCheckedUntil, isHeldAsMinor } from './age-checks.store.ts';
import { second_factor } from './second-factor/second-factor.tables.ts';
import { person, sign_in } from './tables.ts';

export type AccountState = NonNullable<Awaited<ReturnType<typeof readAccountState>>>;

const hasSecondFactor = sql<boolean>`(${person.is_admin} and exists (select 1 from ${second_factor} where ${second_factor.person_id} = ${person.id} and ${second_factor.confirmed_at} is not null))`;
const needsSecondFactor = sql<boolean>`(${person.is_admin} and exists (select 1 from ${site} where ${site.id} = ${person.site_id} and ${site.record} -> 'admins_need_second_factor' = 'true'::jsonb))`;

/** Undefined for an account or a sign-in that does not exist on this site. */
export async function readAccountState(
  db: Db,
  query: { site_id: string; issuer: string; sub: string; sign_in: string },
) {
  const [row] = await db
    .select({
      id: person.id,
      is_admin: person.is_admin,
      admin_roles: person.admin_roles,
      adult_since: person.adult_since,
      banned_at: person.banned_at,
      sign_in_id: sign_in.id,
      proven_at: sign_in.proven_at,
      ended_at: sign_in.ended_at,
      /** When this sign-in passed the second factor. */
      second_factor_at: sign_in.second_factor_at,
      has_second_factor: hasSecondFactor,
      needs_second_factor: needsSecondFactor,
      /** The time at which a passed age check expires. */
      age_checked_until: ageCheckedUntil,
      is_held_as_minor: isHeldAsMinor,
    })
    .from(person)
    .innerJoin(sign_in, and(eq(sign_in.person_id, person.id), eq(sign_in.claim, query.sign_in)))
    .where(
      and(
        eq(person.site_id, query.site_id),
        eq(person.issuer, query.issuer),
        eq(person.sub, query.sub),
        eq(person.kind, 'member'),
      ),
    );
  return row;
}
