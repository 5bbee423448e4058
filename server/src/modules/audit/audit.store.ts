// The SQL of the audit log.
import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { isUuid } from '../../platform/ids.ts';
import { audit_head, audit_log } from './tables.ts';

export type AuditRow = typeof audit_log.$inferSelect;
export type Head = Pick<typeof audit_head.$inferSelect, 'seq' | 'hash'>;

/** The next number and the previous hash. Locks the site's log until the transaction ends. */
export async function takeNext({ db, site_id }: Scope): Promise<Head> {
  const [head] = await db
    .insert(audit_head)
    .values({ site_id, seq: 1, hash: '' })
    .onConflictDoUpdate({
      target: audit_head.site_id,
      set: { seq: sql`${audit_head.seq} + 1` },
    })
    .returning({ seq: audit_head.seq, hash: audit_head.hash });
  if (!head) throw new Error('The end of the audit log could not be read.');
  return head;
}

export async function append({ db }: Scope, row: AuditRow): Promise<void> {
  await db.insert(audit_log).values(row);
  await db.update(audit_head).set({ hash: row.hash }).where(eq(audit_head.site_id, row.site_id));
}

export async function readHead({ db, site_id }: Scope): Promise<Head> {
  const [head] = await db.select().from(audit_head).where(eq(audit_head.site_id, site_id));
  return head ?? { seq: 0, hash: '' };
}

export const listAfter = ({ db, site_id }: Scope, seq: number, most: number): Promise<AuditRow[]> =>
  db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.site_id, site_id), gt(audit_log.seq, seq)))
    .orderBy(asc(audit_log.seq))
    .limit(most);

/** How many times this admin has done this since then. */
export async function countSince(
  { db, site_id }: Scope,
  { actor_id, act, since }: { actor_id: string; act: string; since: Date },
): Promise<number> {
  return db.$count(
    audit_log,
    and(
      eq(audit_log.site_id, site_id),
      eq(audit_log.act, act),
      eq(audit_log.actor_id, actor_id),
      gt(audit_log.created_at, since),
    ),
  );
}

export interface Wanted {
  readonly act?: string | undefined;
  readonly subject_type?: string | undefined;
  readonly subject_id?: string | undefined;
  readonly actor_id?: string | undefined;
  /** The id of a subject, or of the admin who acted. */
  readonly search?: string | undefined;
  readonly limit: number;
  /** Only entries before this number. */
  readonly cursor?: number | undefined;
}

const byId = (id: string) =>
  or(eq(audit_log.subject_id, id), isUuid(id) ? eq(audit_log.actor_id, id) : undefined);

export const listLatest = ({ db, site_id }: Scope, wanted: Wanted): Promise<AuditRow[]> => {
  const { act, subject_type, subject_id, actor_id, search, limit, cursor } = wanted;
  return db
    .select()
    .from(audit_log)
    .where(
      and(
        eq(audit_log.site_id, site_id),
        act === undefined ? undefined : eq(audit_log.act, act),
        subject_type === undefined ? undefined : eq(audit_log.subject_type, subject_type),
        subject_id === undefined ? undefined : eq(audit_log.subject_id, subject_id),
        actor_id === undefined ? undefined : eq(audit_log.actor_id, actor_id),
        search === undefined ? undefined : byId(search),
        cursor === undefined ? undefined : lt(audit_log.seq, cursor),
      ),
    )
    .orderBy(desc(audit_log.seq))
    .limit(limit);
};
