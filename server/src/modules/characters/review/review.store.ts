// The SQL of the review: the queue, the last approved versions, and approvals.
import { and, asc, desc, eq, isNotNull, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { person } from '../../identity/tables.ts';
import type { VersionRow } from '../own/own.store.ts';
import { character_version } from '../own/own.tables.ts';
import { selectCharacters, type CharacterRow } from '../characters.store.ts';
import { character } from '../tables.ts';
import { nameWaits } from '../../identity/service.ts';

const waits = (scope: Scope) =>
  and(eq(character.site_id, scope.site_id), eq(character.visibility, 'pending_review'));

export async function listWaiting(scope: Scope, most: number) {
  const rows = await selectCharacters(scope, waits(scope))
    .orderBy(asc(character.updated_at), asc(character.id))
    .limit(most);
  return { rows, total: await scope.db.$count(character, waits(scope)) };
}

export async function findWaiting(scope: Scope, id: string): Promise<CharacterRow | undefined> {
  const [row] = await selectCharacters(scope, and(waits(scope), eq(character.id, id)));
  return row;
}

/** The current row; edits by its owner wait for the end of this transaction, or are visible in it. */
export async function lockWaiting(scope: Scope, id: string): Promise<CharacterRow | undefined> {
  const [row] = await selectCharacters(scope, and(waits(scope), eq(character.id, id))).for(
    'update',
    { of: character },
  );
  return row;
}

export async function findApproved(db: Db, id: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(character_version)
    .where(and(eq(character_version.character_id, id), isNotNull(character_version.approved_at)))
    .orderBy(desc(character_version.version))
    .limit(1);
  return row;
}

export async function markApproved(
  db: Db,
  { id, version, portrait_id }: Pick<CharacterRow, 'id' | 'version' | 'portrait_id'>,
  at: Date,
): Promise<void> {
  await db
    .update(character_version)
    // A picture that was removed since this version was stored was not reviewed, either.
    .set({ approved_at: at, portrait_id })
    .where(and(eq(character_version.character_id, id), eq(character_version.version, version)));
}

export async function listWaitingNames(scope: Scope, most: number) {
  const { id, name, public_name, name_asked_at } = person;
  const shown = scope.db
    .select({ one: sql`1` })
    .from(character)
    .where(
      and(
        eq(character.owner_id, person.id),
        eq(character.site_id, scope.site_id),
        inArray(character.visibility, ['public', 'pending_review']),
      ),
    );
  const waits = and(eq(person.site_id, scope.site_id), nameWaits, exists(shown));
  const rows = await scope.db
    .select({ id, name, public_name, name_asked_at })
    .from(person)
    .where(waits)
    .orderBy(asc(name_asked_at), asc(id))
    .limit(most);
  return { rows, total: await scope.db.$count(person, waits) };
}
