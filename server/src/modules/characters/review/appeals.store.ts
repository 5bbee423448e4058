// The SQL of appeals against rejections.
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
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

/** False if none is open. */
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

export async function removeAppeals(db: Db, characterId: string): Promise<void> {
  await db.delete(character_appeal).where(eq(character_appeal.character_id, characterId));
}
