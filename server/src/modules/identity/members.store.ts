// The SQL of finding members for admins, and of holding those whom a ban is about.
import { and, asc, desc, eq, isNotNull, like, lt, or, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { PersonRow } from './identity.store.ts';
import { isMember } from './display-names.store.ts';
import { person } from './tables.ts';

export interface Wanted {
  /** A full address, a full id, or the start of a name. */
  readonly search?: string | undefined;
  readonly state?: 'banned' | 'admin' | undefined;
  readonly limit: number;
  /** The last one that was shown. */
  readonly cursor?: string | undefined;
}

/** Each way has an index of its own; what is typed is never looked for in the middle of a text. */
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
 * The member and the admin who acts, held until the end of the transaction, so that of two bans at once one sees the
 * other. Their keys stay unlocked: a character that is changed twice locks its owner's, and a ban waits for characters.
 */
export function holdMembers(scope: Scope, ids: readonly [string, string]): Promise<PersonRow[]> {
  return scope.db
    .select()
    .from(person)
    .where(and(isMember(scope), or(eq(person.id, ids[0]), eq(person.id, ids[1]))))
    .orderBy(asc(person.id))
    .for('no key update');
}
