// The SQL of a member's personal data for the data export; it contains no secrets.
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { listAgeChecks } from './age-checks.store.ts';
import { listConsents } from './members.store.ts';
import { recovery_code, second_factor } from './second-factor/second-factor.tables.ts';
import { one_time_token, person, person_key, sign_in, sign_up } from './tables.ts';

export async function readOwnData(scope: Scope, personId: string) {
  const { db, site_id } = scope;
  const here = and(eq(person.id, personId), eq(person.site_id, site_id));
  const account = await db.select().from(person).where(here);
  const keys = await db
    .select({ key_id: person_key.key_id, created_at: person_key.created_at })
    .from(person_key)
    .where(eq(person_key.person_id, personId));
  const { id, method, device_name, network, created_at, seen_at, ended_at } = sign_in;
  const devices = await db
    .select({ id, method, device_name, network, created_at, seen_at, ended_at })
    .from(sign_in)
    .where(eq(sign_in.person_id, personId))
    .orderBy(asc(created_at));
  const sign_ups = await db
    .select({
      marketing_given: sign_up.marketing_given,
      marketing_version: sign_up.marketing_version,
      policy_version: sign_up.policy_version,
      created_at: sign_up.created_at,
    })
    .from(sign_up)
    .where(and(eq(sign_up.site_id, site_id), eq(sign_up.sub, account[0]?.sub ?? '')));
  const one_time_tokens = await db
    .select({
      purpose: one_time_token.purpose,
      created_at: one_time_token.created_at,
      used_at: one_time_token.used_at,
    })
    .from(one_time_token)
    .where(eq(one_time_token.person_id, personId));
  const age_checks = await listAgeChecks(db, personId);
  const consents = await listConsents(db, personId);
  const factors = await readFactors(db, personId);
  return { age_checks, consents, account, keys, devices, sign_ups, one_time_tokens, ...factors };
}

async function readFactors(db: Db, personId: string) {
  const second_factors = await db
    .select({
      kind: second_factor.kind,
      name: second_factor.name,
      rp_id: second_factor.rp_id,
      created_at: second_factor.created_at,
      used_at: second_factor.used_at,
    })
    .from(second_factor)
    .where(eq(second_factor.person_id, personId));
  const recovery_codes = await db
    .select({ created_at: recovery_code.created_at, used_at: recovery_code.used_at })
    .from(recovery_code)
    .where(eq(recovery_code.person_id, personId));
  return { second_factors, recovery_codes };
}
