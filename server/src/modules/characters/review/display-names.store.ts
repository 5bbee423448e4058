// The SQL of pending display names: of members with public or submitted characters.
import { and, asc, count, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import { nameWaits } from '../../identity/service.ts';
import { person } from '../../identity/tables.ts';
import { character } from '../tables.ts';

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
  const [all] = await scope.db.select({ n: count() }).from(person).where(waits);
  return { rows, total: all?.n ?? 0 };
}
