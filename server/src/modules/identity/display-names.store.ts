// The SQL of display names. A decision applies to exactly the name that was reviewed.
import { and, eq, isNull, isNotNull, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { person } from './tables.ts';
import { createHash } from 'node:crypto';
import type { PersonRow } from './identity.store.ts';

export const isMember = (scope: Scope) =>
  and(eq(person.site_id, scope.site_id), eq(person.kind, 'member'));

/** The condition of the index of names that wait for review. */
export const nameWaits = sql`${person.name_asked_at} is not null and ${person.name} is distinct from ${person.public_name}
  and ${person.name} is distinct from ${person.refused_name} and ${person.name} is not null`;

/** Called when others can read the member's name for the first time: it must be reviewed. */
export async function requestDisplayName(scope: Scope, id: string, at: Date): Promise<void> {
  await scope.db
    .update(person)
    .set({ name_asked_at: at })
    .where(and(isMember(scope), eq(person.id, id), isNull(person.name_asked_at)));
}

interface Looked {
  readonly id: string;
  /** The name that was reviewed, so that a newer name is not approved with it. */
  readonly name: string;
}

const isThis = (scope: Scope, { id, name }: Looked) =>
  and(isMember(scope), eq(person.id, id), eq(person.name, name), nameWaits);

/** Returns the former public name; undefined if this name does not wait for review. */
export async function holdName(scope: Scope, looked: Looked) {
  const [row] = await scope.db
    .select({ public_name: person.public_name })
    .from(person)
    .where(isThis(scope, looked))
    .for('no key update');
  return row;
}

export async function approveName(scope: Scope, looked: Looked): Promise<void> {
  await scope.db
    .update(person)
    .set({ public_name: looked.name, refused_name: null, name_reason: null })
    .where(isThis(scope, looked));
}

export async function refuseName(scope: Scope, looked: Looked, reason: string): Promise<void> {
  await scope.db
    .update(person)
    .set({ refused_name: looked.name, name_reason: reason })
    .where(isThis(scope, looked));
}

/** Withdraws the public name permanently. Returns whether there was one, including one that is already withheld. */
export async function withholdName(scope: Scope, id: string): Promise<boolean> {
  const known = sql<string | null>`coalesce(${person.public_name}, ${person.withheld_name})`;
  const { rowCount } = await scope.db
    .update(person)
    .set({
      name: sql`nullif(${person.name}, ${person.public_name})`,
      public_name: null,
      withheld_name: known,
    })
    .where(and(isMember(scope), eq(person.id, id), isNotNull(known)));
  return rowCount === 1;
}

/** Does nothing if a new name was chosen or approved in the meantime. */
export async function giveNameBack(scope: Scope, id: string): Promise<void> {
  await scope.db
    .update(person)
    .set({
      name: sql`coalesce(${person.name}, ${person.withheld_name})`,
      public_name: sql`coalesce(${person.public_name}, ${person.withheld_name})`,
      withheld_name: null,
    })
    .where(and(isMember(scope), eq(person.id, id)));
}

type NameState = 'shown' | 'waiting' | 'refused' | 'unasked';

/** Names of accounts that were created without a name. */
const NEUTRAL = /^User_[0-9a-f]{8,10}$/;

/** The assigned name if it is neutral, else a neutral name derived from the member's id. */
export function neutralName(id: string, assigned: string | null | undefined): string {
  if (assigned && NEUTRAL.test(assigned)) return assigned;
  return `User_${createHash('sha256').update(id).digest('hex').slice(0, 10)}`;
}

type Named = Pick<PersonRow, 'name' | 'public_name' | 'refused_name' | 'name_asked_at'>;

/** Names are reviewed only after their member first publishes something. */
export function nameState({ name, public_name, refused_name, name_asked_at }: Named): NameState {
  if (name === null || name === public_name) return 'shown';
  if (name === refused_name) return 'refused';
  return name_asked_at === null ? 'unasked' : 'waiting';
}
