// The SQL of appeals against rejections.
import { and, asc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { character } from '../tables.ts';
import { character_appeal } from './appeals.tables.ts';

export type AppealRow = typeof character_appeal.$inferSelect;
type Version = Pick<AppealRow, 'character_id' | 'version'>;

export async function addAppeal(
  db: Db,
  appeal: Omit<AppealRow, 'outcome' | 'decided_at'>,
): Promise<void> {
  await db.insert(character_appeal).values(appeal);
}

const isOpen = ({ character_id, version }: Version) =>
  and(
    eq(character_appeal.character_id, character_id),
    eq(character_appeal.version, version),
    isNull(character_appeal.outcome),
  );

export async function findOpenAppeal(db: Db, of: Version): Promise<AppealRow | undefined> {
  const [row] = await db.select().from(character_appeal).where(isOpen(of));
  return row;
}

/** False where there is none that is open. */
export async function decideAppeal(
  db: Db,
  of: Version,
  decision: { readonly outcome: 'approved' | 'rejected'; readonly decided_at: Date },
): Promise<boolean> {
  const rows = await db
    .update(character_appeal)
    .set(decision)
    .where(isOpen(of))
    .returning({ version: character_appeal.version });
  return rows.length > 0;
}

/** Of all characters of one member. */
export async function listAppeals(
  scope: Scope,
  ownerId: string,
  { last, most }: { readonly last: Version | undefined; readonly most: number },
) {
  const { character_id, version } = character_appeal;
  return scope.db
    .select(getTableColumns(character_appeal))
    .from(character_appeal)
    .innerJoin(character, eq(character.id, character_id))
    .where(
      and(
        eq(character.owner_id, ownerId),
        eq(character.site_id, scope.site_id),
        last &&
          or(
            gt(character_id, last.character_id),
            and(eq(character_id, last.character_id), gt(version, last.version)),
          ),
      ),
    )
    .orderBy(asc(character_id), asc(version))
    .limit(most);
}

export async function removeAppeals(db: Db, characterId: string): Promise<void> {
  await db.delete(character_appeal).where(eq(character_appeal.character_id, characterId));
}
