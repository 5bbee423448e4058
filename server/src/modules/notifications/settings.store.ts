// The SQL of settings: who may be notified, and who gets a digest.
import { and, asc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { person } from '../identity/tables.ts';
import { site } from '../sites/tables.ts';
import { notification_settings } from './tables.ts';

export type SettingsRow = typeof notification_settings.$inferSelect;
export type Settings = Omit<SettingsRow, 'person_id' | 'site_id' | 'digest_at'>;

const isOf = (scope: Scope, personId: string) =>
  and(
    eq(notification_settings.site_id, scope.site_id),
    eq(notification_settings.person_id, personId),
  );

export async function findSettings(
  scope: Scope,
  personId: string,
): Promise<SettingsRow | undefined> {
  const [row] = await scope.db.select().from(notification_settings).where(isOf(scope, personId));
  return row;
}

export async function saveSettings(
  { db, site_id }: Scope,
  person_id: string,
  settings: Settings,
): Promise<void> {
  await db
    .insert(notification_settings)
    .values({ person_id, site_id, ...settings })
    .onConflictDoUpdate({ target: notification_settings.person_id, set: settings });
}

export async function endDigests(scope: Scope, personId: string): Promise<void> {
  await scope.db
    .update(notification_settings)
    .set({ email_digest: false })
    .where(isOf(scope, personId));
}

/** Neither suspended nor about to be deleted. */
const isReachable = and(isNull(person.banned_at), isNull(person.deletion_at));

export interface Reachable {
  readonly person_id: string;
  /** Null where nothing was changed. */
  readonly settings: SettingsRow | null;
}

/** Undefined for a person who is gone, suspended or leaving. */
export async function findReachable(
  scope: Scope,
  personId: string,
): Promise<Reachable | undefined> {
  const [row] = await scope.db
    .select({ person_id: person.id, settings: notification_settings })
    .from(person)
    .leftJoin(notification_settings, eq(notification_settings.person_id, person.id))
    .where(and(eq(person.site_id, scope.site_id), eq(person.id, personId), isReachable));
  return row;
}

/** Those whose last digest is older, of all sites, with what leads a mail to them. */
export async function listForDigest(
  db: Db,
  { before, after, most }: { before: Date; after: string | undefined; most: number },
) {
  return db
    .select({ settings: notification_settings, email: person.email, host: site.host })
    .from(notification_settings)
    .innerJoin(person, eq(person.id, notification_settings.person_id))
    .innerJoin(site, eq(site.id, notification_settings.site_id))
    .where(
      and(
        notification_settings.email_digest,
        notification_settings.enabled,
        or(isNull(notification_settings.digest_at), lt(notification_settings.digest_at, before)),
        after === undefined ? undefined : gt(notification_settings.person_id, after),
        person.email_verified,
        isNotNull(person.email),
        isReachable,
      ),
    )
    .orderBy(asc(notification_settings.person_id))
    .limit(most);
}

/** False where another process was quicker, or the member does not want it any more. */
export async function claimDigest(
  scope: Scope,
  { person_id, before, at }: { person_id: string; before: Date; at: Date },
): Promise<boolean> {
  const rows = await scope.db
    .update(notification_settings)
    .set({ digest_at: at })
    .where(
      and(
        isOf(scope, person_id),
        notification_settings.email_digest,
        notification_settings.enabled,
        or(isNull(notification_settings.digest_at), lt(notification_settings.digest_at, before)),
      ),
    )
    .returning({ id: notification_settings.person_id });
  return rows.length > 0;
}

export async function eraseSettings(scope: Scope, personId: string): Promise<void> {
  await scope.db.delete(notification_settings).where(isOf(scope, personId));
}
