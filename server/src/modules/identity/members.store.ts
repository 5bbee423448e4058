// The SQL of members: find, list, sign up, and their consents.
import { and, asc, desc, eq, isNotNull, like, lt, or, sql, inArray } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { PersonRow } from './identity.store.ts';
import { isMember } from './display-names.store.ts';
import { person, sign_up, consent } from './tables.ts';
import type { Db } from '../../platform/db/handle.ts';

export interface Wanted {
  /** A full address, a full id, or the start of a name. */
  readonly search?: string | undefined;
  readonly state?: 'banned' | 'admin' | undefined;
  readonly limit: number;
  /** The last member of the previous page. */
  readonly cursor?: string | undefined;
}

/** Each kind of search uses its own index; a text is only searched at the start of a name. */
export function searchMembers(scope: Scope, wanted: Wanted): Promise<PersonRow[]> {
  const { search = '', state, cursor, limit } = wanted;
  return scope.db
    .select()
    .from(person)
    .where(
      and(
        isMember(scope),
        search === '' ? undefined : isFound(search.toLowerCase()),
        state === 'banned' ? isNotNull(person.banned_at) : undefined,
        state === 'admin' ? eq(person.is_admin, true) : undefined,
        cursor === undefined ? undefined : lt(person.id, cursor),
      ),
    )
    .orderBy(desc(person.id))
    .limit(limit);
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isFound(search: string) {
  if (ID.test(search)) return eq(person.id, search);
  const beginning = `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(eq(person.email, search), like(sql`lower(${person.name})`, beginning));
}

/**
 * Locks the member and the acting admin until the transaction ends, so that concurrent bans see each other. Does not
 * lock their keys: changing a character locks its owner's key, and a ban waits for characters.
 */
export function holdMembers(scope: Scope, ids: readonly [string, string]): Promise<PersonRow[]> {
  return scope.db
    .select()
    .from(person)
    .where(and(isMember(scope), or(eq(person.id, ids[0]), eq(person.id, ids[1]))))
    .orderBy(asc(person.id))
    .for('no key update');
}

export type SignUpRow = typeof sign_up.$inferSelect;

/** Replaces an earlier sign-up, because the new one has shown the notice again. */
export async function addSignUp(scope: Scope, row: typeof sign_up.$inferInsert): Promise<void> {
  const { site_id: _, sub: __, ...changing } = row;
  await scope.db
    .insert(sign_up)
    .values(row)
    .onConflictDoUpdate({ target: [sign_up.site_id, sign_up.sub], set: changing });
}

const isOf = (scope: Scope, sub: string) =>
  and(eq(sign_up.site_id, scope.site_id), eq(sign_up.sub, sub));

export async function findSignUp(scope: Scope, sub: string): Promise<SignUpRow | undefined> {
  const [row] = await scope.db.select().from(sign_up).where(isOf(scope, sub));
  return row;
}

export async function removeSignUp(scope: Scope, sub: string): Promise<void> {
  await scope.db.delete(sign_up).where(isOf(scope, sub));
}

export async function forgetSignUps(db: Db, before: Date): Promise<void> {
  await db.delete(sign_up).where(lt(sign_up.created_at, before));
}

export type ConsentRow = typeof consent.$inferInsert;

export async function addConsents(db: Db, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(consent).values([...rows]);
}

/** The newest versions that this person agreed to, of the terms and of the privacy policy. */
export const readAgreed = (db: Db, personId: string) =>
  db
    .selectDistinctOn([consent.kind], { kind: consent.kind, version: consent.version })
    .from(consent)
    .where(and(eq(consent.person_id, personId), inArray(consent.kind, ['terms', 'privacy'])))
    .orderBy(consent.kind, desc(consent.given_at), desc(consent.id));

export const listConsents = (db: Db, personId: string) =>
  db
    .select({
      kind: consent.kind,
      version: consent.version,
      given: consent.given,
      given_at: consent.given_at,
    })
    .from(consent)
    .where(eq(consent.person_id, personId))
    .orderBy(asc(consent.given_at), asc(consent.id));
