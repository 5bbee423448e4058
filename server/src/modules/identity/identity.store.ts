// The SQL of people and their keys.
import { and, asc, desc, eq, inArray, isNull, or, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { isMember } from './display-names.store.ts';
import { person, person_key } from './tables.ts';

export type KeyRow = typeof person_key.$inferSelect;
export type PersonRow = typeof person.$inferSelect;
type NewPerson = typeof person.$inferInsert;

export async function addPerson(
  db: Db,
  row: NewPerson,
  key: typeof person_key.$inferInsert,
): Promise<void> {
  await db.insert(person).values(row);
  await db.insert(person_key).values(key);
}

/** Adds the people who do not exist yet. */
export async function addPeople(db: Db, rows: readonly NewPerson[]): Promise<void> {
  await db
    .insert(person)
    .values([...rows])
    .onConflictDoNothing();
}

/** Stores the first variants only: later ones have not brought this person here. */
export async function recordGroup(
  { db, site_id }: Scope,
  id: string,
  ab_group: string,
): Promise<void> {
  await db
    .update(person)
    .set({ ab_group })
    .where(and(eq(person.site_id, site_id), eq(person.id, id), isNull(person.ab_group)));
}

export async function readTimeZone({ db }: Scope, id: string): Promise<string | null> {
  const [row] = await db
    .select({ time_zone: person.time_zone })
    .from(person)
    .where(eq(person.id, id));
  return row?.time_zone ?? null;
}

/** Returns whether the time zone changed. */
export async function changeTimeZone(
  { db, site_id }: Scope,
  id: string,
  time_zone: string,
): Promise<boolean> {
  const isOther = or(isNull(person.time_zone), ne(person.time_zone, time_zone));
  const changed = await db
    .update(person)
    .set({ time_zone })
    .where(and(eq(person.site_id, site_id), eq(person.id, id), isOther))
    .returning({ id: person.id });
  return changed.length > 0;
}

/** Returns whether the person exists; the time of the first confirmation is kept. */
export async function markAdult(scope: Scope, personId: string, at: Date): Promise<boolean> {
  const here = and(eq(person.id, personId), eq(person.site_id, scope.site_id));
  await scope.db
    .update(person)
    .set({ adult_since: at })
    .where(and(here, isNull(person.adult_since)));
  const found = await scope.db.select({ id: person.id }).from(person).where(here);
  return found.length === 1;
}

/** The counters of a visitor's trial: messages and regenerated replies. */
export type TrialPart = 'message' | 'again';

const countOf = { message: 'trial_used', again: 'trial_again' } as const;

/**
 * A part of a statement that counts one use of each visitor's trial. `rows` names a relation of different people with
 * `person_id`, `part`, `paid_by` and `most` (the trial's limit for that part). Returns the `person_id`s that were
 * counted; visitors whose trial is used up are not.
 */
export const takingOfTrials = (rows: SQL): SQL => sql`
  update person p set trial_used = p.trial_used + case r.part when 'message' then 1 else 0 end,
    trial_again = p.trial_again + case r.part when 'again' then 1 else 0 end
  from ${rows} r
  where p.id = r.person_id and r.paid_by = 'trial'
    and case r.part when 'message' then p.trial_used else p.trial_again end < r.most
  returning p.id as person_id`;

export async function giveTrialBack(db: Db, personId: string, part: TrialPart): Promise<void> {
  const name = countOf[part];
  await db
    .update(person)
    .set({ [name]: sql`greatest(${person[name]} - 1, 0)` })
    .where(eq(person.id, personId));
}

/** The key of the person who was created first. */
export async function readOldestKey(db: Db): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(person_key).orderBy(person_key.person_id).limit(1);
  return row;
}

export async function readKey(db: Db, personId: string): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(person_key).where(eq(person_key.person_id, personId));
  return row;
}

/**
 * Creates or updates the member of these claims; concurrent calls get the same member. Adds a key if there is none.
 * Fields that the provider does not know, such as an address, stay unchanged.
 */
export async function upsertMember(
  scope: Scope,
  row: NewPerson,
  key: typeof person_key.$inferInsert,
): Promise<PersonRow> {
  const [stored] = await scope.db
    .insert(person)
    .values(row)
    .onConflictDoUpdate({
      target: [person.site_id, person.issuer, person.sub],
      set: {
        email: sql`coalesce(excluded.email, ${person.email})`,
        email_verified: sql`excluded.email_verified`,
        ...named(sql`excluded.name`, sql`excluded.seen_at`),
        seen_at: sql`excluded.seen_at`,
      },
    })
    .returning();
  if (!stored) throw new Error('A member that was just stored could not be read.');
  await scope.db
    .insert(person_key)
    .values({ ...key, person_id: stored.id })
    .onConflictDoNothing();
  return stored;
}

/** A withheld name does not return through a provider that still has it. */
const unlessWithheld = (name: SQL) =>
  sql<
    string | null
  >`case when lower(${name}) = lower(${person.withheld_name}) then null else ${name} end`;

/** A changed name that others may read waits for review from then on. */
const named = (name: SQL, at: SQL) => ({
  name: unlessWithheld(name),
  name_asked_at: sql<Date | null>`case when ${person.name_asked_at} is null or ${person.name} is not distinct from ${name}
    then ${person.name_asked_at} else ${at} end`,
});

export async function findMember(scope: Scope, id: string): Promise<PersonRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(person)
    .where(and(isMember(scope), eq(person.id, id)));
  return row;
}

/** The public names of these people by id; people without one are left out. */
export async function findNames(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await scope.db
    .select({ id: person.id, name: person.public_name })
    .from(person)
    .where(and(isMember(scope), inArray(person.id, [...ids])));
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** Labels of these members for admins: their own name, else the public one, else the address. */
export async function findLabels(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, public_name, name, email } = person;
  const rows = await scope.db
    .select({ id, label: sql<string | null>`coalesce(${name}, ${public_name}, ${email})` })
    .from(person)
    .where(and(isMember(scope), inArray(id, [...ids])));
  return new Map(rows.flatMap((row) => (row.label === null ? [] : [[row.id, row.label] as const])));
}

export async function findMemberByClaims(
  scope: Scope,
  claims: { readonly issuer: string; readonly sub: string },
): Promise<PersonRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(person)
    .where(and(isMember(scope), eq(person.issuer, claims.issuer), eq(person.sub, claims.sub)));
  return row;
}

export async function findVisitor(scope: Scope, id: string): Promise<PersonRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(person)
    .where(and(eq(person.site_id, scope.site_id), eq(person.kind, 'visitor'), eq(person.id, id)));
  return row;
}

export async function findByTelegram(scope: Scope, id: string): Promise<PersonRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(person)
    .where(and(isMember(scope), eq(person.telegram_id, id)));
  return row;
}

/** Last seen first, because an address may have belonged to another account before. */
export async function findByEmail(scope: Scope, email: string): Promise<PersonRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(person)
    .where(and(isMember(scope), eq(person.email, email)))
    .orderBy(desc(person.seen_at))
    .limit(1);
  return row;
}

export async function listAdmins(scope: Scope): Promise<PersonRow[]> {
  return scope.db
    .select()
    .from(person)
    .where(and(isMember(scope), eq(person.is_admin, true)))
    .orderBy(asc(person.created_at))
    .limit(1_000);
}

export type MemberChange = Partial<
  Pick<
    NewPerson,
    | 'name'
    | 'email'
    | 'email_verified'
    | 'pending_email'
    | 'telegram_id'
    | 'is_admin'
    | 'admin_roles'
    | 'marketing_given'
    | 'marketing_version'
    | 'marketing_at'
    | 'adult_since'
    | 'deletion_at'
    | 'banned_at'
  >
>;

export async function changeMember(
  scope: Scope,
  id: string,
  { name, ...change }: MemberChange,
  at: Date,
): Promise<PersonRow | undefined> {
  const naming =
    name === undefined ? {} : named(sql`${name}::text`, sql`${at.toISOString()}::timestamptz`);
  const [row] = await scope.db
    .update(person)
    .set({ ...change, ...naming })
    .where(and(isMember(scope), eq(person.id, id)))
    .returning();
  return row;
}

export async function destroyKey(scope: Scope, id: string): Promise<void> {
  await scope.db.delete(person_key).where(eq(person_key.person_id, id));
}

/** Also deletes the key, the sign-ins and the tokens. */
export async function removePerson(scope: Scope, id: string): Promise<void> {
  await scope.db.delete(person).where(and(eq(person.id, id), eq(person.site_id, scope.site_id)));
}
