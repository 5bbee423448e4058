// The SQL of quarantined pictures.
import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { quarantined_picture } from './tables.ts';

type Row = typeof quarantined_picture.$inferSelect;

export async function addQuarantined(db: Db, row: Row): Promise<void> {
  await db.insert(quarantined_picture).values(row);
}

export function listQuarantined(db: Db): Promise<Omit<Row, 'content' | 'details'>[]> {
  return db
    .select(withoutPicture)
    .from(quarantined_picture)
    .orderBy(asc(quarantined_picture.matched_at));
}

const withoutPicture = {
  id: quarantined_picture.id,
  site_id: quarantined_picture.site_id,
  sha256: quarantined_picture.sha256,
  list: quarantined_picture.list,
  reference: quarantined_picture.reference,
  matched_at: quarantined_picture.matched_at,
  delete_after: quarantined_picture.delete_after,
  reported_at: quarantined_picture.reported_at,
  report_number: quarantined_picture.report_number,
};

export async function findQuarantined(db: Db, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(quarantined_picture).where(eq(quarantined_picture.id, id));
  return row;
}

export async function markReported(
  db: Db,
  { id, number, at }: { id: string; number: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(quarantined_picture)
    .set({ reported_at: at, report_number: number })
    .where(eq(quarantined_picture.id, id));
  return rowCount === 1;
}

export async function deleteDue(db: Db, now: Date): Promise<void> {
  await db.delete(quarantined_picture).where(lte(quarantined_picture.delete_after, now));
}
